import CaromGeometry
import CaromWebHost
import UIKit

// Measures the cost of a frame. The address after # selects the scene: 200 glass bricks with boundaries and five balls
// that never rest (no address), 1,000 items drawn by one view (`canvas`), 300 items that are views (`views`), 81 cards
// that change position and size at once (`cards`), a scrolling table of 10,000 rows (`table`), 30 bubbles that drift
// and burst (`bubbles`), or a plot of 10,000 points being panned (`plot`).

private let columns = 20
private let rows = 10
private let ballCount = 5

final class FrameScene: UIResponder, UIApplicationDelegate {
  private var window: UIWindow?
  private var animator: UIDynamicAnimator?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let window = UIWindow(windowScene: application.windowScene)
    self.window = window
    let scene = (options?.address ?? "").drop { $0 == "/" }
    let root = FrameScene.root(of: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    switch scene {
    case "canvas": animator = Crowd.canvas(of: 1000, in: root.view)
    case "views": animator = Crowd.views(300, in: root.view)
    case "cards", "table", "bubbles", "plot": break
    default: build(in: root.view)
    }
    return true
  }

  /// The root controller of a scene; simple scenes share a plain one.
  private static func root(of scene: Substring) -> UIViewController {
    switch scene {
    case "cards": Cards()
    case "table": ScrollingTable(style: .plain)
    case "bubbles": Bubbles()
    case "plot": PannedPlot()
    default: UIViewController()
    }
  }

  private func build(in court: UIView) {
    court.backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.12, alpha: 1)
    let collisions = UICollisionBehavior()
    collisions.translatesReferenceBoundsIntoBoundary = true
    for index in 0..<(columns * rows) {
      let brick = makeBrick(index, in: court.bounds.size)
      court.addSubview(brick)
      collisions.addBoundary(
        withIdentifier: UIBoundaryIdentifier(integerLiteral: index), for: UIBezierPath(rect: brick.frame))
    }
    let traits = UIDynamicItemBehavior(items: [])
    traits.elasticity = 1
    traits.friction = 0
    traits.resistance = 0
    traits.allowsRotation = false
    let animator = UIDynamicAnimator(referenceView: court)
    for index in 0..<ballCount {
      let ball = UIView(frame: CGRect(x: 60 + 50 * Double(index), y: 500, width: 18, height: 18))
      ball.backgroundColor = .white
      ball.layer.cornerRadius = 9
      court.addSubview(ball)
      collisions.addItem(ball)
      traits.addItem(ball)
      traits.addLinearVelocity(CGPoint(x: 120 - 60 * Double(index), y: -420), for: ball)
    }
    animator.addBehavior(collisions)
    animator.addBehavior(traits)
    self.animator = animator
  }

  private func makeBrick(_ index: Int, in size: CGSize) -> UIView {
    let pitch = CGSize(width: size.width / Double(columns), height: 20)
    let frame = CGRect(
      x: Double(index % columns) * pitch.width + 1, y: 60 + Double(index / columns) * pitch.height + 1,
      width: pitch.width - 2, height: pitch.height - 2)
    let brick = UIView(frame: frame)
    let hue = UIColor(hue: Double(index / columns) / Double(rows), saturation: 0.7, brightness: 0.9, alpha: 1)
    brick.layer.cornerRadius = 4
    brick.layer.borderWidth = 1
    brick.layer.borderColor = hue.cgColor
    let lamp = CAGradientLayer()
    lamp.frame = brick.bounds
    lamp.cornerRadius = 4
    lamp.colors = [hue.cgColor, hue.withAlphaComponent(0.5).cgColor]
    brick.layer.addSublayer(lamp)
    return brick
  }
}

WebHost.run(FrameScene())
