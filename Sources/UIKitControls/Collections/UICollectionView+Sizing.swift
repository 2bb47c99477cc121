import CaromGeometry
import UIKitCore

extension UICollectionView {
  /// Whether the layout considers the preferred sizes of cells.
  final var asksCells: Bool {
    guard let flow = layout as? UICollectionViewFlowLayout else { return true }
    return flow.estimatedItemSize != .zero
  }

  /// Queries the preferred sizes of new cells, headers and footers, and repeats the layout until nothing changes any
  /// more. The visible part stays in place.
  final func settleSizes() {
    for _ in 0..<8 {
      let anchor = anchor
      guard askElements() else { return }
      prepareIfNeeded()
      guard !needsReload else { return }
      if let anchor, let now = layout.layoutAttributesForItem(at: anchor.path)?.frame {
        let place = place(of: now)
        contentShifted(by: CGVector(dx: place.x - anchor.place.x, dy: place.y - anchor.place.y))
      }
      showElements()
      guard !needsReload else { return }
    }
  }

  /// The first visible cell and its position in the view; nil if the view is scrolled to the beginning of the
  /// content.
  private var anchor: (path: IndexPath, place: CGPoint)? {
    let (offset, limits) = (contentOffset, limits)
    let isAtStart = isFlipped ? offset.x >= limits.x.upperBound : offset.x <= limits.x.lowerBound
    guard !isAtStart || offset.y > limits.y.lowerBound else { return nil }
    for element in shown where element.key.category == .cell {
      guard let frame = layout.layoutAttributesForItem(at: element.path)?.frame, frame.intersects(bounds) else {
        continue
      }
      return (element.path, place(of: frame))
    }
    return nil
  }

  /// The corner at which a cell begins, relative to the view's.
  private func place(of frame: CGRect) -> CGPoint {
    CGPoint(x: (isFlipped ? frame.maxX : frame.minX) - contentOffset.x, y: frame.minY - contentOffset.y)
  }

  /// Returns whether an answer requires a new layout.
  private func askElements() -> Bool {
    guard asksCells else { return false }
    var isChanged = false
    for index in shown.indices {
      // The layout and the cells may reload the data.
      guard !needsReload else { return false }
      let element = shown[index]
      guard element.values.size != element.asked?.of, element.values.size != element.asked?.answer,
        let original = attributesToAsk(element)
      else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(original.copy())
      guard !needsReload else { return false }
      shown[index].asked = (original.size, preferred.size)
      guard preferred.frame.isFinite,
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      isChanged = true
    }
    return isChanged
  }

  /// The layout's attributes of an element that can prefer a size; nil for decorations, and for elements that no
  /// longer exist.
  private func attributesToAsk(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.key.category {
    case .cell: has(element.path) ? layout.layoutAttributesForItem(at: element.path) : nil
    case .supplementaryView:
      counts.indices.contains(element.path.section)
        ? layout.layoutAttributesForSupplementaryView(ofKind: element.key.kind, at: element.path) : nil
    case .decorationView: nil
    }
  }

  /// Forgets which cells were measured, after the layout has dropped their sizes.
  final func forgetAnswers() { for index in shown.indices { shown[index].asked = nil } }

  // MARK: Right-to-left layout

  /// Whether the content begins at its right end.
  final var isFlipped: Bool {
    guard layout.flipsHorizontallyInOppositeLayoutDirection, isRightToLeft else { return false }
    return (layout as? UICollectionViewFlowLayout)?.scrollDirection != .vertical
  }

  /// Changes the size of the content or the view. Content that begins at the right grows to the left: what is visible
  /// keeps its distance from the right end.
  final func keepingRightEnd(_ change: () -> Void) {
    guard isFlipped else { return change() }
    let distance = contentSize.width > 0 ? limits.x.upperBound - contentOffset.x : 0
    change()
    contentShifted(by: CGVector(dx: limits.x.upperBound - distance - contentOffset.x, dy: 0))
  }

  /// Moves the shown elements after the content grew at its left, so that they stay where they are in the view.
  final func moveElements(by way: CGFloat) {
    UIView.performWithoutAnimation {
      for index in shown.indices { shown[index].values.center.x += way }
      // A cell that overrides its center may reload the data.
      for element in shown { element.view.center = element.values.center }
    }
  }
}
