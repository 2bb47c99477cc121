import CaromGeometry

/// The latest positions of something that moves, from which its velocity is computed.
///
/// Times are whole numbers of 1/256 tick. Their differences are exact, so equal motions give equal velocities in every
/// part of a session. Apple does not publish its filter; ours is the mean over the last 50 ms, and zero after 100 ms
/// without a sample.
struct MotionSamples {
  private var samples: [(place: CGVector, time: Int64)] = []

  static let window: Int64 = 6 * 256
  static let memory: Int64 = 12 * 256

  /// Adds a position; of two with the same time, the later one counts.
  mutating func add(_ place: CGVector, at time: Int64) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((place, time))
    samples.removeAll { time - $0.time > MotionSamples.memory }
  }

  /// The velocity in units per second.
  func velocity(at now: Int64) -> CGVector {
    guard let last = samples.last, now - last.time <= MotionSamples.memory else { return .zero }
    let recent = samples.first { last.time - $0.time <= MotionSamples.window }
    let before = samples.count > 1 ? samples[samples.count - 2] : nil
    guard let before, let first = recent?.time == last.time ? before : recent else { return .zero }
    // Several samples within one tick must not give an enormous velocity.
    let ticks = Double(max(last.time - first.time, 256)) / 256
    let factor = UIApplication.ticksPerSecond / ticks
    return CGVector(dx: (last.place.dx - first.place.dx) * factor, dy: (last.place.dy - first.place.dy) * factor)
  }
}
