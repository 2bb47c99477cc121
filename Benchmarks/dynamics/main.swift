import CaromPhysics
import Glibc
import UIKit
import UIKitCore
import UIKitDynamics

// CaromDynamicsBench measures the time that an animator adds to the engine's bare step on the same bodies, per moving
// item and tick. It prints a list of entries for Benchmarks/run.

private let itemCount = 200
private let tickCount = 4000

/// The time of a monotonic clock, in ns.
private func now() -> Double {
  var t = timespec()
  clock_gettime(CLOCK_MONOTONIC, &t)
  return Double(t.tv_sec) * 1e9 + Double(t.tv_nsec)
}

/// Views that fly about in the bounds of their reference view and rotate as they bounce off each other.
private final class Crowd {
  let application = UIApplication(textMeasuring: FixedTextMetrics())
  let window: UIWindow
  let animator: UIDynamicAnimator
  private var generator = SeededGenerator(seed: 1)

  init() {
    window = UIWindow(windowScene: application.windowScene)
    window.makeKeyAndVisible()
    let court = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    window.addSubview(court)
    animator = UIDynamicAnimator(referenceView: court)
    let collision = UICollisionBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    let laws = UIDynamicItemBehavior()
    laws.elasticity = 1
    laws.friction = 0.2
    for index in 0..<itemCount {
      let view = UIView(
        frame: CGRect(x: 20 + 38 * Double(index % 20), y: 20 + 70 * Double(index / 20), width: 20, height: 20))
      court.addSubview(view)
      collision.addItem(view)
      laws.addItem(view)
      laws.addLinearVelocity(CGPoint(x: speed(), y: speed()), for: view)
      laws.addAngularVelocity(speed() / 100, for: view)
    }
    animator.addBehavior(collision)
    animator.addBehavior(laws)
    animator.tick()
  }

  private func speed() -> Double { Double.random(in: -400...400, using: &generator) }

  /// Commits the changes, which is not measured, so that every view can register its next change.
  func commit() {
    application.commit()
    application.takeCommands { _ in }
  }
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

private let crowd = Crowd()
private var bare = crowd.animator.world
private var whole: [Double] = []
private var steps: [Double] = []
/// The one that runs second finds warm caches and branch predictors. So the order alternates, and the mean of both
/// medians counts.
private var added: ([Double], [Double]) = ([], [])
for tick in 0..<tickCount {
  let isFirst = tick / 2 % 2 == 0
  let start = now()
  if isFirst { crowd.animator.tick() } else { bare.step(1 / 120) }
  let middle = now()
  if isFirst { bare.step(1 / 120) } else { crowd.animator.tick() }
  let end = now()
  if tick % 2 == 1 { crowd.commit() }
  let (tickTime, stepTime) = isFirst ? (middle - start, end - middle) : (end - middle, middle - start)
  whole.append(tickTime)
  steps.append(stepTime)
  let more = (tickTime - stepTime) / Double(itemCount)
  if isFirst { added.0.append(more) } else { added.1.append(more) }
}
precondition(bare.hash() == crowd.animator.world.hash(), "the animator and the bare engine diverged")

private func entry(_ name: String, _ value: Double, most: Int?) -> String {
  let limit = most.map { ", \"most\": \($0)" } ?? ""
  return """
      {"name": "\(name)", "value": \((value * 10).rounded() / 10), "unit": "ns", "peer": null, "peer_value": null, "ratio": null\(limit)}
    """
}
print("[")
print(entry("dynamics.overhead", (median(added.0) + median(added.1)) / 2, most: 100) + ",")
print(entry("dynamics.step per item", median(steps) / Double(itemCount), most: nil) + ",")
print(entry("dynamics.tick per item", median(whole) / Double(itemCount), most: nil))
print("]")
