import CaromGeometry
import UIKitCore

/// An item that a finger is moving.
final class CollectionMovement {
  /// The path in the data source, which is told of the move at its end.
  let source: IndexPath
  /// The path at which the item is shown now.
  var path: IndexPath
  /// Where the middle of its cell is, in the content's coordinates.
  var center: CGPoint
  /// Gives the move up; what else changes the items does so first.
  let cancel: () -> Void

  init(_ path: IndexPath, at center: CGPoint, cancel: @escaping () -> Void) {
    source = path
    self.path = path
    self.center = center
    self.cancel = cancel
  }

  /// What `attributes` are while the item is moved, which is in front of the others.
  func values(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes.Values {
    var values = attributes.values
    guard attributes.key == .cell(path) else { return values }
    values.center = center
    values.zIndex = .max
    return values
  }

  /// The path in the data source of an item that is shown at a path.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    guard path != source else { return shown }
    if shown == path { return source }
    var result = shown
    if shown.section == path.section, shown.item > path.item { result.item -= 1 }
    if shown.section == source.section, result.item >= source.item { result.item += 1 }
    return result
  }
}

extension UICollectionView {
  // MARK: Moving an item by hand

  /// Begins to move an item, mostly when a long press on it is recognized. Returns false if the data source does not let it
  /// move, if another is being moved, or if it is not in sight.
  ///
  ///     switch press.state {
  ///     case .began: collection.beginInteractiveMovementForItem(at: path)
  ///     case .changed: collection.updateInteractiveMovementTargetPosition(press.location(in: collection))
  ///     case .ended: collection.endInteractiveMovement()
  ///     default: collection.cancelInteractiveMovement()
  ///     }
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, !needsReload, has(indexPath), let cell = cellForItem(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true, !needsReload
    else { return false }
    movement = CollectionMovement(indexPath, at: cell.center) { [me = Weak(self)] in
      me.value?.cancelInteractiveMovement()
    }
    cell.liftOff(radius: 6, opacity: 0.25)
    setNeedsLayout()
    return true
  }

  /// Moves the item's middle to a point of the content; the other items make room. Does nothing if none is moved.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, targetPosition.isFinite else { return }
    movement.center = targetPosition
    cellForItem(at: movement.path)?.center = targetPosition
    let over = shown.last {
      $0.key.category == .cell && $0.path != movement.path && seen($0.view.frame, of: $0.key).contains(targetPosition)
    }
    guard let over else { return }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.source, toProposedIndexPath: over.path) ?? over.path
    if self.movement === movement, target != movement.path { shift(movement, to: target) }
  }

  /// Ends the move: the item stays where the others made room, and the data source is told.
  public final func endInteractiveMovement() {
    guard let movement else { return }
    drop(movement)
    if movement.path != movement.source {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.path)
    }
  }

  /// Ends the move: the item goes back to where it was, and the data source is not told.
  public final func cancelInteractiveMovement() {
    guard let movement else { return }
    if movement.path != movement.source { shift(movement, to: movement.source) }
    drop(movement)
  }

  private func drop(_ movement: CollectionMovement) {
    self.movement = nil
    cellForItem(at: movement.path)?.layer.shadowOpacity = 0
    setNeedsLayout()
    spring { layoutIfNeeded() }
  }

  /// Shows the moving item at another path.
  private func shift(_ movement: CollectionMovement, to target: IndexPath) {
    let old = movement.path
    guard !needsReload, !phase.isUnderWay, counts.indices.contains(target.section) else { return }
    var new = counts
    new[old.section] -= 1
    new[target.section] += 1
    guard target.item >= 0, target.item < new[target.section] else { return }
    var change = ListChanges()
    change.changes = [.move(old, target)]
    guard let mapping = try? change.mapping(from: counts, to: new) else { return }
    counts = new
    selected = selected.compactMap { mapping.new(of: $0) }
    movement.path = target
    _ = rename(by: mapping)
    (layout as? UICollectionViewFlowLayout)?.rename(by: mapping)
    layout.onRename?(mapping)
    let context = type(of: layout).invalidationContextClass.init()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    spring { layoutIfNeeded() }
  }
}

extension UICollectionViewController {
  /// Whether a long press on an item moves it, if the data source lets it move; false by default.
  public final var installsStandardGestureForInteractiveMovement: Bool {
    get { movementPress != nil }
    set {
      guard newValue != (movementPress != nil) else { return }
      if let press = movementPress as? UIGestureRecognizer { collectionView?.removeGestureRecognizer(press) }
      movementPress = nil
      guard newValue, let collectionView else { return }
      let press = UILongPressGestureRecognizer()
      press.addTarget(
        self, action: Selector("moveItem", UICollectionViewController.moveItem))
      collectionView.addGestureRecognizer(press)
      movementPress = press
    }
  }

  private func moveItem(_ press: UILongPressGestureRecognizer) {
    guard let collectionView else { return }
    let place = press.location(in: collectionView)
    switch press.state {
    case .began:
      if let path = collectionView.indexPathForItem(at: place) {
        collectionView.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }
}
