import CaromGeometry

/// The allowed scales of a scroll view, and the rubber band beyond them; pure arithmetic.
struct ZoomRange {
  var least: CGFloat
  var most: CGFloat

  /// Whether more than one scale is allowed.
  var isOpen: Bool { most > least }

  /// Returns the nearest allowed scale.
  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, least), max(least, most)) }

  /// The rubber band stretches at most to twice the greatest scale and half the least: ln 2.
  private static let reach: CGFloat = 0.693_147_180_559_945_3

  /// The visible scale when fingers request `scale`.
  func stretched(_ scale: CGFloat) -> CGFloat {
    let near = clamped(scale)
    return near * exp(ScrollAxis.rubber(log(scale / near), length: ZoomRange.reach))
  }

  /// The scale that fingers request when `scale` is visible.
  func unstretched(_ scale: CGFloat) -> CGFloat {
    let near = clamped(scale)
    return near * exp(ScrollAxis.pull(log(scale / near), length: ZoomRange.reach))
  }
}

/// A path from one scale and offset to another, on which the visible part grows or shrinks evenly.
struct ZoomTravel {
  var startScale: CGFloat
  var endScale: CGFloat
  /// The offsets at the start and the end, within the limits.
  var start: CGPoint
  var end: CGPoint
  /// How far beyond the limits the path begins; this distance decreases to zero along the path.
  var excess = CGVector.zero
  /// Whether the scale returns from beyond its limits.
  var isBounce = false

  /// The scale at a share of the path, from 0 to 1.
  func scale(at share: CGFloat) -> CGFloat {
    if share >= 1 { return endScale }
    return 1 / (1 / startScale + (1 / endScale - 1 / startScale) * share)
  }

  func offset(at share: CGFloat) -> CGPoint {
    if share >= 1 { return end }
    let scale = scale(at: share)
    func along(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      (start / startScale + (end / endScale - start / startScale) * share) * scale
    }
    return CGPoint(x: along(start.x, end.x), y: along(start.y, end.y))
  }
}
