// The fields of each row of the world's columns, in the order of their bytes. Fields that every step recomputes are
// left out.

extension WorldSettings {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&gravity)
    c.code(&frictionMixing)
    c.code(&restitutionMixing)
    c.code(&restitutionThreshold)
    c.code(&allowsSleep)
    c.code(&sleepSpeed)
    c.code(&sleepSpin)
    c.code(&timeToSleep)
    c.code(&isContinuous)
    c.code(&subSteps)
    c.code(&contactFrequency)
  }
}

extension BodyState {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&velocity)
    c.code(&spin)
    c.code(&flags)
  }
}

extension BodyDynamics {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&inverseMass)
    c.code(&inverseInertia)
    c.code(&linearDamping)
    c.code(&angularDamping)
    c.code(&force)
    c.code(&torque)
    c.code(&gravityScale)
  }
}

extension BodySettings {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&kind)
    c.code(&density)
    c.code(&mass)
    c.code(&inertia)
    c.code(&friction)
    c.code(&staticFriction)
    c.code(&restitution)
    c.code(&linearDamping)
    c.code(&angularDamping)
    c.code(&gravityScale)
    c.code(&fixedRotation)
    c.code(&allowsSleep)
    c.code(&isBullet)
    c.code(&userID)
  }
}

extension Body {
  mutating func code(_ c: inout ByteCoder) {
    settings.code(&c)
    c.code(&generation)
    c.code(&firstPiece)
    c.code(&pieceCount)
    c.code(&shapeCount)
    c.code(&firstMembership)
    c.code(&jointCount)
    c.code(&localCenter)
    c.code(&mass)
    c.code(&inertia)
    c.code(&thickness)
    c.code(&restTime)
    c.code(&nextAsleep)
    c.code(&nextFree)
  }
}

extension Piece {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&center)
    c.code(&radius)
    c.code(&kind)
    c.code(&hasPrevious)
    c.code(&hasNext)
    c.code(&body)
    c.code(&shape)
    c.code(&next)
    c.code(&firstVertex)
    c.code(&vertexCount)
  }
}

extension PieceMass {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&area)
    c.code(&inertia)
  }
}

extension Box {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&minX)
    c.code(&minY)
    c.code(&maxX)
    c.code(&maxY)
  }
}

extension CollisionSet {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&items)
    c.code(&boundaries)
    c.code(&isAlive)
    c.code(&generation)
    c.code(&nextFree)
  }
}

extension Joint {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&kind)
    c.code(&isAlive)
    c.code(&collides)
    c.code(&generation)
    c.code(&nextFree)
    c.code(&bodyA)
    c.code(&bodyB)
    settings.code(&c)
    c.code(&length)
    c.code(&reference)
    c.code(&linear)
    c.code(&angular)
    c.code(&lower)
    c.code(&upper)
    c.code(&rub)
  }
}

extension JointSettings {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&anchorA)
    c.code(&anchorB)
    c.code(&length)
    c.code(&isRope)
    c.code(&frequency)
    c.code(&dampingRatio)
    c.code(&angularFrequency)
    c.code(&angularDampingRatio)
    c.code(&angle)
    c.code(&lowerLimit)
    c.code(&upperLimit)
    c.code(&friction)
    c.code(&axis)
    c.code(&maximumForce)
  }
}

extension ManifoldPoint {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&anchorA)
    c.code(&anchorB)
    c.code(&separation)
    c.code(&normalImpulse)
    c.code(&tangentImpulse)
    c.code(&feature)
  }
}

extension Contact {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&pieceA)
    c.code(&pieceB)
    c.code(&bodyA)
    c.code(&bodyB)
    c.code(&memory)
    c.code(&manifold.normal)
    manifold.p0.code(&c)
    c.code(&manifold.count)
    c.code(&flags)
  }
}

extension ContactSurface {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&friction)
    c.code(&staticFriction)
    c.code(&restitution)
    c.code(&approach)
  }
}

extension ContactMemory {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&contact)
    p1.code(&c)
    c.code(&isValid)
    guard isValid else { return }
    c.code(&shift)
    c.code(&turn)
    c.code(&normal)
    c.code(&a0)
    c.code(&a1)
    c.code(&b0)
    c.code(&b1)
    c.code(&separation0)
    c.code(&separation1)
    c.code(&freedom)
  }
}

extension ContactEvent {
  mutating func code(_ c: inout ByteCoder) {
    c.code(&phase)
    bodyA.code(&c)
    bodyB.code(&c)
    c.code(&shapeA)
    c.code(&shapeB)
    c.code(&point)
    c.code(&normal)
    c.code(&approachSpeed)
  }
}

extension BodyID {
  fileprivate mutating func code(_ c: inout ByteCoder) {
    var (index, generation) = (index, generation)
    c.code(&index)
    c.code(&generation)
    self = BodyID(index: index, generation: generation)
  }
}
