import CaromGeometry

/// The progress of one block's animations at each position of their animator, 0…1.
///
/// The position is time as a share of the duration. If the animator continues with other timing, a new leg begins at
/// the progress reached so far; the earlier legs remain valid for the way back.
struct AnimatorTimeline {
  private struct Leg {
    /// Whether the leg leads from `edge` back to 0 instead of on to 1.
    let isBackward: Bool
    let edge: Double
    /// The progress at the edge.
    let base: Double
    let curve: TimingCurve
    /// The duration of the leg in seconds.
    let seconds: Double

    func ease(_ share: Double) -> Double { share >= 1 ? 1 : curve.progress(at: share * seconds, of: seconds) }
  }

  /// The position at which the block begins.
  private let start: Double
  private var legs: [Leg]

  init(from start: Double, _ curve: TimingCurve, over seconds: Double) {
    self.start = start
    legs = [Leg(isBackward: false, edge: 0, base: 0, curve: curve, seconds: seconds)]
  }

  /// Continues from `place` with another curve.
  mutating func turn(at place: Double, backward: Bool, _ curve: TimingCurve, over seconds: Double) {
    let base = progress(at: place)
    // Legs that the new one covers entirely are not needed any more.
    legs.removeAll { $0.isBackward == backward && (backward ? $0.edge <= place : $0.edge >= place) }
    legs.append(Leg(isBackward: backward, edge: place, base: base, curve: curve, seconds: seconds))
  }

  /// The progress at `place`.
  func progress(at place: Double) -> Double {
    if place <= start { return 0 }
    var index = legs.count - 1
    while index > 0 && (legs[index].isBackward ? place > legs[index].edge : place < legs[index].edge) { index -= 1 }
    let leg = legs[index]
    if leg.isBackward { return leg.base * (1 - leg.ease((leg.edge - place) / (leg.edge - start))) }
    let begin = max(leg.edge, start)
    return leg.base + (1 - leg.base) * leg.ease((place - begin) / (1 - begin))
  }

  /// The progress at a share of the first leg's time.
  func ease(_ share: Double) -> Double { legs[0].ease(share) }

  /// The first position at which `goal` is reached.
  func place(ofProgress goal: Double) -> Double {
    if goal <= 0 { return 0 }
    if goal >= 1 { return 1 }
    let steps = 240
    for step in 1...steps {
      let high = Double(step) / Double(steps)
      guard progress(at: high) >= goal else { continue }
      var (from, to) = (high - 1 / Double(steps), high)
      for _ in 0..<48 {
        let middle = (from + to) / 2
        if progress(at: middle) < goal { from = middle } else { to = middle }
      }
      return (from + to) / 2
    }
    return 1
  }
}
