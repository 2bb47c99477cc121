import CaromGeometry
import UIKitCore

/// Shows two columns if the width is regular, and a single navigation stack if it is compact.
///
/// A choice in the primary column determines the content of the secondary one. In a compact width, the controllers of
/// the secondary column are pushed onto the stack of the primary one, and return when the width is regular again.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
///     window.rootViewController = split
open class UISplitViewController: UIViewController {
  /// The arrangements of columns.
  public enum Style: Int {
    /// Two columns without navigation bars of their own, from `viewControllers`.
    case unspecified
    /// Two columns with navigation bars.
    case doubleColumn
    /// Like `doubleColumn`: there is no supplementary column.
    case tripleColumn
  }
  /// The columns.
  public enum Column: Int {
    /// The column at the primary edge.
    case primary
    /// Not available: setting its controller is diagnosed.
    case supplementary
    /// The column with the main content.
    case secondary
    /// What is shown instead of the columns if the width is compact.
    case compact
  }
  /// Which columns are shown, and how.
  public enum DisplayMode: Int {
    /// Depends on the width: `oneBesideSecondary` from 900 points, else `secondaryOnly`.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// The primary column beside the secondary one.
    case oneBesideSecondary
    /// The primary column in front of the secondary one.
    case oneOverSecondary
    /// Counts as `oneBesideSecondary`.
    case twoBesideSecondary
    /// Counts as `oneOverSecondary`.
    case twoOverSecondary
    /// Counts as `oneBesideSecondary`.
    case twoDisplaceSecondary
  }
  /// The edges at which the primary column can be.
  public enum PrimaryEdge: Int {
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// The value that leaves a width to the kit.
  public static let automaticDimension: CGFloat = -1

  /// The object that is notified of changes and decides about them; not retained.
  @Weak public final var delegate: (any UISplitViewControllerDelegate)?
  /// The arrangement of columns, as given to the initializer.
  public final let style: Style

  /// The controllers of the columns, as they were set.
  final var primary: UIViewController?
  final var secondary: UIViewController?
  final var compact: UIViewController?
  /// The navigation controllers that are shown: the given ones, or those that were created around the given
  /// controllers.
  final var primaryStack: UINavigationController?
  final var secondaryStack: UINavigationController?
  /// The controllers of the secondary column while only one column is shown.
  final var heldDetail: [UIViewController] = []
  /// The first controller of the secondary column's part of the common stack.
  final var firstDetail: UIViewController?
  final var collapsed = false
  /// The mode that the user or code chose instead of the one that the width requires.
  final var chosenMode: DisplayMode?
  final let dimming = UIView(frame: .zero)
  final let line = UIView.part(.separator)
  private final var madeModeItem: UIBarButtonItem?
  /// Whether the primary column is being animated in or out.
  final var isMovingPrimary = false

  /// Creates columns of a style. Controllers that are not navigation controllers are put into new ones.
  public init(style: Style) {
    self.style = style
    super.init()
    (showsOthers, showsDetails) = (true, true)
  }

  /// Creates columns that are set by `viewControllers`, without navigation bars of their own.
  public convenience override init() { self.init(style: .unspecified) }

  /// Creates columns without a style; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    (showsOthers, showsDetails) = (true, true)
  }

  open override class var kind: String { "UISplitViewController" }

  // MARK: Columns

