import CaromHeadlessHost
import UIKit

extension Program {
  /// Nests views, controllers, presentations and behaviors until the kit refuses more, and releases each tower
  /// immediately.
  ///
  /// Swift releases what an object owns within the object's own release, so the stack must have room for the greatest
  /// depth; in WebAssembly it is as large as a page's.
  static func releaseTowers() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), seed: 0, root: { UIViewController() })
    guard let root = host.rootViewController else { return }
    _ = towerOfViews(on: UIStackView())
    let shown = UIView(frame: host.view.bounds)
    host.view.addSubview(shown)
    _ = towerOfViews(on: shown)
    host.advance(ticks: 1)
    shown.removeFromSuperview()
    towerOfLayers()
    towerOfControllers(on: root)
    host.advance(ticks: 2)
    towerOfPresentations(on: root, host)
    host.application.keyWindow?.rootViewController = UIViewController()
    host.advance(ticks: 2)
    towerOfBehaviors(on: host.view)
    host.advance(ticks: 1)
  }

  private static func towerOfViews(on first: UIView) -> UIView {
    var last = first
    while true {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      last.addSubview(view)
      guard view.superview === last else { return last }
      last = view
    }
  }

  private static func towerOfLayers() {
    var top = CALayer()
    while true {
      let outer = CALayer()
      outer.addSublayer(top)
      guard top.superlayer === outer else { return }
      top = outer
    }
  }

  private static func towerOfControllers(on root: UIViewController) {
    var last = root
    while true {
      let child = UIViewController()
      last.addChild(child)
      guard child.parent === last else { return }
      last.view.addSubview(child.view)
      child.didMove(toParent: last)
      last = child
    }
  }

  private static func towerOfPresentations(on root: UIViewController, _ host: HeadlessHost) {
    var last = root
    while true {
      let presented = UIViewController()
      last.present(presented, animated: false)
      host.advance(ticks: 1)
      guard last.presentedViewController === presented else { return }
      last = presented
    }
  }

  private static func towerOfBehaviors(on view: UIView) {
    let animator = UIDynamicAnimator(referenceView: view)
    var last = UIDynamicBehavior()
    animator.addBehavior(last)
    while true {
      let child = UIDynamicBehavior()
      last.addChildBehavior(child)
      guard child.dynamicAnimator != nil else { return }
      last = child
    }
  }
}
