/// The edge that `CGRect.divided(atDistance:from:)` measures from.
public enum CGRectEdge: UInt32, Sendable {
  /// Left, top, right or bottom.
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

extension CGRect {
  /// The rectangle between two opposite corners.
  package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The standardized rectangle with its left and right sides moved inwards by `dx` points and the other two by `dy`.
  /// Negative amounts enlarge it. `null` if a side would have a negative length.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let size = CGSize(width: width - 2 * dx, height: height - 2 * dy)
    guard size.width >= 0, size.height >= 0 else { return .null }
    return CGRect(origin: CGPoint(x: minX + dx, y: minY + dy), size: size)
  }

  /// The standardized rectangle, translated by `dx` and `dy` points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that contains both. `null` adds nothing; an empty rectangle adds its position.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    if isInfinite || other.isInfinite { return .infinite }
    return CGRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The common part of both: `null` if they are apart, a rectangle without area if they only touch.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    if isInfinite { return other.standardized }
    if other.isInfinite { return standardized }
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Whether the two share an area, or one without area lies inside the other.
  public func intersects(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return false }
    return Self.overlap(minX, maxX, other.minX, other.maxX) && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  private static func overlap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
    let low = max(a, c)
    let high = min(b, d)
    // An interval without length has nothing to share, so it is enough that it lies inside the other.
    return low < high || low == high && (a == b || c == d) && low < max(b, d)
  }

  /// Whether a point is inside. The left and top sides belong to the rectangle, the right and bottom ones do not.
  public func contains(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies completely inside, sides included. Every rectangle contains `null`.
  public func contains(_ other: CGRect) -> Bool {
    if other.isNull { return true }
    if isNull { return false }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle with integer coordinates that contains this one.
  public var integral: CGRect {
    if isNull || isInfinite { return self }
    return CGRect(
      minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }

  /// Divides the rectangle by a line parallel to an edge, `distance` points from it. The distance is clamped to the
  /// extent of the rectangle; a negative or NaN one counts as zero.
  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    if isNull { return (self, self) }
    let whole = standardized
    let along = edge == .minXEdge || edge == .maxXEdge
    let extent = along ? whole.width : whole.height
    let cut = distance > 0 ? min(distance, extent) : 0
    let near = edge == .minXEdge || edge == .minYEdge
    let position = near ? cut : extent - cut
    var first = whole
    var second = whole
    if along {
      first.size.width = position
      second.origin.x += position
      second.size.width = extent - position
    } else {
      first.size.height = position
      second.origin.y += position
      second.size.height = extent - position
    }
    return near ? (first, second) : (second, first)
  }

  /// The bounding box of the four corners after applying a transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let corners = [
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// The rectangle with each side moved inwards by its inset. If the insets exceed an extent, it becomes zero.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    return CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
