import CaromGeometry

/// A rung of the ladder: what is on the table, which laws hold, what is said of it, and what may be changed.
struct LabStage {
  let title: String
  /// What is new.
  let text: String
  /// What to look for.
  let lookFor: String
  /// The laws, in the order in which they are added to the animator.
  let parts: [LabPart]
  /// What every property is until the reader changes it.
  let values: LabValues
  /// What the reader may change, the stage's own first.
  let controls: [LabProperty]
  /// Where the ball begins.
  var ball = CGPoint(x: 100, y: 60)
  /// Where the paddle begins.
  var paddle = CGPoint(x: 200, y: 250)
  /// What a touch does.
  var drive = LabDrive.none

  /// Size of the table; every stage is built in these coordinates, and shown larger or smaller.
  static let tableSize = CGSize(width: 360, height: 300)
  static let ballSize = CGSize(width: 50, height: 50)
  static let paddleSize = CGSize(width: 100, height: 30)
}

/// A few lines of program that belong together.
enum LabPart: Int {
  case push, collision, ballLaws, bounce, paddleLaws, density, gravity, nest, move, attachment, snap, style, resetTap
}

/// What a touch on the table does with the paddle.
enum LabDrive: Int {
  case none
  /// Its centre is set.
  case place
  /// The anchor of its attachment is moved.
  case spring
  /// Its snap point is moved.
  case snap
}
