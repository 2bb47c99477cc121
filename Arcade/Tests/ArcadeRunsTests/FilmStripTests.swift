import ArcadeRuns
import RunBots
import Testing
import UIKit

@Suite struct FilmStripTests {
  private func strip(of count: Int, size: CGSize) -> UIImage? {
    var strip = FilmStrip()
    for _ in 0..<count { strip.add(UIView(frame: CGRect(origin: .zero, size: size))) }
    return strip.image(title: "Breakout", line: "1,240 points")
  }

  @Test func uprightPicturesStandThreeInARow() throws {
    let upright = try #require(strip(of: 6, size: CGSize(width: 300, height: 600)))
    // Three columns in 580 points with two gaps of 10; each row has two edges of 30, and the words need 92.
    let side: CGFloat = 560 / 3
    #expect(upright.size.width == 640 && abs(upright.size.height - (2 * (2 * side + 60) + 92)) < 1e-9)
    let wide = try #require(strip(of: 6, size: CGSize(width: 600, height: 300)))
    #expect(abs(wide.size.height - (3 * (285 / 2 + 60) + 92)) < 1e-9)
    let single = try #require(strip(of: 1, size: CGSize(width: 300, height: 300)))
    #expect(abs(single.size.height - (580 + 60 + 92)) < 1e-9)
  }

  @Test func nothingMakesNoStrip() {
    #expect(strip(of: 0, size: CGSize(width: 300, height: 600)) == nil)
    #expect(strip(of: 3, size: CGSize(width: 0, height: 600)) == nil)
  }

  /// Between two ticks the replay looks different, and taking pictures changes nothing in it.
  @Test(arguments: [BoardGame.breakout, .bubblepop, .pong])
  func picturesChangeNothingInARun(game: BoardGame) throws {
    let bot = try RunBot(
      game, seed: 5, stored: ["breakout.lives": "1", "pong.points": "0", "bubblepop.duration": "10"])
    bot.play(seconds: 4)
    let run = try bot.run()
    let (plain, pictured) = (try RunReplay(run), try RunReplay(run))
    var strip = FilmStrip()
    for tick in stride(from: run.beginTick, through: run.endTick, by: 20) {
      try plain.advance(to: tick)
      try pictured.advance(to: tick)
      strip.add(try #require(pictured.gameView))
      #expect(plain.standing == pictured.standing)
    }
    #expect(try plain.finish() == pictured.finish())
    #expect(strip.image(title: "", line: "") != nil)
  }
}
