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

/// A value for each property: 0 and 1 for switches, an index for choices, the number itself for sliders.
struct LabValues: Equatable {
  private var numbers: [Double]

  /// What an untouched scene has: the article's push, every behaviour in use, the properties of an item that no
  /// behaviour speaks of.
  init() {
    numbers = [Double](repeating: 0, count: LabProperty.allCases.count)
    for property in [
      LabProperty.usesCollision, .walls, .usesBallLaws, .ballRotates, .usesPaddleLaws, .paddleRotates, .usesGravity,
      .tellsAnimator, .usesAttachment, .usesSnap, .isStyled,
    ] { self[property] = 1 }
    self[.pushX] = 0.5
    self[.pushY] = 1
    self[.elasticity] = 0.2
    self[.friction] = 0.2
    self[.density] = 1
    self[.gravity] = 1
    self[.gravityAngle] = 0.5
    self[.frequency] = 3
    self[.damping] = 0.5
    self[.snapDamping] = 0.5
  }

  /// These values with some others.
  func with(_ changes: (LabProperty, Double)...) -> LabValues {
    var values = self
    for (property, value) in changes { values[property] = value }
    return values
  }

  subscript(property: LabProperty) -> Double {
    get { numbers[property.rawValue] }
    set { numbers[property.rawValue] = newValue }
  }

  func isOn(_ property: LabProperty) -> Bool { self[property] != 0 }
}

/// Numbers as Swift writes them.
enum LabNumber {
  /// A number with up to three decimals, such as 0.5, −1.25 or 1_000_000.
  static func text(_ value: Double) -> String {
    if value == LabProperty.absurdity { return ".greatestFiniteMagnitude" }
    let sign = value < 0 ? "-" : ""
    let thousandths = Int((value.magnitude * 1000).rounded())
    let whole = thousandths / 1000
    if whole >= 1000 { return sign + grouped(whole) }
    var digits = thousandths % 1000
    var places = 3
    while places > 1 && digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    var decimals = "\(digits)"
    while decimals.utf8.count < places { decimals = "0" + decimals }
    return sign + "\(whole)." + decimals
  }

  /// A whole number with underscores from 10,000 on.
  private static func grouped(_ whole: Int) -> String {
    if whole < 10_000 { return "\(whole)" }
    var rest = whole
    var text = ""
    while rest >= 1000 {
      var group = "\(rest % 1000)"
      while group.utf8.count < 3 { group = "0" + group }
      text = "_" + group + text
      rest /= 1000
    }
    return "\(rest)" + text
  }
}
