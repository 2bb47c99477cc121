import UIKit

/// A force around the field's position, counterclockwise; a spring keeps the balls close.
final class VortexDemo: Demo {
  override class var name: String { "Vortex" }
  lazy var balls = [ball(160, 200), ball(220, 260), ball(100, 300)]
  let vortex = UIFieldBehavior.vortexField()

  override func viewDidLoad() {
    super.viewDidLoad()
    vortex.position = CGPoint(x: 160, y: 260)
    vortex.strength = 3
    let spring = UIFieldBehavior.springField()
    spring.position = vortex.position
    for ball in balls {
      vortex.addItem(ball)
      spring.addItem(ball)
    }
    add(vortex, spring)
  }
}
