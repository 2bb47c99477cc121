import CCaromHost
import CCaromStopwatch
import CaromPhysics
import CaromPhysicsScenes

// CaromPhysicsWasm prints a line `name nanoseconds hash` for each scene: the median time of 600 steps. It needs nothing
// but a clock, so that it runs in WebAssembly too.

for scene in Scene.all {
  var world = scene.world().world
  var times: [Double] = []
  for _ in 0..<600 {
    let before = clock_now()
    world.step(1 / 120)
    times.append(clock_now() - before)
  }
  times.sort()
  print(scene.name + " " + String(Int(times[300] * 1e6)) + " " + String(world.hash(), radix: 16))
}
