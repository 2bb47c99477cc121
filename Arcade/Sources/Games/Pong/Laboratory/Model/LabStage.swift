import CaromGeometry

/// A rung of the ladder: what is on the table, which behaviours act, what the notes say, and what the reader can
/// change.
struct LabStage {
  let title: String
  /// The text about what is new in this stage.
  let text: String
  /// What the reader should look for.
  let lookFor: String
  /// The behaviours, in the order in which they are added to the animator.
  let parts: [LabPart]
  /// The value of every property until the reader changes it.
  let values: LabValues
  /// The properties that the reader can change, with the stage's own first.
  let controls: [LabProperty]
  /// The starting position of the ball.
  var ball = CGPoint(x: 100, y: 60)
  /// The starting position of the paddle.
  var paddle = CGPoint(x: 200, y: 250)
  /// How a touch moves the paddle.
  var drive = LabDrive.none

  /// The size of the table. Every stage is built in these coordinates, and scaled for display.
  static let tableSize = CGSize(width: 360, height: 300)
  static let ballSize = CGSize(width: 50, height: 50)
  static let paddleSize = CGSize(width: 100, height: 30)
}

/// A few lines of code that belong together.
enum LabPart: Int {
  case push, collision, ballLaws, bounce, paddleLaws, density, gravity, nest, move, attachment, snap, style, resetTap
}

/// How a touch on the table moves the paddle.
enum LabDrive: Int {
  case none
  /// The touch sets the paddle's centre.
  case place
  /// The touch moves the anchor of the paddle's attachment.
  case spring
  /// The touch moves the paddle's snap point.
  case snap
}
