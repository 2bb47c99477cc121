import CaromGeometry

/// A rung of the ladder: what is on the table, which behaviors act, how it is shown, and what the reader can change. Its
/// words are in `LabStrings`.
struct LabStage {
  /// The stage's part of the address, as in `#/pong/laboratory/heavy`.
  let name: Name
  /// The behaviors, in the order in which they are added to the animator.
  let parts: [LabPart]
  /// The value of every property until the reader changes it.
  let values: LabValues
  /// The properties that the reader can change, with the stage's own first.
  let controls: [LabProperty]
  /// The starting position of the ball.
  var ball = CGPoint(x: 100, y: 60)
  /// The starting position of the paddle.
  var paddle = CGPoint(x: 200, y: 250)
  /// The size of the paddle, or of the second ball that takes its place.
  var other = LabStage.paddleSize
  /// How a touch moves the paddle.
  var drive = LabDrive.none
  /// When the stage is replayed by itself.
  var replay = LabReplay.never
  /// The pushes of the first, second, … time that the stage is played; empty if they are all the same.
  var series: [CGVector] = []
  /// The points that are tapped in turn until the reader taps, in the table's coordinates.
  var taps: [CGPoint] = []

  /// The size of the table. Every stage is built in these coordinates, and scaled for display.
  static let tableSize = CGSize(width: 360, height: 300)
  static let ballSize = CGSize(width: 50, height: 50)
  static let paddleSize = CGSize(width: 100, height: 30)

  /// The stages by name, in their order.
  enum Name: String, CaseIterable {
    case push, pushes, collide, spin
    case noRotation = "no-rotation"
    case drift, heavy
    case slow = "slows-down"
    case elastic
    case collides = "what-collides"
    case tooHeavy = "too-heavy"
    case floor, nested
    case wrongly = "moved-wrongly"
    case rightly = "moved-rightly"
    case spring, snap
    case onceMore = "once-more"
  }
}

/// When a stage is replayed while it is read.
enum LabReplay: Equatable {
  /// Never: it moves forever by itself.
  case never
  /// After its ball has left, or everything has come to rest.
  case whenOver
  /// After this many seconds, or earlier if it is over.
  case after(Double)
}

/// A few lines of code that belong together.
enum LabPart: Int {
  case push, twin, collision, ballLaws, bounce, paddleLaws, density, gravity, nest, move, attachment, snap, style,
    resetTap
}

/// How a touch on the table moves the paddle.
enum LabDrive: Int {
  case none
  /// The touch sets the paddle's center.
  case place
  /// The touch moves the anchor of the paddle's attachment.
  case spring
  /// The touch moves the paddle's snap point.
  case snap
}
