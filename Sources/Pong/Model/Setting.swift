/// One thing a player may adjust. Its stored name, range and default stand here alone: the control, the model and the
/// verifier of a run all read them from this table.
package enum Setting: String, CaseIterable {
  /// How many people play: 0 watches the computer, 1 plays against it, 2 play on one device.
  case players
  /// How well the computer plays: 0 gentle, 1 keen, 2 fierce.
  case strength
  /// The points that win, by their place in `Rules.goals`.
  case points
  /// Whether a match is won by two points: 0 or 1.
  case clearLead
  /// Speed of a serve, in percent of the standard one.
  case ballSpeed
  /// What a ball gains with each hit, in percent.
  case speedUp
  /// How much of a moving paddle's speed the ball takes along, in percent.
  case spin
  /// Length of a paddle, in percent of the court's width.
  case paddleLength
  /// What moves a paddle: 0 it jumps, 1 it snaps, 2 a spring draws it.
  case drive
  /// Whether the ball leaves a trace of ink: 0 or 1.
  case trace
  /// Whether the game is heard: 0 or 1.
  case sound

  /// The values that a setting may take: from `least` to `greatest` in steps of `step`.
  package struct Scale: Equatable {
    package let least: Int
    package let greatest: Int
    package let step: Int
    /// The value of a fresh installation.
    package let standard: Int

    /// Whether `value` is one of the scale's values.
    package func allows(_ value: Int) -> Bool {
      value >= least && value <= greatest && (value - least) % step == 0
    }

    /// The allowed value nearest to `value`.
    package func nearest(_ value: Int) -> Int {
      if value <= least { return least }
      if value >= greatest { return greatest }
      return least + (value - least + step / 2) / step * step
    }
  }

  /// The values this setting may take.
  package var scale: Scale {
    switch self {
    case .players: Scale(least: 0, greatest: 2, step: 1, standard: 1)
    case .strength: Scale(least: 0, greatest: 2, step: 1, standard: 1)
    case .points: Scale(least: 0, greatest: 3, step: 1, standard: 1)
    case .clearLead: Scale(least: 0, greatest: 1, step: 1, standard: 1)
    case .ballSpeed: Scale(least: 60, greatest: 160, step: 5, standard: 100)
    case .speedUp: Scale(least: 0, greatest: 10, step: 1, standard: 4)
    case .spin: Scale(least: 0, greatest: 100, step: 10, standard: 50)
    case .paddleLength: Scale(least: 12, greatest: 40, step: 2, standard: 22)
    case .drive: Scale(least: 0, greatest: 2, step: 1, standard: 0)
    case .trace: Scale(least: 0, greatest: 1, step: 1, standard: 1)
    case .sound: Scale(least: 0, greatest: 1, step: 1, standard: 1)
    }
  }

  /// What a change of a setting does to a running match.
  package enum Effect {
    /// Nothing: the setting only changes how the game looks or sounds.
    case none
    /// The match goes on with the new value.
    case tunes
    /// The rules of the match are others: a new one begins.
    case rebuilds
  }

  /// What a change of this setting does to a running match.
  package var effect: Effect {
    switch self {
    case .trace, .sound: .none
    case .ballSpeed, .speedUp, .spin, .paddleLength, .drive: .tunes
    case .players, .strength, .points, .clearLead: .rebuilds
    }
  }
}
