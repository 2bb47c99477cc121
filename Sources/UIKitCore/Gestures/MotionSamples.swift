import CaromGeometry

/// The last places of something that moves, for its velocity.
///
/// Times are whole 1/256 ticks: their differences are exact, so equal motions give equal velocities in every part of a
/// session. Apple leaves the filter unsaid; ours is the mean over the last 50 ms, and zero after 100 ms without a sample.
struct MotionSamples {
  private var samples: [(place: CGVector, time: Int64)] = []

  static let window: Int64 = 6 * 256
  static let memory: Int64 = 12 * 256

  /// Keeps a place; of two at one time the later counts.
  mutating func add(_ place: CGVector, at time: Int64) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((place, time))
    samples.removeAll { time - $0.time > MotionSamples.memory }
  }

  /// Units per second.
  func velocity(at now: Int64) -> CGVector {
    guard let last = samples.last, now - last.time <= MotionSamples.memory else { return .zero }
    let recent = samples.first { last.time - $0.time <= MotionSamples.window }
    let before = samples.count > 1 ? samples[samples.count - 2] : nil
    guard let before, let first = recent?.time == last.time ? before : recent else { return .zero }
    // Several samples of one tick must not make a jump look like a shot.
    let ticks = Double(max(last.time - first.time, 256)) / 256
    let factor = UIApplication.ticksPerSecond / ticks
    return CGVector(dx: (last.place.dx - first.place.dx) * factor, dy: (last.place.dy - first.place.dy) * factor)
  }
}
