import CaromGeometry

/// A vector with its angle and magnitude. Each keeps the value that was set, so the angle survives a magnitude of 0.
struct PolarVector {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat
  /// The greatest coordinate that is accepted: the engine refuses what is greater.
  let limit: CGFloat

  init(_ vector: CGVector, limit: CGFloat) {
    self.vector = vector
    self.limit = limit
    angle = atan2(vector.dy, vector.dx)
    magnitude = hypot(vector.dx, vector.dy)
  }

  /// Sets the vector; a zero vector keeps the angle. Returns false and changes nothing if a coordinate is not finite or
  /// beyond the limit.
  mutating func set(_ vector: CGVector) -> Bool {
    guard accepts(vector) else { return false }
    let old = angle
    self = PolarVector(vector, limit: limit)
    if magnitude == 0 { angle = old }
    return true
  }

  /// Sets both; a negative magnitude points the other way. Returns false and changes nothing if a coordinate of the
  /// result is not finite or beyond the limit.
  mutating func set(angle: CGFloat, magnitude: CGFloat) -> Bool {
    let vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    guard accepts(vector) else { return false }
    (self.vector, self.angle, self.magnitude) = (vector, angle, magnitude)
    return true
  }

  private func accepts(_ vector: CGVector) -> Bool {
    vector.isFinite && vector.dx.magnitude <= limit && vector.dy.magnitude <= limit
  }
}
