import Breakout
import CaromGeometry
import UIKit

/// Finds balls that are stuck: that stay in one place, keep to one height, or fly without hitting anything that counts.
struct StuckBalls {
  /// The greatest number of ticks in which no ball hit a brick or the paddle.
  private(set) var longestIdle = 0
  private var idle = 0
  private var hits = -1
  private var stays: [Stay] = []
  private var flights: [Stay] = []

  /// The extent of the places where a ball has been during `ticks` ticks.
  private struct Stay {
    let ball: UIView
    var ticks = 0
    var least: CGPoint
    var greatest: CGPoint

    init(_ ball: UIView) {
      self.ball = ball
      least = ball.center
      greatest = ball.center
    }

    mutating func extend() {
      ticks += 1
      least = CGPoint(x: min(least.x, ball.center.x), y: min(least.y, ball.center.y))
      greatest = CGPoint(x: max(greatest.x, ball.center.x), y: max(greatest.y, ball.center.y))
    }

    var size: CGSize { CGSize(width: greatest.x - least.x, height: greatest.y - least.y) }
  }

  /// Checks the balls after a tick; returns a description of the first one that is stuck, or nil.
  mutating func fault(after play: BreakoutViewController) -> String? {
    let balls = play.behavior.balls
    guard play.game.phase == .playing, let diameter = balls.first?.bounds.width else {
      self = StuckBalls(longestIdle: longestIdle)
      return nil
    }
    let now = play.game.wall.bricks.reduce(play.catches) { $0 - $1.hitsLeft }
    idle = now == hits ? idle + 1 : 0
    hits = now
    longestIdle = max(longestIdle, idle)
    if idle > 20 * 120 { return "nothing was hit for 20 s" }
    if let stay = StuckBalls.follow(balls, in: &stays, for: 120, where: { max($0.width, $0.height) < diameter }) {
      return "a ball stayed within \(stay) for a second"
    }
    let height = play.court.size.height / 20
    if let flight = StuckBalls.follow(balls, in: &flights, for: 1_200, where: { $0.height < height }) {
      return "a ball kept within \(flight) for ten seconds"
    }
    return nil
  }

  init() {}

  private init(longestIdle: Int) { self.longestIdle = longestIdle }

  /// Extends the stays of all balls; returns the extent of one that `isSmall` after so many `ticks`.
  private static func follow(
    _ balls: [UIView], in stays: inout [Stay], for ticks: Int, where isSmall: (CGSize) -> Bool
  ) -> CGSize? {
    stays = balls.map { ball in stays.first { $0.ball === ball } ?? Stay(ball) }
    var found: CGSize?
    for index in stays.indices {
      stays[index].extend()
      guard stays[index].ticks >= ticks else { continue }
      if isSmall(stays[index].size) { found = stays[index].size }
      stays[index] = Stay(stays[index].ball)
    }
    return found
  }
}
