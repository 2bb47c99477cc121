import CaromGeometry
import UIKitCore

/// What a list has announced to the object that prepares data in advance.
final class Prefetcher: NSObject {
  private var asked: [IndexPath] = []
  private var lastOffset = CGPoint.zero
  /// Whether the list was last scrolled towards its beginning.
  private var isGoingBack = false

  override class var kind: String { "Prefetcher" }

  /// The part of the content that comes into sight next if scrolling goes on: as large as what is seen.
  func part(ahead bounds: CGRect) -> CGRect {
    let move = CGVector(dx: bounds.minX - lastOffset.x, dy: bounds.minY - lastOffset.y)
    lastOffset = bounds.origin
    if move != .zero { isGoingBack = move.dx + move.dy < 0 }
    let way: CGFloat = isGoingBack ? -1 : 1
    return bounds.union(bounds.offsetBy(dx: way * bounds.width, dy: way * bounds.height))
  }

  /// Announces what is ahead and has no cell yet, the nearest first, and takes back what is no longer ahead.
  func tell(
    ahead paths: [IndexPath], isShown: (IndexPath) -> Bool, prefetch: ([IndexPath]) -> Void,
    cancel: ([IndexPath]) -> Void
  ) {
    let wanted = paths.filter { !isShown($0) }
    let new = wanted.filter { !asked.contains($0) }
    let dropped = asked.filter { !wanted.contains($0) && !isShown($0) }
    asked = wanted
    if !dropped.isEmpty { cancel(dropped) }
    if !new.isEmpty { prefetch(isGoingBack ? new.reversed() : new) }
  }
}

/// Prepares the data of a table's rows before their cells are asked for.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObject {
  /// Called with rows that are about to come into sight, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that were announced and are not needed any more, because the person scrolled elsewhere.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Prepares the data of a collection view's items before their cells are asked for.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObject {
  /// Called with items that are about to come into sight, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that were announced and are not needed any more, because the person scrolled elsewhere.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  func beginPrefetching() {
    let prefetcher = Prefetcher()
    onLaidOut = { [me = Weak(self)] in
      guard let me = me.value, me.isPrefetchingEnabled, let source = me.prefetchDataSource else { return }
      let part = prefetcher.part(ahead: me.bounds)
      let paths = me.plan.rows(from: part.minY, to: part.maxY, limit: UITableView.maximumPrefetched)
      prefetcher.tell(
        ahead: paths, isShown: { me.cellForRow(at: $0) != nil }, prefetch: { source.tableView(me, prefetchRowsAt: $0) },
        cancel: { source.tableView(me, cancelPrefetchingForRowsAt: $0) })
    }
    setNeedsLayout()
  }

  private static let maximumPrefetched = 200
}

extension UICollectionView {
  func beginPrefetching() {
    let prefetcher = Prefetcher()
    onLaidOut = { [me = Weak(self)] in
      guard let me = me.value, me.isPrefetchingEnabled, let source = me.prefetchDataSource else { return }
      let elements = me.layout.layoutAttributesForElements(in: prefetcher.part(ahead: me.bounds)) ?? []
      let paths = elements.filter { $0.representedElementCategory == .cell && me.has($0.indexPath) }
      prefetcher.tell(
        ahead: paths.map { $0.indexPath }.sorted(), isShown: { me.cellForItem(at: $0) != nil },
        prefetch: { source.collectionView(me, prefetchItemsAt: $0) },
        cancel: { source.collectionView(me, cancelPrefetchingForItemsAt: $0) })
    }
    setNeedsLayout()
  }
}
