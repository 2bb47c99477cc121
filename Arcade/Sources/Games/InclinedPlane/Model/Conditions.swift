import CaromGeometry

/// Everything that acts on one body, in meters, kilograms, seconds and newtons.
package struct Conditions {
  package let shape: BodyShape
  package let mass: Double
  package let radius: Double
  package let staticFriction: Double
  package let kineticFriction: Double
  package let gravity: Double
  package let restitution: Double
  /// The damping coefficient of a spring, in N·s/m.
  package let damper: Double
  package let length: Double
  package let end: SlopeEnd
  /// The slope's angle in radians; where it is positive, the slope descends to the right.
  package let angle: Double
  package let sine: Double
  package let cosine: Double

  init(_ setup: Setup, lane: Int) {
    shape = setup.lanes[lane].shape
    mass = setup.value(.mass, lane: lane)
    radius = setup.value(.radius, lane: lane)
    staticFriction = setup.value(.staticFriction)
    kineticFriction = setup.value(.kineticFriction)
    gravity = setup.planet.gravity
    restitution = setup.value(.restitution)
    let moved = mass * (1 + (shape.inertia ?? 0))
    damper = setup.value(.damping) * 2 * (Conditions.stiffness * moved).squareRoot()
    length = setup.value(.length)
    end = setup.end
    angle = setup.angle
    (sine, cosine) = sincos(setup.angle)
  }

  /// The normal force, in newtons.
  package var normal: Double { mass * gravity * cosine }
  /// The component of the weight along the slope, in newtons; positive to the right.
  package var pull: Double { mass * gravity * sine }
  /// Where the point of contact can be: from one stop to the other.
  package var range: ClosedRange<Double> { radius...(length - radius) }

  /// Where no spring acts on the body.
  package var freeRange: ClosedRange<Double> {
    guard end == .spring else { return range }
    return (range.lowerBound + Conditions.springLength)...(range.upperBound - Conditions.springLength)
  }

  /// The length of a spring in meters, and its stiffness in N/m.
  package static let springLength = 0.25
  package static let stiffness = 400.0

  /// The compression of the spring at a place, in meters, with the sign of its force: negative at the right end.
  package func compression(at place: Double) -> Double {
    guard end == .spring else { return 0 }
    let (low, high) = (freeRange.lowerBound, freeRange.upperBound)
    return place > high ? high - place : place < low ? low - place : 0
  }

  /// The force of a spring on a body, in newtons: stiffness plus damper, which together never pull the body back.
  package func springForce(at place: Double, _ velocity: Double) -> Double {
    let pressed = compression(at: place)
    guard pressed != 0 else { return 0 }
    let force = Conditions.stiffness * pressed - damper * velocity
    return pressed < 0 ? min(force, 0) : max(force, 0)
  }

  /// The power that the damper dissipates, in watts.
  package func damping(at place: Double, _ velocity: Double) -> Double {
    (Conditions.stiffness * compression(at: place) - springForce(at: place, velocity)) * velocity
  }

  /// Where a spring balances the weight; nil if the spring is too weak, or if nothing pulls the body along the slope.
  package var springRest: Double? {
    guard end == .spring, pull != 0 else { return nil }
    let depth = pull / Conditions.stiffness
    guard depth.magnitude < Conditions.springLength else { return nil }
    return (depth > 0 ? freeRange.upperBound : freeRange.lowerBound) + depth
  }

  /// The starting place for a fraction of the length, measured from the higher end.
  package func beginning(_ part: Double) -> Double {
    let place = (angle < 0 ? 1 - part : part) * length
    return max(freeRange.lowerBound, min(place, freeRange.upperBound))
  }

  /// The height of the point of contact above the lower end.
  package func height(at place: Double) -> Double { angle < 0 ? -place * sine : (length - place) * sine }
}
