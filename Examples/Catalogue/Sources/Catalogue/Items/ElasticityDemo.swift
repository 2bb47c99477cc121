import UIKit

/// Three balls that keep none, half and nine tenths of their speed in a bounce.
final class ElasticityDemo: Demo {
  override class var name: String { "Elasticity" }
  let elasticities = [0.0, 0.5, 0.9]
  lazy var balls = elasticities.indices.map { ball(60 + 100 * CGFloat($0), 140) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (ball, elasticity) in zip(balls, elasticities) {
      let laws = UIDynamicItemBehavior(items: [ball])
      laws.elasticity = elasticity
      add(laws)
    }
    let floor = UICollisionBehavior(items: balls.map { $0 })
    floor.translatesReferenceBoundsIntoBoundary = true
    add(floor, UIGravityBehavior(items: balls.map { $0 }))
  }
}
