import CaromGeometry

/// What apps set on layers that a browser decides by itself: kept and given back, without effect.
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

  /// A name of the app's own.
  public final var name: String? {
    get { accepted?.name }
    set { valuesToSet.name = newValue }
  }

  /// Without effect: canvases always have the screen's resolution.
  public final var contentsScale: CGFloat {
    get { accepted?.contentsScale ?? 1 }
    set { valuesToSet.contentsScale = newValue }
  }

  /// Without effect: shadows follow the layer's corners.
  public final var shadowPath: CGPath? {
    get { accepted?.shadowPath }
    set { valuesToSet.shadowPath = newValue }
  }

  /// Without effect: the browser decides what it keeps as pixels.
  public final var shouldRasterize: Bool {
    get { accepted?.shouldRasterize ?? false }
    set { valuesToSet.shouldRasterize = newValue }
  }

  public final var rasterizationScale: CGFloat {
    get { accepted?.rasterizationScale ?? 1 }
    set { valuesToSet.rasterizationScale = newValue }
  }

  public final var allowsEdgeAntialiasing: Bool {
    get { accepted?.allowsEdgeAntialiasing ?? false }
    set { valuesToSet.allowsEdgeAntialiasing = newValue }
  }

  /// Whether the back is seen when the layer is turned away; true at first.
  public final var isDoubleSided: Bool {
    get { !hidesBack }
    set { hidesBack = !newValue }
  }

  /// Sets `transform` in the plane.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The transform's part in the plane.
  public final func affineTransform() -> CGAffineTransform { model.affineTransform }

  /// Whether a point in the layer's coordinates is inside its bounds.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
