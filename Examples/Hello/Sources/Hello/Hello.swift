import CaromWebHost
import UIKit

@main
class Hello: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = ThrowController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Puck: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A puck to throw: it follows the finger, keeps the finger's speed when released, and bounces off the walls.
final class ThrowController: UIViewController {
  let puck = Puck(frame: CGRect(x: 0, y: 0, width: 88, height: 88))
  lazy var animator = UIDynamicAnimator(referenceView: view)
  let walls = UICollisionBehavior(items: [])
  let motion = UIDynamicItemBehavior(items: [])

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    puck.backgroundColor = .systemOrange
    puck.layer.cornerRadius = 44
    puck.isAccessibilityElement = true
    puck.accessibilityLabel = "Puck"
    puck.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(puck)
    puck.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag", ThrowController.drag)))
    walls.translatesReferenceBoundsIntoBoundary = true
    motion.elasticity = 0.8
    motion.resistance = 1
    animator.addBehavior(walls)
    animator.addBehavior(motion)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      walls.removeItem(puck)
      motion.removeItem(puck)
    case .changed:
      puck.center = pan.location(in: view)
    default:
      walls.addItem(puck)
      motion.addItem(puck)
      motion.addLinearVelocity(pan.velocity(in: view), for: puck)
    }
  }
}
