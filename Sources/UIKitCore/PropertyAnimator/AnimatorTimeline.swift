import Geometry

/// How far an animator's animations have come at each place of its way, 0 … 1.
///
/// The way is time as a share of the duration. An animator that goes on with another timing begins a new leg from where
/// it is; legs behind it still hold for the way back.
struct AnimatorTimeline {
  struct Leg {
    /// Whether it leads from `edge` back to 0 instead of on to 1.
    let isBackward: Bool
    let edge: Double
    let across, down: TimingCurve
    /// How long the leg takes.
    let seconds: Double
  }

  private var legs: [Leg]

  init(_ provider: any UITimingCurveProvider, over duration: Double) {
    let (across, down, seconds) = provider.curves(over: duration)
    legs = [Leg(isBackward: false, edge: 0, across: across, down: down, seconds: seconds)]
  }

  /// How long the first leg takes.
  var seconds: Double { legs[0].seconds }

  /// The curve that new blocks get.
  var curve: TimingCurve { legs[legs.count - 1].across }

  /// Progress at a share of what is left of the last leg.
  func ease(_ share: Double) -> Double {
    let leg = legs[legs.count - 1]
    return share >= 1 ? 1 : leg.across.progress(at: share * leg.seconds, of: leg.seconds)
  }

  /// Goes on from `place` by another timing; returns the seconds it takes.
  mutating func turn(
    at place: Double, backward: Bool, _ provider: any UITimingCurveProvider, over duration: Double
  ) -> Double {
    let (across, down, seconds) = provider.curves(over: duration)
    // Those that the new one covers altogether are gone.
    legs.removeAll { $0.isBackward == backward && (backward ? $0.edge <= place : $0.edge >= place && $0.edge > 0) }
    legs.append(Leg(isBackward: backward, edge: place, across: across, down: down, seconds: seconds))
    return seconds
  }

  /// Progress at `place` of what began at `start`.
  func progress(at place: Double, from start: Double, isVertical: Bool = false) -> Double {
    progress(at: place, from: start, isVertical, legs.count)
  }

  private func progress(at place: Double, from start: Double, _ isVertical: Bool, _ count: Int) -> Double {
    if place <= start { return 0 }
    var index = count - 1
    while index > 0 && (legs[index].isBackward ? place > legs[index].edge : place < legs[index].edge) { index -= 1 }
    let leg = legs[index]
    func curve(_ share: Double) -> Double {
      if share >= 1 { return 1 }
      return (isVertical ? leg.down : leg.across).progress(at: share * leg.seconds, of: leg.seconds)
    }
    if leg.isBackward {
      if start >= leg.edge { return 0 }
      let highest = progress(at: leg.edge, from: start, isVertical, index)
      return highest * (1 - curve((leg.edge - place) / (leg.edge - start)))
    }
    let begin = max(leg.edge, start)
    let base = leg.edge > start ? progress(at: leg.edge, from: start, isVertical, index) : 0
    return base + (1 - base) * curve((place - begin) / (1 - begin))
  }

  /// The first place at which what began at 0 has come as far as `goal`.
  func place(ofProgress goal: Double) -> Double {
    if goal <= 0 { return 0 }
    if goal >= 1 { return 1 }
    let steps = 240
    var low = 0.0
    for step in 1...steps {
      let high = Double(step) / Double(steps)
      guard progress(at: high, from: 0) >= goal else {
        low = high
        continue
      }
      var (from, to) = (low, high)
      for _ in 0..<48 {
        let middle = (from + to) / 2
        if progress(at: middle, from: 0) < goal { from = middle } else { to = middle }
      }
      return (from + to) / 2
    }
    return 1
  }
}
