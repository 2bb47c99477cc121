import CaromGeometry
import Testing

@testable import BubblePop

/// Room for bubbles: BU-C7 and BU-H2c.
@Suite struct FieldTests {
  static let sizes = [
    CGSize(width: 320, height: 370), CGSize(width: 393, height: 700), CGSize(width: 740, height: 340),
    CGSize(width: 1024, height: 650), CGSize(width: 768, height: 900),
  ]

  private func settings(_ bubbles: Int, size: Int = 100) -> Settings {
    var settings = Settings()
    settings[.bubbles] = bubbles
    settings[.size] = size
    return settings
  }

  @Test("BU-C7a, BU-C7b: 100,000 bubbles come wholly inside and free of one another", arguments: sizes)
  func spawns(size: CGSize) {
    var chance = SeededGenerator(seed: 5)
    var spawned = 0
    var failed = 0
    var faults = 0
    while spawned < 20_000 {
      let field = Field(size: size, settings: settings(30, size: [60, 100, 140][spawned % 3]))
      let room = field.room(speed: 20)
      let inside = CGRect(origin: .zero, size: size).insetBy(dx: field.radius, dy: field.radius)
      var places: [CGPoint] = []
      for _ in 0..<field.mostBubbles {
        guard let place = field.freePlace(in: room, among: places, using: &chance) else {
          failed += 1
          break
        }
        if !inside.contains(place) { faults += 1 }
        for other in places where hypot(place.x - other.x, place.y - other.y) < field.diameter { faults += 1 }
        places.append(place)
        spawned += 1
      }
    }
    #expect(faults == 0)
    #expect(failed == 0, "there is room for as many as the field promises")
  }

  @Test("BU-C7b: it ends where there is no room") func noRoom() {
    let field = Field(size: CGSize(width: 320, height: 370), settings: settings(30))
    var chance = SeededGenerator(seed: 1)
    var places: [CGPoint] = []
    while let place = field.freePlace(in: field.room(speed: 0), among: places, using: &chance) { places.append(place) }
    #expect(places.count >= field.mostBubbles && places.count < 200)
  }

  @Test("BU-H2c: on the smallest screen the most is lowered, and then found") func smallest() {
    let size = CGSize(width: 320, height: 330)
    let field = Field(size: size, settings: settings(30))
    #expect(field.mostBubbles == Field.capacity(of: size))
    #expect(field.mostBubbles >= 15 && field.mostBubbles <= 30)
    #expect(field.diameter >= 44)
    #expect(Field.capacity(of: .zero) == 0 && Field.capacity(of: CGSize(width: 20, height: 900)) == 0)
    #expect(Field(size: CGSize(width: CGFloat.nan, height: 1), settings: Settings()).isEmpty)
  }

  @Test func bubblesAreNeverSmallerThanAFinger() {
    for size in Self.sizes {
      for percent in stride(from: 60, through: 140, by: 10) {
        for count in [1, 15, 30] {
          let field = Field(size: size, settings: settings(count, size: percent))
          #expect(field.diameter >= 44 && field.diameter <= min(size.width, size.height) / 2)
        }
      }
    }
  }
}
