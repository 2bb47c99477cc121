/// One thing a player may adjust. Its stored name, range and default stand here alone: the control, the model and the
/// verifier of a run all read them from this table.
package enum Setting: String, CaseIterable {
  /// Rows of bricks in the wall.
  case brickRows
  /// Bricks in each row.
  case bricksPerRow
  /// Percentage of the ordinary bricks that take two hits.
  case toughShare
  /// Percentage of all bricks that do something when they break.
  case specialShare
  /// Balls served at once.
  case balls
  /// Cruising speed of a ball, in percent of the standard one.
  case ballSpeed
  /// Speed kept at a bounce, in percent.
  case bounciness
  /// Pull towards the bottom: 0 none … 3 strong.
  case gravity
  /// Width of the paddle, in percent of the court's measure.
  case paddleWidth
  /// Whether a moving paddle carries the ball along: 0 or 1.
  case spin
  /// Balls to lose before the game is over.
  case lives
  /// Whether lost balls are free: 0 or 1.
  case practice
  /// Whether the game is heard: 0 or 1.
  case sound
  /// The court's look: 0 night, 1 dawn, 2 plain.
  case look

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

    /// How many values there are.
    package var count: Int { (greatest - least) / step + 1 }
  }

  /// The values this setting may take.
  package var scale: Scale {
    switch self {
    case .brickRows: Scale(least: 2, greatest: 8, step: 1, standard: 5)
    case .bricksPerRow: Scale(least: 4, greatest: 12, step: 1, standard: 8)
    case .toughShare: Scale(least: 0, greatest: 100, step: 5, standard: 20)
    case .specialShare: Scale(least: 0, greatest: 60, step: 5, standard: 20)
    case .balls: Scale(least: 1, greatest: 3, step: 1, standard: 1)
    case .ballSpeed: Scale(least: 60, greatest: 160, step: 5, standard: 100)
    case .bounciness: Scale(least: 70, greatest: 110, step: 5, standard: 100)
    case .gravity: Scale(least: 0, greatest: 3, step: 1, standard: 0)
    case .paddleWidth: Scale(least: 14, greatest: 40, step: 2, standard: 24)
    case .spin: Scale(least: 0, greatest: 1, step: 1, standard: 1)
    case .lives: Scale(least: 1, greatest: 9, step: 1, standard: 3)
    case .practice: Scale(least: 0, greatest: 1, step: 1, standard: 0)
    case .sound: Scale(least: 0, greatest: 1, step: 1, standard: 1)
    case .look: Scale(least: 0, greatest: 2, step: 1, standard: 0)
    }
  }

  /// What a change of a setting does to a running game.
  package enum Effect {
    /// Nothing: the setting only changes how the game looks or sounds.
    case none
    /// The game goes on with the new value, but no longer counts as a game of one set of settings.
    case tunes
    /// The wall or the rules of the game are others: a new game begins.
    case rebuilds
  }

  /// What a change of this setting does to a running game.
  package var effect: Effect {
    switch self {
    case .sound, .look: .none
    case .ballSpeed, .bounciness, .gravity, .paddleWidth, .spin: .tunes
    case .brickRows, .bricksPerRow, .toughShare, .specialShare, .balls, .lives, .practice: .rebuilds
    }
  }
}
