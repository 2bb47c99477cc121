import CaromGeometry
import Testing

@testable import Breakout

@Suite struct CourtTests {
  static let sizes = [
    CGSize(width: 288, height: 400), CGSize(width: 361, height: 620), CGSize(width: 700, height: 290),
    CGSize(width: 736, height: 860), CGSize(width: 1_200, height: 760),
  ]

  @Test("BR-H12: from the least wall to the greatest, bricks overlap nowhere and all gaps are alike", arguments: sizes)
  func bricks(size: CGSize) {
    for rows in [2, 8] {
      for columns in 4...12 {
        var settings = Settings.own
        settings[.brickRows] = rows
        settings[.bricksPerRow] = columns
        let court = Court(size: size, settings: settings)
        for row in 0..<rows {
          for column in 0..<columns {
            let frame = court.brickFrame(row: row, column: column)
            #expect(frame.width >= 12 && frame.height >= 6)
            #expect(frame.minX >= court.gap && frame.maxX <= size.width - court.gap + 0.5)
            if column > 0 { #expect(frame.minX - court.brickFrame(row: row, column: column - 1).maxX == court.gap) }
            if row > 0 { #expect(frame.minY - court.brickFrame(row: row - 1, column: column).maxY == court.gap) }
          }
        }
        let lowest = court.brickFrame(row: rows - 1, column: 0)
        #expect(court.serveY - court.ballDiameter > lowest.maxY, "there is room to play")
        #expect(court.brickFrame(row: 0, column: 0).minY > court.ballDiameter, "a ball fits above the wall")
      }
    }
  }

  @Test("BR-H19: balls wait just above the paddle's middle, beside each other and in the court", arguments: sizes)
  func serve(size: CGSize) {
    let court = Court(size: size, settings: Settings())
    let top = court.paddleY - court.paddleSize(widenedBy: 1).height / 2
    for x in [0, size.width / 2, size.width] {
      for count in 1...3 {
        for index in 0..<count {
          let center = court.serveCenter(index, of: count, paddleX: x)
          #expect(center.y + court.ballDiameter / 2 < top)
          #expect(top - center.y <= court.ballDiameter)
          #expect(center.x >= court.ballDiameter / 2 && center.x <= size.width - court.ballDiameter / 2)
          if index > 0 {
            #expect(center.x - court.serveCenter(index - 1, of: count, paddleX: x).x > court.ballDiameter)
          }
        }
      }
    }
    #expect(court.serveCenter(0, of: 1, paddleX: size.width / 2).x == size.width / 2)
  }

  @Test("under the strongest gravity a cruising ball reaches the top", arguments: sizes)
  func gravity(size: CGSize) {
    for speed in [60, 100, 160] {
      var settings = Settings.own
      settings[.gravity] = 3
      settings[.ballSpeed] = speed
      let court = Court(size: size, settings: settings)
      for tempo in [Rules.calmPace, 1, Rules.mostPace * Rules.fastFactor] {
        let cruise = court.cruise(tempo: tempo)
        #expect(cruise * cruise > 2 * court.gravity(tempo: tempo) * size.height)
      }
    }
  }

  @Test("a court of no size is empty and gives finite places")
  func degenerate() {
    for size in [CGSize.zero, CGSize(width: -5, height: 100), CGSize(width: CGFloat.nan, height: 100)] {
      let court = Court(size: size, settings: Settings())
      #expect(court.isEmpty)
      #expect(court.cruise() == 0 && court.gravity() == 0)
      #expect(court.brickFrame(row: 0, column: 0).width.isFinite)
    }
  }
}
