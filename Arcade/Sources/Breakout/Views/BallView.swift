import ArcadeKit
import UIKit

/// The ball: a lamp with a short afterglow that points back along its way.
final class BallView: UIView {
  private let tail = UIView()
  private let tailLight = CAGradientLayer()
  private let look: CourtLook
  /// The direction in which the tail points now, as a unit vector.
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

  /// A ball is round, whatever it looks like.
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  private func buildTail(diameter: CGFloat) {
    tail.isUserInteractionEnabled = false
    tail.bounds = CGRect(x: 0, y: 0, width: diameter * 0.9, height: diameter * 2.8)
    // Turned about the end that lies under the ball.
    tail.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    tail.center = CGPoint(x: diameter / 2, y: diameter / 2)
    tailLight.frame = tail.bounds
    tailLight.colors = [look.glow.withAlphaComponent(0.55).cgColor, look.glow.withAlphaComponent(0).cgColor]
    tailLight.cornerRadius = diameter * 0.45
    tail.layer.addSublayer(tailLight)
    tail.isHidden = true
    addSubview(tail)
  }

  /// Turns the afterglow away from the flight; a zero velocity puts it out.
  func showFlight(_ velocity: CGPoint) {
    guard !look.isPlain else { return }
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed > 0, !Motion.isReduced else {
      tail.isHidden = true
      heading = .zero
      return
    }
    let direction = CGPoint(x: velocity.x / speed, y: velocity.y / speed)
    // A turn of less than three degrees is not seen.
    if direction.x * heading.x + direction.y * heading.y > 0.9986 { return }
    heading = direction
    tail.isHidden = false
    // The tail hangs down when the ball flies up: a rotation by the angle between up and the heading.
    tail.transform = CGAffineTransform(a: -direction.y, b: direction.x, c: -direction.x, d: -direction.y, tx: 0, ty: 0)
  }
}
