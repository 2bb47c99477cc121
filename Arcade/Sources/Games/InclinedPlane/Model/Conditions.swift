import CaromGeometry

/// What acts on one body, in metres, kilograms, seconds and newtons.
package struct Conditions {
  package let shape: BodyShape
  package let mass: Double
  package let radius: Double
  package let staticFriction: Double
  package let kineticFriction: Double
  package let gravity: Double
  package let restitution: Double
  /// What a spring's damper does against each m/s, N.
  package let damper: Double
  package let length: Double
  package let end: SlopeEnd
  /// Radians; positive goes down towards larger places.
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

  /// What presses the body on the slope.
  package var normal: Double { mass * gravity * cosine }
  /// What draws it along the slope.
  package var pull: Double { mass * gravity * sine }
  /// The least and greatest place of the body's point of contact: where it meets the stops.
  package var range: ClosedRange<Double> { radius...(length - radius) }

  /// Where no spring pushes.
  package var freeRange: ClosedRange<Double> {
    guard end == .spring else { return range }
    return (range.lowerBound + Conditions.springLength)...(range.upperBound - Conditions.springLength)
  }

  /// How long a spring at an end is, metres, and how stiff, N/m.
  package static let springLength = 0.25
  package static let stiffness = 400.0

  /// How far the spring at either end is pressed together at a place; negative at the lower one, which pushes back.
  package func compression(at place: Double) -> Double {
    guard end == .spring else { return 0 }
    let (low, high) = (freeRange.lowerBound, freeRange.upperBound)
    return place > high ? high - place : place < low ? low - place : 0
  }

  /// What the spring at either end does to a body, N: its stiffness and its damper, which together never draw it back.
  package func springForce(at place: Double, _ velocity: Double) -> Double {
    let pressed = compression(at: place)
    guard pressed != 0 else { return 0 }
    let force = Conditions.stiffness * pressed - damper * velocity
    return pressed < 0 ? min(force, 0) : max(force, 0)
  }

  /// What the damper takes out of a body in a second, W.
  package func damping(at place: Double, _ velocity: Double) -> Double {
    (Conditions.stiffness * compression(at: place) - springForce(at: place, velocity)) * velocity
  }

  /// Where a spring bears what draws the body; nil where it is pressed together before, or nothing draws.
  package var springRest: Double? {
    guard end == .spring, pull != 0 else { return nil }
    let depth = pull / Conditions.stiffness
    guard depth.magnitude < Conditions.springLength else { return nil }
    return (depth > 0 ? freeRange.upperBound : freeRange.lowerBound) + depth
  }

  /// Where it begins, from the end that is higher.
  package func beginning(_ part: Double) -> Double {
    let place = (angle < 0 ? 1 - part : part) * length
    return max(freeRange.lowerBound, min(place, freeRange.upperBound))
  }

  /// Height of the point of contact over the lower end.
  package func height(at place: Double) -> Double { angle < 0 ? -place * sine : (length - place) * sine }
}
