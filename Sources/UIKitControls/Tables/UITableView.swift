import CaromGeometry
import UIKitCore

/// A list of rows in sections that scrolls.
///
/// Rows are made when they come near the visible part and used again when they leave it; heights come from the delegate,
/// from `rowHeight`, or from the cells.
open class UITableView: UIScrollView {
  public enum Style: Int { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int { case none, top, middle, bottom }

  /// The height that lets the content say.
  public static let automaticDimension: CGFloat = -1

  public final let style: Style
  @Weak public final var dataSource: (any UITableViewDataSource)?

  /// Points; automatic at first.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// What rows count as before they were seen, points.
  open var estimatedRowHeight: CGFloat = 44
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// Whether rows can be chosen; true at first.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while they are edited; false at first.
  open var allowsSelectionDuringEditing = false

  /// Shown above the first section, as high as it is.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Shown below the last section, as high as it is.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Stays behind the rows.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

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
  /// The update under way, if there is one.
  final var update: TableUpdate?
  final var reorder: RowReorder?
  final var swipe: RowSwipe?
  /// Slides rows aside.
  final lazy var swipePan = makeSwipePan()
  final var editing = false
  /// The width for which heights were measured.
  final var plannedWidth: CGFloat = -1
  /// Whether rows are being laid out at this moment.
  final var isArranging = false
  final var toldOfMany = false
  final var focusToRestore: (path: IndexPath, place: Int?)?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    build()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    build()
  }

  private func build() {
    alwaysBounceVertical = true
    addGestureRecognizer(swipePan)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  open override class var kind: String { "UITableView" }

  final var tableDelegate: (any UITableViewDelegate)? { delegate?.asTableViewDelegate }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Widths

  /// Space beside the content inside a row: 16 points, 20 in wide tables, as on Apple's systems.
  final var cellMargin: CGFloat { bounds.width >= 600 ? 20 : 16 }

  /// Left edge and width of the sections: rounded groups keep a margin, and never get wider than is easy to read.
  final var sectionSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let safe = safeAreaInsets
    let free = bounds.width - safe.left - safe.right
    // 672 points are Apple's readable width at the normal text size.
    let width = min(max(0, free - 2 * cellMargin), 672 * max(1, traitCollection.textScale))
    return (safe.left + (free - width) / 2, width)
  }

  // MARK: Reloading

  /// Asks the data source for everything anew; forgets the selection.
  open func reloadData() {
    selected = []
    reload()
  }

  final func reload() {
    rememberFocus()
    endSwipe()
    reorder = nil
    needsReload = true
    // Out of the lists first: code that runs as they leave may reload once more.
    let (oldCells, oldViews) = (cells, headers + footers)
    cells = []
    headers = []
    footers = []
    for (_, cell) in oldCells { recycle(cell) }
    for (_, view) in oldViews { view.removeFromSuperview() }
    setNeedsLayout()
  }

  /// The height of `cell`'s row may have changed.
  final func rowContentChanged(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), plan.has(path) else { return }
    let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard told < 0 else { return }
    plan[path].isMeasured = false
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
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
    // Where the last row went, the one before it has the keyboard.
    let before = IndexPath(row: path.row - 1, section: path.section)
    guard let cell = cellForRow(at: path) ?? cellForRow(at: before) else { return }
    let inside = cell.focusableDescendants
    UIApplication.shared.focus(place.flatMap { inside.indices.contains($0) ? inside[$0] : nil } ?? cell)
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside the actions of a row that is aside puts the row back, and does nothing else.
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

  /// Up and down go to the row before or after, once something in the table has the keyboard.
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

  /// A sideways pull is a row's where it has actions there; a reordering finger does not scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer {
      if panGestureRecognizer.trackedTouches.first?.view is CellReorderControl { return false }
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
