import CaromGeometry

/// A vector with its angle and magnitude. Each keeps the value that was set, so the angle survives a magnitude of 0.
struct PolarVector {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    angle = atan2(vector.dy, vector.dx)
    magnitude = hypot(vector.dx, vector.dy)
  }

  /// Sets the vector; a zero vector keeps the angle. Returns false and changes nothing if it is not finite.
  mutating func set(_ vector: CGVector) -> Bool {
    guard vector.isFinite else { return false }
    let old = angle
    self = PolarVector(vector)
    if magnitude == 0 { angle = old }
    return true
  }

  /// Sets both; a negative magnitude points the other way. Returns false and changes nothing if the result is not
  /// finite.
  mutating func set(angle: CGFloat, magnitude: CGFloat) -> Bool {
    let vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    guard vector.isFinite else { return false }
    (self.vector, self.angle, self.magnitude) = (vector, angle, magnitude)
    return true
  }
}
