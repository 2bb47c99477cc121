/// One thing a player may adjust. Its stored name, range and default stand here alone: the control and the model read
/// them from this table.
package enum Setting: String, CaseIterable {
  /// Whether the computer looks for sets too: 0 or 1.
  case rival
  /// How quick the computer is: 0 gentle, 1 keen, 2 fierce.
  case strength
  /// Whether hints can be asked for: 0 or 1.
  case hints
  /// Whether the time is shown: 0 or 1.
  case clock
  /// Whether cards bear a letter for their ink: 0 or 1.
  case letters
  /// Whether the game is heard: 0 or 1.
  case sound

  /// The values that a setting may take, one by one.
  package struct Scale: Equatable {
    package let least: Int
    package let greatest: Int
    /// The value of a fresh installation.
    package let standard: Int

    /// Whether `value` is one of the scale's values.
    package func allows(_ value: Int) -> Bool { value >= least && value <= greatest }

    /// The allowed value nearest to `value`.
    package func nearest(_ value: Int) -> Int { min(max(value, least), greatest) }
  }

  /// The values this setting may take.
  package var scale: Scale {
    switch self {
    case .rival: Scale(least: 0, greatest: 1, standard: 0)
    case .strength: Scale(least: 0, greatest: 2, standard: 1)
    case .hints, .clock, .letters, .sound: Scale(least: 0, greatest: 1, standard: 1)
    }
  }

  /// What a change of a setting does to a running game.
  package enum Effect {
    /// Nothing: the setting only changes how the game looks or sounds.
    case none
    /// The rules of the game are others: a new one begins.
    case rebuilds
  }

  /// What a change of this setting does to a running game.
  package var effect: Effect {
    switch self {
    case .clock, .letters, .sound: .none
    case .rival, .strength, .hints: .rebuilds
    }
  }
}
