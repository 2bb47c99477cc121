import CaromGeometry
import UIKitCore

extension UICollectionView {
  /// How long updates and changes of the layout take, in seconds.
  private static let duration: TimeInterval = 0.3

  /// Gives the existing views the new paths of their items. Returns those whose item is deleted or reloaded.
  final func rename(by mapping: ListMapping) -> [CollectionElement] {
    var kept: [CollectionElement] = []
    var gone: [CollectionElement] = []
    for var element in shown {
      guard let path = path(of: element, after: mapping) else {
        gone.append(element)
        continue
      }
      let isRenewed = element.key.category == .cell && mapping.reloaded.contains(element.path)
      if isRenewed, UIApplication.shared.focusedView?.isDescendant(of: element.view) == true { focusToRestore = path }
      if isRenewed {
        gone.append(element)
      } else {
        element.key.path = path
        element.cell?.indexPath = path
        kept.append(element)
      }
    }
    shown = kept
    return gone
  }

  private func path(of element: CollectionElement, after mapping: ListMapping) -> IndexPath? {
    if element.key.category == .cell { return mapping.new(of: element.path) }
    guard let section = mapping.newSection(of: element.path.section) else { return nil }
    return IndexPath(item: element.path.item, section: section)
  }

  /// The attributes from which a new view starts: the layout's, or those of the item before the update, or, for a new
  /// item, its final ones with alpha 0.
  static func start(
    of attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout, _ mapping: ListMapping,
    _ update: CollectionUpdate
  ) -> UICollectionViewLayoutAttributes? {
    var key = attributes.key
    let told: UICollectionViewLayoutAttributes?
    var isNew = false
    if key.category == .cell {
      told = layout.initialLayoutAttributesForAppearingItem(at: key.path)
      if let old = mapping.old(of: key.path), !mapping.reloaded.contains(old) { key.path = old } else { isNew = true }
    } else {
      told = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
      if let old = mapping.oldSection(of: key.path.section) { key.path.section = old } else { isNew = true }
    }
    if let told { return told }
    if !isNew { return update.attributes(of: key) }
    let faded = attributes.copy()
    faded.alpha = 0
    return faded
  }

  /// The values with which the view of a deleted item ends: the layout's, or its last ones with alpha 0.
  private func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes.Values {
    let path = element.path
    let told =
      switch element.key.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
      default:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.key.kind, at: path)
      }
    var values = told?.values ?? element.values
    if told == nil { values.alpha = 0 }
    return values
  }

  /// Animates everything to its place in the current layout.
  final func animate(
    start: @escaping (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?,
    gone: [CollectionElement], finalize: (UICollectionViewLayout) -> Void, completion: @escaping (Bool) -> Void
  ) {
    var target = clamped(layout.targetContentOffset(forProposedContentOffset: clamped(contentOffset)))
    target = collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    var leaving = gone
    let layout = layout
    fade(
      UICollectionView.duration, animated: !traitCollection.reducesMotion,
      {
        phase.run {
          if target != contentOffset { setContentOffset(clamped(target), animated: false) }
          prepareIfNeeded()
          guard !needsReload else { return finalize(layout) }
          for element in gone { element.view.write(end(of: element), over: element.values) }
          leaving += showElements(start: start) { element in
            // The item still exists, but is no longer visible.
            let now =
              element.key.category == .cell
              ? layout.layoutAttributesForItem(at: element.path)
              : layout.layoutAttributesForSupplementaryView(ofKind: element.key.kind, at: element.path)
            if let now { return now.values }
            var values = element.values
            values.alpha = 0
            return values
          }
          settleSizes()
          finalize(layout)
        }
      },
      completion: { [me = Weak(self)] isDone in
        for element in leaving { me.value?.recycle(element, tells: true) }
        completion(isDone)
      })
    if let path = focusToRestore, let cell = cellForItem(at: path) {
      focusToRestore = nil
      UIApplication.shared.focus(cell)
    }
  }

  // MARK: Another layout

  /// Replaces the layout; the items move to their new places if `animated` is true and the view is in a window.
  ///
  /// The completion is called immediately if nothing is animated. Setting the current layout does nothing.
  public final func setCollectionViewLayout(
    _ newLayout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard newLayout !== layout else {
      completion?(true)
      return
    }
    guard !animated || !phase.isUnderWay else {
      return phase.afterwards { self.setCollectionViewLayout(newLayout, animated: true, completion: completion) }
    }
    let old = layout
    guard animated, window != nil, !needsReload else {
      adopt(newLayout)
      old.collectionView = nil
      completion?(true)
      return
    }
    layoutIfNeeded()
    let first = indexPathsForVisibleItems.first
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    adopt(newLayout)
    prepareIfNeeded()
    // What was at the beginning of the visible part stays visible.
    if let first, let frame = newLayout.layoutAttributesForItem(at: first)?.frame,
      !frame.intersects(CGRect(origin: clamped(contentOffset), size: bounds.size))
    {
      setContentOffset(clamped(CGPoint(x: frame.minX, y: frame.minY)), animated: false)
    }
    animate(
      start: {
        $0.representedElementCategory == .cell
          ? old.layoutAttributesForItem(at: $0.indexPath)
          : old.layoutAttributesForSupplementaryView(ofKind: $0.representedElementKind ?? "", at: $0.indexPath)
      }, gone: [],
      finalize: {
        old.finalizeLayoutTransition()
        $0.finalizeLayoutTransition()
      }, completion: { completion?($0) })
    old.collectionView = nil
  }
}

extension ListChanges {
  /// The changes in the form in which layouts receive them.
  var updateItems: [UICollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: Int.max, section: section) }
    return changes.map { change in
      switch change {
      case .insert(let path): UICollectionViewUpdateItem(before: nil, after: path, action: .insert)
      case .delete(let path): UICollectionViewUpdateItem(before: path, after: nil, action: .delete)
      case .reload(let path): UICollectionViewUpdateItem(before: path, after: path, action: .reload)
      case .move(let from, let to): UICollectionViewUpdateItem(before: from, after: to, action: .move)
      case .insertSection(let new): UICollectionViewUpdateItem(before: nil, after: section(new), action: .insert)
      case .deleteSection(let old): UICollectionViewUpdateItem(before: section(old), after: nil, action: .delete)
      case .reloadSection(let old):
        UICollectionViewUpdateItem(before: section(old), after: section(old), action: .reload)
      case .moveSection(let from, let to):
        UICollectionViewUpdateItem(before: section(from), after: section(to), action: .move)
      }
    }
  }
}
