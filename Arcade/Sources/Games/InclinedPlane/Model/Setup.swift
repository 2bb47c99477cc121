import CaromGeometry
import GameSettings

/// The start of an experiment: the slope, and one to four bodies on it. Equal setups give equal experiments, bit for
/// bit.
package struct Setup: Equatable {
  /// A body of the race.
  package struct Lane: Equatable {
    package var shape: BodyShape
    /// Grams.
    package var mass: Int
    /// Millimeters.
    package var radius: Int

    package init(
      _ shape: BodyShape, mass: Int = Quantity.mass.scale.standard, radius: Int = Quantity.radius.scale.standard
    ) {
      self.shape = shape
      self.mass = mass
      self.radius = radius
    }
  }

  package var planet = Planet.earth
  package var end = SlopeEnd.stop
  package var engine = Engine.exact
  package private(set) var lanes = [Lane(.ball)]
  private var numbers = Quantity.allCases.map { $0.scale.standard }

  package static let mostLanes = 4

  package init() {}

  /// Creates a setup with the given bodies.
  package init(_ shapes: [BodyShape], _ numbers: [(Quantity, Int)] = []) {
    if !shapes.isEmpty { lanes = shapes.prefix(Setup.mostLanes).map { Lane($0) } }
    for (quantity, steps) in numbers where quantity.scale.allows(steps) { self.numbers[quantity.rawValue] = steps }
  }

  /// A quantity in its steps; for a quantity of bodies, that of `lane`.
  package func steps(_ quantity: Quantity, lane: Int = 0) -> Int {
    guard quantity.isOfBody, lanes.indices.contains(lane) else { return numbers[quantity.rawValue] }
    return quantity == .mass ? lanes[lane].mass : lanes[lane].radius
  }

  /// A quantity in its unit.
  package func value(_ quantity: Quantity, lane: Int = 0) -> Double { quantity.value(steps(quantity, lane: lane)) }

  /// Sets a quantity, or returns why not.
  package mutating func set(_ quantity: Quantity, to steps: Int, lane: Int = 0) -> Refusal? {
    guard quantity.scale.allows(steps) else { return .outside(quantity) }
    if quantity == .kineticFriction, steps > self.steps(.staticFriction) { return .kineticAboveStatic }
    if quantity == .staticFriction, steps < self.steps(.kineticFriction) { return .kineticAboveStatic }
    switch quantity {
    case .mass: if lanes.indices.contains(lane) { lanes[lane].mass = steps }
    case .radius: if lanes.indices.contains(lane) { lanes[lane].radius = steps }
    default: numbers[quantity.rawValue] = steps
    }
    return nil
  }

  /// Sets a quantity to a number that the user typed, or returns why not.
  package mutating func set(_ quantity: Quantity, typed text: String, lane: Int = 0) -> Refusal? {
    guard let steps = FixedPoint.steps(text, places: quantity.places) else {
      return FixedPoint.steps(text, places: 9) == nil ? .notANumber : .tooManyDecimals(quantity)
    }
    guard steps.magnitude < 1_000_000_000 else { return .outside(quantity) }
    return set(quantity, to: Int(steps), lane: lane)
  }

  /// Sets a number that is known to be in range.
  mutating func numbers(_ quantity: Quantity, _ steps: Int) { numbers[quantity.rawValue] = steps }

  mutating func replaceLanes(_ lanes: [Lane]) { self.lanes = lanes }

  package mutating func setShape(_ shape: BodyShape, lane: Int) {
    if lanes.indices.contains(lane) { lanes[lane].shape = shape }
  }

  /// Sets how many bodies run side by side, 1 to 4; each new one has the next shape.
  package mutating func setLanes(_ count: Int) {
    let count = max(1, min(count, Setup.mostLanes))
    while lanes.count > count { lanes.removeLast() }
    while lanes.count < count {
      let last = lanes[lanes.count - 1]
      let next = BodyShape(rawValue: (last.shape.rawValue + 1) % BodyShape.allCases.count) ?? .ball
      lanes.append(Lane(next, mass: last.mass, radius: last.radius))
    }
  }

  /// The slope's angle in radians.
  package var angle: Double { value(.angle) * Double.pi / 180 }

  /// The conditions of the body in a lane.
  package func conditions(lane: Int) -> Conditions { Conditions(self, lane: lane) }
}
