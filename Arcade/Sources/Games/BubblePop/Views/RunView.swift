import ArcadeKit
import UIKit

/// The combo's color: a bubble of it, and the value of the next one.
final class RunView: UIView {
  private let caption = UILabel()
  private let value = UILabel()
  private let sample = SampleView()
  private var shown = ComboRun()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = BubbleStrings.run
    caption.text = BubbleStrings.run
    for label in [caption, value] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    addSubview(sample)
    caption.textColor = Soap.faintInk
    value.textColor = Soap.ink
    write()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "RunView" }

  /// Shows a combo; nothing is created again if it is the same.
  func show(_ run: ComboRun) {
    guard run != shown else { return }
    let isNew = run.kind != shown.kind && run.kind != nil
    shown = run
    write()
    guard isNew, !Motion.isReduced else { return }
    sample.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: Motion.move, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
      animations: { self.sample.transform = .identity })
  }

  private func write() {
    sample.kind = shown.kind
    value.show(shown.nextPoints.map { BubbleStrings.gain($0) } ?? (shown.length > 0 ? BubbleStrings.anyColor : "–"))
    accessibilityValue = BubbleStrings.run(shown)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = 1 + (min(max(traitCollection.textScale, 1), 2) - 1) / 2
    let height = min(bounds.height, 60 * scale)
    let top = (bounds.height - height) / 2
    caption.setSoap(13 * scale, .semibold)
    value.setSoap(22 * scale, .heavy)
    caption.frame = CGRect(x: 2, y: top + 2, width: max(bounds.width - 4, 1), height: height * 0.32)
    // The number must not run into the one beside it.
    let inset = HUDView.inset
    let line = CGRect(x: inset, y: top + height * 0.36, width: max(bounds.width - 2 * inset, 1), height: height * 0.6)
    let side = shown.kind == nil ? 0 : min(line.height * 0.86, line.width * 0.42, 30 * scale)
    let room = max(line.width - side - (side > 0 ? Spacing.hair : 0), 1)
    let width = min(value.sizeThatFits(CGSize(width: room, height: 0)).width, room)
    let left = line.minX + (line.width - width - side - (side > 0 ? Spacing.hair : 0)) / 2
    sample.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let middle = left + side / 2
    sample.center = CGPoint(x: readsRightToLeft ? bounds.width - middle : middle, y: line.midY)
    place(
      value,
      leading: CGRect(x: left + side + (side > 0 ? Spacing.hair : 0), y: line.minY, width: width, height: line.height))
  }
}

/// A small bubble of a kind, with its symbol alone.
private final class SampleView: UIView {
  var kind: BubbleKind? {
    didSet { if kind != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SampleView" }

  override func draw(_ rect: CGRect) {
    guard let kind, let context = UIGraphicsGetCurrentContext() else { return }
    BubblePainter.draw(kind, in: bounds, context: context, hasPoints: false)
  }
}
