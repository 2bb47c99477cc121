import CaromGeometry
import Testing

@testable import Breakout

@Suite struct WallTests {
  private func wall(seed: UInt64 = 1, _ change: (inout Settings) -> Void = { _ in }) -> Wall {
    var settings = Settings.own
    change(&settings)
    var generator = SeededGenerator(seed: seed)
    return Wall(settings, using: &generator)
  }

  @Test("the wall has the rows and columns asked for, numbered row by row")
  func grid() {
    for rows in [2, 5, 8] {
      for columns in [4, 8, 12] {
        let wall = wall {
          $0[.brickRows] = rows
          $0[.bricksPerRow] = columns
        }
        #expect(wall.standing == rows * columns)
        for (index, brick) in wall.bricks.enumerated() {
          #expect(brick.id == index && brick.row == index / columns && brick.column == index % columns)
        }
      }
    }
  }

  @Test("shares are met to the nearest brick", arguments: [0, 20, 60])
  func shares(percent: Int) {
    let wall = wall {
      $0[.specialShare] = percent
      $0[.toughShare] = 50
    }
    let special = wall.bricks.filter { $0.gift != nil || $0.kind == .burst }.count
    #expect(special == Int(Double(wall.bricks.count * percent) / 100 + 0.5))
    let tough = wall.bricks.filter { $0.kind == .tough }.count
    #expect(tough == Int(Double(wall.bricks.count - special) * 0.5 + 0.5))
  }

  @Test("BR-H27a: at least three special kinds are in a wall of standard settings")
  func kinds() {
    let wall = wall()
    let gifts = Set(wall.bricks.compactMap { $0.gift?.rawValue })
    #expect(gifts.count + (wall.bricks.contains { $0.kind == .burst } ? 1 : 0) >= 3)
  }

  @Test("equal seeds give equal walls, others other ones")
  func seeds() {
    #expect(wall(seed: 7) == wall(seed: 7))
    #expect(wall(seed: 7) != wall(seed: 8))
  }

  @Test("neighbors are the standing bricks around")
  func neighbors() {
    var wall = wall {
      $0[.brickRows] = 3
      $0[.bricksPerRow] = 4
    }
    #expect(wall.neighbors(of: wall.bricks[5]) == [0, 1, 2, 4, 6, 8, 9, 10])
    #expect(wall.neighbors(of: wall.bricks[0]) == [1, 4, 5])
    wall.fell(4)
    #expect(wall.neighbors(of: wall.bricks[0]) == [1, 5])
    #expect(wall.standing == 11)
  }
}
