import CaromGeometry

extension CALayer {
  /// The location of the anchor point in the superlayer's coordinates, in points. A point that is not finite is
  /// diagnosed and ignored.
  public final var position: CGPoint {
    get { model.position }
    set {
      // A fast path for layers that move in every tick.
      guard changesQuietly, newValue.isFinite else {
        return change(from: model.position, to: finite(newValue, model.position, "position")) { $0.position = $1 }
      }
      if newValue == model.position { return }
      willChangeQuietly()
      model.position = newValue
    }
  }

  /// The layer's rectangle in its own coordinates, in points: its size, and the point that is at its top-left corner.
  /// Bounds that are not finite are diagnosed and ignored.
  public final var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds.size
      change(from: model.bounds, to: finite(newValue, model.bounds, "bounds")) { $0.bounds = $1 }
      guard view == nil, old != model.bounds.size else { return }
      if !allSublayers.isEmpty { setNeedsLayout() }
      if redrawsOnResize { markDirty(.content) }
    }
  }

  /// The point that `position` places, and about which transforms rotate and scale, in units of the size; (0.5, 0.5) at
  /// first. A point that is not finite is diagnosed and ignored.
  public final var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      change(from: model.anchorPoint, to: finite(newValue, model.anchorPoint, "anchorPoint")) { $0.anchorPoint = $1 }
    }
  }

  /// The transform about the anchor point; identity by default. A transform that is not finite is diagnosed and ignored.
  public final var transform: CATransform3D {
    get { model.transform }
    set {
      guard changesQuietly, newValue.isFinite else {
        return change(from: model.transform, to: finite(newValue, model.transform, "transform")) { $0.transform = $1 }
      }
      if newValue == model.transform { return }
      willChangeQuietly()
      model.transform = newValue
    }
  }

  /// The order among siblings: layers with greater values are in front; 0 by default. A value that is not finite is
  /// diagnosed and ignored.
  public final var zPosition: CGFloat {
    get { model.zPosition }
    set { change(from: model.zPosition, to: finite(newValue, model.zPosition, "zPosition")) { $0.zPosition = $1 } }
  }

  /// The opacity, from 0 (invisible) to 1; 1 by default. A value that is not finite is diagnosed and ignored.
  public final var opacity: Float {
    get { Float(alpha) }
    set { alpha = Double(newValue) }
  }

  /// The opacity with the precision of a view's `alpha`.
  package final var alpha: CGFloat {
    get { model.opacity }
    set { change(from: model.opacity, to: finite(newValue, model.opacity, "opacity")) { $0.opacity = $1 } }
  }

  /// Whether the layer and its sublayers are invisible; false by default.
  public final var isHidden: Bool {
    get { model.isHidden }
    set { change(from: model.isHidden, to: newValue) { $0.isHidden = $1 } }
  }

  /// The color that fills the layer; nil, the default, fills nothing.
  public final var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { change(from: model.backgroundColor, to: newValue) { $0.backgroundColor = $1 } }
  }

  /// The radius of the rounded corners, in points; 0 by default. A value that is not finite is diagnosed and ignored.
  public final var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set {
      change(from: model.cornerRadius, to: finite(newValue, model.cornerRadius, "cornerRadius")) {
        $0.cornerRadius = $1
      }
    }
  }

  /// The width of the border, which is inside the bounds, in points; 0 by default. A value that is not finite is
  /// diagnosed and ignored.
  public final var borderWidth: CGFloat {
    get { model.borderWidth }
    set {
      change(from: model.borderWidth, to: finite(newValue, model.borderWidth, "borderWidth")) { $0.borderWidth = $1 }
    }
  }

  /// The color of the border; black by default.
  public final var borderColor: CGColor {
    get { model.borderColor }
    set { change(from: model.borderColor, to: newValue) { $0.borderColor = $1 } }
  }

  /// The color of the shadow; black by default.
  public final var shadowColor: CGColor {
    get { model.shadowColor }
    set { change(from: model.shadowColor, to: newValue) { $0.shadowColor = $1 } }
  }

  /// The opacity of the shadow, from 0 (none, the default) to 1. A value that is not finite is diagnosed and ignored.
  public final var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set {
      let opacity = finite(Double(newValue), model.shadowOpacity, "shadowOpacity")
      change(from: model.shadowOpacity, to: opacity) { $0.shadowOpacity = $1 }
    }
  }

  /// The blur radius of the shadow, in points; 3 by default. A value that is not finite is diagnosed and ignored.
  public final var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set {
      change(from: model.shadowRadius, to: finite(newValue, model.shadowRadius, "shadowRadius")) {
        $0.shadowRadius = $1
      }
    }
  }

  /// The distance from the layer to its shadow, in points; (0, −3) by default, as in Apple's Core Animation. A size that
  /// is not finite is diagnosed and ignored.
  public final var shadowOffset: CGSize {
    get { model.shadowOffset }
    set {
      change(from: model.shadowOffset, to: finite(newValue, model.shadowOffset, "shadowOffset")) {
        $0.shadowOffset = $1
      }
    }
  }

  /// Whether sublayers are cut off at the bounds; false by default.
  public final var masksToBounds: Bool {
    get { model.masksToBounds }
    set { change(from: model.masksToBounds, to: newValue) { $0.masksToBounds = $1 } }
  }

  /// Which corners `cornerRadius` rounds; all by default.
  public final var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { change(from: model.maskedCorners, to: newValue) { $0.maskedCorners = $1 } }
  }

  /// Whether the layer is invisible while it faces away from the viewer.
  package final var hidesBack: Bool {
    get { model.hidesBack }
    set { change(from: model.hidesBack, to: newValue) { $0.hidesBack = $1 } }
  }

  /// The smallest rectangle that contains the layer, in the superlayer's coordinates, in points. Setting it changes
  /// `position` and the size of `bounds`; a rectangle that is not finite is diagnosed and ignored.
  public final var frame: CGRect {
    get {
      guard model.transform == CATransform3DIdentity else { return model.frame }
      // `model.frame` would copy all values first.
      return LayerValues.frame(at: model.position, anchorPoint: model.anchorPoint, size: model.bounds.size)
    }
    set {
      guard newValue.isFinite else { return refuse("frame") }
      let frame = newValue.standardized
      let size = model.untransformed(frame.size)
      bounds = CGRect(origin: bounds.origin, size: size)
      position = model.position(forFrame: frame)
    }
  }

  private func finite<T: FiniteChecked>(_ new: T, _ old: T, _ name: StaticString) -> T {
    if new.isFinite { return new }
    refuse(name)
    return old
  }

  private func refuse(_ name: StaticString) {
    let what = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let whose = view.map { UIApplication.describe($0) } ?? "CALayer \(id)"
    UIApplication.shared.diagnose(
      "\(whose): \(what) is not a finite number and was not set. Check for a division by zero in the code that sets it."
    )
  }
}

/// A value made of numbers that may be NaN or infinite.
package protocol FiniteChecked { var isFinite: Bool { get } }
extension Double: FiniteChecked {}
extension CGPoint: FiniteChecked {}
extension CGSize: FiniteChecked {}
extension CGRect: FiniteChecked {}
extension CATransform3D: FiniteChecked {}
