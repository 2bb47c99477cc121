import CaromGeometry

/// An experiment with all its moments. It is a value that contains all of them, so it can go back to any.
package struct Experiment {
  /// Its start.
  package let origin: Setup
  /// The interventions so far, and, if `isScripted`, the later ones.
  package private(set) var deeds = Deeds()
  /// Whether it repeats the interventions of a link, until the user intervenes.
  package private(set) var isScripted = false
  /// The bodies at each tick since the start, all bodies of a tick together.
  package private(set) var history: [Movement]
  /// The tick that is shown; later ones stay known until the experiment continues from here.
  package private(set) var tick = 0
  /// The tick of the first intervention, a push or a tilt, after which the setup no longer describes the experiment.
  package private(set) var touchedAt: Int?
  /// The last tick at which anything but pushes changed the bodies.
  private var begunAt = 0

  /// The longest duration of an experiment, one minute, in ticks.
  package static let longest = 7200
  package static let ticksPerSecond = 120.0

  package init(_ setup: Setup) {
    origin = setup
    history = setup.lanes.indices.map { Experiment.beginning(setup, $0) }
  }

  /// An experiment that repeats the interventions of another one.
  package init(_ setup: Setup, repeating deeds: Deeds) {
    self.init(setup)
    self.deeds = deeds
    isScripted = !deeds.isEmpty
  }

  private static func beginning(_ setup: Setup, _ lane: Int) -> Movement {
    let c = setup.conditions(lane: lane)
    var motion = Movement(at: c.beginning(setup.value(.start)))
    motion.advance(by: 0, c)
    return motion
  }

  package var lanes: Int { origin.lanes.count }
  /// The setup at the tick that is shown: how it began, with the slope as it is tilted now.
  package var setup: Setup { setup(at: tick) }

  package func setup(at tick: Int) -> Setup {
    guard let angle = deeds.angle(at: tick) else { return origin }
    var setup = origin
    _ = setup.set(.angle, to: angle)
    return setup
  }

  /// The number of known ticks after the first moment.
  package var lastTick: Int { history.count / lanes - 1 }
  package var time: Double { Double(tick) / Experiment.ticksPerSecond }

  package func motion(_ lane: Int, at tick: Int) -> Movement {
    history[max(0, min(tick, lastTick)) * lanes + max(0, min(lane, lanes - 1))]
  }

  /// A body at the tick that is shown.
  package func motion(_ lane: Int = 0) -> Movement { motion(lane, at: tick) }

  /// The tick that is shown, without the rest.
  package var moment: Moment { Moment(setup: setup, time: time, motions: (0..<lanes).map { motion($0) }) }

  package func conditions(_ lane: Int = 0) -> Conditions { setup.conditions(lane: lane) }

  package func conditions(_ lane: Int, at tick: Int) -> Conditions { setup(at: tick).conditions(lane: lane) }

  /// The textbook solution for a body, from the start.
  package func theory(_ lane: Int = 0) -> Theory { Theory(conditions(lane), beginning: motion(lane, at: 0).place) }

  /// Whether nothing moves, nor ever will without an intervention.
  package var isOver: Bool {
    if tick >= Experiment.longest { return true }
    if isScripted, deeds.last >= tick { return false }
    return (0..<lanes).allSatisfy {
      setup.engine == .exact ? motion($0).isSettled(conditions($0)) : motion($0).hasSettled
    }
  }

  /// Computes the next tick and discards later ones. `pushes` are in newtons, by lane.
  package mutating func advance(pushes: [Double] = []) {
    let acting = act(pushes)
    take(
      (0..<lanes).map { lane in
        var motion = motion(lane)
        motion.advance(by: 1 / Experiment.ticksPerSecond, conditions(lane), push: acting[lane])
        return motion
      })
  }

  /// The pushes on all lanes in the tick that begins now, in newtons: those of a finger, rounded to tenths and
  /// recorded, or those that are repeated. A user who pushes ends the repetition.
  package mutating func act(_ pushes: [Double]) -> [Double] {
    let tenths = (0..<lanes).map { lane in
      lane < pushes.count && pushes[lane].isFinite ? Int((max(-1e3, min(pushes[lane], 1e3)) * 10).rounded()) : 0
    }
    if isScripted, tenths.contains(where: { $0 != 0 }) { isScripted = false }
    if !isScripted {
      deeds.forget(from: tick)
      for (lane, strength) in tenths.enumerated() { deeds.push(lane, tenths: strength, at: tick) }
    }
    return (0..<lanes).map { Double(deeds.push(on: $0, at: tick)) / 10 }
  }

  /// Appends a tick that another engine computed, one body for each lane, and discards later ones.
  package mutating func take(_ motions: [Movement]) {
    guard tick < Experiment.longest, motions.count == lanes else { return }
    history.removeLast((lastTick - tick) * lanes)
    begunAt = min(begunAt, tick)
    for var motion in motions {
      if motion.push != 0, touchedAt == nil { touchedAt = tick }
      // Computed from the tick count, because a sum would drift within a minute.
      motion.time = Double(tick + 1) / Experiment.ticksPerSecond
      history.append(motion)
    }
    tick += 1
    guard isScripted else { return }
    // The tilts that a link contains for this tick.
    var before = setup(at: tick - 1)
    for tilt in deeds.tilts where tilt.tick == tick {
      var after = before
      _ = after.set(.angle, to: tilt.steps)
      lean(from: before, to: after)
      before = after
    }
  }

  private mutating func lean(from before: Setup, to after: Setup) {
    for lane in 0..<lanes {
      history[tick * lanes + lane].tilt(from: before.conditions(lane: lane), to: after.conditions(lane: lane))
    }
    if touchedAt == nil { touchedAt = tick }
    begunAt = tick
  }

  /// The tick from which another engine can recompute the shown one from the pushes alone.
  package var beginning: Int { min(begunAt, tick) }

  /// The pushes of a known tick, in newtons by lane.
  package func pushes(in tick: Int) -> [Double] { (0..<lanes).map { motion($0, at: tick + 1).push } }

  /// Goes to a known tick.
  package mutating func scrub(to tick: Int) { self.tick = max(0, min(tick, lastTick)) }

  /// Tilts the slope during the experiment; at tick 0 that restarts it.
  package mutating func tilt(to steps: Int) -> Refusal? {
    var tilted = setup
    if let refusal = tilted.set(.angle, to: steps) { return refusal }
    guard tilted != setup else { return nil }
    guard tick > 0 else {
      self = Experiment(tilted)
      return nil
    }
    history.removeLast((lastTick - tick) * lanes)
    let before = setup
    isScripted = false
    deeds.forget(from: tick)
    lean(from: before, to: tilted)
    deeds.tilt(to: steps, at: tick)
    return nil
  }

  /// The greatest distance so far between the measured and the theoretical place, in meters, while the theory holds;
  /// nil if it never held.
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

  /// The lanes that reached an end, in the order of their arrival.
  package var arrivals: [(lane: Int, time: Double)] {
    var found: [(lane: Int, time: Double)] = []
    for lane in 0..<lanes {
      if let time = motion(lane, at: lastTick).arrival { found.append((lane, time)) }
    }
    return found.sorted { $0.time < $1.time || $0.time == $1.time && $0.lane < $1.lane }
  }
}

// MARK: As a link

extension Experiment {
  /// The experiment as the query of an address: its setup and the interventions; nil if there are more than a link can
  /// contain.
  package var link: String? {
    deeds.pushes.count + deeds.tilts.count > Deeds.most ? nil : origin.link + deeds.link
  }

  /// Parses a link. Any fault refuses the whole link.
  package static func read(link: String) -> Result<Experiment, Refusal> {
    var (setupLink, parts): (String, [(name: String, text: String)]) = ("", [])
    for part in Setup.split(link, at: "&") {
      let pair = Setup.split(part, at: "=")
      if pair.count == 2, pair[0] == "p" || pair[0] == "q" {
        guard !parts.contains(where: { $0.name == pair[0] }) else { return .failure(.badLink) }
        parts.append((pair[0], pair[1]))
      } else {
        setupLink += (setupLink.isEmpty ? "" : "&") + part
      }
    }
    let setup: Setup
    switch Setup.read(link: setupLink) {
    case .success(let read): setup = read
    case .failure(let refusal): return .failure(refusal)
    }
    var deeds = Deeds()
    for part in parts where !deeds.take(part.name, part.text, lanes: setup.lanes.count) { return .failure(.badLink) }
    return .success(Experiment(setup, repeating: deeds))
  }
}
