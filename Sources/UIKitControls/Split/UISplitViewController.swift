import CaromGeometry
import UIKitCore

/// Shows two or three columns if the width is regular, and a single navigation stack if it is compact.
///
/// A choice in the primary column determines the content of the next one. In a compact width, the controllers of the
/// other columns are pushed onto the stack of the primary one, and return when the width is regular again.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
///     window.rootViewController = split
open class UISplitViewController: UIViewController {
  /// The arrangements of columns.
  public enum Style: Int, Sendable {
    /// Two columns without navigation bars of their own, from `viewControllers`.
    case unspecified
    /// Two columns with navigation bars.
    case doubleColumn
    /// Three columns with navigation bars.
    case tripleColumn
  }
  /// The columns.
  public enum Column: Int, Sendable {
    /// The column at the primary edge.
    case primary
    /// The column between the other two, in the style `tripleColumn`.
    case supplementary
    /// The column with the main content.
    case secondary
    /// What is shown instead of the columns if the width is compact.
    case compact
  }
  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// Depends on the width: `oneBesideSecondary` from 900 points, else `secondaryOnly`; three columns are
    /// `twoBesideSecondary` from 1280 points.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// The primary column, or of three columns the supplementary one, beside the secondary one.
    case oneBesideSecondary
    /// The primary column, or of three columns the supplementary one, in front of the secondary one.
    case oneOverSecondary
    /// The primary and the supplementary column beside the secondary one. Two columns count it as `oneBesideSecondary`.
    case twoBesideSecondary
    /// The primary and the supplementary column in front of the secondary one. Two columns count it as
    /// `oneOverSecondary`.
    case twoOverSecondary
    /// The secondary column keeps its width beside the supplementary one, and both are pushed aside by the primary one.
    /// Two columns count it as `oneBesideSecondary`.
    case twoDisplaceSecondary
  }
  /// How room is made for the primary column.
  public enum SplitBehavior: Int, Sendable {
    /// Depends on the width.
    case automatic
    /// Columns are side by side.
    case tile
    /// The other columns are in front of the secondary one.
    case overlay
    /// The secondary column is pushed aside, if there are three; two are side by side.
    case displace
  }
  /// The edges at which the primary column can be.
  public enum PrimaryEdge: Int, Sendable {
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// The value of a width that means automatic.
  public static let automaticDimension: CGFloat = -1

  /// The object that is notified of changes and decides about them; not retained.
  @Weak public final var delegate: (any UISplitViewControllerDelegate)?
  /// The arrangement of columns, as given to the initializer.
  public final let style: Style

  /// The controllers of the columns, as they were set.
  final var primary: UIViewController?
  final var supplementary: UIViewController?
  final var secondary: UIViewController?
  final var compact: UIViewController?
  /// The navigation controllers that are shown: the given ones, or those that were created around the given
  /// controllers.
  final var primaryStack: UINavigationController?
  final var supplementaryStack: UINavigationController?
  final var secondaryStack: UINavigationController?
  /// The controllers of the supplementary and of the secondary column while only one column is shown.
  final var heldMiddle: [UIViewController] = []
  final var heldDetail: [UIViewController] = []
  /// The first controllers of these columns' parts of the common stack.
  final var firstMiddle: UIViewController?
  final var firstDetail: UIViewController?
  final var collapsed = false
  /// The mode that the user or code chose instead of the one that the width requires.
  final var chosenMode: DisplayMode?
  final let dimming = UIView(frame: .zero)
  final let lines = [UIView.part(.separator), UIView.part(.separator)]
  private final var madeModeItem: UIBarButtonItem?
  /// Whether columns are being animated in or out.
  final var isMovingColumns = false

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

  /// The controllers of the columns in their order; only the primary one while the controller is collapsed. More than
  /// there are columns are diagnosed and ignored.
  open var viewControllers: [UIViewController] {
    get { (collapsed ? [primary] : [primary, supplementary, secondary]).compactMap { $0 } }
    set {
      let columns: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      if newValue.count > columns.count {
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): it has \(columns.count) columns; the rest of \(newValue.count) controllers was ignored."
        )
      }
      for (place, column) in columns.enumerated() {
        setViewController(place < newValue.count ? newValue[place] : nil, for: column)
      }
    }
  }

  /// Sets the controller of a column; nil removes it.
  ///
  /// The supplementary column of a style without one, and a controller that contains this one, are diagnosed and
  /// ignored.
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
      guard style == .tripleColumn || controller == nil else {
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): there is no supplementary column; use the style tripleColumn.")
      }
      setSupplementary(controller)
    }
  }

  /// Returns the controller of a column, or nil.
  open func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary: primary
    case .secondary: secondary
    case .compact: compact
    case .supplementary: supplementary
    }
  }

  /// Whether only one column is shown because the width is compact.
  open var isCollapsed: Bool { collapsed }

  /// Shows a column beside or in front of the secondary one or, if collapsed, the column's part of the common stack.
  open func show(_ column: Column) {
    if collapsed { return showInStack(column) }
    let isOver = preferredSplitBehavior == .overlay || preferredSplitBehavior == .automatic && !hasRoomBeside
    switch column {
    case .primary where supplementary != nil:
      guard !displayMode.hasTwo else { return }
      let tiles = preferredSplitBehavior == .tile || preferredSplitBehavior == .automatic && hasRoomForTwo
      choose(isOver ? .twoOverSecondary : tiles ? .twoBesideSecondary : .twoDisplaceSecondary)
    case .primary, .supplementary:
      guard displayMode == .secondaryOnly else { return }
      choose(isOver ? .oneOverSecondary : .oneBesideSecondary)
    default: break
    }
  }

  /// Hides the primary or the supplementary column or, if collapsed, goes back from the column's part of the stack. The
  /// secondary column cannot be hidden.
  open func hide(_ column: Column) {
    if collapsed {
      if column == .secondary { showInStack(supplementary == nil ? .primary : .supplementary) }
      if column == .supplementary { showInStack(.primary) }
      return
    }
    switch column {
    case .primary where supplementary != nil:
      if displayMode.hasTwo { choose(displayMode.isOver ? .oneOverSecondary : .oneBesideSecondary) }
    case .primary, .supplementary: choose(.secondaryOnly)
    default: break
    }
  }

  /// Shows `controller` in the secondary column, or pushes it if the controller is collapsed.
  open override func showDetailViewController(_ controller: UIViewController, sender: NSObject?) {
    setSecondary(controller, isShown: true)
    if !collapsed, displayMode.isOver { choose(.secondaryOnly) }
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
  /// The width of the supplementary column as a share of the whole width, up to 1; negative values, like the default,
  /// mean automatic.
  public final var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { layAgain() }
  }
  /// The width of the supplementary column in points; it takes precedence over the fraction. Negative values, like the
  /// default, mean automatic.
  public final var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layAgain() }
  }
  /// The least width of the supplementary column in points; negative values, like the default, mean no limit. It takes
  /// precedence over the maximum.
  public final var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layAgain() }
  }
  /// The greatest width of the supplementary column in points; negative values, like the default, mean no limit.
  public final var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layAgain() }
  }
  /// How room is made for a column that is shown; `.automatic` by default.
  public final var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeWasAsked() } }
  /// How room is made for the columns of the current mode; `.automatic` if the controller is collapsed.
  public final var splitBehavior: SplitBehavior {
    collapsed ? .automatic : displayMode.isOver ? .overlay : displayMode == .twoDisplaceSecondary ? .displace : .tile
  }
  /// Whether a swipe from the edge shows the primary column; true by default.
  open var presentsWithGesture = true
  /// The edge of the primary column; `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { layAgain() } }

  /// The width of the primary column, in points: the preferred one or 320, within the limits, and at least 44 less
  /// than the whole.
  open var primaryColumnWidth: CGFloat {
    columnWidth(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth))
  }

  /// The width of the supplementary column, in points, found as that of the primary one; 0 if there is none.
  public final var supplementaryColumnWidth: CGFloat {
    guard supplementary != nil else { return 0 }
    return columnWidth(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      (minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth))
  }

  private final func columnWidth(
    _ preferred: CGFloat, _ fraction: CGFloat, _ limits: (least: CGFloat, most: CGFloat)
  ) -> CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    var wanted: CGFloat = 320
    if fraction >= 0 { wanted = width * min(1, fraction) }
    if preferred >= 0 { wanted = preferred }
    if limits.most >= 0 { wanted = min(wanted, limits.most) }
    if limits.least >= 0 { wanted = max(wanted, limits.least) }
    return min(wanted, max(0, width - 44)).rounded()
  }

  private final func layAgain() { viewIfLoaded?.setNeedsLayout() }

  private final func modeWasAsked() {
    chosenMode = nil
    if isViewLoaded { moveColumns(animated: isAppearing) }
  }

  /// Whether a column is shown beside the secondary one by default: from a width of 900 points.
  final var hasRoomBeside: Bool { (viewIfLoaded?.bounds.width ?? 0) >= 900 }
  /// Whether two columns are shown beside the secondary one by default: from a width of 1280 points.
  final var hasRoomForTwo: Bool { (viewIfLoaded?.bounds.width ?? 0) >= 1280 }

  /// The current mode, which is never automatic; `.secondaryOnly` if the controller is collapsed.
  open var displayMode: DisplayMode {
    if collapsed || primary == nil && supplementary == nil { return .secondaryOnly }
    var mode = chosenMode ?? preferredDisplayMode
    if mode == .automatic {
      let isBeside = preferredSplitBehavior == .tile || preferredSplitBehavior != .overlay && hasRoomBeside
      let hasTwo = isBeside && preferredSplitBehavior != .displace && hasRoomForTwo
      mode = hasTwo ? .twoBesideSecondary : isBeside ? .oneBesideSecondary : .secondaryOnly
    }
    // With two columns in all, `twoBesideSecondary` means the primary one beside the secondary one.
    guard primary == nil || supplementary == nil, mode.hasTwo else { return mode }
    return mode.isOver ? .oneOverSecondary : .oneBesideSecondary
  }

  /// An item that shows and hides the primary column; with three columns it first shows the supplementary one. With a
  /// style, the kit adds it to the secondary column's bar.
  open var displayModeButtonItem: UIBarButtonItem {
    if let madeModeItem { return madeModeItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: Words.sidebar, image: UIImage(systemName: "list.bullet")) { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        let mode = me.displayMode
        if me.supplementary == nil {
          if mode == .secondaryOnly { me.show(.primary) } else { me.hide(.primary) }
        } else if mode.hasTwo {
          me.hide(.primary)
        } else {
          me.show(mode == .secondaryOnly ? .supplementary : .primary)
        }
      })
    item.accessibilityLabel = Words.sidebar
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
      if pan.state == .began, let me = me.value, me.presentsWithGesture {
        me.show(me.displayMode == .secondaryOnly && me.supplementary != nil ? .supplementary : .primary)
      }
    }
    edge.edges = view.isRightToLeft == (primaryEdge == .leading) ? .right : .left
    view.addGestureRecognizer(edge)
    let swipe = UISwipeGestureRecognizer { [me = Weak(self)] _ in
      if let me = me.value, me.displayMode.isOver { me.choose(.secondaryOnly) }
    }
    swipe.direction = view.isRightToLeft == (primaryEdge == .leading) ? .right : .left
    view.addGestureRecognizer(swipe)
    view.addSubview(dimming)
    for line in lines { view.addSubview(line) }
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { update() }
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    // A column in front of the other one disappears when the size changes.
    if chosenMode?.isOver == true { chosenMode = nil }
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
    layOutColumns()
  }

  open override var appearanceChildren: [UIViewController] {
    if collapsed { return [shownAlone].compactMap { $0 } }
    var shown: [UIViewController] = []
    for stack in leadingStacks(in: displayMode) { shown.append(stack) }
    if let secondaryStack { shown.append(secondaryStack) }
    return shown
  }

  /// The only column that is shown while the controller is collapsed.
  final var shownAlone: UIViewController? { compact ?? primaryStack ?? supplementaryStack ?? secondaryStack }

  /// Escape hides a column that is in front of the other one.
  open override func accessibilityPerformEscape() -> Bool {
    guard !collapsed, displayMode.isOver else { return false }
    choose(.secondaryOnly)
    return true
  }

  // MARK: Addresses

  open override var addressedChild: UIViewController? {
    collapsed ? shownAlone : secondaryStack ?? supplementaryStack ?? primaryStack
  }

  open override func open(addressNames names: [String]) -> Bool { openColumns(names) }
}

extension UISplitViewController.DisplayMode {
  /// Whether columns are in front of the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
  /// Whether the primary and the supplementary column are both shown.
  var hasTwo: Bool { self == .twoBesideSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary }
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
