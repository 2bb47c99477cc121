import CaromGeometry
import CaromPhysics
import CaromPhysicsScenes

/// The long tests of the physics engine.
let physicsRuns = [
  Run("Physics: wall hits, a million with --full", millionWallHits),
  Run("Physics: bounces at every speed, ten thousand with --full", tenThousandBounces),
  Run("Physics: random calls, four hundred thousand with --full") { report in
    for seed in 1...UInt64(count(8, full: 40)) {
      let fault = Fuzz.run(seed: seed, calls: 10_000)
      report.expect(fault == nil, "seed \(seed): \(fault ?? "")")
    }
  },
]

/// Balls at 200 and 400 m/s between thin walls, lines and chains: in 10⁶ hits none escapes, and the energy is
/// conserved.
private func millionWallHits(_ report: inout Report) {
  let corners = [Vector2(-1, -0.8), Vector2(1, -0.8), Vector2(1, 0.8), Vector2(-1, 0.8)]
  let cells: [(String, [Shape])] = [
    (
      "thin walls",
      [
        .box(width: 2.2, height: 0.04, center: Vector2(0, -0.82)),
        .box(width: 2.2, height: 0.04, center: Vector2(0, 0.82)),
        .box(width: 0.04, height: 1.7, center: Vector2(-1.02, 0)),
        .box(width: 0.04, height: 1.7, center: Vector2(1.02, 0)),
      ]
    ),
    (
      "segments",
      [
        .segment(corners[0], corners[1]), .segment(corners[1], corners[2]), .segment(corners[2], corners[3]),
        .segment(corners[3], corners[0]),
      ]
    ),
    ("a chain", [.chain(corners, isClosed: true)]),
    (
      "a crooked chain",
      [
        .chain(
          (0..<17).map { k in
            let a = Double(k) / 17 * 2 * Double.pi
            let r = k % 2 == 0 ? 1.1 : 0.95
            return Vector2(Float(r * CaromGeometry.cos(a)), Float(r * CaromGeometry.sin(a)))
          }, isClosed: true)
      ]
    ),
  ]
  let steps = count(12_000, full: 60_000)
  var hits = 0
  for (name, shapes) in cells {
    for (radius, speed) in [(0.05, 200), (0.2, 200), (0.05, 400), (0.2, 400)] as [(Float, Float)] {
      var world = World(gravity: .zero)
      var wall = BodyDefinition(.static, shapes: shapes)
      wall.settings.friction = 0
      var ball = BodyDefinition(.dynamic, shapes: [.circle(radius: radius)])
      ball.linearVelocity = Vector2(0.834, 0.5517) * speed
      ball.settings.restitution = 1
      ball.settings.friction = 0
      guard (try? world.createBody(wall)) != nil, let id = try? world.createBody(ball) else {
        report.expect(false, "\(name): the scene could not be made")
        continue
      }
      let before = world.kineticEnergy
      // Between walls 2 m apart, a ball at v m/s hits one about v / 1.6 times a second.
      for _ in 0..<steps {
        world.step(1 / 120)
        guard let p = try? world.position(of: id), p.length < 1.4, p.isFinite else {
          report.expect(false, "\(name): a ball of \(radius) m at \(speed) m/s got out")
          break
        }
      }
      hits += Int(speed / 2 * Float(steps) / 120)
      let ratio = world.kineticEnergy / before
      report.expect(abs(ratio - 1) < 0.001, "\(name), \(radius) m, \(speed) m/s: energy \(ratio) of the start")
    }
  }
  report.note("about \(hits) wall hits")
  report.expect(hits >= steps * 16, "only about \(hits) wall hits were made")
}

/// With elasticity 1, the energy stays within 0.1 % over 10,000 bounces, at every speed, between walls and among
/// bricks.
private func tenThousandBounces(_ report: inout Report) {
  for speed in [0.05, 0.5, 4, 8, 20, 90] as [Float] {
    var world = World(gravity: .zero)
    var court = BodyDefinition(
      .static,
      shapes: [
        .chain([Vector2(-1, -1), Vector2(1, -1), Vector2(1, 1), Vector2(-1, 1)], isClosed: true),
        .box(width: 0.4, height: 0.15, center: Vector2(0.3, 0.5)),
        .box(width: 0.4, height: 0.15, center: Vector2(-0.3, 0.5)),
        .box(width: 0.3, height: 0.2, center: Vector2(-0.2, -0.4), angle: 0.7),
        .circle(center: Vector2(0.5, -0.3), radius: 0.2),
      ])
    court.settings.friction = 0
    var ball = BodyDefinition(.dynamic, at: Vector2(-0.7, 0), shapes: [.circle(radius: 0.08)])
    ball.linearVelocity = Vector2(0.6, 0.8) * speed
    ball.angularVelocity = 3
    ball.settings.restitution = 1
    ball.settings.friction = 0
    ball.settings.allowsSleep = false
    guard (try? world.createBody(court)) != nil, (try? world.createBody(ball)) != nil else {
      report.expect(false, "the court could not be made")
      continue
    }
    let before = world.kineticEnergy
    let wanted = count(2_000, full: 10_000)
    var bounces = 0
    var steps = 0
    while bounces < wanted, steps < 600 * wanted {
      world.step(1 / 120)
      steps += 1
      for event in world.contactEvents where event.phase == .began { bounces += event.phase == .began ? 1 : 0 }
    }
    let ratio = world.kineticEnergy / before
    report.expect(abs(ratio - 1) < 0.001, "\(speed) m/s: energy \(ratio) after \(bounces) bounces")
  }
}
