import ArcadeKit
import UIKit

/// Points that were won or lost, which rise from the place where that happened and fade.
final class PointsView: UILabel {
  init(_ points: Int) {
    super.init(frame: .zero)
    text = points > 0 ? "+\(points)" : "−\(-points)"
    textAlignment = .center
    textColor = FeltInk.chalk
    backgroundColor = points > 0 ? FeltInk.right : FeltInk.wrong
    setRounded(22 * traitCollection.halfTextScale, .bold)
    let size = sizeThatFits(CGSize(width: 200, height: 100))
    let height = size.height + 2 * Spacing.hair
    bounds = CGRect(x: 0, y: 0, width: max(size.width + 2 * Spacing.close, height), height: height)
    layer.cornerRadius = height / 2
    clipsToBounds = true
    isUserInteractionEnabled = false
    // The message says it in words.
    isAccessibilityElement = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PointsView" }

  /// Rises from `place` in a view, and is removed from it.
  func rise(from place: CGPoint, in view: UIView) {
    let margin = Spacing.tight
    let x = min(max(place.x, bounds.width / 2 + margin), view.bounds.width - bounds.width / 2 - margin)
    center = CGPoint(x: x, y: max(place.y, bounds.height + margin))
    view.addSubview(self)
    let goal = CGPoint(x: x, y: max(center.y - 56, bounds.height / 2 + margin))
    let still = center
    alpha = 0
    UIView.animateKeyframes(
      withDuration: 1.3, delay: 0, options: [.allowUserInteraction],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.15) { self.alpha = 1 }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          self.center = Motion.isReduced ? still : goal
        }
        UIView.addKeyframe(withRelativeStartTime: 0.65, relativeDuration: 0.35) { self.alpha = 0 }
      },
      completion: { [me = Weak(self)] _ in me.value?.removeFromSuperview() })
  }
}
