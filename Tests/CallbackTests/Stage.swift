import CaromHeadlessHost
import UIKit

/// An app with one of everything, each of whose callbacks can be made to do something once.
final class Stage {
  private(set) static weak var current: Stage?

  let host: HeadlessHost
  /// The page that has received all commands so far.
  private(set) var page = PageMirror()
  private var armed: (callback: String, act: () -> Void)?

  // The data of the lists. Callbacks that change a list change this first, as an app must.
  var rows = [(0..<12).map { "First \($0)" }, (0..<6).map { "Second \($0)" }]
  var items = [24]

  // The objects on which the moves work.
  let root: StageController
  let navigation: UINavigationController
  let tabs: UITabBarController
  let hooks = Hooks()
  var animator: UIDynamicAnimator { root.animator }
  var timer: Timer?
  var link: CADisplayLink?
  var observer: NSObject?
  /// Objects that only the test retains, as long as the stage lives.
  var kept: [NSObject] = []

  init() {
    // Everything is created by the app itself, because each layer belongs to the application that is current.
    var made: (root: StageController, navigation: UINavigationController, tabs: UITabBarController)?
    host = HeadlessHost(
      size: CGSize(width: 390, height: 844),
      root: {
        let root = StageController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        made = (root, navigation, tabs)
        navigation.isNavigationBarHidden = true
        navigation.tabBarItem.title = "One"
        let other = StageController.Plain("Other")
        other.tabBarItem.title = "Two"
        tabs.viewControllers = [navigation, other]
        return tabs
      })
    (root, navigation, tabs) = made!
    Stage.current = self
    root.fill(hooks)
    navigation.delegate = hooks
    tabs.delegate = hooks
    host.advance(ticks: 2)
    show()
  }

  // MARK: Callbacks

  /// Makes the next callback with that name do something, once.
  func arm(_ callback: String, _ act: @escaping () -> Void) { armed = (callback, act) }
  /// Makes callbacks do nothing again.
  func disarm() { armed = nil }

  /// Every callback of the stage reports its call here.
  static func say(_ callback: String) {
    guard let stage = current, let armed = stage.armed, armed.callback == callback else { return }
    stage.armed = nil
    armed.act()
  }

  // MARK: Time

  /// Shows a frame, as a page does.
  func show() {
    page.apply(host.commit())
  }

  /// Waits until everything has ended.
  func settle() {
    for _ in 0..<3 {
      host.advance(ticks: 60)
      show()
    }
  }
}

/// The stage's first controller, whose view contains one view of each kind.
final class StageController: UIViewController {
  override class var kind: String { "StageController" }

  /// A controller with an empty view.
  final class Plain: UIViewController {
    override class var kind: String { "Plain" }
    init(_ title: String) {
      super.init()
      self.title = title
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 220), style: .plain)
  let layout = HookLayout()
  lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 220, width: 390, height: 140), collectionViewLayout: layout)
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 360, width: 190, height: 140))
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 190, height: 600))
  let field = UITextField(frame: CGRect(x: 200, y: 370, width: 180, height: 40))
  let button = HookButton(frame: CGRect(x: 200, y: 420, width: 80, height: 44))
  let toggle = UISwitch(frame: CGRect(x: 300, y: 425, width: 60, height: 34))
  /// A view with recognizers.
  let box = HookView(frame: CGRect(x: 0, y: 510, width: 190, height: 120))
  /// A view that handles touches itself.
  let pad = HookPad(frame: CGRect(x: 200, y: 510, width: 190, height: 120))
  let (left, right) = (UIView(), UIView())
  let arena = UIView(frame: CGRect(x: 0, y: 640, width: 390, height: 130))
  let (ball, block) = (UIView(), UIView())
  lazy var animator = UIDynamicAnimator(referenceView: arena)
  let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()
  let behavior = HookBehavior()
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  let pan = UIPanGestureRecognizer(target: nil, action: nil)

  func fill(_ hooks: Hooks) {
    table.register(HookCell.self, forCellReuseIdentifier: "row")
    table.dataSource = hooks
    table.delegate = hooks
    table.allowsMultipleSelection = false
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    collection.register(HookItem.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = hooks
    collection.delegate = hooks
    scroll.contentSize = zoomed.bounds.size
    scroll.addSubview(zoomed)
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 3
    scroll.delegate = hooks
    field.accessibilityLabel = "Field"
    field.delegate = hooks
    field.clearButtonMode = .always
    field.addAction(UIAction { _ in Stage.say("UIControl action .editingChanged") }, for: .editingChanged)
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in Stage.say("UIControl action .touchDown") }, for: .touchDown)
    button.addAction(UIAction { _ in Stage.say("UIControl action .touchUpInside") }, for: .touchUpInside)
    button.addTarget(hooks, action: Selector("pressed", Hooks.pressed), for: .touchUpInside)
    toggle.accessibilityLabel = "Toggle"
    toggle.addAction(UIAction { _ in Stage.say("UIControl action .valueChanged") }, for: .valueChanged)
    (left.frame, right.frame) = (CGRect(x: 0, y: 0, width: 80, height: 80), CGRect(x: 90, y: 0, width: 80, height: 80))
    for side in [left, right] { box.addSubview(side) }
    tap.addTarget(hooks, action: Selector("tapped", Hooks.tapped))
    pan.addTarget(hooks, action: Selector("panned", Hooks.panned))
    for recognizer in [tap, pan] {
      recognizer.delegate = hooks
      box.addGestureRecognizer(recognizer)
    }
    ball.frame = CGRect(x: 40, y: 97, width: 30, height: 30)
    block.frame = CGRect(x: 100, y: 60, width: 30, height: 30)
    for item in [ball, block] {
      arena.addSubview(item)
      gravity.addItem(item)
      collision.addItem(item)
    }
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = hooks
    behavior.action = { Stage.say("UIDynamicBehavior.action") }
    animator.delegate = hooks
    animator.isPaused = true
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(behavior)
    for each in [table, collection, scroll, field, button, toggle, box, pad, arena] { view.addSubview(each) }
  }
}
