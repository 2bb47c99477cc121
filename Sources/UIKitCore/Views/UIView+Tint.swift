extension UIView {
  /// Whether the tint is shown in its color (`normal`) or as a gray (`dimmed`). `automatic` inherits the superview's
  /// mode.
  public enum TintAdjustmentMode: Int, Sendable {
    /// By the superview, always the usual tint, or always a dimmed one.
    case automatic, normal, dimmed
  }

  /// Whether this view and its subviews show their tint in its color or as a gray.
  ///
  /// `automatic`, the default, inherits the mode. The value that is read is always `normal` or `dimmed`.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var each: UIView? = self
      while let view = each {
        if view.ownTintMode != .automatic { return view.ownTintMode }
        each = view.superview
      }
      return .normal
    }
    set {
      guard newValue != ownTintMode else { return }
      ownTintMode = newValue
      tellOfTintChange(ofDimming: true)
    }
  }

  /// The tint, in its color or as a gray.
  final var shownTint: UIColor {
    var tint: UIColor?
    var mode = TintAdjustmentMode.automatic
    var each: UIView? = self
    while let view = each, tint == nil || mode == .automatic {
      if tint == nil { tint = view.ownTint }
      if mode == .automatic { mode = view.ownTintMode }
      each = view.superview
    }
    let bright = tint ?? .systemBlue
    return mode == .dimmed ? bright.dimmed : bright
  }

  /// Notifies this view, and all descendants that inherit from it, that the tint or its dimming has changed.
  final func tellOfTintChange(ofDimming: Bool = false) {
    tintColorDidChange()
    for view in subviews where ofDimming ? view.ownTintMode == .automatic : view.ownTint == nil {
      view.tellOfTintChange(ofDimming: ofDimming)
    }
  }
}

extension UIColor {
  /// The gray of the same brightness (luma of Rec. 709), at 0.8 of the opacity.
  var dimmed: UIColor {
    UIColor { [self] traits in
      let color = resolved(for: traits)
      let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: gray, alpha: color.alpha * 0.8)
    }
  }
}
