@testable import CaromPhysics

/// A definition of a ball, elastic and frictionless unless stated otherwise.
func ball(
  radius: Float = 0.1, at position: Vector2, velocity: Vector2 = .zero, restitution: Float = 1, friction: Float = 0
) -> BodyDefinition {
  var ball = BodyDefinition(.dynamic, at: position, shapes: [.circle(radius: radius)])
  ball.linearVelocity = velocity
  ball.settings.restitution = restitution
  ball.settings.friction = friction
  ball.settings.allowsSleep = false
  return ball
}

func wall(_ shapes: [Shape], restitution: Float = 0, friction: Float = 0) -> BodyDefinition {
  var wall = BodyDefinition(.static, shapes: shapes)
  wall.settings.restitution = restitution
  wall.settings.friction = friction
  return wall
}

func box(_ w: Float, _ h: Float, at position: Vector2 = .zero, angle: Float = 0) -> Shape {
  .box(width: w, height: h, center: position, angle: angle)
}

/// A rectangle around the origin as a closed chain.
func court(_ w: Float, _ h: Float) -> Shape {
  let x = 0.5 * w
  let y = 0.5 * h
  return .chain([Vector2(-x, -y), Vector2(x, -y), Vector2(x, y), Vector2(-x, y)], isClosed: true)
}
