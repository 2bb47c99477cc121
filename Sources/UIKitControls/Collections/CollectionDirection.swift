import CaromGeometry
import UIKitCore

/// The direction of an arrow key.
enum CollectionDirection {
  case left, right, up, down

  init?(_ key: UIKey, isRightToLeft: Bool) {
    guard key.modifierFlags.isEmpty else { return nil }
    switch key.code {
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    default: return nil
    }
  }

  /// Returns the distance of `other` from `frame` in this direction, with half of the sideways offset added; nil if
  /// it is not in this direction.
  func distance(from frame: CGRect, to other: CGRect) -> CGFloat? {
    let (dx, dy) = (other.midX - frame.midX, other.midY - frame.midY)
    let (along, aside) =
      switch self {
      case .left: (-dx, dy)
      case .right: (dx, dy)
      case .up: (-dy, dx)
      case .down: (dy, dx)
      }
    return along > 0.5 ? along + aside.magnitude / 2 : nil
  }

  /// The part of the content in which the next item may be.
  func band(beside frame: CGRect, reach: CGFloat, content: CGSize) -> CGRect {
    switch self {
    case .left: CGRect(x: frame.minX - reach, y: frame.minY, width: reach, height: frame.height)
    case .right: CGRect(x: frame.maxX, y: frame.minY, width: reach, height: frame.height)
    case .up: CGRect(x: 0, y: frame.minY - reach, width: max(content.width, frame.maxX), height: reach)
    case .down: CGRect(x: 0, y: frame.maxY, width: max(content.width, frame.maxX), height: reach)
    }
  }
}

extension UICollectionView {
  /// Moves the keyboard focus to the next item in the direction of an arrow key. Returns false if there is none.
  final func moveFocus(from path: IndexPath, by key: UIKey) -> Bool {
    guard let direction = CollectionDirection(key, isRightToLeft: isRightToLeft),
      let frame = layoutAttributesForItem(at: path).map({ seen($0.frame, of: $0.key) }),
      let next = neighbor(of: frame, direction) ?? follower(of: path, direction)
    else { return false }
    if cellForItem(at: next) == nil {
      scrollToItem(at: next, at: [], animated: false)
      layoutIfNeeded()
    }
    guard let cell = cellForItem(at: next) else { return false }
    UIApplication.shared.focus(cell.canBecomeFocused ? cell : cell.focusableDescendants.first)
    return true
  }

  private func neighbor(of frame: CGRect, _ direction: CollectionDirection) -> IndexPath? {
    let reach = 2 * max(bounds.width, bounds.height)
    let band = direction.band(beside: frame, reach: reach, content: contentSize)
    var best: (path: IndexPath, distance: CGFloat)?
    for attributes in layout.layoutAttributesForElements(in: band) ?? [] {
      let place = seen(attributes.frame, of: attributes.key)
      guard attributes.representedElementCategory == .cell, has(attributes.indexPath), !attributes.isHidden,
        place.intersects(band), let distance = direction.distance(from: frame, to: place),
        distance < best?.distance ?? .infinity
      else { continue }
      best = (attributes.indexPath, distance)
    }
    return best?.path
  }

  /// At the end of a line, the left and right arrows continue in the order of the items.
  private func follower(of path: IndexPath, _ direction: CollectionDirection) -> IndexPath? {
    guard direction == .left || direction == .right else { return nil }
    let isForward = (direction == .right) != isRightToLeft
    var next = path
    next.item += isForward ? 1 : -1
    while counts.indices.contains(next.section) {
      if has(next) { return next }
      next.section += isForward ? 1 : -1
      guard counts.indices.contains(next.section) else { return nil }
      next.item = isForward ? 0 : counts[next.section] - 1
    }
    return nil
  }
}
