import CaromGeometry
import UIKitCore

/// A collection view's data source that shows snapshots, and finds the differences between them itself.
///
///     let registration = UICollectionView.CellRegistration<FruitCell, String> { cell, _, fruit in cell.name = fruit }
///     dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, fruit in
///       collection.dequeueConfiguredReusableCell(using: registration, for: path, item: fruit)
///     }
///     dataSource.apply(snapshot)
///
/// The collection view does not retain it: keep it in a property.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Returns the cell of an item, or nil, which is diagnosed.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Returns the supplementary view of a kind at a path, or nil, which is diagnosed.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Provides headers, footers and other supplementary views; nil by default.
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  private final let cellProvider: CellProvider
  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private final let collectionView: Weak<UICollectionView>

  /// Creates the data source of a collection view, which gets its cells from `cellProvider`.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = Weak(collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open override class var kind: String { "UICollectionViewDiffableDataSource" }

  /// Returns false: an item moves by a new snapshot.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  // MARK: Snapshots

  /// Returns a copy of what the collection view shows.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot. Cells of items that stay are kept, whether or not the changes are animated.
  ///
  /// - Parameter completion: Called when the animations are over.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = snapshot.changes(since: current).changes
    current = snapshot.settled
    guard let list = collectionView.value, list.dataSource === self else {
      completion?()
      return
    }
    let show = { list.change(changes) { _ in completion?() } }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
    list.reconfigureItems(at: current.paths(of: snapshot.reconfiguredItemIdentifiers))
  }

  /// Shows a snapshot by reloading the whole view, without animation and without looking for the differences.
  ///
  /// - Parameter completion: Called in the next tick, when the items are laid out.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView.value?.reloadData()
    if let completion { Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in completion() } }
  }

  // MARK: Identifiers and paths

  /// Returns the item at a path, or nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

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

  // MARK: Queries of the collection view

  /// Returns the number of the snapshot's sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// Returns the number of the section's items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// Returns the cell provider's cell of the item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(collectionView)): its cell provider returned no cell for item \(indexPath.item) of section \(indexPath.section); an empty cell is shown. Return a cell for each item."
    )
    return UICollectionViewCell(frame: .zero)
  }
  /// Returns the view of `supplementaryViewProvider`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(collectionView)): the layout contains a supplementary view of kind \(kind), but there is none for it; an empty view is shown. Return one from supplementaryViewProvider."
    )
    return UICollectionReusableView(frame: .zero)
  }
}
