import CaromGeometry

/// Manages a view: creates it, fills it from the model, and handles its actions.
///
///     final class HelloController: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         let label = UILabel(frame: view.bounds)
///         label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         label.text = "Hello"
///         view.addSubview(label)
///       }
///     }
///
/// Present a controller with `present(_:animated:completion:)`, or add it to a container such as a navigation
/// controller.
open class UIViewController: UIResponder {
  private final var loadedView: UIView?
  /// The container this controller is a child of; nil for a root controller or a presented one.
  @BackLink public private(set) final var parent: UIViewController?
  /// The storyboard that made the controller, or nil.
  public internal(set) final var storyboard: UIStoryboard?
  /// The children of this container, in the order in which they were added.
  public private(set) final var children: [UIViewController] = []
  /// The controller that this one itself presents.
  package final var ownPresented: UIViewController?
  /// The controller that presents this one itself.
  @BackLink package final var ownPresenting: UIViewController?
  final var appearance = Appearance.disappeared
  /// Whether `viewIsAppearing(_:)` will be called when the view is in a window.
  final var awaitsWindow = false
  final var isAnimatingAppearance = false
  /// Whether the view is leaving its window without an announced disappearance of the controller.
  final var leavesByItself = false

  /// Whether the controller has been added to a container, or is being removed from one, since it last appeared or
  /// disappeared.
  final var hasNewParent = false
  final var losesParent = false

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// What bars and the navigation show as the controller's name; nil by default.
  open var title: String? { didSet { parent?.childItemsChanged?(self) } }

