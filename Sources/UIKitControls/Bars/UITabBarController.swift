import CaromGeometry
import UIKitCore

/// Decides about the user's selections in a tab bar controller, and is notified of them; every method has a default.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObject {
  /// Returns whether the user may select a tab; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the user selected a tab, or tapped the one that is already selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Shows one of several controllers, with a tab for each at the lower edge.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [games, scores]
///     window.rootViewController = tabs
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that decides about selections; not retained.
  @Weak public final var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the lower edge. Do not change its items: they follow the controllers.
  public final let tabBar = UITabBar(frame: .zero)
  private final var controllers: [UIViewController] = []
  @BackLink private final var shown: UIViewController?
  private final var index = 0
  /// Whether the shown stack hides the bar.
  private final var isBarAway = false
  /// The scroll view whose scrolling is observed.
  @Weak private final var followed: UIScrollView?

  /// Creates a tab bar controller without tabs.
  public override init() {
    super.init()
    followItems()
  }

  /// Creates a tab bar controller without tabs; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    followItems()
  }

  open override class var kind: String { "UITabBarController" }

  // MARK: Tabs

  /// The controllers in the order of their tabs; nil if there are none. Setting it is not animated.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; `animated` has no effect. The selected controller stays selected if it is among the
  /// new ones, otherwise the index stays as far as possible.
  open func setViewControllers(_ new: [UIViewController]?, animated: Bool) {
    var new = new ?? []
    let kept = shown.flatMap { [new] old in new.firstIndex { $0 === old } }
    for old in controllers where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      if old === shown { take(away: old) }
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      if controller.parent === self { controller.didMove(toParent: self) }
    }
    // A controller that is rejected as a child, such as this controller itself, gets no tab.
    new.removeAll { $0.parent !== self }
    controllers = new
    tabBar.items = new.map { item(of: $0) }
    index = kept ?? min(index, max(0, new.count - 1))
    if isViewLoaded { showSelected() }
  }

  /// The index of the selected tab, from 0. Setting it does not call the delegate. An index without a tab is
  /// diagnosed and ignored.
  open var selectedIndex: Int {
    get { index }
    set {
      guard controllers.indices.contains(newValue) else {
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): there is no tab \(newValue); it has \(controllers.count), counted from 0.")
      }
      index = newValue
      if isViewLoaded { showSelected() }
    }
  }

  /// The controller of the selected tab, or nil if there are no tabs. Setting a controller without a tab is ignored.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set { if let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }

  /// Selects the tab whose controller has the given `addressName`. Returns false if there is none.
  @discardableResult
  public final func select(addressName name: String) -> Bool {
    guard let place = controllers.firstIndex(where: { $0.addressName == name }) else { return false }
    selectedIndex = place
    return true
  }

  private func item(of controller: UIViewController) -> UITabBarItem {
    let item: UITabBarItem = controller.tabBarItem
    if item.title == nil { item.title = controller.title }
    return item
  }

  private func followItems() { childItemsChanged = { [me = Weak(self)] in me.value?.follow($0) } }

  private func follow(_ child: UIViewController) {
    guard let place = controllers.firstIndex(where: { $0 === child }), let items = tabBar.items,
      items.indices.contains(place), items[place] !== child.tabBarItem || items[place].title == nil
    else { return }
    tabBar.items = controllers.map { item(of: $0) }
  }

  // MARK: Showing

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    tabBar.delegate = self
    showSelected()
  }

  open override var appearanceChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  private func take(away old: UIViewController) {
    if isAppearing { old.beginAppearanceTransition(false, animated: false) }
    old.viewIfLoaded?.removeFromSuperview()
    if isAppearing { old.endAppearanceTransition() }
    shown = nil
  }

  /// Exchanges the views, with the appearance callbacks in Apple's order.
  private func showSelected() {
    tabBar.selectedItem = selectedViewController.map { item(of: $0) }
    guard let new = selectedViewController, new !== shown else { return }
    let old = shown
    let isSeen = isAppearing
    if isSeen {
      new.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    shown = new
    old?.onContentMove = nil
    new.onContentMove = { [me = Weak(self)] in me.value?.followContent() }
    let content: UIView = new.view
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insert(content, .subview(0))
    inset(new)
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen {
      // A view is laid out before its controller is notified that it appeared.
      content.layoutIfNeeded()
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
  }

  /// Reports the bar, which covers the lower edge of the content, as a part of its safe area.
  private func inset(_ child: UIViewController) {
    child.barInsets.bottom = tabBar.isHidden || isBarAway ? 0 : tabBar.contentHeight
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = tabBar.contentHeight + view.safeAreaInsets.bottom
    let away = isBarAway ? view.bounds.width * (view.isRightToLeft ? 1 : -1) : 0
    tabBar.frame = CGRect(x: away, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.setNeedsLayout()
    if let shown { inset(shown) }
    followContent()
  }

  /// Moves the bar out to the side if a controller of the shown stack hides it, along with the stack's animation. Also
  /// updates whether the end of the content is at the bar, if its look depends on that.
  private func followContent() {
    let isAway = shown?.hidesTabs?() ?? false
    if isAway != isBarAway {
      isBarAway = isAway
      tabBar.accessibilityElementsHidden = isAway
      viewDidLayoutSubviews()
    }
    guard let shown, tabBar.presentAppearance != nil else { return }
    let scroll = (shown.contentController?() ?? shown).scrollViewOfBars
    if scroll !== followed {
      followed?.onMoveAboveTabs = nil
      scroll?.onMoveAboveTabs = { [me = Weak(self)] in me.value?.followContent() }
      followed = scroll
    }
    tabBar.isAtContentEnd = scroll?.isAtEnd ?? true
  }

  // MARK: Selection

  /// Selects the tapped tab, if the delegate allows it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let place = tabBar.items?.firstIndex(where: { $0 === item }), controllers.indices.contains(place) else {
      return
    }
    let controller = controllers[place]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    // Before the tab is shown, so that whatever begins there begins at its address.
    if controller !== selectedViewController {
      index = place
      tellAddress(step: .new)
    }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: controller)
  }

  open override func unwind(for segue: UIStoryboardSegue, towards child: UIViewController) {
    if controllers.contains(where: { $0 === child }) { selectedViewController = child }
  }

  // MARK: Addresses

  open override var addressedChild: UIViewController? { selectedViewController }

  open override func open(addressNames names: [String]) -> Bool {
    // A controller that has moved to another container opens its places there.
    func tab(named name: String?) -> Int? {
      controllers.firstIndex { $0.addressName == name && $0.parent === self }
    }
    // A tab without a name has the address of this controller, and may have places inside it.
    let named = names.first.flatMap { tab(named: $0) }
    guard let place = named ?? tab(named: nil) else { return names.isEmpty }
    guard controllers[place].open(addressNames: Array(names.dropFirst(named == nil ? 0 : 1))) else { return false }
    selectedIndex = place
    return true
  }
}
