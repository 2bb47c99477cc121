import CaromGeometry

extension UIView {
  /// Diagnoses, once per view, that `frame` was set while the transform rotates or skews the view. The frame is then
  /// only the bounding box of the view, from which its size does not follow (see Apple's documentation of
  /// `UIView.frame`).
  final func warnOfTurnedFrame() {
    hasWarnedOfTurnedFrame = true
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): frame was set while transform rotates or skews the view, so the size is not the "
        + "intended one. Set bounds and center, or set transform to .identity first.")
  }
}

extension CALayer {
  /// Whether the layer's edges are neither horizontal nor vertical in its superlayer, apart from the rounding errors of
  /// quarter turns.
  final var isTurned: Bool {
    guard transform != CATransform3DIdentity else { return false }
    let m = affineTransform()
    return max(abs(m.b), abs(m.c)) > 1e-9 && max(abs(m.a), abs(m.d)) > 1e-9
  }
}
