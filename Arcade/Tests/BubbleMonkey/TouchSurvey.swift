import BubblePop
import CaromGeometry

/// Touches bubbles anywhere on their visible parts, at any age, also while they leave, in games of many sizes and settings.
package struct TouchSurvey {
  /// Sizes of fields, from that of the smallest phone to that of a desktop.
  package static let sizes = [
    CGSize(width: 320, height: 370), CGSize(width: 393, height: 700), CGSize(width: 740, height: 340),
    CGSize(width: 1024, height: 650), CGSize(width: 768, height: 900),
  ]

  package private(set) var spawned = 0
  package private(set) var touches = 0
  /// Touches of bubbles that were leaving.
  package private(set) var leaving = 0
  /// Touches that hit another bubble than the visible one, or none.
  package private(set) var wrong = 0
  private var chance = SeededGenerator(seed: 17)

  /// Surveys games until so many bubbles have appeared.
  package init(spawns: Int) {
    var seed: UInt64 = 0
    while spawned < spawns {
      seed += 1
      survey(seed)
    }
  }

  private mutating func survey(_ seed: UInt64) {
    var settings = Settings()
    settings[.bubbles] = 30
    settings[.duration] = 60
    settings[.size] = [60, 100, 140][Int(seed % 3)]
    settings[.drift] = seed % 4 == 0 ? 0 : 1
    let size = TouchSurvey.sizes[Int(seed % 5)]
    var start = SeededGenerator(seed: seed)
    var game = Game(settings, player: PlayerName("Ada")!, size: size, using: &start)
    let screen = CGRect(origin: .zero, size: size)
    while game.phase != .over {
      for event in game.step() { if case .appeared = event { spawned += 1 } }
      guard game.phase == .playing, game.tick % 40 == 7 else { continue }
      for bubble in game.bubbles {
        let center = bubble.center(at: game.tick, in: game.field)
        let (angle, reach) = (chance.nextUnit() * 2 * Double.pi, game.field.radius * chance.nextUnit().squareRoot())
        for reach in [reach * 0.999, game.field.radius * 0.999] {
          let place = CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
          guard screen.contains(place) else { continue }
          touches += 1
          if bubble.isLeaving { leaving += 1 }
          if game.bubble(at: place)?.id != bubble.id { wrong += 1 }
        }
      }
    }
  }
}
