import CaromGeometry
import UIKitCore

/// Two columns where the width is regular, one stack where it is compact; nothing is lost on the way.
///
/// The primary column leads to the secondary one. Where only one fits, what the secondary column shows is pushed onto the
/// primary one's stack.
open class UISplitViewController: UIViewController {
  public enum Style: Int { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }
  public enum PrimaryEdge: Int { case leading, trailing }

  /// Leaves a width to the kit.
  public static let automaticDimension: CGFloat = -1

  @Weak public final var delegate: (any UISplitViewControllerDelegate)?
  public final let style: Style

  /// What was given for the columns.
  final var primary: UIViewController?
  final var secondary: UIViewController?
  final var compact: UIViewController?
  /// The stacks that are shown: what was given, or one around it.
  final var primaryStack: UINavigationController?
  final var secondaryStack: UINavigationController?
  /// What the secondary column showed when it was put away, while one column is shown.
  final var heldDetail: [UIViewController] = []
  /// Where the secondary column's part of the one stack begins.
  final var firstDetail: UIViewController?
  final var collapsed = false
  /// What a person or the code chose, against what the width asks for.
  final var chosenMode: DisplayMode?
  final let dimming = UIView(frame: .zero)
  final let line = UIView.part(.separator)
  private final var madeModeItem: UIBarButtonItem?
  /// Whether the primary column is on its way in or out.
  final var isMovingPrimary = false

  /// Columns of a style: what is given is put into navigation controllers where it is none.
  public init(style: Style) {
    self.style = style
    super.init()
    (showsOthers, showsDetails) = (true, true)
  }

  /// Columns that are told by `viewControllers`.
  public convenience override init() { self.init(style: .unspecified) }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    (showsOthers, showsDetails) = (true, true)
  }

  open override class var kind: String { "UISplitViewController" }

  // MARK: Columns

  /// Primary and secondary controller; the primary one alone while only one column fits.
  open var viewControllers: [UIViewController] {
    get { [primary, collapsed ? nil : secondary].compactMap { $0 } }
    set {
      if newValue.count > 2 {
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): it has two columns; of \(newValue.count) controllers the first two were taken."
        )
      }
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if let controller, isInside(controller) {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a split view controller cannot be its own column; nothing was set.")
    }
    switch column {
    case .primary: setPrimary(controller)
    case .secondary: setSecondary(controller, isShown: false)
    case .compact:
      if collapsed { expandNow() }
      compact = controller
      if isViewLoaded { update() }
    case .supplementary:
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): there is no supplementary column; use the primary one.")
    }
  }

  open func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary: primary
    case .secondary: secondary
    case .compact: compact
    case .supplementary: nil
    }
  }

  /// Whether only one column is shown.
  open var isCollapsed: Bool { collapsed }

  /// Shows a column: brings the primary one in beside or over the other, or goes there in the one stack.
  open func show(_ column: Column) {
    if collapsed { return showInStack(column) }
    guard column == .primary, displayMode == .secondaryOnly else { return }
    choose(hasRoomBeside ? .oneBesideSecondary : .oneOverSecondary)
  }

  open func hide(_ column: Column) {
    if collapsed {
      if column == .secondary { showInStack(.primary) }
      return
    }
    if column == .primary { choose(.secondaryOnly) }
  }

  /// Shows `controller` in the secondary column, or pushes it where only one column fits.
  open override func showDetailViewController(_ controller: UIViewController, sender: NSObject?) {
    setSecondary(controller, isShown: true)
    if !collapsed, displayMode == .oneOverSecondary { choose(.secondaryOnly) }
    tellAddress(step: .new)
  }

  /// Shows `controller` in the column of the sender: the stack there pushes it.
  open override func show(_ controller: UIViewController, sender: NSObject?) {
    if collapsed { return primaryStack?.pushViewController(controller, animated: true) ?? () }
    showDetailViewController(controller, sender: sender)
  }

  // MARK: Widths

  open var preferredDisplayMode = DisplayMode.automatic { didSet { modeWasAsked() } }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { layAgain() } }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layAgain() } }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layAgain() } }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layAgain() } }
  /// Whether a swipe from the edge brings the primary column in; true at first.
  open var presentsWithGesture = true
  /// The side of the primary column; leading at first.
  open var primaryEdge = PrimaryEdge.leading { didSet { layAgain() } }

  /// Width of the primary column, points.
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

  /// Where the width is plenty the primary column stands beside the other without being asked: from 900 points.
  final var hasRoomBeside: Bool { (viewIfLoaded?.bounds.width ?? 0) >= 900 }

  /// How the columns stand now.
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

  /// Brings the primary column in and takes it away; for a bar of the secondary column.
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
    // A column that lies over the other does not outlive a change of size.
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

  /// The one column where only one fits.
  final var shownAlone: UIViewController? { compact ?? primaryStack ?? secondaryStack }

  /// Escape takes away a column that lies over the other.
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
  /// The nearest split view controller above.
  public final var splitViewController: UISplitViewController? {
    var each = parent
    while let controller = each {
      if let split = controller as? UISplitViewController { return split }
      each = controller.parent
    }
    return nil
  }
}
