/// Something of the physics that the reader may change by hand.
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

  /// How a property is set.
  enum Control {
    case toggle
    /// One of a few; the value is the index.
    case choice([String])
    /// One of a list of numbers, in order.
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

  /// A paddle so heavy that a ball's hit does not show: a rock under a table-tennis ball. Any large number would do.
  static let rock = 1000.0
  /// More than any body can weigh.
  static let absurdity = Double.greatestFiniteMagnitude

  private static func tenths(_ range: ClosedRange<Int>) -> [Double] { list(range, by: 10) }

  private static func list(_ range: ClosedRange<Int>, by divisor: Double) -> [Double] {
    range.map { Double($0) / divisor }
  }
}
