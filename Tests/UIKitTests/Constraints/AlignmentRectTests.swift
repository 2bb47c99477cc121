import Testing
import UIKit

/// A view with an ornament around its content: 3 points above, 5 left, 7 below and 9 right of it.
private final class Framed: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9) }
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

@Suite struct AlignmentRectTests {
  let host = HeadlessHost(size: CGSize(width: 400, height: 800), root: { UIViewController() })

  private func place<View: UIView>(_ view: View, _ constraints: (View, UIView) -> [NSLayoutConstraint]) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, host.view))
    host.advance(ticks: 1)
    return view
  }

  @Test func theRectangleIsTheFrameWithoutTheInsetsAndBack() {
    let framed = Framed()
    let frame = CGRect(x: 100, y: 200, width: 54, height: 30)
    let rectangle = CGRect(x: 105, y: 203, width: 40, height: 20)
    #expect(framed.alignmentRect(forFrame: frame) == rectangle)
    #expect(framed.frame(forAlignmentRect: rectangle) == frame)
    #expect(UIView().alignmentRectInsets == .zero)
  }

  @Test func edgesAreThoseOfTheRectangleAndTheContentHasItsSize() {
    let framed = place(Framed()) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20),
        $0.topAnchor.constraint(equalTo: $1.topAnchor),
      ]
    }
    #expect(framed.frame == CGRect(x: 15, y: -3, width: 54, height: 30))
  }

  @Test func farEdgesAndSizesAreThoseOfTheRectangle() {
    let framed = place(Framed()) {
      [
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -20),
        $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor), $0.widthAnchor.constraint(equalToConstant: 100),
        $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5),
      ]
    }
    #expect(framed.frame == CGRect(x: 400 - 20 - 100 - 5, y: 800 - 50 - 3, width: 114, height: 60))
  }

  @Test func theMiddleIsThatOfTheRectangle() {
    let framed = place(Framed()) {
      [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor), $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor)]
    }
    #expect(framed.alignmentRect(forFrame: framed.frame) == CGRect(x: 180, y: 390, width: 40, height: 20))
  }

  @Test func marginsAreMeasuredFromTheEdgesOfTheView() {
    let framed = place(Framed()) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor),
        $0.widthAnchor.constraint(equalToConstant: 100), $0.heightAnchor.constraint(equalToConstant: 100),
      ]
    }
    framed.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    framed.addSubview(child)
    NSLayoutConstraint.activate(
      [.leftMargin, .topMargin, .rightMargin, .bottomMargin].map { (margin: NSLayoutConstraint.Attribute) in
        let edge: NSLayoutConstraint.Attribute =
          margin == .leftMargin ? .left : margin == .topMargin ? .top : margin == .rightMargin ? .right : .bottom
        return NSLayoutConstraint(
          item: child, attribute: edge, relatedBy: .equal, toItem: framed, attribute: margin, multiplier: 1, constant: 0
        )
      })
    host.advance(ticks: 1)
    #expect(framed.bounds.size == CGSize(width: 114, height: 110))
    #expect(child.frame == CGRect(x: 10, y: 10, width: 94, height: 90))
  }

  /// In a file of Interface Builder, a switch at the trailing margin of a view 375 points wide has the frame
  /// (310, y, 51, 31): its margin is at 359.
  @Test func aSwitchIsAlignedBy49OfIts51Points() {
    let toggle = place(UISwitch(frame: .zero)) {
      [
        $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 359),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 6),
      ]
    }
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.frame == CGRect(x: 310, y: 6, width: 51, height: 31))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func aStackLeavesItsSpacingBesideTheRectangle() {
    let (first, last) = (Framed(), UIView())
    last.widthAnchor.constraint(equalToConstant: 30).isActive = true
    _ = place(UIStackView(arrangedSubviews: [first, last])) {
      $0.spacing = 8
      return [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor)]
    }
    #expect([first.frame.minX, first.frame.width, last.frame.minX] == [-5, 54, 48])
  }

  // MARK: Images

  /// A picture with a shadow: 60 × 40 points, of which 50 × 30 are aligned.
  private let shadowed = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }
    .withAlignmentRectInsets(UIEdgeInsets(top: 2, left: 3, bottom: 8, right: 7))

  /// Places a view 20 points from the leading and the upper edge.
  private func placeAtTwenty(_ view: UIImageView) -> UIImageView {
    place(view) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 20),
      ]
    }
  }

  @Test func anImageViewIsAlignedByItsImage() {
    let view = placeAtTwenty(UIImageView(image: shadowed.withRenderingMode(.alwaysTemplate)))
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 30))
    #expect(view.frame == CGRect(x: 17, y: 18, width: 60, height: 40))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 60, height: 40))
  }

  @Test func anotherImageIsAlignedByItsOwnInsets() {
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }
    let view = placeAtTwenty(UIImageView(image: plain))
    #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
    view.image = shadowed
    host.advance(ticks: 1)
    #expect(view.frame == CGRect(x: 17, y: 18, width: 60, height: 40))
    view.image = plain
    host.advance(ticks: 1)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
  }

  @Test func insetsThatAreNotFiniteCountAsNone() {
    let image = shadowed.withAlignmentRectInsets(UIEdgeInsets(top: .infinity, left: -4, bottom: .nan, right: 1))
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 1))
    #expect(image.size == shadowed.size)
  }
}
