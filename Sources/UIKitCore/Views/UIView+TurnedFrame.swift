import CaromGeometry

extension UIView {
  /// Tells, once for each view, that its frame was set while its transform turns it: the frame is then only the box around
  /// the view, from which no size follows (UIView.frame, Apple's documentation).
  final func warnOfTurnedFrame() {
    hasWarnedOfTurnedFrame = true
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): frame was set while transform turns or skews the view, so its size is not what was "
        + "meant. Set bounds and center, or set transform to .identity first.")
  }
}

extension CALayer {
  /// Whether the edges of the layer are not upright in its superlayer, beyond what rounding does to quarter turns.
  final var isTurned: Bool {
    guard transform != CATransform3DIdentity else { return false }
    let m = affineTransform()
    return max(abs(m.b), abs(m.c)) > 1e-9 && max(abs(m.a), abs(m.d)) > 1e-9
  }
}
