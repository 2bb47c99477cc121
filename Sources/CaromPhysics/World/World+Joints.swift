extension World {
  /// Adds a joint and returns its identifier. The bodies must differ, and at least one must be dynamic.
  ///
  /// Throws `.noSuchBody` for a stale body, `.unsuitableBodies` for two bodies that it cannot join, and `.notFinite`,
  /// `.outOfRange` or `.degenerateShape` (an axis without length) for invalid settings.
  public mutating func createJoint(_ definition: JointDefinition) throws(PhysicsError) -> JointID {
    try definition.settings.validate()
    let b = try bodyIndex(definition.bodyB)
    var a: Int32 = 0
    if let body = definition.bodyA { a = try bodyIndex(body) }
    guard a != b, states[a].flags.contains(.dynamic) || states[b].flags.contains(.dynamic) else {
      throw .unsuitableBodies
    }
    own()
    var joint = Joint(kind: definition.kind, isAlive: true, collides: definition.collides, bodyA: a, bodyB: b)
    joint.settings = definition.settings
    joint.length = definition.settings.length ?? distance(joint)
    joint.reference = definition.settings.angle.map { Rotation(angle: $0) } ?? relativeRotation(joint)
    let index: Int32
    if freeJoint >= 0 {
      index = freeJoint
      freeJoint = joints[index].nextFree
      joint.generation = joints[index].generation
      joints[index] = joint
    } else {
      index = Int32(joints.count)
      joints.append(joint)
    }
    countJoint(a, 1)
    countJoint(b, 1)
    if !definition.collides { refilter(body: b) }
    wake(a)
    wake(b)
    return JointID(index: index, generation: joint.generation)
  }

  /// Removes a joint and wakes its bodies. Throws `.noSuchJoint` for a stale identifier.
  public mutating func destroyJoint(_ id: JointID) throws(PhysicsError) {
    let index = try jointIndex(id)
    own()
    remove(joint: index)
  }

  /// Changes the settings of a joint; wakes its bodies if a value did change.
  ///
  /// Throws `.noSuchJoint` for a stale identifier, and the errors of `createJoint(_:)` for invalid settings.
  public mutating func configure(_ id: JointID, _ change: (inout JointSettings) -> Void) throws(PhysicsError) {
    let index = try jointIndex(id)
    let old = joints[index].settings
    var wanted = old
    change(&wanted)
    try wanted.validate()
    guard wanted != old else { return }
    own()
    joints[index].settings = wanted
    joints[index].springsFor = 0
    if wanted.length != old.length { joints[index].length = wanted.length ?? distance(joints[index]) }
    if wanted.angle != old.angle {
      joints[index].reference = wanted.angle.map { Rotation(angle: $0) } ?? relativeRotation(joints[index])
    }
    wake(joints[index].bodyA)
    wake(joints[index].bodyB)
  }

  /// The settings of a joint. Throws `.noSuchJoint` for a stale identifier.
  public func settings(of id: JointID) throws(PhysicsError) -> JointSettings { joints[try jointIndex(id)].settings }

  /// The length that a distance joint keeps, in meters.
  ///
  /// Throws `.noSuchJoint` for a stale identifier and `.wrongKindOfJoint` for any other joint.
  public func length(of id: JointID) throws(PhysicsError) -> Float {
    let joint = joints[try jointIndex(id)]
    guard joint.kind == .distance else { throw .wrongKindOfJoint }
    return joint.length
  }

  /// Whether the identifier refers to a joint of this world.
  public func contains(_ id: JointID) -> Bool {
    id.index >= 0 && Int(id.index) < joints.count && joints[id.index].isAlive
      && joints[id.index].generation == id.generation
  }

  /// The present distance of the joint's two anchor points, in meters. Throws `.noSuchJoint` for a stale identifier.
  public func separation(of id: JointID) throws(PhysicsError) -> Float { distance(joints[try jointIndex(id)]) }

  func jointIndex(_ id: JointID) throws(PhysicsError) -> Int32 {
    guard contains(id) else { throw .noSuchJoint }
    return id.index
  }

  /// Whether a joint between two bodies prevents them from colliding.
  func jointForbids(_ a: Int32, _ b: Int32) -> Bool {
    for j in 0..<joints.count where joints[j].isAlive && !joints[j].collides {
      let joint = joints[j]
      if (joint.bodyA == a && joint.bodyB == b) || (joint.bodyA == b && joint.bodyB == a) { return true }
    }
    return false
  }

  mutating func destroyJoints(of body: Int32) {
    guard bodies[body].jointCount > 0 else { return }
    for j in 0..<joints.count where joints[j].isAlive {
      if joints[j].bodyA == body || joints[j].bodyB == body { remove(joint: Int32(j)) }
    }
  }

  private mutating func remove(joint index: Int32) {
    let joint = joints[index]
    joints[index] = Joint()
    joints[index].generation = joint.generation + 1
    joints[index].nextFree = freeJoint
    freeJoint = index
    countJoint(joint.bodyA, -1)
    countJoint(joint.bodyB, -1)
    if !joint.collides { refilter(body: joint.bodyB) }
    wake(joint.bodyA)
    wake(joint.bodyB)
  }

  private func countJoint(_ body: Int32, _ change: Int32) {
    guard body > 0 else { return }
    bodies[body].jointCount += change
    if bodies[body].jointCount > 0 {
      states[body].flags.insert(.jointed)
    } else {
      states[body].flags.remove(.jointed)
    }
  }

  /// An anchor relative to its body's center of mass, in world axes.
  func arm(_ body: Int32, _ anchor: Vector2) -> Vector2 {
    poses[body].rotation.rotate(anchor - bodies[body].localCenter)
  }

  private func distance(_ joint: Joint) -> Float {
    let a = poses[joint.bodyA].center + arm(joint.bodyA, joint.settings.anchorA)
    let b = poses[joint.bodyB].center + arm(joint.bodyB, joint.settings.anchorB)
    return (b - a).length
  }

  func relativeRotation(_ joint: Joint) -> Rotation {
    poses[joint.bodyA].rotation.inverse * poses[joint.bodyB].rotation
  }
}
