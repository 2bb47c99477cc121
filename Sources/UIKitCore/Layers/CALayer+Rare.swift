import CaromGeometry

/// Properties that few layers use: the layer's own time, the transform of its sublayers, and properties that can be set
/// and read but have no effect, because the browser decides.
final class RareLayerValues {
  var time = LayerTime()
  var sublayerTransform = CATransform3DIdentity
  var contentsScale: CGFloat = 1
  var rasterizationScale: CGFloat = 1
  var shouldRasterize = false
  var allowsEdgeAntialiasing = false
  var shadowPath: CGPath?
  var name: String?
  var actions: [String: any CAAction]?

  /// Combines the properties that have an effect, and differ from the default, into a hash.
  func combine(into hash: inout StateHash) {
    if sublayerTransform != CATransform3DIdentity {
      hash.combine("sublayerTransform")
      sublayerTransform.combine(into: &hash)
    }
    for (name, value) in [("beginTime", time.begin), ("timeOffset", time.offset), ("speed", Double(time.speed) - 1)]
    where value != 0 {
      hash.combine(name)
      hash.combine(value)
    }
  }
}

extension CALayer {
  /// The rare properties, created when the first of them is set.
  final var valuesToSet: RareLayerValues {
    if let rare { return rare }
    let made = RareLayerValues()
    rare = made
    return made
  }

  /// A name for the app's own use; nil by default.
  public final var name: String? {
    get { rare?.name }
    set { valuesToSet.name = newValue }
  }

  /// Has no effect: canvases always have the screen's resolution. 1 by default.
  public final var contentsScale: CGFloat {
    get { rare?.contentsScale ?? 1 }
    set { valuesToSet.contentsScale = newValue }
  }

  /// Has no effect: shadows follow the layer's bounds and rounded corners. Nil by default.
  public final var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set { valuesToSet.shadowPath = newValue }
  }

  /// Has no effect: the browser decides what it caches as pixels. False by default.
  public final var shouldRasterize: Bool {
    get { rare?.shouldRasterize ?? false }
    set { valuesToSet.shouldRasterize = newValue }
  }

  /// Has no effect, as `shouldRasterize` has none; 1 by default.
  public final var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set { valuesToSet.rasterizationScale = newValue }
  }

  /// Has no effect: the browser always smooths edges. False by default.
  public final var allowsEdgeAntialiasing: Bool {
    get { rare?.allowsEdgeAntialiasing ?? false }
    set { valuesToSet.allowsEdgeAntialiasing = newValue }
  }

  /// Whether the back of the layer is visible when the layer faces away; true by default.
  public final var isDoubleSided: Bool {
    get { !hidesBack }
    set { hidesBack = !newValue }
  }

  /// Sets `transform` to a two-dimensional transform.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The two-dimensional part of `transform`.
  public final func affineTransform() -> CGAffineTransform { model.affineTransform }

  /// Whether a point in the layer's coordinates is inside its bounds.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