  public override init() { super.init() }
  /// Creates a controller as `init()` does. Interface Builder files are not read, so both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Creates a controller as `init()` does; there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    loadedView?.viewController = nil
    for child in children { child.parent = nil }
    ownPresented?.presenterIsGone()
  }

  open override class var kind: String { "UIViewController" }
  open override var next: UIResponder? {
    if let superview = viewIfLoaded?.superview { return superview }
    // The chain leads to a presenter that a window shows. Another one may lie inside this controller's own view, also
    // while that is being removed, and the chain would never end.
    guard var top = ownPresenting?.viewIfLoaded else { return nil }
    while let superview = top.superview { top = superview }
    return top is UIWindow ? ownPresenting : nil
  }

  // MARK: The view

  /// The controller's view; it is loaded when it is first used.
  public final var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        let view = loadedView ?? UIView(frame: UIApplication.shared.windowScene.bounds)
        loadedView = view
        view.viewController = self
        viewDidLoad()
        // Apps use the view without checking again whether it is there.
        if loadedView == nil { keep(view) }
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// Restores the view that `viewDidLoad` has removed.
  private func keep(_ view: UIView) {
    loadedView = view
    view.viewController = self
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)) sets its view to nil in viewDidLoad, which is called because the view is needed; it "
        + "keeps it. Set it to nil later.")
  }

  /// The view if it was loaded already; reading it does not load the view.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view. An override sets `view`, without reading it before.
  open func loadView() { view = UIView(frame: UIApplication.shared.windowScene.bounds) }
  /// The view was loaded: the place to add subviews. It does not have its final size yet.
  open func viewDidLoad() {}
  /// The view is about to appear; its size may still change.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in a window, with its final size and traits, before it is visible.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view appeared, after the animation if there was one.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view disappeared, after the animation if there was one.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the view to the controller's state; the view's `setNeedsUpdateConstraints()` requests
  /// it.
  open func updateViewConstraints() {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits changed, such as light and dark or the text size.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called on Apple's systems when memory runs low; never here.
  open func didReceiveMemoryWarning() {}

  // MARK: System bars and orientations, which a page cannot change: these exist for source compatibility

  /// The style of the system's status bar, which a page does not have.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the system's status bar, which a page does not have, is hidden; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// How the system's status bar, which a page does not have, comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the system's home indicator hides itself; a page cannot request that. False by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges at which the app's gestures take precedence over the system's; a page cannot request that. None by
  /// default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether the interface turns with the device; it always does.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations. A page cannot restrict them, so all are shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation when the controller is presented; it has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  final var traitRegistrations: [UITraitChangeRegistration] = []

  /// The size is about to change, by rotation or resizing; animate along with the coordinator. An override calls
  /// `super`, which passes the change on.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Runs animations along with the change.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    ownPresented?.storedPresentation?.viewWillTransition(to: size, with: coordinator)
    ownPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits, such as the size classes, are about to change; animate along with the coordinator. An override calls
  /// `super`, which passes the change on.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Runs animations along with the change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    ownPresented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// The smallest margins of the view, in points: 16 at the sides, 20 from a width of 414, and 0 above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = viewIfLoaded.map { $0.bounds.width >= UIViewController.widthOfWideMargins } == true ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The width from which the margins are wide: that of Apple's large phones.
  package static let widthOfWideMargins: CGFloat = 414

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true by default. If false, they are exactly
  /// what code sets, initially zero.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.tellOfMarginChange() } }
  }

  /// Space that this controller removes from its view's safe area, in points; zero by default. Insets that are not finite
  /// are diagnosed, and the old ones stay.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets.isFinite else {
        additionalSafeAreaInsets = oldValue
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): additionalSafeAreaInsets must be finite; it was not set.")
      }
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellOfSafeAreaChange() }
    }
  }

  /// Space that the bars of a container remove from the view's safe area, in points.
  package final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.tellOfSafeAreaChange() } }
  }

  /// The edges at which the view extends below the bars of its container; all by default. Without `.top`, it begins
  /// under the bar.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// The traits of the view; before it is loaded, those of the application.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection.current }

  /// Forces a light or dark appearance of this controller's views; `unspecified`, the default, follows the
  /// surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.tellOfTraitChange(from: UITraitCollection.current) }
  }

  final var overridingTraits: UITraitCollection? {
    guard overrideUserInterfaceStyle != .unspecified else { return nil }
    let traits = (viewIfLoaded?.superview?.traitCollection ?? UITraitCollection.current).copy()
    traits.userInterfaceStyle = overrideUserInterfaceStyle
    return traits
  }

  /// The item that a tab bar shows for this controller; the type is defined together with the bars.
  package final var storedTabBarItem: NSObject?
  /// The items that a navigation bar shows for this controller.
  package final var storedNavigationItem: NSObject?

  // MARK: Appearance

  /// Whether the children appear and disappear together with this controller; true by default. A container that calls
  /// `beginAppearanceTransition(_:animated:)` itself returns false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment

  /// Adds a child; then add its view and call its `didMove(toParent:)`. A child of another container is removed from
  /// that first. A controller cannot become its own descendant; that is diagnosed.
  open func addChild(_ child: UIViewController) {
    guard !isUnder(child) else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a controller cannot be its own descendant, nor lie inside what it presents; the child was not added."
      )
    }
    guard child.parent !== self, hasRoom(for: child) else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    // `willMove(toParent:)` may have added it elsewhere.
    guard child.parent == nil, !isUnder(child) else { return }
    children.append(child)
    child.parent = self
    child.hasNewParent = true
    child.losesParent = false
  }

  /// Removes this controller from its container; remove its view before, and call `willMove(toParent:)` with nil.
  open func removeFromParent() {
    guard let parent else { return }
    withExtendedLifetime(self) {
      parent.children.removeAll { $0 === self }
      self.parent = nil
      didMove(toParent: nil)
    }
  }

  /// The controller is about to be added to a container, or removed from one if `parent` is nil. An override calls
  /// `super`.
  open func willMove(toParent parent: UIViewController?) { losesParent = parent == nil }
  /// The controller was added to a container, or removed from one if `parent` is nil. An override calls `super`.
  open func didMove(toParent parent: UIViewController?) { if parent != nil { losesParent = false } }

  /// Whether the tab bar around a navigation stack is hidden while this controller is in the stack, unless it is the
  /// first; false by default.
  public final var hidesBottomBarWhenPushed = false
  /// Whether a stack contains such a controller.
  package final var hidesTabs: (() -> Bool)?

  // MARK: Editing

  /// Whether the controller lets its contents be edited; false by default. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private final var isInEditing = false
  /// Called when editing begins or ends; it updates the edit button.
  package final var onEditing: (() -> Void)?

  /// Begins or ends editing. An override calls `super`, then shows or hides the views for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    onEditing?()
  }

  /// A child's title or items changed; containers with bars set this.
  package final var childItemsChanged: ((UIViewController) -> Void)?
  /// For a navigation controller, the controller whose content is between the bars.
  package final var contentController: (() -> UIViewController?)?
  /// Called when a stack shows another controller, or its content has moved.
  package final var onContentMove: (() -> Void)?

  // MARK: Carom's own
  // Addresses, and what containers override. Members that are overridden must be declared here (law 9); the rest is in
  // UIViewController+Carom.swift.

  /// Whether the view's safe area is always that of its window, as for a view that fills the window and is being
  /// zoomed.
  public final var fillsWindow = false

  /// The children that appear and disappear with this controller; a container that shows one of many returns that one.
  open var appearanceChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil && !($0.viewIfLoaded?.isHidden ?? true) }
  }

  /// The controller's name in the app's address, such as `settings`; nil, the default, if it has none.
  open var addressName: String? { nil }

  /// The child through which the address leads, such as the selected tab or the top of a navigation stack; nil by
  /// default.
  open var addressedChild: UIViewController? { nil }

  /// The names in the address that lead from this controller to `child`.
  open func addressNames(upTo child: UIViewController) -> [String] { child.addressName.map { [$0] } ?? [] }

  /// Shows the place to which `names` lead from here; returns false if there is no such place.
  open func open(addressNames names: [String]) -> Bool {
    if let addressedChild { return addressedChild.open(addressNames: names) }
    return names.isEmpty
  }

  /// The controller that a navigation controller pushes after this one for a name in the address, for a link or the
  /// browser's Forward button; nil, the default, if there is none.
  open func viewController(forAddressName name: String) -> UIViewController? { nil }

  /// The part of the address after the question mark that describes the state of this controller; nil, the default, for
  /// none. It is set when a person opens such an address, before the controller is shown.
  open var addressQuery: String? {
    get { nil }
    set {}
  }

  // MARK: Presenting

  /// Shows `controller` over this one, in its `modalPresentationStyle`.
  ///
  /// A controller that already presents another one, or whose view is not in a window, cannot present; that is
  /// diagnosed.
  ///
  /// - Parameters:
  ///   - controller: The controller to show; it must not be presented already or have a parent.
  ///   - animated: Whether to animate the transition.
  ///   - completion: Called after the transition.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    UIApplication.shared.present(controller, over: self, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one, or its nearest container that presents, shows over itself. If there is
  /// none, dismisses this controller, or its container that is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    var each: UIViewController? = self
    while let controller = each {
      if let shown = controller.ownPresented ?? (controller.ownPresenting == nil ? nil : controller) {
        return UIApplication.shared.dismiss(shown, animated: animated, completion: completion)
      }
      each = controller.parent
    }
  }

  /// Animates a view that lies over everything (`.overFullScreen`) in or out, then calls `completion`; nil, the
  /// default, uses `modalTransitionStyle`.
  package final var presentationAnimation:
    ((_ isPresenting: Bool, _ animated: Bool, _ completion: @escaping () -> Void) -> Void)?

  final func animatePresentation(isPresenting: Bool, animated: Bool, completion: @escaping () -> Void) {
    guard let presentationAnimation else {
      return runModalTransition(isPresenting: isPresenting, animated: animated, completion: completion)
    }
    presentationAnimation(isPresenting, animated, completion)
  }

  /// The coordinator of the transition that is running here; containers and presentations set it.
  package final var runningCoordinator: UIViewControllerTransitionCoordinator?

  /// The coordinator of the transition that this controller, or a container around it, takes part in; nil between
  /// transitions.
  public final var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    var each: UIViewController? = self
    while let controller = each {
      if let running = controller.runningCoordinator { return running }
      each = controller.parent
    }
    return nil
  }

  // MARK: Segues

  final var templates: [UIStoryboardSegue.Template] = []

  /// Performs a registered segue; one that is not registered is diagnosed. `shouldPerformSegue(withIdentifier:sender:)`
  /// is not called.
  open func performSegue(withIdentifier identifier: String, sender: NSObject?) { go(by: identifier, sender: sender) }

  /// Whether a control or row may perform a segue; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: NSObject?) -> Bool { true }

  /// Passes data to the destination of a segue, whose view is not loaded yet. Does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {}

  /// Shows `child`, to which a segue returns; containers implement it.
  open func unwind(for segue: UIStoryboardSegue, towards child: UIViewController) {}

  // MARK: Showing

  /// Shows `controller` in the nearest container that can: a navigation controller pushes it. Without such a container
  /// it is presented.
  open func show(_ controller: UIViewController, sender: NSObject?) {
    if let target = nearestContainer(where: { $0.showsOthers }) { return target.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows `controller` beside this one if a container around it has a column for details; otherwise presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: NSObject?) {
    if let target = nearestContainer(where: { $0.showsDetails }) {
      return target.showDetailViewController(controller, sender: sender)
    }
    present(controller, animated: true)
  }

  /// Whether `show` of a descendant is handled here; false by default, and true for navigation controllers.
  package final var showsOthers = false
  /// Whether `showDetailViewController` of a descendant is handled here; false by default.
  package final var showsDetails = false

  final func nearestContainer(where test: (UIViewController) -> Bool) -> UIViewController? {
    var each = parent
    while let controller = each, !test(controller) { each = controller.parent }
    return each
  }

  /// Whether controllers that are presented by this one and its descendants cover only its view; false by default, and
  /// then they cover the window. Apple also requires certain presentation styles; here it holds for all of them.
  open var definesPresentationContext = false

  /// Provides custom animations and frames for the presentation of this controller.
  @Weak public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a person can dismiss this controller only by its own controls, and not by a tap beside it, Escape or a
  /// drag; false by default.
  open var isModalInPresentation = false

  /// The preferred size in popovers and cards, in points; zero, the default, leaves it to them.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { contentSizeChanged() } }
  }

  /// The view that had the keyboard focus before this controller was presented.
  final var focusBeforePresentation: Weak<UIView>?

  /// The presentation of this controller, created on first use.
  package final var storedPresentation: UIPresentationController?

  /// How the controller appears and disappears; it slides from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// How the controller is shown over another one; as a sheet (`automatic`) by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, ownPresenting == nil { storedPresentation = nil } }
  }
}

/// How a controller is shown over another; the raw values are Apple's.
///
/// - `fullScreen`: covers everything; the presenting controller disappears.
/// - `pageSheet`: a sheet; in wide windows a card of 704 pt in the middle.
/// - `formSheet`: a sheet; in wide windows a card of 540 × 620 pt in the middle.
/// - `currentContext`: treated like `fullScreen`, within the controller that defines the presentation context.
/// - `custom`: whatever the transitioning delegate's presentation controller does.
/// - `overFullScreen`: lies over everything; the presenting controller stays visible behind.
/// - `overCurrentContext`: treated like `overFullScreen`, within the controller that defines the presentation context.
/// - `popover`: a card that points at its source; in compact widths a sheet.
/// - `none`: no adaptation, as the answer of a delegate that is asked for an adaptive style.
/// - `automatic`: a sheet, like `pageSheet`.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller appears over another one.
///
/// - `coverVertical`: it slides up from below.
/// - `flipHorizontal`, `crossDissolve`, `partialCurl`: it dissolves.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
