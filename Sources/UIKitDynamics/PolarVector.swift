import CaromGeometry

/// A vector that is also told by angle and magnitude, each kept as it was set: an angle outlives a magnitude of 0.
struct PolarVector {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    angle = atan2(vector.dy, vector.dx)
    magnitude = hypot(vector.dx, vector.dy)
  }

  /// Takes a vector over; one of no length keeps the angle. False, and nothing is set, where it is not finite.
  mutating func set(_ vector: CGVector) -> Bool {
    guard vector.isFinite else { return false }
    let old = angle
    self = PolarVector(vector)
    if magnitude == 0 { angle = old }
    return true
  }

  /// Takes both over; a negative magnitude points the other way. False, and nothing is set, where one is not finite.
  mutating func set(angle: CGFloat, magnitude: CGFloat) -> Bool {
    let vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    guard vector.isFinite else { return false }
    (self.vector, self.angle, self.magnitude) = (vector, angle, magnitude)
    return true
  }
}
