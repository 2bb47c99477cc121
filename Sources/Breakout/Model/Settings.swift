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

  package var brickRows: Int { self[.brickRows] }
  package var bricksPerRow: Int { self[.bricksPerRow] }
  package var balls: Int { self[.balls] }
  package var lives: Int { self[.lives] }
  package var gravity: Int { self[.gravity] }
  package var hasSpin: Bool { self[.spin] == 1 }
  package var isPractice: Bool { self[.practice] == 1 }
  package var hasSound: Bool { self[.sound] == 1 }
  package var look: Int { self[.look] }

  /// The settings that are kept as percentages, as fractions of one.
  package var toughShare: Double { fraction(.toughShare) }
  package var specialShare: Double { fraction(.specialShare) }
  package var ballSpeed: Double { fraction(.ballSpeed) }
  package var bounciness: Double { fraction(.bounciness) }
  package var paddleWidth: Double { fraction(.paddleWidth) }

  private func fraction(_ setting: Setting) -> Double { Double(self[setting]) / 100 }

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

  /// A name for this set among all sets that play differently; best scores are kept under it.
  package var signature: String {
    var name = ""
    for setting in Setting.allCases where setting.effect != .none {
      if !name.isEmpty { name += "-" }
      name += "\(self[setting])"
    }
    return name
  }
}

extension Setting {
  /// The place of the setting in the table.
  fileprivate var index: Int {
    switch self {
    case .brickRows: 0
    case .bricksPerRow: 1
    case .toughShare: 2
    case .specialShare: 3
    case .balls: 4
    case .ballSpeed: 5
    case .bounciness: 6
    case .gravity: 7
    case .paddleWidth: 8
    case .spin: 9
    case .lives: 10
    case .practice: 11
    case .sound: 12
    case .look: 13
    }
  }
}
