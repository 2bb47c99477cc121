import CaromGeometry
import UIKitCore

/// The index at the side of a plain table: titles, each of which leads to a section.
final class TableSectionIndex: UIControl {
  /// The width of the strip, in points.
  static let width: CGFloat = 15
  /// The height of a title, in points.
  private static let line: CGFloat = 14

  /// What the app sets of it.
  struct Look {
    var color: UIColor?
    var background: UIColor?
    var least = 0
  }

  @BackLink private var table: UITableView?
  private let titles: [String]
  private var labels: [UILabel] = []
  /// The title that was chosen last.
  private var chosen = 0

  init(_ titles: [String], of table: UITableView) {
    self.titles = titles
    super.init(frame: .zero)
    self.table = table
    accessibilityLabel = Words.sectionIndex
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "TableSectionIndex" }

  /// The titles that are shown: all of them, or as many as there is room for, at equal distances.
  private var shown: [String] {
    let room = max(1, Int((bounds.height / TableSectionIndex.line).rounded(.down)))
    guard titles.count > room else { return titles }
    return room == 1 ? [titles[0]] : (0..<room).map { titles[$0 * (titles.count - 1) / (room - 1)] }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shown
    while labels.count > shown.count { labels.removeLast().removeFromSuperview() }
    while labels.count < shown.count {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      labels.append(label)
    }
    let top = (bounds.height - TableSectionIndex.line * CGFloat(shown.count)) / 2
    for (place, label) in labels.enumerated() {
      label.text = shown[place]
      label.textColor = table?.sectionIndexLook.color ?? tintColor
      label.frame = CGRect(
        x: 0, y: top + TableSectionIndex.line * CGFloat(place), width: bounds.width, height: TableSectionIndex.line)
    }
    backgroundColor = table?.sectionIndexLook.background
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Scrolls the table to the section of a title; numbers beyond the ends count as the first or the last.
  private func choose(_ number: Int) {
    chosen = max(0, min(titles.count - 1, number))
    semanticsChanged()
    guard let table, let source = table.dataSource else { return }
    let section = source.tableView(table, sectionForSectionIndexTitle: titles[chosen], at: chosen)
    table.scrollToSection(section)
  }

  private func choose(at touch: UITouch) {
    let height = TableSectionIndex.line * CGFloat(labels.count)
    guard height > 0 else { return }
    let share = (touch.location(in: self).y - (bounds.height - height) / 2) / height
    choose(Int((max(0, min(1, share)) * CGFloat(titles.count)).rounded(.down)))
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch)
    return true
  }

  // MARK: Accessibility

  package override var primaryEventOfTap: Event { [] }
  package override var answersActivationKeys: Bool { false }

  override func accessibilityIncrement() { choose(chosen + 1) }
  override func accessibilityDecrement() { choose(chosen - 1) }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityValue: String? {
    get { titles[chosen] }
    set {}
  }
  override var semanticRole: Semantics.Role? { .slider }
  override var semanticRange: Semantics.Range? {
    Semantics.Range(now: Double(chosen + 1), least: 1, greatest: Double(titles.count))
  }
}

extension UITableView {
  /// The color of the index's titles; nil, the default, for the tint color.
  public final var sectionIndexColor: UIColor? {
    get { sectionIndexLook.color }
    set {
      sectionIndexLook.color = newValue
      sectionIndex?.setNeedsLayout()
    }
  }
  /// The color behind the index; nil, the default, for none.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndexLook.background }
    set {
      sectionIndexLook.background = newValue
      sectionIndex?.setNeedsLayout()
    }
  }
  /// The number of rows from which on the index is shown; 0 by default.
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndexLook.least }
    set {
      sectionIndexLook.least = newValue
      reloadSectionIndexTitles()
    }
  }

  /// Asks the data source for the titles of the index again.
  public final func reloadSectionIndexTitles() {
    if !needsReload { loadSectionIndex() }
    setNeedsLayout()
  }

  final func loadSectionIndex() {
    let rows = plan.sections.reduce(0) { $0 + $1.rows.count }
    let isShown = style == .plain && rows > 0 && rows >= sectionIndexLook.least
    let titles = isShown ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    let hadIndex = sectionIndex != nil
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    if !titles.isEmpty {
      let made = TableSectionIndex(titles, of: self)
      sectionIndex = made
      addSubview(made)
    }
    if hadIndex != (sectionIndex != nil) { safeSidesChanged() }
  }

  /// Keeps the index at the trailing edge of what is seen.
  final func placeSectionIndex() {
    guard let sectionIndex else { return }
    let (insets, safe) = (adjustedContentInset, safeAreaInsets)
    let x =
      isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - TableSectionIndex.width
    sectionIndex.frame = CGRect(
      x: x, y: bounds.minY + insets.top, width: TableSectionIndex.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Scrolls to the header of a section without animation; the nearest one if there is no such section.
  final func scrollToSection(_ section: Int) {
    guard !plan.sections.isEmpty else { return }
    let top = plan.sections[max(0, min(plan.sections.count - 1, section))].top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
  }
}
