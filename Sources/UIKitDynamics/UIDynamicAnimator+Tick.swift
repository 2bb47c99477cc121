import CaromGeometry
import CaromPhysics
import UIKitCore

extension UIDynamicAnimator: ClockAnimator {
  package final var wantsTicks: Bool { isRunning && !isPaused }

  /// One tick: changes of the tree, forces, the step, positions, contacts, actions, rest.
  package final func tick() {
    isStepping = true
    defer { isStepping = false }
    if isTreeDirty { matchBodiesToBehaviors() }
    for behavior in orderedBehaviors { behavior.applyForces(in: self) }
    stepWorld()
    elapsedTicks += 1
    writeItems()
    for behavior in collisions where behavior.collisionDelegate != nil {
      tellContacts()
      break
    }
    for behavior in orderedBehaviors {
      if let action = behavior.action, behavior.dynamicAnimator === self { action() }
    }
    if let home, !home.itemsMoved() { return pauseAtRest() }
    if elapsedTicks - lastMovedTick >= restTicks || bodies.isEmpty { restUnlessSomethingSpeedsUp() }
    debugView?.animatorStepped(self)
  }

  package final func combine(into hash: inout StateHash) {
    hash.combine(wantsTicks)
    hash.combine(elapsedTicks)
    hash.combine(elapsedTicks - lastMovedTick)
    hash.combine(world.hash())
  }

  package final func moves(_ item: ObjectIdentifier) -> Bool { bodyOfItem[item] != nil }

  package final func sizeChanged(of view: UIView) { if !collisions.isEmpty { resume() } }

  @inline(never) private func stepWorld() { world.step(Float(1 / UIApplication.ticksPerSecond)) }

  private var restTicks: Tick {
    let ticks = restDelay * UIApplication.ticksPerSecond
    return ticks >= 1 ? Tick(min(ticks, 1e9)) : 1
  }

  /// Writes centers and rotations, and finds the items that moved, came to rest, or left `activeRect`.
  private func writeItems() {
    // All motions are read before the first item is written, so a setter that changes the animator disturbs nothing.
    ask { $0.readMotions(of: bodyIDs, into: &motions) }
    let rest = RestLimits(distance: restDistance, angle: restAngle)
    let lastRestless = elapsedTicks - restTicks
    var someoneRests = false
    var someoneLeft = false
    let bodies = self.bodies
    let application = UIApplication.shared
    application.writingTick = application.tick
    for index in 0..<bodies.count {
      let body = bodies[index]
      if body.write(motions[index], rest) {
        body.lastMoved = elapsedTicks
        body.isResting = false
        lastMovedTick = elapsedTicks
        if let activeRect, !body.isBeyond, !body.frame.intersects(activeRect) {
          body.isBeyond = true
          someoneLeft = true
        }
      } else if !body.isResting, body.lastMoved <= lastRestless {
        someoneRests = true
      }
    }
    application.writingTick = -1
    if someoneLeft { isTreeDirty = true }
    if someoneRests { tellRest(of: bodies, since: lastRestless) }
  }

  @inline(never) private func tellRest(of bodies: [DynamicBody], since tick: Tick) {
    for body in bodies where !body.isResting && body.lastMoved <= tick && body.isWanted {
      if body.speedsUp(in: &world) {
        body.lastMoved = elapsedTicks
        lastMovedTick = elapsedTicks
      } else {
        body.isResting = true
        delegate?.dynamicAnimator(self, itemDidRest: body.item)
      }
    }
  }

  /// Pauses, unless a freely moving item is merely too slow yet for its motion to be visible.
  @inline(never) private func restUnlessSomethingSpeedsUp() {
    guard !isTreeDirty else { return }
    for body in bodies where body.speedsUp(in: &world) { lastMovedTick = elapsedTicks }
    guard elapsedTicks - lastMovedTick >= restTicks || bodies.isEmpty else { return }
    pauseAtRest()
  }

  private func pauseAtRest() {
    isRunning = false
    if home != nil { settleOnAnchors() }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// How far an item may move and still count as at rest, in the form in which bodies compare it.
struct RestLimits {
  let squaredDistance: Double
  let sine: Float

  init(distance: CGFloat, angle: CGFloat) {
    squaredDistance = max(0, distance) * max(0, distance)
    sine = Float(sin(max(0, min(Double.pi / 2, angle))))
  }
}
