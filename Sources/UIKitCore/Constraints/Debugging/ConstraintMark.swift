import CaromGeometry

/// The line that represents a constraint in a drawing: from the second item to the first, with a bar at each end.
struct ConstraintMark: Equatable {
  var axis: NSLayoutConstraint.Axis
  /// Where the line begins and ends along the axis.
  var from: CGFloat
  var to: CGFloat
  /// Where the line is across the axis; for a distance of 0, the middle of a line along the common edge.
  var across: CGFloat
  /// How far a line along a common edge extends to each side.
  var reach: CGFloat = 4

  /// The line for a size, across the middle of `frame`.
  static func size(_ frame: CGRect, _ axis: NSLayoutConstraint.Axis) -> ConstraintMark {
    axis == .horizontal
      ? ConstraintMark(axis: axis, from: frame.minX, to: frame.maxX, across: frame.midY)
      : ConstraintMark(axis: axis, from: frame.minY, to: frame.maxY, across: frame.midX)
  }

  /// The line for a distance, in the middle of the stretch that both frames share across it. A common edge is drawn
  /// from the beginning of one frame to the end of the other.
  static func distance(
    from: CGFloat, in outer: CGRect, to: CGFloat, in frame: CGRect, _ axis: NSLayoutConstraint.Axis
  ) -> ConstraintMark {
    let (a, b, c, d) =
      axis == .horizontal
      ? (outer.minY, outer.maxY, frame.minY, frame.maxY) : (outer.minX, outer.maxX, frame.minX, frame.maxX)
    guard (from - to).magnitude < 0.5 else {
      let (low, high) = (max(a, c), min(b, d))
      return ConstraintMark(axis: axis, from: from, to: to, across: low < high ? (low + high) / 2 : (c + d) / 2)
    }
    let (low, high) = (min(a, c), max(b, d))
    // Along the edge of a superview, the length of the view is enough.
    let isInside = a <= c && d <= b
    return ConstraintMark(
      axis: axis, from: from, to: to, across: isInside ? (c + d) / 2 : (low + high) / 2,
      reach: isInside ? (d - c) / 2 : (high - low) / 2)
  }

  var path: UIBezierPath {
    let path = UIBezierPath()
    func line(_ along: (CGFloat, CGFloat), _ across: (CGFloat, CGFloat)) {
      let isHorizontal = axis == .horizontal
      path.move(to: isHorizontal ? CGPoint(x: along.0, y: across.0) : CGPoint(x: across.0, y: along.0))
      path.addLine(to: isHorizontal ? CGPoint(x: along.1, y: across.1) : CGPoint(x: across.1, y: along.1))
    }
    line((from, from), (across - reach, across + reach))
    guard (from - to).magnitude >= 0.5 else { return path }
    line((to, to), (across - reach, across + reach))
    line((from, to), (across, across))
    return path
  }
}
