import CaromGeometry

extension CALayer {
  /// Where the anchor point is, in the superlayer's coordinates, in points.
  public final var position: CGPoint {
    get { model.position }
    set {
      // What moves in every tick takes the short way.
      guard changesQuietly, newValue.isFinite else {
        return change(WritableAccess { $0.position = $1 }, to: finite(newValue, model.position, "position"))
      }
      if newValue == model.position { return }
      willChangeQuietly()
      model.position = newValue
    }
  }

  /// The layer's own coordinates: its size, and the point shown at its top-left corner.
  public final var bounds: CGRect {
    get { model.bounds }
    set { change(WritableAccess { $0.bounds = $1 }, to: finite(newValue, model.bounds, "bounds")) }
  }

  /// The point that `position` places and transforms turn about, in units of the size; (0.5, 0.5) at first.
  public final var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change(WritableAccess { $0.anchorPoint = $1 }, to: finite(newValue, model.anchorPoint, "anchorPoint")) }
  }

  /// Moves, turns, scales or tilts the layer about its anchor point.
  public final var transform: CATransform3D {
    get { model.transform }
    set {
      guard changesQuietly, newValue.isFinite else {
        return change(WritableAccess { $0.transform = $1 }, to: finite(newValue, model.transform, "transform"))
      }
      if newValue == model.transform { return }
      willChangeQuietly()
      model.transform = newValue
    }
  }

  /// Layers with a larger one are in front; 0 at first.
  public final var zPosition: CGFloat {
    get { model.zPosition }
    set { change(WritableAccess { $0.zPosition = $1 }, to: finite(newValue, model.zPosition, "zPosition")) }
  }

  /// 0 (invisible) … 1.
  public final var opacity: Double {
    get { model.opacity }
    set { change(WritableAccess { $0.opacity = $1 }, to: finite(newValue, model.opacity, "opacity")) }
  }

  /// Whether the layer and its sublayers are left out.
  public final var isHidden: Bool {
    get { model.isHidden }
    set { change(WritableAccess { $0.isHidden = $1 }, to: newValue) }
  }

  /// What fills the layer; nil at first: nothing.
  public final var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { change(WritableAccess { $0.backgroundColor = $1 }, to: newValue) }
  }

  /// Radius of the rounded corners, points.
  public final var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(WritableAccess { $0.cornerRadius = $1 }, to: finite(newValue, model.cornerRadius, "cornerRadius")) }
  }

  /// Width of the border, drawn inside the bounds, points.
  public final var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(WritableAccess { $0.borderWidth = $1 }, to: finite(newValue, model.borderWidth, "borderWidth")) }
  }

  /// Black at first.
  public final var borderColor: CGColor {
    get { model.borderColor }
    set { change(WritableAccess { $0.borderColor = $1 }, to: newValue) }
  }

  /// Black at first.
  public final var shadowColor: CGColor {
    get { model.shadowColor }
    set { change(WritableAccess { $0.shadowColor = $1 }, to: newValue) }
  }

  /// 0 (no shadow, at first) … 1.
  public final var shadowOpacity: Double {
    get { model.shadowOpacity }
    set { change(WritableAccess { $0.shadowOpacity = $1 }, to: finite(newValue, model.shadowOpacity, "shadowOpacity")) }
  }

  /// Blur of the shadow, points; 3 at first.
  public final var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(WritableAccess { $0.shadowRadius = $1 }, to: finite(newValue, model.shadowRadius, "shadowRadius")) }
  }

  /// Where the shadow falls, points; (0, −3) at first, as on Apple's systems.
  public final var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(WritableAccess { $0.shadowOffset = $1 }, to: finite(newValue, model.shadowOffset, "shadowOffset")) }
  }

  /// Whether sublayers are cut off at the bounds; false at first.
  public final var masksToBounds: Bool {
    get { model.masksToBounds }
    set { change(WritableAccess { $0.masksToBounds = $1 }, to: newValue) }
  }

  /// Which corners `cornerRadius` rounds; all at first.
  public final var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { change(WritableAccess { $0.maskedCorners = $1 }, to: newValue) }
  }

  /// Whether nothing is seen of the layer while it is turned away.
  package final var hidesBack: Bool {
    get { model.hidesBack }
    set { change(WritableAccess { $0.hidesBack = $1 }, to: newValue) }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  public final var frame: CGRect {
    get { model.frame }
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

/// A value that can hold a number that is none.
package protocol FiniteChecked { var isFinite: Bool { get } }
extension Double: FiniteChecked {}
extension CGPoint: FiniteChecked {}
extension CGSize: FiniteChecked {}
extension CGRect: FiniteChecked {}
extension CATransform3D: FiniteChecked {}
