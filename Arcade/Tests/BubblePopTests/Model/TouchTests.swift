import CaromGeometry
import Testing

@testable import BubblePop

/// Every bubble can be touched in every part that one sees: in 100,000 spawns, from its first tick to its last.
@Suite struct TouchTests {
  @Test("each of 100,000 bubbles is hit by a touch anywhere on what is seen of it, at any age, also while it leaves")
  func everyPart() {
    var chance = SeededGenerator(seed: 17)
    var (spawned, touches, leaving, wrong) = (0, 0, 0, 0)
    var seed: UInt64 = 0
    while spawned < 100_000 {
      seed += 1
      var settings = Settings()
      settings[.bubbles] = 30
      settings[.duration] = 120
      settings[.size] = [60, 100, 140][Int(seed % 3)]
      settings[.drift] = seed % 4 == 0 ? 0 : 1
      let size = FieldTests.sizes[Int(seed % 5)]
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
    #expect(wrong == 0 && touches > 200_000 && leaving > 1000, "\(wrong) of \(touches), \(leaving) while leaving")
  }
}
