import ArcadeKit
import UIKit

/// The ball: a lamp with a short afterglow behind it.
final class BallView: UIView {
  private let tail = UIView()
  private let tailLight = CAGradientLayer()
  private let look: CourtLook
  /// The direction of flight that the tail shows, as a unit vector.
  private var heading = CGPoint.zero

  init(diameter: CGFloat, look: CourtLook) {
    self.look = look
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    isUserInteractionEnabled = false
    backgroundColor = look.ball
    layer.cornerRadius = look.isPlain ? 0 : diameter / 2
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = BreakoutStrings.ball
    guard !look.isPlain else { return }
    layer.shadowColor = look.glow.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = diameter * 0.7
    layer.shadowOpacity = 0.9
    buildTail(diameter: diameter)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BallView" }

  /// The ball collides as a disc, whatever it looks like.
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  private func buildTail(diameter: CGFloat) {
    tail.isUserInteractionEnabled = false
    tail.bounds = CGRect(x: 0, y: 0, width: diameter * 0.9, height: diameter * 2.8)
    // The tail rotates about its end at the ball's centre.
    tail.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    tail.center = CGPoint(x: diameter / 2, y: diameter / 2)
    tailLight.frame = tail.bounds
    tailLight.colors = [look.glow.withAlphaComponent(0.55).cgColor, look.glow.withAlphaComponent(0).cgColor]
    tailLight.cornerRadius = diameter * 0.45
    tail.layer.addSublayer(tailLight)
    tail.isHidden = true
    addSubview(tail)
  }

  /// Points the afterglow away from the direction of flight; a zero velocity hides it.
  func showFlight(_ velocity: CGPoint) {
    guard !look.isPlain else { return }
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed > 0, !Motion.isReduced else {
      tail.isHidden = true
      heading = .zero
      return
    }
    let direction = CGPoint(x: velocity.x / speed, y: velocity.y / speed)
    // Nobody sees a turn of less than three degrees.
    if direction.x * heading.x + direction.y * heading.y > 0.9986 { return }
    heading = direction
    tail.isHidden = false
    // At zero rotation the tail hangs down, behind a ball that flies up, so it is rotated by the angle between up and
    // the heading.
    tail.transform = CGAffineTransform(a: -direction.y, b: direction.x, c: -direction.x, d: -direction.y, tx: 0, ty: 0)
  }
}