  /// The primary and secondary controllers; only the primary one while the controller is collapsed. More than two are
  /// diagnosed and ignored.
  open var viewControllers: [UIViewController] {
    get { [primary, collapsed ? nil : secondary].compactMap { $0 } }
    set {
      if newValue.count > 2 {
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): it has two columns; only the first two of \(newValue.count) controllers were used."
        )
      }
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  /// Sets the controller of a column; nil removes it.
  ///
  /// The supplementary column, and a controller that contains this one, are diagnosed and ignored.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if let controller, isUnder(controller) {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a split view controller cannot be its own column; nothing was set.")
    }
    switch column {
    case .primary: setPrimary(controller)
    case .secondary: setSecondary(controller, isShown: false)
    case .compact: setCompact(controller)
    case .supplementary:
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): there is no supplementary column; use the primary one.")
    }
  }

  /// Returns the controller of a column, or nil.
  open func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary: primary
    case .secondary: secondary
    case .compact: compact
    case .supplementary: nil
    }
  }

  /// Whether only one column is shown because the width is compact.
  open var isCollapsed: Bool { collapsed }

  /// Shows a column: the primary one beside or in front of the other, or, if collapsed, the column's part of the
  /// common stack.
  open func show(_ column: Column) {
    if collapsed { return showInStack(column) }
    guard column == .primary, displayMode == .secondaryOnly else { return }
    choose(hasRoomBeside ? .oneBesideSecondary : .oneOverSecondary)
  }

  /// Hides the primary column or, if collapsed, goes back from the secondary column's part of the stack. Other
  /// columns cannot be hidden.
  open func hide(_ column: Column) {
    if collapsed {
      if column == .secondary { showInStack(.primary) }
      return
    }
    if column == .primary { choose(.secondaryOnly) }
  }

  /// Shows `controller` in the secondary column, or pushes it if the controller is collapsed.
  open override func showDetailViewController(_ controller: UIViewController, sender: NSObject?) {
    setSecondary(controller, isShown: true)
    if !collapsed, displayMode == .oneOverSecondary { choose(.secondaryOnly) }
    tellAddress(step: .new)
  }

  /// Shows `controller` like `showDetailViewController`; if the controller is collapsed, it is pushed.
  open override func show(_ controller: UIViewController, sender: NSObject?) {
    if collapsed { return primaryStack?.pushViewController(controller, animated: true) ?? () }
    showDetailViewController(controller, sender: sender)
  }

  // MARK: Widths

  /// The mode to use while the user does not choose another; `.automatic` by default.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { modeWasAsked() } }
  /// The width of the primary column as a share of the whole width, up to 1; negative values, like the default, mean
  /// automatic.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { layAgain() } }
  /// The width of the primary column in points; it takes precedence over the fraction. Negative values, like the
  /// default, mean automatic.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layAgain() } }
  /// The least width of the primary column in points; negative values, like the default, mean no limit. It takes
  /// precedence over the maximum.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layAgain() } }
  /// The greatest width of the primary column in points; negative values, like the default, mean no limit.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layAgain() } }
  /// Whether a swipe from the edge shows the primary column; true by default.
  open var presentsWithGesture = true
  /// The edge of the primary column; `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { layAgain() } }

  /// The width of the primary column, in points: the preferred one or 320, within the limits, and at least 44 less
  /// than the whole.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    var wanted: CGFloat = 320
    if preferredPrimaryColumnWidthFraction >= 0 { wanted = width * min(1, preferredPrimaryColumnWidthFraction) }
    if preferredPrimaryColumnWidth >= 0 { wanted = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth >= 0 { wanted = min(wanted, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth >= 0 { wanted = max(wanted, minimumPrimaryColumnWidth) }
    return min(wanted, max(0, width - 44)).rounded()
  }

  private final func layAgain() { viewIfLoaded?.setNeedsLayout() }

  private final func modeWasAsked() {
    chosenMode = nil
    if isViewLoaded { moveColumns(animated: isAppearing) }
  }

  /// Whether the primary column is shown beside the other one by default: from a width of 900 points.
  final var hasRoomBeside: Bool { (viewIfLoaded?.bounds.width ?? 0) >= 900 }

  /// The current mode, which is never automatic; `.secondaryOnly` if the controller is collapsed.
  open var displayMode: DisplayMode {
    if collapsed || primary == nil { return .secondaryOnly }
    let wanted = chosenMode ?? preferredDisplayMode
    switch wanted {
    case .automatic: return hasRoomBeside ? .oneBesideSecondary : .secondaryOnly
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return wanted
    }
  }

  /// An item that shows and hides the primary column. With a style, the kit adds it to the secondary column's bar.
  open var displayModeButtonItem: UIBarButtonItem {
    if let madeModeItem { return madeModeItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Sidebar", image: UIImage(systemName: "list.bullet")) { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        if me.displayMode == .secondaryOnly { me.show(.primary) } else { me.hide(.primary) }
      })
    item.accessibilityLabel = "Sidebar"
    madeModeItem = item
    return item
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.isHidden = true
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [me = Weak(self)] _ in me.value?.choose(.secondaryOnly) })
    let edge = UIScreenEdgePanGestureRecognizer { [me = Weak(self)] pan in
      if pan.state == .began, let me = me.value, me.presentsWithGesture { me.show(.primary) }
    }
    edge.edges = view.isRightToLeft == (primaryEdge == .leading) ? .right : .left
    view.addGestureRecognizer(edge)
    let swipe = UISwipeGestureRecognizer { [me = Weak(self)] _ in
      if let me = me.value, me.displayMode == .oneOverSecondary { me.choose(.secondaryOnly) }
    }
    swipe.direction = view.isRightToLeft == (primaryEdge == .leading) ? .right : .left
    view.addGestureRecognizer(swipe)
    view.addSubview(dimming)
    view.addSubview(line)
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { update() }
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    // A column in front of the other one disappears when the size changes.
    if chosenMode == .oneOverSecondary { chosenMode = nil }
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
    layOutColumns()
  }

  open override var appearanceChildren: [UIViewController] {
    if collapsed { return [shownAlone].compactMap { $0 } }
    let isPrimarySeen = displayMode != .secondaryOnly
    return [isPrimarySeen ? primaryStack : nil, secondaryStack].compactMap { $0 }
  }

  /// The only column that is shown while the controller is collapsed.
  final var shownAlone: UIViewController? { compact ?? primaryStack ?? secondaryStack }

  /// Escape hides a column that is in front of the other one.
  open override func accessibilityPerformEscape() -> Bool {
    guard !collapsed, displayMode == .oneOverSecondary else { return false }
    choose(.secondaryOnly)
    return true
  }

  // MARK: Addresses

  open override var addressedChild: UIViewController? { collapsed ? shownAlone : secondaryStack ?? primaryStack }

  open override func open(addressNames names: [String]) -> Bool { openColumns(names) }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller, or nil.
  public final var splitViewController: UISplitViewController? {
    var each = parent
    while let controller = each {
      if let split = controller as? UISplitViewController { return split }
      each = controller.parent
    }
    return nil
  }
}
