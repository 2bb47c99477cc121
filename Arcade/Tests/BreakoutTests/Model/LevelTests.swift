import CaromGeometry
import GameSettings
import Testing

@testable import Breakout

@Suite struct LevelTests {
  @Test("there are thirty drawn walls; each has something to break, and its moving rows have room")
  func journey() {
    #expect(Level.journey.count == 30)
    let court = Court(drawn: Settings())
    for (index, level) in Level.journey.enumerated() {
      #expect(level.wanted >= 8, "wall \(index + 1)")
      #expect(!BreakoutStrings.name(ofWall: index).isEmpty)
      var generator = SeededGenerator(seed: 1)
      var wall = Wall(level, using: &generator)
      wall.time = Rules.swayTime / 4
      for row in level.movingRows { #expect(abs(court.sway(of: row, in: wall)) > 3, "wall \(index + 1), row \(row)") }
      let lowest = court.brickFrame(row: wall.lowestRow, column: 0).maxY
      #expect(court.serveY - lowest > 5 * court.ballDiameter, "wall \(index + 1) leaves room to play")
    }
  }

  @Test("BR-X7: every three walls bring a new idea")
  func ideas() {
    var known: [Brick.Kind] = [.plain]
    for chapter in 0..<10 {
      let levels = Level.journey[chapter * 3..<chapter * 3 + 3]
      let kinds = levels.flatMap { level in level.cells.compactMap { $0?.kind } }
      let fresh = Brick.Kind.allCases.filter { kinds.contains($0) && !known.contains($0) }
      let isNew =
        chapter == 0 || !fresh.isEmpty || chapter == 5 && levels.allSatisfy { !$0.movingRows.isEmpty }
        || chapter == 9 && levels.allSatisfy { $0.sinks }
      #expect(isNew, "chapter \(chapter + 1)")
      known += fresh
    }
    #expect(Brick.Kind.allCases.allSatisfy(known.contains))
  }

  @Test("BR-X7: each drawn wall can be cleared: a bot that never misses does it", arguments: 0..<30)
  func winnable(wall: Int) {
    #expect(Trial.judge(Level.journey[wall], seed: 1))
  }

  @Test("BR-X12: a wall behind steel, an empty one and one of steel alone cannot be cleared, and the bot says so")
  func unwinnable() {
    #expect(!Trial.judge(Level("aaaaaaaaaaa\nsssssssssss"), seed: 1))
    #expect(!Trial.judge(Level("..........."), seed: 1))
    #expect(!Trial.judge(Level("sss"), seed: 1))
    #expect(Trial.judge(Level("aaaaaaaaaaa\nssss...ssss"), seed: 1))
  }

  @Test("BR-X13: the wall of each day is made once")
  func eachOnce() {
    var makes: [Day] = []
    var days = DayWalls { day in
      makes.append(day)
      return Level("aaa")
    }
    let (one, other) = (Day(number: 20_000), Day(number: 20_001))
    for day in [one, one, other, one, other] {
      #expect(Course.day(day).level(among: &days) == Level("aaa"))
    }
    #expect(makes == [one, other])
    var real = DayWalls()
    #expect(real.wall(of: one) == Level.made(of: one.seed(for: "breakout")))
  }

  @Test("text that draws more than fits, or signs that mean nothing, leave cells empty")
  func text() {
    let level = Level("aaaaaaaaaaaaaaa\nZ!a")
    #expect(level.rows == 2 && level.wanted == 12)
    #expect(level[1, 0] == nil && level[1, 2]?.kind == .plain && level[7, 7] == nil)
  }

  @Test("BR-X12: a wall is the same after it went through a link", arguments: 0..<30)
  func link(wall: Int) throws {
    let level = Level.journey[wall]
    let link = level.link
    #expect(link.utf8.count < 300)
    #expect(
      link.utf8.allSatisfy {
        $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: ".") || $0 >= 48 && $0 <= 57 || $0 >= 65 && $0 <= 90
          || $0 >= 97 && $0 <= 122
      }, "nothing that an address would have to escape")
    #expect(try Level.read(link: link).get() == level)
  }

  @Test("BR-X12: a link in which anything is changed is refused as damaged")
  func damaged() {
    let link = Array(Level.journey[8].link.utf8)
    for place in link.indices {
      var other = link
      other[place] = other[place] == UInt8(ascii: "b") ? UInt8(ascii: "c") : UInt8(ascii: "b")
      if case .success = Level.read(link: String(decoding: other, as: UTF8.self)) { Issue.record("byte \(place)") }
      let cut = String(decoding: link[..<place], as: UTF8.self)
      if case .success = Level.read(link: cut) { Issue.record("cut at \(place)") }
    }
  }

  @Test("BR-X12: a link that is too large, of a later version, empty or hostile is refused with its reason")
  func refused() {
    func reason(_ link: String) -> LevelRefusal? {
      if case .failure(let refusal) = Level.read(link: link) { refusal } else { nil }
    }
    #expect(reason(String(repeating: "a", count: 10_000)) == .tooLarge)
    #expect(reason("2~a11~~~0~aaaaaa") == .later)
    #expect(reason("") == .damaged && reason("~~~~~") == .damaged && reason("☃") == .damaged)
    #expect(reason("1~a99999999999999999999~~~0~aaaaaa") == .damaged)
    #expect(reason(Level(rows: 3).link) == .empty)
    var tall = Level("a")
    tall.gifts = [Thing](repeating: .fire, count: Level.mostGifts + 1)
    #expect(reason(tall.link) == .damaged)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      var bytes: [UInt8] = Array("1~".utf8)
      for _ in 0..<Int(generator.next(in: 0.0..<90)) { bytes.append(UInt8(generator.next(in: 32.0..<127))) }
      #expect(reason(String(decoding: bytes, as: UTF8.self)) != nil)
    }
  }

  @Test("BR-X13: the wall of a day is the same for everybody, symmetrical, winnable, and another one on the next day")
  func days() {
    var seen: [Level] = []
    for number in 20_000..<20_012 {
      let seed = Day(number: number).seed(for: "breakout")
      let level = Level.made(of: seed)
      #expect(level == Level.made(of: seed) && level.wanted > 10)
      #expect(!seen.contains(level))
      seen.append(level)
      for row in 0..<level.rows {
        for column in 0..<5 { #expect(level[row, column] == level[row, 10 - column]) }
      }
    }
  }
}

