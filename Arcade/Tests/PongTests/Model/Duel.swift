import CaromGeometry

@testable import Pong

/// A match at one court without views and without the engine: a point that flies between two walls and two lines.
struct Duel {
  /// Who plays at one end.
  enum Player {
    case computer(Computer)
    /// Somebody who only holds the paddle under the ball, as fast as the keys move it, and sees at once where it is.
    case follower
    /// A computer that adapts to its opponent.
    case rival(Rival, Computer)
  }

  private static let ticksPerSecond = 120.0
  let court: Court
  private let flight: Flight
  private(set) var players: [Player]
  private var goals: [CGFloat]
  /// The velocities of the paddles, averaged as in the game.
  private var velocities: [CGFloat] = [0, 0]
  private var chance: SeededGenerator
  private(set) var game: Game
  private(set) var ticks = 0
  /// Who got each point.
  private(set) var points: [Side] = []

  /// A match between computers of these strengths; nil is a follower.
  init(
    near: Strength?, far: Strength?, settings: Settings, seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)
  ) {
    var chance = SeededGenerator(seed: seed)
    let seeds = [chance.next(), chance.next()]
    func player(_ strength: Strength?, _ seed: UInt64) -> Player {
      strength.map { .computer(Computer($0, seed: seed)) } ?? .follower
    }
    self.init([player(near, seeds[0]), player(far, seeds[1])], settings: settings, chance: chance, size: size)
  }

  /// A match of a follower at the near end against a rival.
  init(rival: Rival, settings: Settings, seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let computer = Computer(rival.strength, seed: chance.next())
    self.init(
      [.follower, .rival(rival, computer)], settings: settings, chance: chance, size: CGSize(width: 360, height: 640))
  }

  private init(_ players: [Player], settings: Settings, chance: SeededGenerator, size: CGSize) {
    var settings = settings
    // With no person playing, the match never waits for a serve.
    settings[.players] = 0
    self.players = players
    self.chance = chance
    court = Court(size: size, settings: settings)
    flight = Flight(cruise: court.cruise, speedUp: settings.speedUp, spin: settings.spin)
    goals = [court.width / 2, court.width / 2]
    game = Game(settings)
  }

  private var measures: Computer.Measures {
    let radius = court.ballDiameter / 2
    return Computer.Measures(
      radius: radius / court.width, halfPaddle: (court.paddleLength / 2 + radius) / court.width,
      face: (court.faceY(.near) - radius) / court.length, cruise: court.cruise / court.length)
  }

  /// Plays to the end and returns the winner.
  mutating func play() -> Side {
    var ball = CGPoint.zero
    var velocity = CGPoint.zero
    var isFlying = false
    let seconds = 1 / Duel.ticksPerSecond
    let radius = court.ballDiameter / 2
    while !game.isOver, ticks < 1_000_000 {
      ticks += 1
      if isFlying {
        ball = CGPoint(x: ball.x + velocity.x * seconds, y: ball.y + velocity.y * seconds)
        if (ball.x < radius && velocity.x < 0) || (ball.x > court.width - radius && velocity.x > 0) {
          velocity.x = -velocity.x
        }
        for side in Side.allCases {
          let isThere =
            side == .near
            ? velocity.y > 0 && ball.y > court.faceY(.near) - radius
            : velocity.y < 0 && ball.y < court.faceY(.far) + radius
          guard isThere, isFlying else { continue }
          let place = (ball.x - goals[side.rawValue]) / (court.paddleLength / 2 + radius)
          if abs(place) <= 1 {
            velocity = flight.leaving(
              side, bounced: velocity, place: place, paddleVelocity: velocities[side.rawValue], hits: game.hit())
          } else {
            isFlying = false
            lose(side)
          }
        }
      }
      for side in Side.allCases { move(side, isFlying ? (ball, velocity) : nil, seconds) }
      for case .served(let side) in game.advance(by: seconds) {
        ball = court.servePlace(side, paddleX: goals[side.rawValue])
        velocity = flight.serve(by: side, angle: chance.next(in: -Rules.serveSpread...Rules.serveSpread))
        isFlying = true
      }
    }
    return game.winner ?? .near
  }

  private mutating func lose(_ side: Side) {
    _ = game.lose(side)
    points.append(side.other)
    guard case .rival(var rival, var computer) = players[1] else { return }
    rival.scored(person: side == .far)
    computer.strength = rival.strength
    players[1] = .rival(rival, computer)
  }

  private mutating func move(_ side: Side, _ flying: (ball: CGPoint, velocity: CGPoint)?, _ seconds: Double) {
    let old = goals[side.rawValue]
    switch players[side.rawValue] {
    case .follower:
      if let flying {
        let reach = court.keySpeed * seconds
        goals[side.rawValue] = court.clampedPaddleX(old + max(-reach, min(flying.ball.x - old, reach)))
      }
    case .computer(var computer):
      goals[side.rawValue] = goal(of: &computer, side, flying, seconds)
      players[side.rawValue] = .computer(computer)
    case .rival(let rival, var computer):
      goals[side.rawValue] = goal(of: &computer, side, flying, seconds)
      players[side.rawValue] = .rival(rival, computer)
    }
    let moved = (goals[side.rawValue] - old) / seconds
    velocities[side.rawValue] += (moved - velocities[side.rawValue]) * min(seconds / Rules.paddleMemory, 1)
  }

  private func goal(
    of computer: inout Computer, _ side: Side, _ flying: (ball: CGPoint, velocity: CGPoint)?, _ seconds: Double
  ) -> CGFloat {
    var sight: Computer.Sight?
    if let flying {
      var place = CGPoint(x: flying.ball.x / court.width, y: flying.ball.y / court.length)
      var velocity = CGPoint(x: flying.velocity.x / court.width, y: flying.velocity.y / court.length)
      if side == .far {
        place = CGPoint(x: 1 - place.x, y: 1 - place.y)
        velocity = CGPoint(x: -velocity.x, y: -velocity.y)
      }
      sight = Computer.Sight(place: place, velocity: velocity)
    }
    computer.see(sight, ticksPerSecond: Duel.ticksPerSecond)
    let share = goals[side.rawValue] / court.width
    let next = computer.step(from: side == .far ? 1 - share : share, in: measures, seconds: seconds)
    return court.clampedPaddleX((side == .far ? 1 - next : next) * court.width)
  }
}
