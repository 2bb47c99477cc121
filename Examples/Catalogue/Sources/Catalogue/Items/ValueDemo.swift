import UIKit

/// A spring moves one number, which fills a bar: dynamics without a moving view.
final class ValueDemo: Demo {
  override class var name: String { "A number that swings" }
  let value = Value()
  let bar = UIProgressView(frame: CGRect(x: 16, y: 200, width: 288, height: 4))
  lazy var spring = UIAttachmentBehavior(item: value, attachedToAnchor: CGPoint(x: 70, y: 0))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.accessibilityLabel = "Value"
    view.addSubview(bar)
    spring.length = 0
    spring.frequency = 1
    spring.damping = 0.3
    spring.action = { [me = Weak(self)] in
      guard let me = me.value else { return }
      me.bar.progress = Float(me.value.center.x / 100)
    }
    add(spring)
  }
}

/// A number from 0 to 100: the x coordinate of its center.
final class Value: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
  var transform = CGAffineTransform.identity
}
