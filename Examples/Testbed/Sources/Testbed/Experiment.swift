import CClock
import CaromPhysics
import CaromPhysicsScenes

/// A running scene with the worlds of its last steps: a world is a value, so going back is an assignment.
struct Experiment {
  /// The number of steps that can be undone.
  static let memory = 24

  let exhibit: Exhibit
  let ids: [BodyID]
  private(set) var world: World
  private var past: [World] = []
  /// The mean duration of the last steps, in milliseconds.
  private(set) var milliseconds = 0.0

  init(_ exhibit: Exhibit) {
    self.exhibit = exhibit
    (world, ids) = exhibit.scene.world(allowsSleep: true)
  }

  var canGoBack: Bool { !past.isEmpty }

  mutating func step() {
    if past.count == Experiment.memory { past.removeFirst() }
    past.append(world)
    let begin = clock_milliseconds()
    world.step(1 / 120)
    let taken = clock_milliseconds() - begin
    milliseconds += (taken - milliseconds) * (world.stepCount < 30 ? 1 / Double(world.stepCount) : 1.0 / 30)
  }

  /// Restores the world of the previous step.
  mutating func goBack() {
    guard let last = past.popLast() else { return }
    world = last
  }

  /// The number of bodies that can move, and how many of them are asleep.
  var counts: (moving: Int, asleep: Int) {
    var moving = 0
    var asleep = 0
    for (item, id) in zip(exhibit.scene.items, ids) where item.isDynamic {
      moving += 1
      if (try? world.isAwake(id)) == false { asleep += 1 }
    }
    return (moving, asleep)
  }
}
