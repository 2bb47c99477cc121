import CaromGeometry

/// An earlier experiment that runs again beside the present one. Their bodies are compared by their distance from the
/// upper ends of their slopes, so the two may differ in everything, even in the length and direction of the slope.
package struct Ghost {
  package private(set) var experiment: Experiment

  package init(_ experiment: Experiment) {
    self.experiment = experiment
    self.experiment.scrub(to: 0)
  }

  /// Goes to a tick, or to its end if that comes earlier. Ticks that nobody has seen are computed now; of an experiment
  /// on UIKit Dynamics there are only those that were recorded.
  package mutating func show(at tick: Int) {
    if tick > experiment.lastTick, experiment.origin.engine == .exact {
      experiment.scrub(to: experiment.lastTick)
      while experiment.tick < tick, !experiment.isOver { experiment.advance() }
    }
    experiment.scrub(to: tick)
  }

  /// The body beside a lane; nil if the ghost has none there.
  package func motion(_ lane: Int) -> Movement? { lane < experiment.lanes ? experiment.motion(lane) : nil }

  /// Where the body beside a lane is on the slope of `setup`, and how far it has turned; nil if the ghost has none there or
  /// if it is beyond that slope's ends.
  package func pose(_ lane: Int, on setup: Setup) -> (place: Double, turn: Double)? {
    guard let motion = motion(lane), motion.phase != .gone else { return nil }
    let way = experiment.origin.way(at: motion.place)
    let length = setup.value(.length)
    guard way >= 0, way <= length else { return nil }
    let isMirrored = setup.leansRight != experiment.origin.leansRight
    return (setup.leansRight ? way : length - way, isMirrored ? -motion.turn : motion.turn)
  }

  /// How an experiment compares with the ghost.
  package enum Comparison: Equatable {
    /// How far its body is ahead at the same time, in meters; negative if it is behind.
    case way(Double)
    /// By how many seconds its body arrived earlier; negative if later.
    case arrival(Double)

    /// The decimals that are shown: millimeters or milliseconds.
    package static let places = 3

    package var lead: Double {
      switch self {
      case .way(let lead), .arrival(let lead): lead
      }
    }

    /// Whether no difference would be seen.
    package var isLevel: Bool { abs(lead) < 0.0005 }
  }

  /// Compares a lane's body, at the tick that both show: by their arrivals once both have arrived, by their ways before.
  package func comparison(with other: Experiment, lane: Int) -> Comparison? {
    guard let motion = motion(lane) else { return nil }
    let own = other.motion(lane)
    if let arrival = own.arrival, let ghosts = motion.arrival { return .arrival(ghosts - arrival) }
    return .way(other.origin.way(at: own.place) - experiment.origin.way(at: motion.place))
  }
}

extension Setup {
  /// Whether the left end is the upper one.
  fileprivate var leansRight: Bool { steps(.angle) >= 0 }

  /// The way from the upper end to a place, in meters.
  fileprivate func way(at place: Double) -> Double { leansRight ? place : value(.length) - place }
}
