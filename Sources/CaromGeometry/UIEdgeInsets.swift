/// Distances from the four sides of a rectangle, in points; positive ones go inwards.
public struct UIEdgeInsets: Hashable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether all four distances are finite.
  public var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

/// Distances from the sides of a rectangle in terms of the reading direction, in points; positive ones go inwards.
public struct NSDirectionalEdgeInsets: Hashable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Whether all four distances are finite.
  public var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}

/// A shift to the right and downwards, in points.
public struct UIOffset: Hashable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether both distances are finite.
  public var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}
