import Testing
import UIKit

private final class Chip: UIView {
  var size: CGSize
  override var intrinsicContentSize: CGSize { size }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}

@Suite struct StackViewTests {
  let host = HeadlessHost(size: CGSize(width: 400, height: 800), root: { UIViewController() })

  private func stack(_ views: [UIView], width: CGFloat? = 300, height: CGFloat? = 100, _ change: (UIStackView) -> Void)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    host.view.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: host.view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: host.view.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    host.advance(ticks: 1)
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.maxX] } }

  @Test func fillStretchesTheOneThatHugsLeast() {
    let chips = [Chip(50, 20), Chip(60, 30), Chip(70, 40)]
    for (index, chip) in chips.enumerated() {
      chip.setContentHuggingPriority(UILayoutPriority(250 + Float(index)), for: .horizontal)
    }
    _ = stack(chips) { $0.spacing = 10 }
    #expect(spans(chips) == [[0, 150], [160, 220], [230, 300]])
    #expect(chips.allSatisfy { $0.frame.height == 100 && $0.frame.minY == 0 })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func fillEquallyAndProportionally() {
    let equal = [Chip(50, 20), Chip(60, 30), Chip(70, 40)]
    let row = stack(equal) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(spans(equal) == [[0, 90], [105, 195], [210, 300]])
    row.distribution = .fillProportionally
    row.spacing = 0
    host.advance(ticks: 1)
    let widths = equal.map { $0.frame.width }
    #expect(abs(widths[0] - 300 * 50 / 180) < 0.1 && abs(widths[2] - 300 * 70 / 180) < 0.1)
  }

  @Test func equalSpacingAndCentering() {
    let chips = [Chip(50, 20), Chip(100, 30), Chip(60, 40)]
    let row = stack(chips) { $0.distribution = .equalSpacing }
    #expect(spans(chips) == [[0, 50], [95, 195], [240, 300]])
    row.distribution = .equalCentering
    host.advance(ticks: 1)
    #expect(chips[1].center.x - chips[0].center.x == chips[2].center.x - chips[1].center.x)
    #expect(chips[0].frame.minX == 0 && chips[2].frame.maxX == 300)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, 0.0, 100.0), (.leading, 0, 20), (.trailing, 80, 100), (.center, 40, 60),
  ])
  func alignment(_ alignment: UIStackView.Alignment, top: CGFloat, bottom: CGFloat) {
    let chip = Chip(50, 20)
    _ = stack([chip]) { $0.alignment = alignment }
    #expect(chip.frame.minY == top && chip.frame.maxY == bottom)
  }

  @Test func aColumnIsAsLargeAsItsViews() {
    let chips = [Chip(50, 20), Chip(80, 30), Chip(60, 40)]
    let column = stack(chips, width: nil, height: nil) {
      $0.axis = .vertical
      $0.alignment = .center
      $0.spacing = 5
      $0.setCustomSpacing(12, after: chips[0])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(column.frame.size == CGSize(width: 86, height: 111))
    #expect(chips.map { $0.frame.origin } == [CGPoint(x: 17, y: 1), CGPoint(x: 2, y: 33), CGPoint(x: 12, y: 68)])
  }

  @Test func theHiddenTakeNoRoomAndComeBack() {
    let chips = [Chip(50, 20), Chip(80, 30), Chip(60, 40)]
    let row = stack(chips, width: nil) { $0.spacing = 10 }
    #expect(row.frame.width == 210)
    chips[1].isHidden = true
    host.advance(ticks: 1)
    #expect(row.frame.width == 120 && chips[2].frame.minX == 60)
    chips[1].isHidden = false
    chips[0].removeFromSuperview()
    host.advance(ticks: 1)
    #expect(row.arrangedSubviews.count == 2 && row.frame.width == 150 && chips[1].frame.minX == 0)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func stacksInStacks() {
    let inner = [
      UIStackView(arrangedSubviews: [Chip(30, 10), Chip(30, 10)]), UIStackView(arrangedSubviews: [Chip(20, 15)]),
    ]
    let column = stack(inner, width: nil, height: nil) { $0.axis = .vertical }
    #expect(column.frame.size == CGSize(width: 60, height: 25))
    #expect(inner[1].frame == CGRect(x: 0, y: 10, width: 60, height: 15))
    #expect(inner[1].arrangedSubviews[0].frame.width == 60)
  }

  @Test func baselinesLineUp() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    small.font = .systemFont(ofSize: 12)
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    _ = stack([small, large], width: nil, height: nil) { $0.alignment = .firstBaseline }
    host.advance(ticks: 1)
    let baselines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) < 2)
  }
}
