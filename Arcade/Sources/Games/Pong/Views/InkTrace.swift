import UIKit

/// The wet ink behind the ball, as one shape below the numerals. It has the color that thin ink has on this paper and is
/// opaque, so that nothing shows where it crosses itself.
final class InkTrace: UIView {
  private var tail = InkTail()
  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.addSublayer(shape)
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "InkTrace" }

  override func resolveColors() {
    super.resolveColors()
    shape.fillColor = Ink.trail.resolvedColor(with: traitCollection).cgColor
  }

  /// The outline of the tail; nil for none.
  var outline: CGPath? { shape.path }

  /// Follows a ball of `diameter` to `place` in one tick.
  func follow(_ place: CGPoint, velocity: CGPoint, diameter: CGFloat) {
    if tail.isEmpty { wet() }
    tail.follow(place, velocity: velocity)
    shape.path = tail.outline(width: diameter * 0.62)
  }

  /// Lets the tail dry, because the ball is gone; the next one begins elsewhere.
  func lift() {
    guard !tail.isEmpty else { return }
    tail.clear()
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut, animations: { self.alpha = 0 })
  }

  /// Removes the whole tail at once.
  func clear() {
    tail.clear()
    wet()
  }

  private func wet() {
    layer.removeAllAnimations()
    alpha = 1
    shape.path = nil
  }
}
