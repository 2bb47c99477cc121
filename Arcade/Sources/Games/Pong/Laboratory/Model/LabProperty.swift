/// A property of the physics that the reader can change.
enum LabProperty: Int, CaseIterable {
  case pushX, pushY
  case usesCollision, collisionMode, walls
  case usesBallLaws, ballRotates, elasticity, friction, resistance
  case usesPaddleLaws, paddleRotates, density
  case usesGravity, gravity, gravityAngle
  case softIsLast
  case tellsAnimator
  case usesAttachment, frequency, damping
  case usesSnap, snapDamping
  case isStyled

  /// The kind of control that sets a property.
  enum Control {
    case toggle
    /// A choice among a few titles; the value is the index.
    case choice([String])
    /// A slider over a list of numbers, in order.
    case slider([Double])
  }

  var control: Control {
    switch self {
    case .pushX, .pushY: .slider(LabProperty.tenths(-20...20))
    case .collisionMode: .choice(LabStrings.modes)
    case .elasticity: .slider(LabProperty.tenths(0...12))
    case .friction, .damping, .snapDamping: .slider(LabProperty.tenths(0...10))
    case .resistance: .slider(LabProperty.list(0...10, by: 2))
    case .density: .slider([0.1, 0.5, 1, 2, 5, 10, 50, 100, LabProperty.rock, 1e6, 1e9, LabProperty.absurdity])
    case .gravity: .slider(LabProperty.tenths(0...20))
    case .gravityAngle: .slider(LabProperty.list(0...16, by: 8))
    case .frequency: .slider(LabProperty.list(0...12, by: 2))
    case .softIsLast: .choice(LabStrings.orders)
    default: .toggle
    }
  }

  /// A density so high that a hit by the ball does not show, like a rock under a table-tennis ball. Any large number
  /// would do.
  static let rock = 1000.0
  /// A density beyond what any body can have.
  static let absurdity = Double.greatestFiniteMagnitude

  private static func tenths(_ range: ClosedRange<Int>) -> [Double] { list(range, by: 10) }

  private static func list(_ range: ClosedRange<Int>, by divisor: Double) -> [Double] {
    range.map { Double($0) / divisor }
  }
}
