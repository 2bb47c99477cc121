import UIKit

/// An animator can move anything with a center, bounds and a transform: here a model object whose position a label
/// shows.
final class CustomItemDemo: Demo {
  override class var name: String { "An item that is no view" }
  let stone = Stone()
  let label = UILabel(frame: CGRect(x: 16, y: 140, width: 288, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    let gravity = UIGravityBehavior(items: [stone])
    gravity.action = { [me = Weak(self)] in
      guard let me = me.value else { return }
      me.label.text = "It fell \(Int(me.stone.center.y)) points"
    }
    let ground = UICollisionBehavior(items: [stone])
    ground.addBoundary(withIdentifier: "ground", from: CGPoint(x: -100, y: 500), to: CGPoint(x: 100, y: 500))
    add(gravity, ground)
  }
}

/// An item that has a position and a size but is not a view.
final class Stone: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity
}
