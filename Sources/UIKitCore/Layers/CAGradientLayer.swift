import CaromGeometry

/// A layer filled with a gradient, behind its sublayers and within its corners.
///
/// Its colours, places and points can be animated; colours that differ in number change half way.
open class CAGradientLayer: CALayer {
  /// The colours in order; without at least one nothing is filled.
  public final var colors: [CGColor]? {
    get { look.colors }
    set { change(.colors) { $0.colors = newValue } }
  }
  /// A place between 0 and 1 for each colour; spread evenly without them.
  public final var locations: [CGFloat]? {
    get { look.locations }
    set { change(.locations) { $0.locations = newValue } }
  }
  /// Where the first colour is, in units of the size; the middle of the top at first.
  public final var startPoint: CGPoint {
    get { look.startPoint }
    set { change(.startPoint) { $0.startPoint = newValue } }
  }
  /// Where the last colour is, in units of the size; the middle of the bottom at first.
  public final var endPoint: CGPoint {
    get { look.endPoint }
    set { change(.endPoint) { $0.endPoint = newValue } }
  }
  public final var type = CAGradientLayerType.axial { didSet { if type != oldValue { markDirty(.content) } } }
  private final var look = GradientLook()
  private final var isShown = false

  open override class var kind: String { "CAGradientLayer" }

  private final func change(_ property: LayerProperty, _ change: (inout GradientLook) -> Void) {
    let old = look
    change(&look)
    lookChanged(property, from: old, to: look)
  }

  package override func content(_ property: LayerProperty) -> CAAnimationValue? { look.read(property) }

  package override func setContent(_ property: LayerProperty, _ value: CAAnimationValue) {
    change(property) { $0.write(property, value) }
  }

  package override func seenCopy() -> CALayer {
    let copy = CAGradientLayer()
    copy.look = seen(look)
    copy.type = type
    return copy
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    let seen = seen(look)
    let stops = seen.stops
    guard isShown || !stops.isEmpty else { return }
    isShown = !stops.isEmpty
    let (start, end) = stops.isEmpty ? (.zero, .zero) : (seen.startPoint, seen.endPoint)
    commands.put(
      .gradient(
        kind: UInt32(type.rawValue), startX: start.x, startY: start.y, endX: end.x, endY: end.y, stops: stops), id)
  }
}

/// What a gradient's colours follow: a line, a growing ellipse, or a turn about a point.
public enum CAGradientLayerType: UInt8 { case axial, radial, conic }
