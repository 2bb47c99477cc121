import CaromGeometry
import UIKitCore

/// A scrolling list of rows in sections.
///
/// Cells are created when their rows come near the visible part and reused when they leave it. Heights come from the
/// delegate, from `rowHeight`, or from the cells themselves.
///
///     let table = UITableView(frame: view.bounds, style: .insetGrouped)
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
///     table.dataSource = self  // a UITableViewDataSource
///     view.addSubview(table)
open class UITableView: UIScrollView {
  /// The overall appearance of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section is visible.
    case plain
    /// Sections with space between them, from edge to edge.
    case grouped
    /// Sections as rounded groups with margins.
    case insetGrouped
  }
  /// How rows appear and disappear. `left` and `right` slide, all others except `none` fade.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade
    /// Slides in from and out to the right.
    case right
    /// Slides in from and out to the left.
    case left
    /// Fades, as `fade` does.
    case top
    /// Fades, as `fade` does.
    case bottom
    /// No animation.
    case none
    /// Fades, as `fade` does.
    case middle
    /// The table's choice: it fades.
    case automatic = 100
  }
  /// Where a row should be after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The shortest way that makes the row visible.
    case none
    /// The row at the top of the visible part.
    case top
    /// The row in the middle of the visible part.
    case middle
    /// The row at the bottom of the visible part.
    case bottom
  }

  /// The height that means that the content determines it; any negative height does.
  public static let automaticDimension: CGFloat = -1

  /// The overall appearance, as given to the initializer.
  public final let style: Style
  /// The object that provides the rows; not retained. Setting it does not reload a table that is already loaded.
  @Weak public final var dataSource: (any UITableViewDataSource)?
  /// The object that prepares data in advance; not retained.
  @Weak public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { beginPrefetching() } }
  /// Whether `prefetchDataSource` is asked; true by default.
  public final var isPrefetchingEnabled = true
  /// Called at the end of each layout.
  final var onLaidOut: (() -> Void)?

  /// The height of rows for which the delegate gives none, in points; `automaticDimension`, the default, lets each
  /// cell determine its own. Setting it reloads the data.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The assumed height of rows that size themselves before they are visible, in points; 44 by default. Values that
  /// are not positive and finite count as 44.
  open var estimatedRowHeight: CGFloat = 44
  /// The height of headers for which the delegate gives none, in points; automatic by default. Setting it reloads the
  /// data.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers for which the delegate gives none, in points; automatic by default. Setting it reloads the
  /// data.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The lines between rows; `.singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The color of the lines between rows, and of the highlight of a row; nil, the default, for the system's.
  open var separatorColor: UIColor? { didSet { for (_, cell) in cells { cell.showTablesColors() } } }
  /// The distances from the left and right edges of rows to the ends of their separators, in points, for cells that have
  /// none of their own. As long as it is not set, separators begin at the texts of the rows.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      for (_, cell) in cells { cell.setNeedsLayout() }
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// The strip of the section index, if it is shown.
  final var sectionIndex: TableSectionIndex?
  /// What the section index looks like, and when it is shown.
  final var sectionIndexLook = TableSectionIndex.Look()
  /// Whether the user can select rows; true by default.
  open var allowsSelection = true
  /// Whether the user can select several rows; false by default.
  open var allowsMultipleSelection = false
  /// Whether the user can select rows in editing mode; false by default.
  open var allowsSelectionDuringEditing = false

  /// A view above the first section, or nil; the table sets its width and keeps its height.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below the last section, or nil; the table sets its width and keeps its height.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// A view behind the rows that does not scroll, or nil.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  // MARK: Carom's own

  /// How far beyond the visible part rows exist, in points, for screen readers that read on without scrolling. 0, the
  /// default, leaves one row at either end; values that are negative or not finite count as 0.
  public final var rowReach: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: The table's data about its rows

  final var plan = TableLayout()
  final var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  final var headers: [(section: Int, view: UIView)] = []
  final var footers: [(section: Int, view: UIView)] = []
  final var reusable: [UITableViewCell] = []
  final var cellClasses: [(identifier: String, make: () -> UITableViewCell)] = []
  final var headerClasses: [(identifier: String, make: () -> UITableViewHeaderFooterView)] = []
  final var selected: [IndexPath] = []
  final var touchedPath: IndexPath?
  final var needsReload = true
  /// The update in progress, or nil.
  final var update: TableUpdate?
  final var reorder: RowReorder?
  final var swipe: RowSwipe?
  /// Calls its last argument, which tells the data source that the user moved a row.
  final var onMoveOfRow: ((IndexPath, IndexPath, () -> Void) -> Void)?
  /// The cell that is being configured again, which the data source dequeues.
  final var reconfigured: UITableViewCell?
  /// The gesture that swipes rows aside.
  final lazy var swipePan = makeSwipePan()
  final var editing = false
  /// The width for which heights were measured.
  final var plannedWidth: CGFloat = -1
  final let phase = Phase()
  final var toldOfMany = false
  final var focusToRestore: (path: IndexPath, place: Int?)?

  /// Creates a table. The style cannot be changed later.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    build()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.style) ?? .plain
    super.init(coder: coder)
    build()
  }

  private func build() {
    holdsListItems = true
    alwaysBounceVertical = true
    addGestureRecognizer(swipePan)
    backgroundColor = standardBackground
  }

  /// The background of a table for which the app sets none.
  final var standardBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

  open override class var kind: String { "UITableView" }
  open override var semanticRole: Semantics.Role? { .list }

  final var tableDelegate: (any UITableViewDelegate)? { delegate?.asTableViewDelegate }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Widths

  /// Space at both ends of a row's content: 16 points, or 20 in wide tables, as on Apple's systems.
  final var cellMargin: CGFloat { bounds.width >= UIViewController.widthOfWideMargins ? 20 : 16 }

  /// Whether the contents of rows, headers and footers stay within the safe area at the sides, such as beside a notch;
  /// true by default. The backgrounds always reach the edges.
  public final var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { safeSidesChanged() } }
  }

  /// The safe area insets at both ends of rows that reach the edges; zero for rounded groups, which are inside the safe
  /// area.
  final var safeSides: (leading: CGFloat, trailing: CGFloat) {
    let strip = sectionIndex == nil ? 0 : TableSectionIndex.width
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return (0, strip) }
    let safe = safeAreaInsets
    return isRightToLeft ? (safe.right, safe.left + strip) : (safe.left, safe.right + strip)
  }

  final func safeSidesChanged() {
    // Texts wrap differently at another width, so all rows are measured again.
    plannedWidth = -1
    for (_, cell) in cells { cell.setNeedsLayout() }
    for (_, view) in headers + footers { view.setNeedsLayout() }
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let sides = safeSides
    guard sides != laidOutSides else { return }
    laidOutSides = sides
    safeSidesChanged()
  }
  private final var laidOutSides: (leading: CGFloat, trailing: CGFloat) = (0, 0)

  /// The left edge and width of the sections. Rounded groups have margins, and their width is limited for
  /// readability.
  final var sectionSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let safe = safeAreaInsets
    let free = bounds.width - safe.left - safe.right
    // 672 points are Apple's readable width at the normal text size.
    let width = min(max(0, free - 2 * cellMargin), 672 * max(1, traitCollection.textScale))
    return (safe.left + (free - width) / 2, width)
  }

  // MARK: Reloading

  /// Reloads all data from the data source, and forgets the selection.
  ///
  /// The data source is called during the next layout.
  open func reloadData() {
    selected = []
    reload()
  }

  final func reload() {
    rememberFocus()
    endSwipe()
    reorder = nil
    needsReload = true
    // Empty the lists first: code that runs when views leave may reload again.
    let (oldCells, oldViews) = (cells, headers + footers)
    cells = []
    headers = []
    footers = []
    phase.run {
      for (path, cell) in oldCells {
        recycle(cell)
        tellOfEnd(of: cell, at: path)
      }
      for (_, view) in oldViews { view.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  /// Called when the height of the cell's row may have changed.
  final func rowContentChanged(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), plan.has(path) else { return }
    let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    // The delegate may have changed the rows.
    guard told < 0, plan.has(path) else { return }
    plan[path].isMeasured = false
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    onLaidOut?()
  }

  // MARK: Focus across a reload

  final func rememberFocus() {
    guard let focused = UIApplication.shared.focusedView, focusToRestore == nil else { return }
    for (path, cell) in cells where focused.isDescendant(of: cell) {
      focusToRestore = (path, cell === focused ? nil : cell.focusableDescendants.firstIndex { $0 === focused })
    }
  }

  final func restoreFocus() {
    guard let (path, place) = focusToRestore else { return }
    focusToRestore = nil
    // If the last row was deleted, the row before it gets the keyboard focus.
    let before = IndexPath(row: path.row - 1, section: path.section)
    guard let cell = cellForRow(at: path) ?? cellForRow(at: before) else { return }
    let inside = cell.focusableDescendants
    UIApplication.shared.focus(place.flatMap { inside.indices.contains($0) ? inside[$0] : nil } ?? cell)
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch outside the open actions of a row closes them, and does nothing else.
    if swipe != nil { return closeSwipe(animated: true) }
    guard let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self)),
      let cell = cellForRow(at: path), cell.isChoosable,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return super.touchesBegan(touches, with: event) }
    touchedPath = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchedPath == nil { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = endTouch(animated: false) else { return super.touchesEnded(touches, with: event) }
    choose(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endTouch(animated: true) == nil { super.touchesCancelled(touches, with: event) }
  }

  private func endTouch(animated: Bool) -> IndexPath? {
    guard let path = touchedPath else { return nil }
    touchedPath = nil
    cellForRow(at: path)?.setHighlighted(false, animated: animated)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveFocus(by: presses) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveFocus(by: presses) { super.pressesChanged(presses, with: event) }
  }

  /// Moves the keyboard focus to the previous or next row by the arrow keys, if something in the table has it.
  private func moveFocus(by presses: Set<UIPress>) -> Bool {
    guard let key = presses.first?.key, key.modifierFlags.isEmpty, key.code == "ArrowDown" || key.code == "ArrowUp",
      let focused = UIApplication.shared.focusedView, focused !== self, focused.isDescendant(of: self)
    else { return false }
    let members = focusableDescendants
    guard let here = members.firstIndex(where: { $0 === focused }) else { return false }
    let next = here + (key.code == "ArrowDown" ? 1 : -1)
    guard members.indices.contains(next) else { return false }
    UIApplication.shared.focus(members[next])
    return true
  }

  /// A horizontal pan belongs to the row if the row has actions there; a touch on a reorder handle does not scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer {
      let touched = panGestureRecognizer.trackedTouches.first?.view
      if touched is CellReorderControl || touched is TableSectionIndex { return false }
      guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
      closeSwipe(animated: true)
      return true
    } else if gestureRecognizer.view === self, let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === swipePan
    {
      return swipeMayBegin()
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    plannedWidth = -1
  }
}
