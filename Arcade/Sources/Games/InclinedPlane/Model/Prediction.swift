/// A curve that the user drew before the experiment: places over time.
package struct Prediction: Equatable {
  /// The points in order of time: seconds and meters.
  package private(set) var points: [(time: Double, place: Double)] = []

  package init() {}

  package var isEmpty: Bool { points.count < 2 }

  /// Extends the curve to a point; moving the finger back erases what it passes.
  package mutating func draw(_ time: Double, _ place: Double) {
    guard time.isFinite, place.isFinite, time >= 0 else { return }
    while let last = points.last, last.time >= time { points.removeLast() }
    points.append((time, place))
  }

  /// The place at a time, interpolated linearly; nil outside the drawn points.
  package func place(at time: Double) -> Double? {
    guard let first = points.first, let last = points.last, time >= first.time, time <= last.time else { return nil }
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].time <= time { low = middle } else { high = middle }
    }
    let (a, b) = (points[low], points[high])
    return b.time == a.time ? a.place : a.place + (b.place - a.place) * (time - a.time) / (b.time - a.time)
  }

  /// The root mean square difference to the experiment, in meters, where both are known.
  package func difference(to experiment: Experiment) -> Double? {
    var sum = 0.0
    var count = 0.0
    for tick in 0...experiment.tick {
      let motion = experiment.motion(0, at: tick)
      guard let drawn = place(at: motion.time) else { continue }
      sum += (drawn - motion.place) * (drawn - motion.place)
      count += 1
    }
    return count == 0 ? nil : (sum / count).squareRoot()
  }

  package static func == (a: Prediction, b: Prediction) -> Bool {
    a.points.count == b.points.count
      && a.points.indices.allSatisfy {
        a.points[$0].time == b.points[$0].time && a.points[$0].place == b.points[$0].place
      }
  }
}
