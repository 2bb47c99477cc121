import UIKit

/// The ball: a red seal on the paper.
final class BallView: UIView {
  init(diameter: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    isUserInteractionEnabled = false
    backgroundColor = Ink.red
    layer.cornerRadius = diameter / 2
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = PongStrings.ball
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BallView" }

  /// The ball collides as a disc, whatever it looks like.
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
