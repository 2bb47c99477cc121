import CaromGeometry
import UIKitCore

/// A stack of controllers, the last of which is shown, below a bar with a back button.
///
/// The user goes back by the bar, by a swipe from the leading edge, by Escape, or by the browser's Back button.
///
///     window.rootViewController = UINavigationController(rootViewController: MenuController())
///     // In a controller of the stack:
///     navigationController?.pushViewController(SettingsController(), animated: true)
open class UINavigationController: UIViewController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller is added.
    case push
    /// Controllers are removed.
    case pop
  }

  /// How long a bar takes to appear or disappear, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The object that is notified of changes and can provide animations; not retained.
  @Weak public final var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the upper edge. Do not change its items: they follow the stack.
  public final let navigationBar = UINavigationBar(frame: .zero)
  /// The gesture that goes back as a finger drags from the leading edge.
  public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer(
    target: nil, action: nil)

  final var stack: [UIViewController] = []
  /// The change of the stack that is being made; changes within its callbacks follow it.
  final let phase = Phase()
  /// The number of changes of the stack that followed from one another.
  final var changesUnderWay = 0
  static let maximumChanges = 16
  /// The running transition, or nil.
  final var transition: ControllerTransition?
  /// The superview of the controllers' views.
  final let container = UIView(frame: .zero)
  /// Drives a pop while a finger drags.
  final var drag: UIPercentDrivenInteractiveTransition?
  /// The view that had the keyboard focus in each controller when another one was pushed.
  final var focusBefore: [Weak<UIView>] = []
  /// The scroll view with which a large title moves.
  @Weak final var followed: UIScrollView?
  /// Whether the first controller, like the others, has a name in the address that is derived from its title.
  final var namesRoot = false
  private final var isBarHidden = false
  final var isToolbarAway = true
  final var madeToolbar: UIToolbar?

  public override init() {
    super.init()
    build()
  }

  /// Creates a stack with a first controller.
  public convenience init(rootViewController root: UIViewController) {
    self.init()
    setViewControllers([root], animated: false)
  }

  /// Creates an empty stack; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    showsOthers = true
    hidesTabs = { [me = Weak(self)] in me.value?.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } ?? false }
    contentController = { [me = Weak(self)] in me.value?.stack.last }
    childItemsChanged = { $0.navigationItem.didChange() }
    navigationBar.onBack = { [me = Weak(self)] in me.value?.goBack() }
    navigationBar.onLook = { [me = Weak(self)] in me.value?.viewIfLoaded?.setNeedsLayout() }
  }

  open override class var kind: String { "UINavigationController" }

  // MARK: The stack

  /// The controllers, from the first to the one that is shown. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack, which is shown; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that the user sees: the presented one, or else the last of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack: it pops if the new last controller was in the stack below the top, and pushes otherwise.
  ///
  /// An animated change is a step in the browser's history, forward or back; a change without an animation replaces
  /// the current address. Duplicates, presented controllers and controllers that contain this one are diagnosed and
  /// left out.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    guard !phase.isUnderWay else {
      return phase.afterwards { self.setViewControllers(controllers, animated: animated) }
    }
    var new: [UIViewController] = []
    for controller in controllers {
      if new.contains(where: { $0 === controller }) {
        refuse("\(UIApplication.describe(controller)) was given twice; the second one was left out.")
      } else if mayHold(controller) {
        new.append(controller)
      }
    }
    let goesBack = new.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
    change(to: new, goesBack ? .pop : .push, animated: animated, step: !animated ? .same : goesBack ? .back : .new)
  }

  /// Adds a controller to the stack and shows it.
  ///
  /// A controller that is already in the stack, is presented or contains this one is diagnosed, and the stack stays
  /// as it is.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !phase.isUnderWay else {
      return phase.afterwards { self.pushViewController(controller, animated: animated) }
    }
    guard !stack.contains(where: { $0 === controller }) else {
      return refuse(
        "\(UIApplication.describe(controller)) is already in the stack and was not pushed again; pop to it, or push another one."
      )
    }
    guard mayHold(controller) else { return }
    change(to: stack + [controller], .push, animated: animated, step: .new)
  }

  /// Removes the last controller and returns it; the first one stays, and then the result is nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    guard !phase.isUnderWay else {
      phase.afterwards { self.popViewController(animated: animated) }
      return stack.last
    }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Removes the controllers above `controller` and returns them. A controller that is not in the stack is diagnosed,
  /// and the result is nil.
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

  /// Removes all controllers but the first and returns them; nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  private final func pop(to place: Int, animated: Bool) -> [UIViewController] {
    let gone = Array(stack[(place + 1)...])
    guard !gone.isEmpty else { return [] }
    guard !phase.isUnderWay else {
      let target = stack[place]
      phase.afterwards { self.popToViewController(target, animated: animated) }
      return gone
    }
    change(to: Array(stack[...place]), .pop, animated: animated, step: .back)
    return gone
  }

  private final func mayHold(_ controller: UIViewController) -> Bool {
    if isUnder(controller) {
      refuse("a navigation controller cannot be inside itself; \(UIApplication.describe(controller)) was left out.")
      return false
    }
    if controller.ownPresenting != nil {
      refuse("\(UIApplication.describe(controller)) is presented; dismiss it before you push it.")
      return false
    }
    return true
  }

  final func refuse(_ what: String) {
    UIApplication.shared.diagnose("\(UIApplication.describe(self)): \(what)")
  }

  // MARK: Showing controllers

  /// Pushes `controller` with an animation.
  open override func show(_ controller: UIViewController, sender: NSObject?) {
    pushViewController(controller, animated: true)
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden; false by default. Setting it is not animated.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, with a fade of `hideShowBarDuration` if `animated` is true.
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
    // During a transition, the transition notifies both controllers.
    stack.last.map { [$0] } ?? []
  }

  /// Escape goes back; at the first controller it is left to the surrounding ones.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, stack.last?.navigationItem.offersWayBack == true else { return false }
    goBack()
    return true
  }

  /// Handles the user's request to go back.
  final func goBack() {
    guard stack.count > 1 else { return }
    popViewController(animated: true)
  }

  /// Goes back to `child`.
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

/// A navigation controller's view: the bars come first in reading order, and are in front for touches.
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
