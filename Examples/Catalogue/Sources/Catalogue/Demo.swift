import UIKit

/// A screen of the catalogue, with a title, a Back button, and an animator for its view. Content starts at (0, 100) and
/// needs 320 × 360 points.
class Demo: UIViewController {
  class var name: String { "" }
  /// The screen's name in the address: `push-once` for "Push, once".
  static var address: String {
    String(name.lowercased().compactMap { $0.isLetter ? $0 : $0 == " " ? "-" : nil })
  }
  lazy var animator = UIDynamicAnimator(referenceView: view)

  override var addressName: String? { type(of: self).address }

  required override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let back = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Back") { [me = Weak(self)] _ in
        me.value?.navigationController?.popViewController(animated: true)
      })
    back.frame = CGRect(x: 8, y: 48, width: 72, height: 44)
    let title = UILabel(frame: CGRect(x: 88, y: 48, width: 224, height: 44))
    title.text = type(of: self).name
    title.font = .preferredFont(forTextStyle: .headline)
    view.addSubview(back)
    view.addSubview(title)
  }

  /// Adds a box to the view, given by its center.
  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 50, _ color: UIColor = .systemBlue)
    -> Item
  {
    let item = Item(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    item.backgroundColor = color
    view.addSubview(item)
    return item
  }

  /// Adds a disc to the view, given by its center.
  func ball(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat = 40, _ color: UIColor = .systemOrange) -> Item {
    let item = box(x, y, diameter, diameter, color)
    item.layer.cornerRadius = diameter / 2
    item.shape = .ellipse
    return item
  }

  /// Shows a controller below the title.
  func embed(_ controller: UIViewController) {
    addChild(controller)
    controller.view.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 100)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { animator.addBehavior(behavior) } }
}

/// A view whose collision shape is what it shows.
final class Item: UIView {
  var shape = UIDynamicItemCollisionBoundsType.rectangle
  var path = UIBezierPath()
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { shape }
  override var collisionBoundingPath: UIBezierPath { path }
}
