import CaromGeometry
import GameSettings

/// A bot that plays a drawn wall without ever missing the ball, to find out whether the wall can be cleared. It predicts where a ball would
/// fly and aims at bricks that are still wanted. No things fall, and it gets no help.
package struct Trial {
  package enum Verdict: Equatable {
    case playing
    case cleared(seconds: Int)
    /// Nothing that counts was hit for a long time, or it took too long altogether.
    case stuck
  }

  package private(set) var game: Game
  private let court: Court
  private var obstacles: Court.Obstacles
  private var place: CGPoint
  private var velocity: CGPoint
  private var generator: SeededGenerator
  private var time = 0.0
  private var lastHit = 0.0

  /// The seconds without progress after which it gives up, and those after which it does in any case.
  private static let patience = 90.0
  private static let longest = 1_800.0
  private static let tick = 1.0 / 120

  package init(_ level: Level, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    game = Game(level, Settings(), using: &generator)
    court = Court(drawn: Settings())
    obstacles = court.obstacles(of: game.wall)
    place = CGPoint(x: court.size.width / 2, y: court.serveY)
    velocity = .zero
    game.launch()
    aim()
  }

  /// How many of the bricks that must break have broken, 0 … 1.
  package var progress: Double {
    let all = game.wall.bricks.count { $0.isWanted }
    return all > 0 ? 1 - Double(game.wall.wanted) / Double(all) : 1
  }

  /// Whether a wall can be cleared. That may take long: a caller that has to show something meanwhile calls `advance`
  /// in slices.
  package static func judge(_ level: Level, seed: UInt64) -> Bool {
    guard level.wanted > 0 else { return false }
    var trial = Trial(level, seed: seed)
    while true {
      switch trial.advance(ticks: 12_000) {
      case .playing: break
      case .cleared: return true
      case .stuck: return false
      }
    }
  }

  /// Continues for so many ticks of a game.
  package mutating func advance(ticks: Int) -> Verdict {
    for _ in 0..<ticks {
      if game.wall.wanted == 0 { return .cleared(seconds: Int(time)) }
      if time - lastHit > Trial.patience || time > Trial.longest { return .stuck }
      step()
    }
    return .playing
  }

  private mutating func step() {
    time += Trial.tick
    _ = game.advance(by: Trial.tick)
    let ghosts = game.turningGhosts
    for ghost in ghosts { game.turnGhost(ghost, isAway: game.wall.ghostsAreAway) }
    let sinks = game.isSinkDue
    if sinks { game.sink(if: court.canSink(game.wall)) }
    if !game.wall.movingRows.isEmpty || sinks || !ghosts.isEmpty { obstacles = court.obstacles(of: game.wall) }
    let sight = court.sight(from: place, velocity: velocity, among: obstacles, seconds: Trial.tick)
    place = sight.end
    velocity = sight.velocity
    if let brick = sight.brick, strikes(brick) {
      lastHit = time
      obstacles = court.obstacles(of: game.wall)
    }
    if place.y > court.serveY, velocity.y > 0 {
      place.y = court.serveY
      aim()
    }
    let magnets = game.wall.bricks.filter { $0.kind == .magnet && $0.isStanding }
    guard !magnets.isEmpty else { return }
    let centers = magnets.map { brick in
      let frame = court.frame(of: brick, in: game.wall)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    velocity = Flight(cruise: court.cruise()).pulled(
      velocity, at: place, by: centers, reach: court.magnetReach, over: Trial.tick)
  }

  /// Hits a brick; returns whether that changed anything.
  private mutating func strikes(_ brick: Brick.ID) -> Bool {
    let before = game.wall.bricks[brick].hitsLeft
    _ = game.hit(brick)
    return game.wall.bricks[brick].hitsLeft != before
  }

  /// Sends the ball off towards a wanted brick, if one can be hit; otherwise anywhere.
  private mutating func aim() {
    let flight = Flight(cruise: court.cruise())
    var ways: [CGPoint] = []
    for step in -8...8 {
      let offset = (CGFloat(step) + generator.next(in: -0.5..<0.5)) / 9
      let way = flight.leavingPaddle(offset: offset, paddleVelocity: 0)
      guard let id = court.sight(from: place, velocity: way, among: obstacles).brick else { continue }
      let brick = game.wall.bricks[id]
      if brick.isWanted, brick.kind != .lock || game.wall.keys == 0 { ways.append(way) }
    }
    if ways.isEmpty || time - lastHit > Trial.patience / 3 {
      velocity = flight.leavingPaddle(offset: generator.next(in: -1.0..<1), paddleVelocity: 0)
    } else {
      velocity = ways[Int(generator.nextUnit() * Double(ways.count))]
    }
  }
}
