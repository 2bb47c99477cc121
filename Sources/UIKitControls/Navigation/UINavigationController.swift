import CaromGeometry
import UIKitCore

/// A stack of controllers, the last of which is shown, with a bar that leads back.
///
/// A person goes back by the bar, by a swipe from the leading edge, by Escape or by the browser's Back.
open class UINavigationController: UIViewController {
  /// Which way the stack moves.
  public enum Operation: Int { case none, push, pop }

  /// Seconds that a bar takes to come or go.
  public static let hideShowBarDuration: CGFloat = 0.2

  @Weak public final var delegate: (any UINavigationControllerDelegate)?
  public final let navigationBar = UINavigationBar(frame: .zero)
  /// Goes back as a finger draws the front view away from the leading edge.
  public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer(
    target: nil, action: nil)

  final var stack: [UIViewController] = []
  /// How many changes of the stack are under way, one within the other.
  final var changesUnderWay = 0
  static let maximumChanges = 16
  /// What is under way between two controllers.
  final var transition: ControllerTransition?
  /// Where the views of the stack are.
  final let container = UIView(frame: .zero)
  /// What moves a pop while a finger is down.
  final var drag: UIPercentDrivenInteractiveTransition?
  /// The element that had the keyboard in each controller of the stack when another one came over it.
  final var focusBefore: [Weak<UIView>] = []
  /// The scroll view whose content a large title goes along with.
  @Weak final var followed: UIScrollView?
  /// Whether the first controller, too, has a place in the address made of its title.
  final var namesRoot = false
  private final var isBarHidden = false
  final var isToolbarAway = true
  final var madeToolbar: UIToolbar?

  public override init() {
    super.init()
    build()
  }

  /// A stack that begins with `root`.
  public convenience init(rootViewController root: UIViewController) {
    self.init()
    setViewControllers([root], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    showsOthers = true
    childItemsChanged = { $0.navigationItem.didChange() }
    navigationBar.onBack = { [me = Weak(self)] in me.value?.goBack() }
    navigationBar.onLook = { [me = Weak(self)] in me.value?.viewIfLoaded?.setNeedsLayout() }
  }

  open override class var kind: String { "UINavigationController" }

  // MARK: The stack

  /// The controllers, from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The controller a person sees: what is presented, else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack: a top that was in it before is gone back to, another one is pushed. To the browser's history an
  /// animated change is a step, on or back; one at once only puts things in order.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    var new: [UIViewController] = []
    for controller in controllers {
      if new.contains(where: { $0 === controller }) {
        refuse("\(UIApplication.describe(controller)) was given twice; it was kept once.")
      } else if mayHold(controller) {
        new.append(controller)
      }
    }
    let goesBack = new.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
    change(to: new, goesBack ? .pop : .push, animated: animated, step: !animated ? .same : goesBack ? .back : .new)
  }

  /// Shows `controller` over the top one.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      return refuse(
        "\(UIApplication.describe(controller)) is in the stack already and was not pushed again; pop to it, or push another one."
      )
    }
    guard mayHold(controller) else { return }
    change(to: stack + [controller], .push, animated: animated, step: .new)
  }

  /// Takes the top controller away and returns it; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Takes away what is above `controller`, which must be in the stack, and returns it.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === controller }) else {
      refuse(
        "\(UIApplication.describe(controller)) is not in the stack; nothing was popped. Push it, or set viewControllers."
      )
      return nil
    }
    return pop(to: place, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  private final func pop(to place: Int, animated: Bool) -> [UIViewController] {
    let gone = Array(stack[(place + 1)...])
    guard !gone.isEmpty else { return [] }
    change(to: Array(stack[...place]), .pop, animated: animated, step: .back)
    return gone
  }

  private final func mayHold(_ controller: UIViewController) -> Bool {
    if controller === self || isInside(controller) {
      refuse("a navigation controller cannot be inside itself; \(UIApplication.describe(controller)) was not taken.")
      return false
    }
    if controller.presentingViewController != nil {
      refuse("\(UIApplication.describe(controller)) is presented; dismiss it before it is pushed.")
      return false
    }
    return true
  }

  final func refuse(_ what: String) {
    UIApplication.shared.diagnose("\(UIApplication.describe(self)): \(what)")
  }

  // MARK: Showing by anybody inside

  /// Pushes `controller`.
  open override func show(_ controller: UIViewController, sender: NSObject?) {
    pushViewController(controller, animated: true)
  }

  // MARK: Bars

  /// Whether the bar is away; setting it makes no show of it.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    moveBars(animated: animated)
  }

  final func moveBars(animated: Bool) {
    let isSilent = !animated || view.window == nil || transition != nil
    if !isSilent { UIView.performWithoutAnimation { navigationBar.isHidden = false } }
    view.fade(Double(UINavigationController.hideShowBarDuration), animated: !isSilent) {
      layOutBars()
      if !isSilent { view.layoutIfNeeded() }
    } completion: { [me = Weak(self)] _ in
      me.value?.layOutBars()
    }
  }

  // MARK: The view

  open override func loadView() {
    let own = NavigationView(frame: UIApplication.shared.windowScene.bounds)
    own.addSubview(navigationBar)
    own.addSubview(container)
    own.bars = [navigationBar]
    own.mayPop = { [me = Weak(self)] in me.value?.mayPopByHand ?? false }
    own.pop = interactivePopGestureRecognizer
    view = own
    container.frame = own.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let pan = interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer {
      pan.addAction { [me = Weak(self)] pan in
        if let pan = pan as? UIPanGestureRecognizer { me.value?.dragged(pan) }
      }
      view.addGestureRecognizer(pan)
    }
    if let top = stack.last { showAtOnce(top) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = view.isRightToLeft ? .right : .left
    layOutBars()
  }

  open override var appearanceChildren: [UIViewController] {
    // While one gives way to another the transition tells both.
    stack.last.map { [$0] } ?? []
  }

  /// Escape goes back; at the beginning of the stack it goes on to whoever is around.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, stack.last?.navigationItem.offersWayBack == true else { return false }
    goBack()
    return true
  }

  /// A person went back.
  final func goBack() {
    guard stack.count > 1 else { return }
    popViewController(animated: true)
  }

  /// Goes back as far as `child`.
  open override func unwind(for segue: UIStoryboardSegue, towards child: UIViewController) {
    if stack.contains(where: { $0 === child }) { popToViewController(child, animated: true) }
  }

  // MARK: Addresses

  open override var addressedChild: UIViewController? { stack.last }

  open override func addressNames(upTo child: UIViewController) -> [String] {
    guard let place = stack.firstIndex(where: { $0 === child }) else { return super.addressNames(upTo: child) }
    return stack[...place].enumerated().compactMap { addressName(of: $1, at: $0) }
  }

  open override func open(addressNames names: [String]) -> Bool { openStack(names) }
}

/// A navigation controller's view: bars come first where it is read, and are in front where it is touched.
final class NavigationView: UIView {
  var bars: [UIView] = []
  var pop: UIGestureRecognizer?
  var mayPop: (() -> Bool)?

  override class var kind: String { "UINavigationView" }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil else { return nil }
    for bar in bars { if let found = bar.hitTest(bar.convert(point, from: self), with: event) { return found } }
    return hit
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pop else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return mayPop?() ?? false
  }
}
