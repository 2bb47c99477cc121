import UIKit

extension DynamicsSignatures {
  static func fields() -> [Bool] {
    let (_, box, _) = stage()
    let down = CGVector(dx: 0, dy: 1)
    let all: [UIFieldBehavior] = [
      UIFieldBehavior.dragField(), UIFieldBehavior.vortexField(),
      UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4)),
      UIFieldBehavior.linearGravityField(direction: down), UIFieldBehavior.velocityField(direction: down),
      UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2),
      UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 2), UIFieldBehavior.springField(),
      UIFieldBehavior.electricField(), UIFieldBehavior.magneticField(),
      UIFieldBehavior.field(evaluationBlock: {
        (
          _: UIFieldBehavior, _: CGPoint, velocity: CGVector, mass: CGFloat, _: CGFloat, _: TimeInterval
        ) -> CGVector in CGVector(dx: -velocity.dx * mass, dy: 0)
      }),
    ]
    let field = all[0]
    field.addItem(box)
    let items: [any UIDynamicItem] = field.items
    field.removeItem(box)
    let position: CGPoint = field.position
    let region: UIRegion = field.region
    let strength: CGFloat = field.strength
    let falloff: CGFloat = field.falloff
    let minimumRadius: CGFloat = field.minimumRadius
    let direction: CGVector = field.direction
    let smoothness: CGFloat = field.smoothness
    let speed: CGFloat = field.animationSpeed
    field.position = CGPoint(x: 1, y: 1)
    field.region = UIRegion(radius: 10)
    field.strength = 2
    field.falloff = 1
    field.minimumRadius = 5
    field.direction = down
    field.smoothness = 1
    field.animationSpeed = 0
    return [
      all.count == 11, items.count == 1, position == .zero, region.contains(CGPoint(x: 1e6, y: 0)), strength == 1,
      falloff == 0, minimumRadius > 0 && minimumRadius <= 1, direction == CGVector(dx: 0, dy: 0), smoothness == 0,
      speed == 1, all[2].position == CGPoint(x: 3, y: 4), all[3].direction == down, all[5].smoothness == 0.5,
      all[5].animationSpeed == 2,
    ] + regions()
  }

  private static func regions() -> [Bool] {
    let everywhere: UIRegion = UIRegion.infinite
    let disc = UIRegion(radius: 10)
    let box = UIRegion(size: CGSize(width: 10, height: 10))
    let inverse: UIRegion = disc.inverse()
    let union: UIRegion = disc.byUnion(with: box)
    let difference: UIRegion = disc.byDifference(from: box)
    let intersection: UIRegion = disc.byIntersection(with: box)
    let object: NSObject = disc
    let far = CGPoint(x: 9, y: 0)
    return [
      everywhere.contains(far), !inverse.contains(far), union.contains(far), difference.contains(far),
      !intersection.contains(far), object === disc,
    ]
  }
}
