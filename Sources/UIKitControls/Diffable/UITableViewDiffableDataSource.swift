import CaromGeometry
import UIKitCore

/// A table's data source that shows snapshots, and finds the differences between them itself.
///
///     dataSource = UITableViewDiffableDataSource(tableView: table) { table, path, fruit in
///       let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
///       cell.textLabel?.text = fruit
///       return cell
///     }
///     dataSource.apply(snapshot)
///
/// The table does not retain it: keep it in a property. A subclass overrides the methods of the protocol, such as
/// `tableView(_:titleForHeaderInSection:)`.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// Returns the cell of an item, or nil, which is diagnosed.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of insertions and deletions; `.automatic` by default.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic
  private final let cellProvider: CellProvider
  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The move that the table already shows, while `moveRowAt` runs for it.
  private final var movedByUser: (from: IndexPath, to: IndexPath)?
  private final let tableView: Weak<UITableView>

  /// Creates the data source of a table, which gets its cells from `cellProvider`.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = Weak(tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
    tableView.onMoveOfRow = { [me = Weak(self)] from, to, tell in
      guard let me = me.value else { return tell() }
      me.movedByUser = (from, to)
      tell()
      // The table shows the row at its new place, whether or not an override applied a snapshot.
      me.current = me.shown
      me.movedByUser = nil
    }
    tableView.reloadData()
  }

  open override class var kind: String { "UITableViewDiffableDataSource" }

  // MARK: Snapshots

  /// Returns a copy of what the table shows.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// The snapshot that the table shows, including a move that it is reporting.
  private final var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    guard let movedByUser else { return current }
    return current.moving(from: movedByUser.from, to: movedByUser.to)
  }

  /// Shows a snapshot. Cells of items that stay are kept, whether or not the changes are animated.
  ///
  /// - Parameter completion: Called when the animations are over.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = snapshot.changes(since: shown).changes
    current = snapshot.settled
    movedByUser = nil
    guard let table = tableView.value, table.dataSource === self else {
      completion?()
      return
    }
    table.change(changes, animatingDifferences ? defaultRowAnimation : .none) { _ in completion?() }
    table.reconfigureRows(at: current.paths(of: snapshot.reconfiguredItemIdentifiers))
  }

  /// Shows a snapshot by reloading the whole table, without animation and without looking for the differences.
  ///
  /// - Parameter completion: Called in the next tick, when the rows are laid out.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    movedByUser = nil
    tableView.value?.reloadData()
    if let completion { Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in completion() } }
  }

  // MARK: Identifiers and paths

  /// Returns the item at a path, or nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the path of an item, or nil if it is not shown.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  /// Returns the section at an index, or nil if there is none.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Returns the index of a section, or nil if it is not shown.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Queries of the table

  /// Returns the number of the snapshot's sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of the section's items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// Returns the cell provider's cell of the item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(tableView)): its cell provider returned no cell for row \(indexPath.row) of section \(indexPath.section); a plain cell is shown. Return a cell for each item."
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns nil; override it to give a section a title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil; override it to give a section a text below.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns false; override it to let rows be deleted or inserted.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; an override applies a snapshot without the row, or with the new one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Returns false; override it to let rows be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; an override applies a snapshot in which the item is at its new place.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil; override it to give the table an index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`; override it if the index has other titles than the sections.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
