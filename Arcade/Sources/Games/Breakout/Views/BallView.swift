import ArcadeKit
import UIKit

/// The ball: a lamp with an afterglow where it was a moment ago.
final class BallView: UIView {
  /// Distinguishes it from the other balls of a game.
  let number: Int
  private let look: CourtLook
  /// The lights of the afterglow, the youngest first. They are beside the ball in the court, because they stay behind.
  private var glows: [UIView] = []
  /// Where the ball was in the last ticks, the youngest first.
  private var places: [CGPoint] = []

  /// The ticks between two lights, and the most lights of one ball and of all together.
  private static let ticksPerGlow = 2
  private static let mostGlows = 6
  private static let mostOfAll = 12

  init(diameter: CGFloat, look: CourtLook, number: Int = 0) {
    self.look = look
    self.number = number
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
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BallView" }

  /// The ball collides as a disc, whatever it looks like.
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  override func removeFromSuperview() {
    clearTail()
    super.removeFromSuperview()
  }

  /// Grows a new ball to its size; with reduced motion it appears at once.
  func appear() {
    guard !Motion.isReduced else { return }
    UIView.performWithoutAnimation { transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
    UIView.animate(
      withDuration: 2 * Motion.move, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.transform = .identity })
  }

  /// Shows it as a burning ball, or as an ordinary one.
  func setBurning(_ isBurning: Bool) {
    backgroundColor = isBurning ? .rgb(0xFFB347) : look.ball
    if !look.isPlain { layer.shadowColor = isBurning ? UIColor.rgb(0xFF5A1F).cgColor : look.glow.cgColor }
    for glow in glows { glow.backgroundColor = isBurning ? .rgb(0xFF7A2F) : look.glow }
  }

  /// Advances the afterglow by a tick; `count` balls share the allowed number of lights.
  func leaveTail(among count: Int) {
    guard !look.isPlain, !Motion.isReduced, let court = superview else { return clearTail() }
    places.insert(center, at: 0)
    if places.count > BallView.ticksPerGlow * BallView.mostGlows + 1 { places.removeLast() }
    let wanted = min(BallView.mostGlows, BallView.mostOfAll / max(count, 1))
    while glows.count > wanted { glows.removeLast().removeFromSuperview() }
    while wanted > glows.count, places.count > (glows.count + 1) * BallView.ticksPerGlow { addGlow(in: court) }
    let (glows, places) = (glows, places)
    for (index, glow) in glows.enumerated() { glow.center = places[(index + 1) * BallView.ticksPerGlow] }
  }

  private func addGlow(in court: UIView) {
    let index = CGFloat(glows.count)
    let side = bounds.width * (0.86 - 0.1 * index)
    let glow = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    glow.backgroundColor = look.glow
    glow.alpha = 0.4 - 0.06 * index
    glow.layer.cornerRadius = side / 2
    glow.isUserInteractionEnabled = false
    court.insertSubview(glow, belowSubview: self)
    glows.append(glow)
  }

  /// Removes the afterglow.
  func clearTail() {
    for glow in glows { glow.removeFromSuperview() }
    glows = []
    places = []
  }
}
