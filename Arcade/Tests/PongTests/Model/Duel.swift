import CaromGeometry

@testable import Pong

/// Two computers at one court, without views and without the engine: a point that flies between two walls and two
/// lines.
struct Duel {
  private static let ticksPerSecond = 120.0
  let court: Court
  private let flight: Flight
  private var computers: [Computer]
  private var goals: [CGFloat]
  private var chance: SeededGenerator
  private(set) var game: Game
  private(set) var ticks = 0

  init(near: Strength, far: Strength, settings: Settings, seed: UInt64) {
    var settings = settings
    settings[.players] = 0
    court = Court(size: CGSize(width: 360, height: 640), settings: settings)
    flight = Flight(cruise: court.cruise, speedUp: settings.speedUp, spin: settings.spin)
    chance = SeededGenerator(seed: seed)
    computers = [Computer(near, seed: chance.next()), Computer(far, seed: chance.next())]
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
            velocity = flight.leaving(side, bounced: velocity, place: place, paddleVelocity: 0, hits: game.hit())
          } else {
            isFlying = false
            _ = game.lose(side)
          }
        }
      }
      for side in Side.allCases {
        let index = side.rawValue
        var sight = Computer.Sight(
          place: CGPoint(x: ball.x / court.width, y: ball.y / court.length),
          velocity: CGPoint(x: velocity.x / court.width, y: velocity.y / court.length))
        if side == .far {
          sight.place = CGPoint(x: 1 - sight.place.x, y: 1 - sight.place.y)
          sight.velocity = CGPoint(x: -sight.velocity.x, y: -sight.velocity.y)
        }
        computers[index].see(isFlying ? sight : nil, ticksPerSecond: Duel.ticksPerSecond)
        let share = goals[index] / court.width
        let next = computers[index].step(from: side == .far ? 1 - share : share, in: measures, seconds: seconds)
        goals[index] = court.clampedPaddleX((side == .far ? 1 - next : next) * court.width)
      }
      for case .served(let side) in game.advance(by: seconds) {
        ball = court.servePlace(side, paddleX: goals[side.rawValue])
        velocity = flight.serve(by: side, angle: chance.next(in: -Rules.serveSpread...Rules.serveSpread))
        isFlying = true
      }
    }
    return game.winner ?? .near
  }
}
