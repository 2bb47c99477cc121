import UIKit

/// The readings below the table. Speeds come from the positions one tick ago, hits from the collision delegate.
struct LabReadings {
  /// Points per second.
  private(set) var ballSpeed = 0.0
  private(set) var paddleSpeed = 0.0
  /// Radians per second.
  private(set) var ballSpin = 0.0
  private(set) var paddleSpin = 0.0
  var paddleHits = 0
  var wallHits = 0
  /// The number of contacts that have begun but not ended.
  var openContacts = 0
  var isResting = false
  /// Whether the ball is too far away to come back.
  var hasLeft = false
  /// The density still in force because the animator refused another; nil if it refused none.
  var refusedDensity: Double?
  /// The paddle's target, chosen by the reader.
  var wanted: CGPoint?
  /// The actions of the last complete tick, in order.
  private(set) var actions: [String] = []
  private var actionsNow: [String] = []
  private var ticks = 0
  private var ballPlace = (center: CGPoint.zero, angle: 0.0)
  private var paddlePlace = (center: CGPoint.zero, angle: 0.0)

  /// Readings are shown ten times a second.
  private static let ticksPerReading = 12

  var isDue: Bool { ticks % LabReadings.ticksPerReading == 0 }

  mutating func log(_ action: String) { actionsNow.append(action) }

  mutating func remember(_ ball: UIView, _ paddle: UIView) {
    ballPlace = LabReadings.place(of: ball)
    paddlePlace = LabReadings.place(of: paddle)
  }

  /// Takes the readings at the end of a tick.
  mutating func measure(_ ball: UIView, _ paddle: UIView) {
    let (oldBall, oldPaddle) = (ballPlace, paddlePlace)
    remember(ball, paddle)
    ballSpeed = LabReadings.speed(from: oldBall.center, to: ballPlace.center)
    paddleSpeed = LabReadings.speed(from: oldPaddle.center, to: paddlePlace.center)
    ballSpin = LabReadings.spin(from: oldBall.angle, to: ballPlace.angle)
    paddleSpin = LabReadings.spin(from: oldPaddle.angle, to: paddlePlace.angle)
    actions = actionsNow
    actionsNow = []
    ticks += 1
  }

  /// Whether the ball is so far outside that nothing can bring it back: more than four times its size.
  func isGone(_ ball: UIView, from bounds: CGRect) -> Bool {
    !bounds.insetBy(dx: -4 * LabStage.ballSize.width, dy: -4 * LabStage.ballSize.height).contains(ball.center)
  }

  private static func place(of view: UIView) -> (center: CGPoint, angle: Double) {
    (view.center, atan2(view.transform.b, view.transform.a))
  }

  private static func speed(from old: CGPoint, to new: CGPoint) -> Double {
    hypot(new.x - old.x, new.y - old.y) * UIApplication.ticksPerSecond
  }

  private static func spin(from old: Double, to new: Double) -> Double {
    var turn = new - old
    if turn > Double.pi { turn -= 2 * Double.pi }
    if turn < -Double.pi { turn += 2 * Double.pi }
    return turn * UIApplication.ticksPerSecond
  }

  // MARK: In words

  /// The text below the figure.
  func text(for stage: LabStage) -> String {
    if hasLeft { return LabStrings.gone }
    if let refusedDensity { return LabStrings.refused(density: LabNumber.text(refusedDensity)) }
    if isResting { return LabStrings.resting }
    if stage.parts.contains(.twin) {
      return LabStrings.pushes(once: Int(ballSpeed.rounded()), steadily: Int(paddleSpeed.rounded()))
    }
    if stage.parts.contains(.nest) { return LabStrings.actions(actions) }
    var text = LabStrings.speeds(ball: Int(ballSpeed.rounded()), paddle: LabNumber.tenths(paddleSpeed))
    if stage.parts.contains(.collision) { text += " · " + LabStrings.hits(paddleHits + wallHits) }
    return text
  }

  /// The angular velocities of ball and paddle in words; nil if neither rotates.
  var spinText: String? {
    let ball = Int((ballSpin * 180 / Double.pi).rounded())
    let paddle = Int((paddleSpin * 180 / Double.pi).rounded())
    return ball == 0 && paddle == 0 ? nil : LabStrings.spins(ball: ball, paddle: paddle)
  }
}
