import CaromGeometry

extension CALayer {
  /// A transform that all sublayers have besides their own, about this layer's `anchorPoint`; the identity by default.
  ///
  /// With a perspective (`m34`), all sublayers share one viewpoint, and their `zPosition` counts as depth. It does not
  /// affect the layer's own content, and changes immediately even inside animation blocks. Coordinates are converted,
  /// and touches found, by its two-dimensional part. A transform that is not finite is diagnosed and ignored.
  public final var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard newValue.isFinite else {
        return UIApplication.shared.diagnose(
          "CALayer \(id): sublayerTransform is not finite and was not set. Check for a division by zero.")
      }
      guard newValue != sublayerTransform else { return }
      valuesToSet.sublayerTransform = newValue
      markDirty(.places)
    }
  }

  /// Whether sublayers have a transform besides their own.
  final var hasSublayerTransform: Bool {
    guard let rare else { return false }
    return rare.sublayerTransform != CATransform3DIdentity
  }

  /// The transform of the sublayers' space, about the anchor point, from the corner of the bounds that the page shows.
  final var spaceOfSublayers: CATransform3D {
    let seen = committed ?? model
    let (x, y) = (seen.anchorPoint.x * seen.bounds.size.width, seen.anchorPoint.y * seen.bounds.size.height)
    let turned = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), sublayerTransform)
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(x, y, 0))
  }

  /// The transform from the layer's coordinates to those of its superlayer.
  final var toSuperlayer: CGAffineTransform { toSuperlayer(model) }

  /// The same, for other values of the layer.
  final func toSuperlayer(_ values: LayerValues) -> CGAffineTransform {
    let own = values.toSuperlayer
    guard let superlayer, superlayer.hasSublayerTransform else { return own }
    let outer = superlayer.model
    let flat = CATransform3DGetAffineTransform(superlayer.sublayerTransform)
    let x = outer.bounds.origin.x + outer.anchorPoint.x * outer.bounds.size.width
    let y = outer.bounds.origin.y + outer.anchorPoint.y * outer.bounds.size.height
    let about = CGAffineTransform(translationX: -x, y: -y).concatenating(flat)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    return own.concatenating(about)
  }
}
