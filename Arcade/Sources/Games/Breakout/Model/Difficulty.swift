import GameSettings

/// Who sets the rules of a game: one of three ready-made sets, or the player.
package enum Difficulty: Int, CaseIterable {
  case easy, classic, hard, own

  /// The value of a setting of the rules; nil where the player's own counts.
  func value(of setting: Setting) -> Int? {
    guard self != .own, setting.isOwn else { return nil }
    switch (self, setting) {
    case (.easy, .ballSpeed): return 80
    case (.easy, .paddleWidth): return 30
    case (.easy, .lives): return 5
    case (.hard, .ballSpeed): return 120
    case (.hard, .paddleWidth): return 18
    case (.hard, .toughShare): return 35
    default: return setting.scale.standard
    }
  }
}

extension Setting {
  /// Whether it counts only where the player sets the rules.
  package var isOwn: Bool {
    switch self {
    case .sound, .look, .difficulty, .walls, .shaking, .ghost: false
    default: true
    }
  }
}
