/// A complete set of settings. Every value in it is on its setting's scale, whatever was written.
package struct Settings: Equatable {
  private var values: [Int]

  /// The settings of a fresh installation.
  package init() {
    values = Setting.allCases.map { $0.scale.standard }
  }

  /// The value of `setting`; writing takes the nearest value its scale allows.
  package subscript(setting: Setting) -> Int {
    get { values[setting.index] }
    set { values[setting.index] = setting.scale.nearest(newValue) }
  }

  /// How a paddle is moved.
  package enum Drive: Int { case teleport, snap, spring }

  package var players: Int { self[.players] }
  package var strength: Strength { Strength.all[self[.strength]] }
  /// The points that win a match.
  package var goal: Int { Rules.goals[self[.points]] }
  package var needsClearLead: Bool { self[.clearLead] == 1 }
  package var drive: Drive { Drive(rawValue: self[.drive]) ?? .teleport }
  package var leavesTrace: Bool { self[.trace] == 1 }
  package var hasSound: Bool { self[.sound] == 1 }

  /// The settings that are kept as percentages, as fractions of one.
  package var ballSpeed: Double { fraction(.ballSpeed) }
  package var speedUp: Double { fraction(.speedUp) }
  package var spin: Double { fraction(.spin) }
  package var paddleLength: Double { fraction(.paddleLength) }

  private func fraction(_ setting: Setting) -> Double { Double(self[setting]) / 100 }

  /// Whether the computer plays at that end.
  package func isComputer(_ side: Side) -> Bool { players == 0 || (players == 1 && side == .far) }

  /// The strongest effect of the differences between two sets.
  package func change(to other: Settings) -> Setting.Effect {
    var strongest = Setting.Effect.none
    for setting in Setting.allCases where self[setting] != other[setting] {
      switch setting.effect {
      case .none: break
      case .tunes: strongest = .tunes
      case .rebuilds: return .rebuilds
      }
    }
    return strongest
  }
}

extension Setting {
  /// The place of the setting in the table.
  fileprivate var index: Int {
    switch self {
    case .players: 0
    case .strength: 1
    case .points: 2
    case .clearLead: 3
    case .ballSpeed: 4
    case .speedUp: 5
    case .spin: 6
    case .paddleLength: 7
    case .drive: 8
    case .trace: 9
    case .sound: 10
    }
  }
}
