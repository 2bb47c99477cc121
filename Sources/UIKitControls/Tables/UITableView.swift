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
  private final var plannedWidth: CGFloat = -1
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
    for (_, cell) in cells { recycle(cell) }
    cells = []
    for (_, view) in headers { view.removeFromSuperview() }
    for (_, view) in footers { view.removeFromSuperview() }
    headers = []
    footers = []
    setNeedsLayout()
  }

  private func load() {
    needsReload = false
    plan = TableLayout()
    guard let dataSource else { return }
    let sections = max(0, dataSource.numberOfSections(in: self))
    for section in 0..<sections {
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      var content = TableLayout.Section()
      for row in 0..<count { content.rows.append(unseenRow(at: IndexPath(row: row, section: section))) }
      plan.sections.append(content)
    }
    for section in plan.sections.indices { makeHeaderAndFooter(of: section) }
    selected.removeAll { !plan.has($0) }
  }

  /// A row that was not shown yet: as high as is told, or as is guessed.
  final func unseenRow(at path: IndexPath) -> TableLayout.Row {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let isKnown = height >= 0 && height.isFinite
    guard !isKnown else { return TableLayout.Row(height: height, isMeasured: true) }
    let guess = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return TableLayout.Row(height: guess > 0 && guess.isFinite ? guess : 44, isMeasured: false)
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
    if needsReload { load() }
    let span = sectionSpan
    if span.width != plannedWidth { forgetMeasures(for: span.width) }
    measureHeadersAndFooters(span)
    plan.headerHeight = tableHeaderView?.bounds.height ?? 0
    plan.footerHeight = tableFooterView?.bounds.height ?? 0
    let paths = measureVisibleRows(span)
    let size = CGSize(width: bounds.width, height: plan.height)
    if contentSize != size { contentSize = size }
    recycleCells(outside: paths)
    place(span)
    order()
    restoreFocus()
  }

  private func forgetMeasures(for width: CGFloat) {
    plannedWidth = width
    for section in plan.sections.indices {
      for row in plan.sections[section].rows.indices {
        let path = IndexPath(row: row, section: section)
        let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        plan[path].isMeasured = told >= 0
      }
    }
  }

  /// Rows this far beyond the visible part exist too, so that screen readers and the keyboard find the next ones.
  private static let reach: CGFloat = 600

  /// Makes and measures the rows near the visible part until no height changes any more; returns them.
  private func measureVisibleRows(_ span: (x: CGFloat, width: CGFloat)) -> [IndexPath] {
    plan.arrange()
    // Rows above that turn out higher or lower must not push what is being looked at.
    let anchor = contentOffset.y > limits.y.lowerBound ? plan.rows(from: bounds.minY, to: bounds.maxY).first : nil
    let before = anchor.map { plan[$0].top } ?? 0
    var paths: [IndexPath] = []
    for _ in 0..<8 {
      paths = plan.rows(from: bounds.minY - UITableView.reach, to: bounds.maxY + UITableView.reach)
      var isStable = true
      for path in paths {
        let cell = self.cell(at: path)
        guard !plan[path].isMeasured else { continue }
        let height = max(0, cell.sizeThatFits(CGSize(width: span.width, height: 0)).height)
        plan[path].isMeasured = true
        if height != plan[path].height, height.isFinite {
          plan[path].height = height
          isStable = false
        }
      }
      if isStable { break }
      plan.arrange()
    }
    if let anchor { contentShifted(by: CGVector(dx: 0, dy: plan[anchor].top - before)) }
    return paths
  }

  /// The cell of a row, made now if there is none.
  private func cell(at path: IndexPath) -> UITableViewCell {
    if let known = cellForRow(at: path) { return known }
    var cell =
      dataSource?.tableView(self, cellForRowAt: sourcePath(of: path))
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    if let other = indexPath(for: cell) {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): row \(path.row) of section \(path.section) was given the cell that row \(other.row) of section \(other.section) shows; an empty one stands in. Make or dequeue a cell for each row."
      )
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    cell.table = self
    cell.indexPath = path
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    cell.setSelected(selected.contains(path), animated: false)
    equip(cell, at: path, animated: false)
    UIView.performWithoutAnimation {
      cell.frame = CGRect(x: sectionSpan.x, y: plan[path].top, width: sectionSpan.width, height: plan[path].height)
      cells.append((path, cell))
      addSubview(cell)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func recycleCells(outside paths: [IndexPath]) {
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in cells {
      // What has the keyboard or a finger stays, wherever it was scrolled to.
      let isHeld =
        UIApplication.shared.focusedView?.isDescendant(of: cell) == true || touchedPath == path
        || reorder?.path == path || swipe?.path == path
      if paths.contains(path) || (isHeld && plan.has(path)) {
        kept.append((path, cell))
      } else {
        recycle(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    cells = kept.sorted { $0.path < $1.path }
  }

  final func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.actionsMark?.removeFromSuperview()
    cell.actionsMark = nil
    cell.table = nil
    // More than a screenful is never wanted again.
    if cell.reuseIdentifier != nil, reusable.count < 64 { reusable.append(cell) }
  }

  private func place(_ span: (x: CGFloat, width: CGFloat)) {
    for (path, cell) in cells {
      let row = plan[path]
      let last = plan.sections[path.section].rows.count - 1
      var frame = CGRect(x: span.x, y: row.top, width: span.width, height: row.height)
      if let reorder, reorder.path == path { frame.origin.y = reorder.top }
      if let swipe, swipe.path == path { frame.origin.x += swipe.offset }
      cell.frame = frame
      cell.showsSeparator = separatorStyle != .none && (style != .insetGrouped || path.row < last)
      round(cell, isFirst: path.row == 0, isLast: path.row == last)
    }
    for (section, view) in headers {
      let content = plan.sections[section]
      view.frame = CGRect(x: span.x, y: headerTop(of: content), width: span.width, height: content.header)
    }
    for (section, view) in footers {
      let content = plan.sections[section]
      view.frame = CGRect(x: span.x, y: content.rowsBottom, width: span.width, height: content.footer)
    }
    placeSwipe(span)
    placeActionMarks(span)
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: plan.headerHeight)
    tableFooterView?.frame = CGRect(
      x: 0, y: plan.height - plan.footerHeight, width: bounds.width, height: plan.footerHeight)
    backgroundView?.frame = bounds
  }

  /// In the plain style a header stays at the top as long as its section is seen.
  private func headerTop(of section: TableLayout.Section) -> CGFloat {
    guard style == .plain else { return section.top }
    return max(section.top, min(seenTop, section.rowsBottom - section.header))
  }

  /// Rounds the first and last rows of a group by 10 points.
  private func round(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    if !corners.isEmpty { cell.layer.maskedCorners = corners }
  }

  /// Keeps the subviews in reading order, which is the order of Tab and of screen readers.
  private func order() {
    var wanted: [UIView] = []
    if let backgroundView { wanted.append(backgroundView) }
    if let tableHeaderView { wanted.append(tableHeaderView) }
    for section in plan.sections.indices {
      for (number, view) in headers where number == section { wanted.append(view) }
      for (path, cell) in cells where path.section == section {
        wanted.append(cell)
        if let mark = cell.actionsMark { wanted.append(mark) }
        if let swipe, swipe.path == path { wanted.append(swipe.strip) }
      }
      for (number, view) in footers where number == section { wanted.append(view) }
    }
    if let tableFooterView { wanted.append(tableFooterView) }
    // The row that a finger carries is in front of the others.
    if let reorder, let place = wanted.firstIndex(where: { $0 === reorder.cell }) {
      wanted.append(wanted.remove(at: place))
    }
    for (place, view) in wanted.enumerated() where subviews[place] !== view { insertSubview(view, at: place) }
  }

  // MARK: Focus across a reload

  private func rememberFocus() {
    guard let focused = UIApplication.shared.focusedView, focusToRestore == nil else { return }
    for (path, cell) in cells where focused.isDescendant(of: cell) {
      focusToRestore = (path, cell === focused ? nil : cell.focusableDescendants.firstIndex { $0 === focused })
    }
  }

  private func restoreFocus() {
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
