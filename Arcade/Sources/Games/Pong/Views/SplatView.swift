import ArcadeKit
import UIKit

/// A splash of ink where the ball hit something. It spreads at once and dries within about a second.
final class SplatView: UIView {
  private let shape = CAShapeLayer()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    alpha = 0
    layer.addSublayer(shape)
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SplatView" }

  override func resolveColors() {
    super.resolveColors()
    shape.fillColor = Ink.trail.resolvedColor(with: traitCollection).cgColor
  }

  /// Splashes at `place`, away along `direction`; equal seeds give equal splashes.
  func splash(at place: CGPoint, radius: CGFloat, towards direction: CGPoint, seed: UInt64) {
    layer.removeAllAnimations()
    center = place
    shape.path = InkBlot.path(
      at: .zero, radius: radius, towards: atan2(direction.y, direction.x), seed: seed)
    alpha = 1
    if !Motion.isReduced {
      transform = CGAffineTransform(scaleX: 0.35, y: 0.35)
      UIView.animate(withDuration: 0.09, delay: 0, options: .curveEaseOut, animations: { self.transform = .identity })
    }
    UIView.animate(withDuration: 1.1, delay: 0.25, options: .curveEaseIn, animations: { self.alpha = 0 })
  }

  /// Takes the splash away at once.
  func wipe() {
    layer.removeAllAnimations()
    alpha = 0
    transform = .identity
    center = .zero
    shape.path = nil
  }
}
