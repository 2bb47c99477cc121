import CaromGeometry

extension Prediction {
  /// The kind of motion along the slope, as it appears in the curve of x.
  package enum Course: Equatable { case rests, keepsSpeed, speedsUp, slowsDown, turnsBack }

  /// A drawn curve matches the motion if it ends within this distance of it, in meters.
  package static let near = 0.05

  /// The course of places over time; nil with too few of them.
  package static func course(of points: [(time: Double, place: Double)]) -> Course? {
    guard points.count >= 2, let first = points.first, let last = points.last, last.time - first.time > 0.05 else {
      return nil
    }
    func place(_ part: Double) -> Double {
      let time = first.time + (last.time - first.time) * part
      guard let after = points.firstIndex(where: { $0.time >= time }), after > 0 else { return first.place }
      let (a, b) = (points[after - 1], points[after])
      return b.time == a.time ? b.place : a.place + (b.place - a.place) * (time - a.time) / (b.time - a.time)
    }
    let places = (0...4).map { place(Double($0) / 4) }
    let reach = (places.max() ?? 0) - (places.min() ?? 0)
    guard reach > 0.03 else { return .rests }
    // A return by a fifth of the distance is not a slip of the finger.
    let way = (last.place - first.place).magnitude
    if way < reach * 0.8 { return .turnsBack }
    let (early, late) = ((places[1] - places[0]).magnitude, (places[4] - places[3]).magnitude)
    if late > 1.4 * early { return .speedsUp }
    return late < early / 1.4 ? .slowsDown : .keepsSpeed
  }

  /// The kind of motion that was drawn.
  package var course: Course? { Prediction.course(of: points) }

  /// Compares the drawn curve with the experiment, over the time for which both are known and before the body arrives.
  package func comparison(with run: Experiment) -> (drawn: Course, seen: Course, late: Double)? {
    guard let first = points.first, let last = points.last else { return nil }
    var seen: [(time: Double, place: Double)] = []
    for tick in 0...run.tick {
      let motion = run.motion(0, at: tick)
      if motion.arrival != nil { break }
      if motion.time >= first.time, motion.time <= last.time { seen.append((motion.time, motion.place)) }
    }
    guard let end = seen.last, let seenCourse = Prediction.course(of: seen) else { return nil }
    let drawnThen = points.filter { $0.time <= end.time } + (place(at: end.time).map { [(end.time, $0)] } ?? [])
    guard let drawnCourse = Prediction.course(of: drawnThen), let place = place(at: end.time) else { return nil }
    return (drawnCourse, seenCourse, place - end.place)
  }
}
