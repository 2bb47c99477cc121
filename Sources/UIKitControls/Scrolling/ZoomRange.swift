import CaromGeometry

/// The scales that a content is allowed, and how it gives way beyond them; pure arithmetic.
struct ZoomRange {
  var least: CGFloat
  var most: CGFloat

  /// Whether there is any choice.
  var isOpen: Bool { most > least }

  /// The nearest scale that is allowed.
  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, least), max(least, most)) }

  /// Rubber beyond the limits reaches at most to twice the largest scale, and to half the smallest: ln 2.
  private static let reach: CGFloat = 0.693_147_180_559_945_3

  /// The scale that is seen where fingers ask for `scale`.
  func stretched(_ scale: CGFloat) -> CGFloat {
    let near = clamped(scale)
    return near * exp(ScrollAxis.rubber(log(scale / near), length: ZoomRange.reach))
  }

  /// The scale that fingers ask for where `scale` is seen.
  func unstretched(_ scale: CGFloat) -> CGFloat {
    let near = clamped(scale)
    return near * exp(ScrollAxis.pull(log(scale / near), length: ZoomRange.reach))
  }
}

/// A way from one scale and place to another, on which the part that is seen grows or shrinks evenly.
struct ZoomTravel {
  var startScale: CGFloat
  var endScale: CGFloat
  /// Offsets within the limits.
  var start: CGPoint
  var end: CGPoint
  /// How far beyond the limits it begins; that much less at each step.
  var excess = CGVector.zero
  /// Whether it comes back from beyond the limits of the scale.
  var isBounce = false

  /// The scale at a share of the way, 0 … 1.
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
