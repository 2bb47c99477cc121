import CaromGeometry
import Testing

@testable import CaromPhysics

/// The broad phase finds the same pairs however many pieces there are, and so by whichever of its ways it looks for them.
@Suite struct PairTests {
  /// A court with balls in it and a paddle that is put somewhere else in each step, as by a finger; and far outside as
  /// many balls that stand still.
  private func game(balls: Int, bystanders: Int) throws -> (world: World, paddle: BodyID, balls: [BodyID]) {
    var world = World(gravity: .zero)
    _ = try world.createBody(wall([court(4, 4)], restitution: 1))
    let paddle = try world.createBody(wall([box(0.8, 0.2)], restitution: 1))
    let ids = try (0..<balls).map { k in
      let turn = Double(k) * 2.4
      return try world.createBody(
        ball(
          radius: 0.08, at: Vector2(Float(k % 6) * 0.6 - 1.5, Float(k / 6) * 0.5 - 0.5),
          velocity: Vector2(Float(CaromGeometry.cos(turn)), Float(CaromGeometry.sin(turn))) * (1 + Float(k % 7) * 3)))
    }
    for k in 0..<bystanders { _ = try world.createBody(ball(at: Vector2(50 + Float(k), 50))) }
    return (world, paddle, ids)
  }

  @Test(arguments: [1, 3, 12, 30])
  func bystandersChangeNothing(balls: Int) throws {
    var (few, paddle, ids) = try game(balls: balls, bystanders: 0)
    var (many, _, _) = try game(balls: balls, bystanders: 40)
    var hits = 0
    for tick in 0..<1200 {
      // Faster than the balls at times, and at other times at rest.
      let place = Vector2(1.5 * Float(CaromGeometry.sin(Double(tick / 3 * 3) / 9)), tick % 400 < 200 ? -1.5 : 0.3)
      try few.setPosition(place, angle: 0, of: paddle)
      try many.setPosition(place, angle: 0, of: paddle)
      few.step(1 / 120)
      many.step(1 / 120)
      hits += few.contactEvents.count
      for id in ids {
        try #require(try few.motion(of: id) == many.motion(of: id), "tick \(tick)")
      }
    }
    #expect(hits > 10)
  }
}
