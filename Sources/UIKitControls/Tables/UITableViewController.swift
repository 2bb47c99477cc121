import CaromGeometry
import UIKitCore

/// A controller whose view is a table, and which is the table's data source and delegate.
///
/// It declares every method of both protocols, so that subclasses override them.
///
///     final class Fruits: UITableViewController {
///       override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
///       override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///         cell.textLabel?.text = "Fruit \(indexPath.row + 1)"
///         return cell
///       }
///     }
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private final let style: UITableView.Style

  /// Whether selected rows are deselected when the view is about to appear; true by default.
  public final var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .plain) }

  /// Creates a controller with a table in the style that the coder specifies.
  public required init?(coder: NSCoder) {
    style = UITableView.Style(rawValue: coder.style) ?? .plain
    super.init(coder: coder)
  }

  open override class var kind: String { "UITableViewController" }

  /// The table, which is the controller's view; nil if a subclass set another kind of view.
  public final var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that the person pulls down to reload the table; nil by default.
  public final var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIApplication.shared.windowScene.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  /// Begins or ends editing of the controller and of its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  /// Keys that no other responder handles scroll the table.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let key = presses.first?.key, tableView?.scroll(by: key) == true { return }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Carom's own

  /// A section of a table whose content is fixed.
  public struct StaticSection {
    /// The text above the section.
    public let header: String?
    /// The text below the section.
    public let footer: String?
    /// The rows: a cell, and its height in points; nil for the table's `rowHeight`.
    public let rows: [(cell: UITableViewCell, height: CGFloat?)]

    /// Creates a section.
    public init(header: String? = nil, footer: String? = nil, rows: [(cell: UITableViewCell, height: CGFloat?)]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// The static content of a table from a storyboard, which the data source's methods return unless a subclass
  /// overrides them. Empty by default.
  public final var staticSections: [StaticSection] = []

  private func staticRow(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard staticSections.indices.contains(path.section) else { return nil }
    let rows = staticSections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  private func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  // MARK: UITableViewDataSource

  /// Returns the number of static sections, or 1, unless a subclass overrides it.
  open func numberOfSections(in tableView: UITableView) -> Int { max(staticSections.count, 1) }
  /// Returns the number of rows of a static section, or 0, unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section)?.rows.count ?? 0
  }
  /// Returns the cell of a static section. Without one, diagnoses that a subclass does not override the method, and returns
  /// an empty cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let row = staticRow(indexPath) { return row.cell }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): tableView(_:cellForRowAt:) is not overridden; an empty cell is shown.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns the header of a static section, or nil, unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticSection(section)?.header
  }
  /// Returns the footer of a static section, or nil, unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticSection(section)?.footer
  }

  /// Returns false unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Returns false unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil, unless a subclass overrides it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`, unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  // MARK: UITableViewDelegate

  /// Returns `self`.
  open var asTableViewDelegate: (any UITableViewDelegate)? { self }
  /// Returns nil; a subclass that is the delegate of a text view overrides it and returns self.
  open var asTextViewDelegate: (any UITextViewDelegate)? { nil }
  /// Returns the height of a row of a static section, or `tableView.rowHeight`, unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticRow(indexPath)?.height ?? tableView.rowHeight
  }
  /// Returns `tableView.estimatedRowHeight` unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Returns `tableView.sectionHeaderHeight` unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns `tableView.sectionFooterHeight` unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Returns nil unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Returns nil unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Does nothing unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Returns true unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns `indexPath` unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns `indexPath` unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Returns `.delete` unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns nil unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns `proposedDestinationIndexPath` unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns nil unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns nil unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  // MARK: UIScrollViewDelegate

  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns true unless a subclass overrides it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns nil unless a subclass overrides it.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing unless a subclass overrides it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing unless a subclass overrides it.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
