import CaromGeometry
import Testing

@testable import Pong

@Suite struct CourtTests {
  static let sizes = [
    CGSize(width: 288, height: 440), CGSize(width: 361, height: 690), CGSize(width: 690, height: 330),
    CGSize(width: 736, height: 800), CGSize(width: 1_400, height: 760),
  ]

  @Test("from court to view and back nothing changes, and a quarter turn mirrors nothing", arguments: sizes)
  func turns(size: CGSize) {
    let court = Court(size: size, settings: Settings())
    #expect(court.length >= court.width)
    for x in stride(from: 0.0, through: 1, by: 0.25) {
      for y in stride(from: 0.0, through: 1, by: 0.25) {
        let place = CGPoint(x: court.width * x, y: court.length * y)
        let view = court.inView(place)
        #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001).contains(view))
        let back = court.inCourt(view)
        #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
        #expect(court.turnedToCourt(court.turnedToView(place)) == place)
      }
    }
    // Two directions keep their handedness, so this is a rotation and not a reflection.
    let right = court.turnedToView(CGPoint(x: 1, y: 0))
    let down = court.turnedToView(CGPoint(x: 0, y: 1))
    #expect(right.x * down.y - right.y * down.x == 1)
  }

  @Test("paddles and serves are in the court, at every size and length of paddle", arguments: sizes)
  func places(size: CGSize) {
    for percent in [Setting.paddleLength.scale.least, Setting.paddleLength.scale.greatest] {
      var settings = Settings()
      settings[.paddleLength] = percent
      let court = Court(size: size, settings: settings)
      for side in Side.allCases {
        for x in [-1e9, 0, court.width / 2, 1e9, CGFloat.nan] {
          let middle = court.clampedPaddleX(x)
          #expect(middle - court.paddleLength / 2 >= 0 && middle + court.paddleLength / 2 <= court.width)
          let serve = court.servePlace(side, paddleX: middle)
          #expect(serve.y > court.ballDiameter && serve.y < court.length - court.ballDiameter)
        }
        #expect(side == .near ? court.faceY(side) < court.paddleY(side) : court.faceY(side) > court.paddleY(side))
      }
    }
  }

  @Test("sizes of nothing give an empty court")
  func empty() {
    for size in [CGSize.zero, CGSize(width: -3, height: 50), CGSize(width: CGFloat.nan, height: 9)] {
      #expect(Court(size: size, settings: Settings()).isEmpty)
    }
  }
}