@Suite struct JourneyTests {
  @Test("walls open as the player comes to them, with two more so that none blocks the way")
  func opening() {
    var journey = Journey(walls: 30)
    #expect(journey.open == 3 && journey.next == 0 && journey.stars == 0)
    journey.clear(0, stars: 2, points: 900)
    #expect(journey.open == 4 && journey.next == 1)
    journey.clear(3, stars: 1, points: 100)
    #expect(journey.open == 7 && journey.next == 1)
    journey.clear(29, stars: 3, points: 5)
    #expect(journey.open == 30)
    journey.clear(99, stars: 3, points: 5)
    journey.clear(-1, stars: 3, points: 5)
    #expect(journey.stars == 6)
  }

  @Test("the most stars and points of a wall are kept")
  func most() {
    var journey = Journey(walls: 3)
    journey.clear(1, stars: 3, points: 100)
    journey.clear(1, stars: 1, points: 400)
    #expect(journey.marks[1] == Journey.Mark(stars: 3, best: 400))
  }

  @Test("a journey is the same after it was stored; what is damaged is refused")
  func text() {
    var journey = Journey(walls: 30)
    journey.clear(0, stars: 2, points: 1_234)
    journey.clear(17, stars: 3, points: 99_999)
    #expect(Journey(text: journey.text, walls: 30) == journey)
    #expect(Journey(text: journey.text, walls: 40)?.marks[17].stars == 3, "walls may be added")
    for bad in ["", "1;", "2;0.0", "1;4.0", "1;0", "1;0.x", "1;0.0,", "1;0.999999999999", "x"] {
      #expect(Journey(text: bad, walls: 30) == nil, "\(bad)")
    }
  }
}

@Suite struct SightTests {
  @Test("a ball flies straight, off the walls, up to the first brick, as the dots show")
  func path() {
    var generator = SeededGenerator(seed: 1)
    let court = Court(drawn: Settings())
    let wall = Wall(Level("...........\n.....a....."), using: &generator)
    let start = CGPoint(x: court.size.width / 2, y: court.serveY)
    let straight = court.sight(from: start, velocity: CGPoint(x: 0, y: -400), in: wall)
    #expect(straight.brick == 0 && straight.dots.allSatisfy { $0.x == start.x } && straight.velocity.y > 0)
    let frame = court.frame(of: wall.bricks[0], in: wall)
    #expect(abs(straight.end.y - frame.maxY - court.ballDiameter / 2) < 5)
    let aside = court.sight(from: start, velocity: CGPoint(x: 380, y: -120), in: wall)
    #expect(aside.dots.contains { $0.x > court.size.width - 40 })
    #expect(aside.dots.allSatisfy { court.bounds.contains($0) } && aside.dots.count <= Rules.mostDots)
    let missing = court.sight(from: start, velocity: CGPoint(x: 80, y: -400), in: wall)
    #expect(missing.brick == nil && missing.end.y > court.serveY - 10, "it comes back down")
  }
}

@Suite struct FallsTests {
  @Test("things fall straight down; the paddle catches what touches it, the rest is gone")
  func falling() {
    let court = Court(drawn: Settings())
    let paddle = Paddle(center: CGPoint(x: 200, y: court.paddleY), size: court.paddleSize(widenedBy: 1))
    var falls = Falls()
    let caught = falls.drop(.wide, from: CGPoint(x: 220, y: 100))
    let missed = falls.drop(.fog, from: CGPoint(x: 30, y: 100))
    var got: [Int] = []
    var gone: [Int] = []
    for _ in 0..<1_200 {
      let now = falls.advance(by: 1.0 / 120, in: court, paddle: paddle)
      got += now.caught.map(\.id)
      gone += now.gone.map(\.id)
    }
    #expect(got == [caught!.id] && gone == [missed!.id] && falls.items.isEmpty)
  }

  @Test("no more than a few fall at once")
  func few() {
    var falls = Falls()
    for _ in 0..<20 { _ = falls.drop(.twin, from: .zero) }
    #expect(falls.items.count == Rules.mostFalling)
  }
}
