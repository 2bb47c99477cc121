import CaromGeometry

/// A run with all its moments: the world is a value, so any moment of it can be gone back to.
package struct Experiment {
  package private(set) var setup: Setup
  /// The bodies in each tick since the run began, all bodies of a tick together.
  package private(set) var history: [Movement]
  /// The tick that is shown; later ones are known until the run goes on from here.
  package private(set) var tick = 0
  /// The tick in which it began to be other than the set-up says: a push, a tilt.
  package private(set) var touchedAt: Int?
  /// The tick since which nothing but pushes acted on the bodies as they were then.
  private var begunAt = 0

  /// A run ends after a minute, in ticks.
  package static let longest = 7200
  package static let ticksPerSecond = 120.0

  package init(_ setup: Setup) {
    self.setup = setup
    history = setup.lanes.indices.map { Experiment.beginning(setup, $0) }
  }

  private static func beginning(_ setup: Setup, _ lane: Int) -> Movement {
    let c = setup.conditions(lane: lane)
    var motion = Movement(at: c.beginning(setup.value(.start)))
    motion.advance(by: 0, c)
    return motion
  }

  package var lanes: Int { setup.lanes.count }
  /// How many ticks are known besides the first moment.
  package var lastTick: Int { history.count / lanes - 1 }
  package var time: Double { Double(tick) / Experiment.ticksPerSecond }

  package func motion(_ lane: Int, at tick: Int) -> Movement {
    history[max(0, min(tick, lastTick)) * lanes + max(0, min(lane, lanes - 1))]
  }

  /// A body at the moment that is shown.
  package func motion(_ lane: Int = 0) -> Movement { motion(lane, at: tick) }

  /// The moment that is shown, by itself.
  package var moment: Moment { Moment(setup: setup, time: time, motions: (0..<lanes).map { motion($0) }) }

  package func conditions(_ lane: Int = 0) -> Conditions { setup.conditions(lane: lane) }

  /// What a book says of a body from the beginning.
  package func theory(_ lane: Int = 0) -> Theory { Theory(conditions(lane), beginning: motion(lane, at: 0).place) }

  /// Whether nothing moves and nothing will.
  package var isOver: Bool {
    if tick >= Experiment.longest { return true }
    return (0..<lanes).allSatisfy {
      setup.engine == .exact ? motion($0).isSettled(conditions($0)) : motion($0).hasSettled
    }
  }

  /// Lets a tick pass; what was known of later ones is forgotten. `pushes` are newtons by lane.
  package mutating func advance(pushes: [Double] = []) {
    take(
      (0..<lanes).map { lane in
        var motion = motion(lane)
        motion.advance(
          by: 1 / Experiment.ticksPerSecond, conditions(lane), push: lane < pushes.count ? pushes[lane] : 0)
        return motion
      })
  }

  /// Takes over the next tick as it was computed elsewhere, a body of each lane; what was known of later ones is forgotten.
  package mutating func take(_ motions: [Movement]) {
    guard tick < Experiment.longest, motions.count == lanes else { return }
    history.removeLast((lastTick - tick) * lanes)
    begunAt = min(begunAt, tick)
    for var motion in motions {
      if motion.push != 0, touchedAt == nil { touchedAt = tick }
      // Counted, not summed: a minute has no drift.
      motion.time = Double(tick + 1) / Experiment.ticksPerSecond
      history.append(motion)
    }
    tick += 1
  }

  /// The tick from which another engine computes the one that is shown again, by the pushes alone.
  package var beginning: Int { min(begunAt, tick) }

  /// The pushes in a tick that is known, newtons by lane.
  package func pushes(in tick: Int) -> [Double] { (0..<lanes).map { motion($0, at: tick + 1).push } }

  /// Goes to a moment that is known.
  package mutating func scrub(to tick: Int) { self.tick = max(0, min(tick, lastTick)) }

  /// Tilts the slope while the run is under way; at its beginning it begins anew.
  package mutating func tilt(to steps: Int) -> Refusal? {
    var tilted = setup
    if let refusal = tilted.set(.angle, to: steps) { return refusal }
    guard tilted != setup else { return nil }
    guard tick > 0 else {
      self = Experiment(tilted)
      return nil
    }
    history.removeLast((lastTick - tick) * lanes)
    for lane in 0..<lanes {
      history[tick * lanes + lane].tilt(from: conditions(lane), to: tilted.conditions(lane: lane))
    }
    if touchedAt == nil { touchedAt = tick }
    begunAt = tick
    setup = tilted
    return nil
  }

  /// How far the measured place is from the book's at most so far, metres, while the book holds; nil where it never did.
  package func residual(_ lane: Int = 0) -> Double? {
    let theory = theory(lane)
    let last = min(tick, touchedAt ?? tick)
    var most: Double?
    for tick in 0...last {
      let motion = motion(lane, at: tick)
      guard theory.holds(at: motion.time) else { break }
      most = max(most ?? 0, (motion.place - theory.place(at: motion.time)).magnitude)
    }
    return most
  }

  /// The lanes in the order in which they came to the lower end, those that did not left out.
  package var arrivals: [(lane: Int, time: Double)] {
    var found: [(lane: Int, time: Double)] = []
    for lane in 0..<lanes {
      if let time = motion(lane, at: lastTick).arrival { found.append((lane, time)) }
    }
    return found.sorted { $0.time < $1.time || $0.time == $1.time && $0.lane < $1.lane }
  }
}
