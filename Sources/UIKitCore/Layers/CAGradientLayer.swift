import CaromGeometry

/// A layer filled with a gradient, which is behind its sublayers and clipped to its rounded corners.
///
///     let sky = CAGradientLayer()
///     sky.frame = view.bounds
///     sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
///     view.layer.addSublayer(sky)
///
/// Its colors, locations and points can be animated. If the number of colors changes, they change halfway through the
/// animation.
open class CAGradientLayer: CALayer {
  /// The colors in order; nil by default. Without a color nothing is filled.
  public final var colors: [CGColor]? {
    get { look.colors }
    set { change(.colors) { $0.colors = newValue } }
  }
  /// A location from 0 to 1 for each color. A location less than the previous one becomes equal to it. If this is nil
  /// or its count is not that of `colors`, the locations are evenly spaced.
  public final var locations: [CGFloat]? {
    get { look.locations }
    set { change(.locations) { $0.locations = newValue } }
  }
  /// Where the first color is, in units of the layer's size; (0.5, 0), the middle of the top, by default. If it is not
  /// finite, nothing is filled.
  public final var startPoint: CGPoint {
    get { look.startPoint }
    set { change(.startPoint) { $0.startPoint = newValue } }
  }
  /// Where the last color is, in units of the layer's size; (0.5, 1), the middle of the bottom, by default. If it is not
  /// finite, nothing is filled.
  public final var endPoint: CGPoint {
    get { look.endPoint }
    set { change(.endPoint) { $0.endPoint = newValue } }
  }
  /// Whether the colors follow a line, an ellipse or an angle; `axial` by default.
  public final var type = CAGradientLayerType.axial { didSet { if type != oldValue { markDirty(.content) } } }
  fileprivate final var look = GradientLook()
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

  package override func drawContent(in context: CGContext) {
    drawGradient(in: context)
    super.drawContent(in: context)
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    let seen = seen(look)
    let stops = seen.stops
    guard commands.needsContent(isEmpty: stops.isEmpty, &isShown) else { return }
    let (start, end) = stops.isEmpty ? (.zero, .zero) : (seen.startPoint, seen.endPoint)
    commands.put(
      .gradient(
        kind: UInt32(type.rawValue), startX: start.x, startY: start.y, endX: end.x, endY: end.y, stops: stops), id)
  }
}

extension CAGradientLayer {
  /// Fills the clip with the gradient; a conic one is left out.
  package final func drawGradient(in context: CGContext) {
    let stops = look.stops
    let box = bounds
    guard !stops.isEmpty, !box.isEmpty, type != .conic else { return }
    let start = CGPoint(x: box.minX + startPoint.x * box.width, y: box.minY + startPoint.y * box.height)
    let end = CGPoint(x: box.minX + endPoint.x * box.width, y: box.minY + endPoint.y * box.height)
    context.saveGState()
    context.clip(to: outline, .winding)
    context.tellMixing()
    if type == .axial {
      // Drawn in a square and then stretched, so that lines of equal color are skewed as in the page.
      context.saveGState()
      context.translateBy(x: box.minX, y: box.minY)
      context.scaleBy(x: box.width, y: box.height)
      context.put(.linearGradient(start: startPoint, end: endPoint, stops: stops))
      context.restoreGState()
    } else if start.x != end.x, start.y != end.y {
      context.saveGState()
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: (end.x - start.x).magnitude, y: (end.y - start.y).magnitude)
      context.put(.radialGradient(start: .zero, startRadius: 0, end: .zero, endRadius: 1, stops: stops))
      context.restoreGState()
    }
    context.ink()
    context.restoreGState()
  }
}

/// How the colors of a gradient run: the line from start to end (`axial`), ellipses that grow around the start
/// (`radial`), or the angle around the start (`conic`).
public enum CAGradientLayerType: UInt8, Sendable {
  /// The colors change along a line, from a center outwards, or around a center.
  case axial, radial, conic
}
