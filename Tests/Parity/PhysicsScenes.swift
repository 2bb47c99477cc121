import CaromGeometry
import CaromPhysics
import CaromPhysicsScenes
import CaromReplay

extension GoldenRun {
  /// Two seconds of each of the engine's scenes; the large ones are reduced so that debug builds can run them.
  static var physics: [GoldenRun] {
    let scenes: [Scene] = [.pyramid(base: 8), .balls(count: 80), .breakout(), .cells(), .cards(), .chain()]
    return scenes.map { scene in
      GoldenRun("physics of " + scene.name) { hash in
        var (world, ids) = scene.world(allowsSleep: true)
        hash.combine(ids.count)
        for _ in 0..<240 {
          world.step(1 / 120)
          hash.combine(world.hash())
        }
      }
    }
  }
}
