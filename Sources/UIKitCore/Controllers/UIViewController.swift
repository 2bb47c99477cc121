import CaromGeometry

/// Manages a view: makes it, fills it from the model, answers its actions.
open class UIViewController: UIResponder {
  private final var loadedView: UIView?
  /// The container this controller is a child of; nil for a root controller or a presented one.
  @BackLink public private(set) final var parent: UIViewController?
  /// The children of this container, in the order in which they were added.
  public private(set) final var children: [UIViewController] = []
  /// The controller shown over this one itself.
  package final var ownPresented: UIViewController?
  /// The controller over which this one itself is shown.
  @BackLink package final var ownPresenting: UIViewController?
  final var appearance = Appearance.disappeared
  /// Whether `viewIsAppearing(_:)` waits for the view to be in a window.
  final var awaitsWindow = false
  final var isAnimatingAppearance = false
  /// Whether the view leaves its window though nobody said that the controller disappears.
  final var leavesByItself = false

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// What bars and the navigation show of this controller.
  open var title: String? { didSet { parent?.childChangedItems(self) } }

  public override init() { super.init() }
  /// Creates a controller as `init()` does; there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    loadedView?.viewController = nil
    for child in children { child.parent = nil }
    ownPresented?.presenterIsGone()
  }

  open override class var kind: String { "UIViewController" }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? ownPresenting }

  // MARK: The view

  /// The controller's view, made when it is first asked for.
  public final var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = UIView(frame: UIApplication.shared.windowScene.bounds) }
        loadedView?.viewController = self
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it was loaded already; reading it does not load the view.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if that has not happened yet.
  public final func loadViewIfNeeded() { _ = view }

  /// Makes the view; override it to set `view` without asking for it.
  open func loadView() { view = UIView(frame: UIApplication.shared.windowScene.bounds) }
  /// The view was loaded: the place to add subviews. It has not got its final size yet.
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
  /// Brings the constraints of the view in step with the controller's state; asked for with the view's
  /// `setNeedsUpdateConstraints()`.
  open func updateViewConstraints() {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits changed, such as light and dark or the text size.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size changes, by rotation or resizing; animate along with the coordinator.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    ownPresented?.storedPresentation?.viewWillTransition(to: size, with: coordinator)
    ownPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits change, such as the size classes; animate along with the coordinator.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    ownPresented?.willTransition(to: newCollection, with: coordinator)
  }

  /// Space that this controller takes from its view's safe area, points.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellOfSafeAreaChange() } }
  }

  /// What the bars of the container around take from the view's safe area, points.
  package final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.tellOfSafeAreaChange() } }
  }

  /// The edges where the view lies below the bars of its container; all at first. Without the top it begins under the bar.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view's safe area is its window's wherever the view is, as for one that fills the window and is zoomed.
  public final var fillsWindow = false

  /// The traits of the view; before it is loaded, those of the application.
  public final var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection.current }

  /// Light or dark for this controller's views whatever the system says.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.tellOfTraitChange(from: UITraitCollection.current) }
  }

  final var overridingTraits: UITraitCollection? {
    guard overrideUserInterfaceStyle != .unspecified else { return nil }
    let traits = (viewIfLoaded?.superview?.traitCollection ?? UITraitCollection.current).copy()
    traits.userInterfaceStyle = overrideUserInterfaceStyle
    return traits
  }

  /// What a tab bar shows of the controller; its type lives with the bars.
  package final var storedTabBarItem: NSObject?
  /// What a navigation bar shows of the controller.
  package final var storedNavigationItem: NSObject?

  // MARK: Appearance

  /// Whether the children appear and disappear with this controller by themselves; a container that calls
  /// `beginAppearanceTransition` for them by hand says false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with this controller; a container that shows one of many says which.
  open var appearanceChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil && !($0.viewIfLoaded?.isHidden ?? true) }
  }

  // MARK: Containment

  /// Makes `child` a child; then add its view and call its `didMove(toParent:)`.
  public final func addChild(_ child: UIViewController) {
    guard !isInside(child) else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a controller cannot be its own descendant; the child was not added.")
    }
    guard child.parent !== self, hasRoom(for: child) else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    // Code that ran there may have given it a parent.
    guard child.parent == nil, !isInside(child) else { return }
    children.append(child)
    child.parent = self
  }

  /// Removes this controller from its container; remove its view before, and call `willMove(toParent:)` with nil.
  public final func removeFromParent() {
    guard let parent else { return }
    withExtendedLifetime(self) {
      parent.children.removeAll { $0 === self }
      self.parent = nil
      didMove(toParent: nil)
    }
  }

  /// The controller is about to be added to a container, or removed from one if `parent` is nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller was added to a container, or removed from one if `parent` is nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// A child's title or items changed; containers with bars follow.
  open func childChangedItems(_ child: UIViewController) {}

  /// The controller's place in the app's address, such as `settings`; nil where it has none.
  open var addressName: String? { nil }

  /// The child that the address leads through: the chosen tab, the top of a stack.
  open var addressedChild: UIViewController? { nil }

  /// The names in the address that lead from this controller to `child`.
  open func addressNames(upTo child: UIViewController) -> [String] { child.addressName.map { [$0] } ?? [] }

  /// Shows the place that `names` lead to from here; false where there is none.
  open func open(addressNames names: [String]) -> Bool {
    if let addressedChild { return addressedChild.open(addressNames: names) }
    return names.isEmpty
  }

  /// The controller that a navigation controller shows after this one for a name in the address, as for a link or the
  /// browser's Forward; nil, the default, where there is none.
  open func viewController(forAddressName name: String) -> UIViewController? { nil }

  /// What the address says of this controller behind a question mark, such as a set-up; nil for nothing. It is set when
  /// a person opens such an address, before the controller is shown.
  open var addressQuery: String? {
    get { nil }
    set {}
  }

  /// Shows `controller` over this one; `animated` as its presentation style has it.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    UIApplication.shared.present(controller, over: self, animated: animated, completion: completion)
  }

  /// Takes away the controller shown over this one, or over the nearest one around it; where none is, this one, or the
  /// one around it that is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    var each: UIViewController? = self
    while let controller = each {
      if let shown = controller.ownPresented ?? (controller.ownPresenting == nil ? nil : controller) {
        return UIApplication.shared.dismiss(shown, animated: animated, completion: completion)
      }
      each = controller.parent
    }
  }

  /// Brings a view that lies over everything (`.overFullScreen`) in or takes it away, then calls `completion`; by
  /// `modalTransitionStyle` unless a subclass does better.
  open func animatePresentation(isPresenting: Bool, animated: Bool, completion: @escaping () -> Void) {
    runModalTransition(isPresenting: isPresenting, animated: animated, completion: completion)
  }

  /// What goes along with the transition that is under way here, set by containers and presentations.
  package final var runningCoordinator: UIViewControllerTransitionCoordinator?

  /// What goes along with the transition that this controller, or one around it, takes part in; nil between transitions.
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

  /// Goes a way that was registered, by its name; a name that is not known is told.
  open func performSegue(withIdentifier identifier: String, sender: NSObject?) { go(by: identifier, sender: sender) }

  /// Whether a control or row may go that way; code that calls `performSegue` does not ask. True at first.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: NSObject?) -> Bool { true }

  /// Hands the destination what it needs; its view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {}

  /// Shows the child that somebody goes back to; containers do.
  open func unwind(for segue: UIStoryboardSegue, towards child: UIViewController) {}

  // MARK: Showing

  /// Shows `controller` in the way of the nearest container that has one: a stack pushes it. Without one it is presented.
  open func show(_ controller: UIViewController, sender: NSObject?) {
    if let target = nearestContainer(where: { $0.showsOthers }) { return target.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows `controller` beside this one, where a container around has a place for details; else like `show`.
  open func showDetailViewController(_ controller: UIViewController, sender: NSObject?) {
    if let target = nearestContainer(where: { $0.showsDetails }) {
      return target.showDetailViewController(controller, sender: sender)
    }
    present(controller, animated: true)
  }

  /// Whether `show` of what is inside comes here; containers say true.
  open var showsOthers: Bool { false }
  /// Whether `showDetailViewController` of what is inside comes here.
  open var showsDetails: Bool { false }

  final func nearestContainer(where test: (UIViewController) -> Bool) -> UIViewController? {
    var each = parent
    while let controller = each, !test(controller) { each = controller.parent }
    return each
  }

  /// Whether what this controller and its descendants present covers its view alone, and goes away with it; false at
  /// first: then it covers the window. Apple asks for a presentation style besides; here it holds for all.
  open var definesPresentationContext = false

  /// Brings animations and frames of its own to the presentation of this controller.
  @Weak public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a person can leave what is presented only by what it offers itself.
  open var isModalInPresentation = false

  /// The size that the content would like in popovers and cards, points; zero leaves it to them.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { contentSizeChanged() } }
  }

  /// What had the keyboard before this controller was presented.
  final var focusBeforePresentation: Weak<UIView>?

  /// Where this controller is shown, made when first asked for.
  package final var storedPresentation: UIPresentationController?

  /// How the controller comes and goes; from below at first.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// How the controller is shown over another.
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
public enum UIModalPresentationStyle: Int {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller comes over another; flips and curls are dissolved.
public enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
