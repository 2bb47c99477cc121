extension World {
  /// Adds a body to the world and returns its identifier.
  ///
  /// Throws `.notFinite` or `.outOfRange` for a value outside the range stated at its declaration, `.degenerateShape`
  /// or `.notConvex` for an unsuitable shape, and `.noSuchSet` for an unknown collision set.
  public mutating func createBody(_ definition: BodyDefinition) throws(PhysicsError) -> BodyID {
    try definition.position.check()
    try definition.angle.check(in: -1e6...1e6)
    try definition.linearVelocity.check(limit: Limits.fastest)
    try definition.angularVelocity.check(in: -Limits.fastestSpin...Limits.fastestSpin)
    try definition.settings.validate()
    let outlines = try Outlines(definition.shapes)
    for set in definition.collisionSets { _ = try setIndex(set) }

    own()
    let index = takeBodySlot()
    bodies[index].settings = definition.settings
    for set in definition.collisionSets.reversed() where !isMember(index, of: set.index) {
      join(body: index, set: set.index)
    }
    var flags: BodyFlags = .alive
    switch definition.settings.kind {
    case .static: break
    case .kinematic: flags.insert(.kinematic)
    case .dynamic: flags.insert(.dynamic)
    }
    states[index].flags = flags
    poses[index] = Pose(center: definition.position, rotation: Rotation(angle: definition.angle))
    add(outlines, to: index)
    bodies[index].shapeCount = Int32(definition.shapes.count)
    updateMass(index)
    if definition.settings.kind != .static {
      states[index].velocity = definition.linearVelocity
      states[index].spin = definition.settings.fixedRotation ? 0 : definition.angularVelocity
    }
    wake(index)
    bodyCount += 1
    return BodyID(index: index, generation: bodies[index].generation)
  }

  /// Removes a body together with its contacts and joints, and wakes the bodies that it touched. The events of the next
  /// step report the end of its contacts.
  ///
  /// Throws `.noSuchBody` for a stale identifier.
  public mutating func destroyBody(_ id: BodyID) throws(PhysicsError) {
    let index = try bodyIndex(id)
    own()
    destroyJoints(of: index)
    dropContacts(of: index)
    wake(index)
    while bodies[index].firstPiece >= 0 { removeFirstPiece(of: index) }
    while bodies[index].firstMembership >= 0 {
      leave(body: index, set: memberships[bodies[index].firstMembership].set)
    }
    let generation = bodies[index].generation
    states[index] = BodyState()
    dynamics[index] = BodyDynamics()
    bodies[index] = Body()
    reaches[index] = 0
    bodies[index].generation = generation + 1
    bodies[index].nextFree = freeBody
    freeBody = index
    bodyCount -= 1
  }

  /// Changes the settings of a body; wakes it if a value did change.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and `.notFinite` or `.outOfRange` for an invalid value.
  public mutating func configure(
    _ id: BodyID, _ change: (inout BodySettings) -> Void
  ) throws(PhysicsError) {
    let index = try bodyIndex(id)
    let old = bodies[index].settings
    var wanted = old
    change(&wanted)
    try wanted.validate()
    guard wanted != old else { return }
    own()
    if wanted.kind != old.kind { wake(index) }
    bodies[index].settings = wanted
    if wanted.kind != old.kind { changeKind(index) }
    if wanted.isBullet != old.isBullet { markStale(index) }
    if wanted.fixedRotation || wanted.kind == .static { states[index].spin = 0 }
    if wanted.kind == .static { states[index].velocity = .zero }
    updateMass(index)
    remixContacts(of: index)
    wake(index)
  }

  /// The settings of a body. Throws `.noSuchBody` for a stale identifier.
  public func settings(of id: BodyID) throws(PhysicsError) -> BodySettings {
    bodies[try bodyIndex(id)].settings
  }

  /// Adds a shape to a body, wakes the body, and returns the shape's index: the number of shapes before it.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and the errors of `createBody(_:)` for an unsuitable shape. The
  /// body's position, rotation and velocity stay; its mass and center of mass follow.
  @discardableResult
  public mutating func addShape(_ shape: Shape, to id: BodyID) throws(PhysicsError) -> Int32 {
    let index = try bodyIndex(id)
    let number = bodies[index].shapeCount
    let outlines = try Outlines([shape], first: number)
    own()
    add(outlines, to: index)
    bodies[index].shapeCount = number + 1
    updateMass(index)
    wake(index)
    return number
  }

  /// Replaces all shapes of a body and wakes it. Its contacts end; its position, rotation and velocity stay.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and the errors of `createBody(_:)` for an unsuitable shape.
  public mutating func setShapes(_ shapes: [Shape], of id: BodyID) throws(PhysicsError) {
    let index = try bodyIndex(id)
    let outlines = try Outlines(shapes)
    own()
    dropContacts(of: index)
    while bodies[index].firstPiece >= 0 { removeFirstPiece(of: index) }
    add(outlines, to: index)
    bodies[index].shapeCount = Int32(shapes.count)
    updateMass(index)
    wake(index)
  }

  /// Whether the identifier refers to a body of this world.
  public func contains(_ id: BodyID) -> Bool {
    id.index > 0 && Int(id.index) < bodies.count && states[id.index].flags.contains(.alive)
      && bodies[id.index].generation == id.generation
  }

  /// The identifiers of all bodies, ordered by index.
  public var bodyIDs: [BodyID] {
    var result: [BodyID] = []
    result.reserveCapacity(bodyCount)
    for i in 1..<max(bodies.count, 1) where states[i].flags.contains(.alive) {
      result.append(BodyID(index: Int32(i), generation: bodies[i].generation))
    }
    return result
  }

  func bodyIndex(_ id: BodyID) throws(PhysicsError) -> Int32 {
    guard contains(id) else { throw .noSuchBody }
    return id.index
  }

  func id(of body: Int32) -> BodyID { BodyID(index: body, generation: bodies[body].generation) }

  private mutating func takeBodySlot() -> Int32 {
    if freeBody >= 0 {
      let index = freeBody
      freeBody = bodies[index].nextFree
      bodies[index].nextFree = -1
      return index
    }
    states.append(BodyState())
    poses.append(Pose(center: .zero, rotation: .identity))
    dynamics.append(BodyDynamics())
    bodies.append(Body())
    reaches.append(0)
    slack.append(0)
    ways.append(0)
    return Int32(bodies.count - 1)
  }

  private mutating func changeKind(_ index: Int32) {
    states[index].flags.subtract([.dynamic, .kinematic])
    switch bodies[index].settings.kind {
    case .static:
      states[index].flags.remove(.awake)
    case .kinematic: states[index].flags.insert(.kinematic)
    case .dynamic: states[index].flags.insert(.dynamic)
    }
    dropContacts(of: index)
    markStale(index)
  }
}
