import CaromGeometry

/// Properties that can be set and read but have no effect, because the browser decides about them.
final class AcceptedLayerValues {
  var contentsScale: CGFloat = 1
  var rasterizationScale: CGFloat = 1
  var shouldRasterize = false
  var allowsEdgeAntialiasing = false
  var shadowPath: CGPath?
  var name: String?
}

extension CALayer {
  private var valuesToSet: AcceptedLayerValues {
    if let accepted { return accepted }
    let made = AcceptedLayerValues()
    accepted = made
    return made
  }

  /// A name for the app's own use; nil at first.
  public final var name: String? {
    get { accepted?.name }
    set { valuesToSet.name = newValue }
  }

  /// Has no effect: canvases always have the screen's resolution. 1 at first.
  public final var contentsScale: CGFloat {
    get { accepted?.contentsScale ?? 1 }
    set { valuesToSet.contentsScale = newValue }
  }

  /// Has no effect: shadows follow the layer's bounds and rounded corners. Nil at first.
  public final var shadowPath: CGPath? {
    get { accepted?.shadowPath }
    set { valuesToSet.shadowPath = newValue }
  }

  /// Has no effect: the browser decides what it caches as pixels. False at first.
  public final var shouldRasterize: Bool {
    get { accepted?.shouldRasterize ?? false }
    set { valuesToSet.shouldRasterize = newValue }
  }

  /// Has no effect, as `shouldRasterize` has none; 1 at first.
  public final var rasterizationScale: CGFloat {
    get { accepted?.rasterizationScale ?? 1 }
    set { valuesToSet.rasterizationScale = newValue }
  }

  /// Has no effect: the browser always smooths edges. False at first.
  public final var allowsEdgeAntialiasing: Bool {
    get { accepted?.allowsEdgeAntialiasing ?? false }
    set { valuesToSet.allowsEdgeAntialiasing = newValue }
  }

  /// Whether the back of the layer is visible when the layer faces away; true at first.
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
