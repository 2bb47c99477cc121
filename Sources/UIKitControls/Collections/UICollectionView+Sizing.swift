import CaromGeometry
import UIKitCore

extension UICollectionView {
  /// Whether the layout may heed what cells would like.
  final var asksCells: Bool {
    guard let flow = layout as? UICollectionViewFlowLayout else { return true }
    return flow.estimatedItemSize != .zero
  }

  /// Asks cells, headers and footers that are new for the size they would like, and lays out anew, until nothing changes
  /// any more. What is seen stays where it is.
  final func settleSizes() {
    for _ in 0..<8 {
      let anchor = anchor
      guard askElements() else { return }
      prepareIfNeeded()
      if let anchor, let now = layout.layoutAttributesForItem(at: anchor.path)?.frame {
        let place = place(of: now)
        contentShifted(by: CGVector(dx: place.x - anchor.place.x, dy: place.y - anchor.place.y))
      }
      showElements()
      guard !needsReload else { return }
    }
  }

  /// The first cell that is seen, and where it is in the view, unless the view shows the content's beginning.
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

  /// The corner that a cell begins at, counted from the view's.
  private func place(of frame: CGRect) -> CGPoint {
    CGPoint(x: (isFlipped ? frame.maxX : frame.minX) - contentOffset.x, y: frame.minY - contentOffset.y)
  }

  /// Whether an answer asks for a new layout.
  private func askElements() -> Bool {
    guard asksCells else { return false }
    var isChanged = false
    for index in shown.indices {
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

  /// The layout's attributes of an element that has a say; nil for decorations, and for what is gone.
  private func attributesToAsk(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.key.category {
    case .cell: has(element.path) ? layout.layoutAttributesForItem(at: element.path) : nil
    case .supplementaryView:
      counts.indices.contains(element.path.section)
        ? layout.layoutAttributesForSupplementaryView(ofKind: element.key.kind, at: element.path) : nil
    case .decorationView: nil
    }
  }

  /// The layout forgot what cells said.
  final func forgetAnswers() { for index in shown.indices { shown[index].asked = nil } }

  // MARK: From right to left

  /// Whether the content begins at its right end.
  final var isFlipped: Bool {
    guard layout.flipsHorizontallyInOppositeLayoutDirection, isRightToLeft else { return false }
    return (layout as? UICollectionViewFlowLayout)?.scrollDirection != .vertical
  }

  /// Changes the sizes of content or view. A content that begins at the right grows to the left: what is seen stays as
  /// far from its right end as it was.
  final func keepingRightEnd(_ change: () -> Void) {
    guard isFlipped else { return change() }
    let distance = contentSize.width > 0 ? limits.x.upperBound - contentOffset.x : 0
    change()
    contentShifted(by: CGVector(dx: limits.x.upperBound - distance - contentOffset.x, dy: 0))
  }

  /// The content grew at its left: what is shown is that much farther to the right in it, and where it was in the view.
  final func moveElements(by way: CGFloat) {
    UIView.performWithoutAnimation {
      for index in shown.indices {
        shown[index].values.center.x += way
        shown[index].view.center = shown[index].values.center
      }
    }
  }
}
