import CaromGeometry

/// A path filled and stroked in the layer's coordinates; it may reach beyond the bounds.
open class CAShapeLayer: CALayer {
  /// Nil at first: nothing. Blocks do not animate it.
  public final var path: CGPath? {
    get { look.path }
    set { change(.path) { $0.path = newValue } }
  }
  /// Black at first; nil fills nothing.
  public final var fillColor: CGColor? {
    get { look.fillColor }
    set { change(.fillColor) { $0.fillColor = newValue } }
  }
  /// Nil at first: no stroke.
  public final var strokeColor: CGColor? {
    get { look.strokeColor }
    set { change(.strokeColor) { $0.strokeColor = newValue } }
  }
  /// Points; 1 at first. What is negative or not finite strokes nothing.
  public final var lineWidth: CGFloat {
    get { look.lineWidth }
    set { change(.lineWidth) { $0.lineWidth = newValue } }
  }
  public final var miterLimit: CGFloat {
    get { look.miterLimit }
    set { change(.miterLimit) { $0.miterLimit = newValue } }
  }
  public final var lineCap = CAShapeLayerLineCap.butt { didSet { changed(lineCap != oldValue) } }
  public final var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed(lineJoin != oldValue) } }
  public final var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed(fillRule != oldValue) } }
  /// Where the stroke begins and ends, in parts of the path's length from 0 to 1.
  public final var strokeStart: CGFloat {
    get { look.strokeStart }
    set { change(.strokeStart) { $0.strokeStart = newValue } }
  }
  public final var strokeEnd: CGFloat {
    get { look.strokeEnd }
    set { change(.strokeEnd) { $0.strokeEnd = newValue } }
  }
  /// Lengths of dashes and gaps in turn, points; nil for a whole line.
  public final var lineDashPattern: [CGFloat]? { didSet { changed(lineDashPattern != oldValue) } }
  public final var lineDashPhase: CGFloat {
    get { look.lineDashPhase }
    set { change(.lineDashPhase) { $0.lineDashPhase = newValue } }
  }
  private final var look = ShapeLook()
  private final var isShown = false

  open override class var kind: String { "CAShapeLayer" }

  private final func changed(_ isDifferent: Bool) { if isDifferent { markDirty(.content) } }

  private final func change(_ property: LayerProperty, _ change: (inout ShapeLook) -> Void) {
    let old = look
    change(&look)
    lookChanged(property, from: old, to: look)
  }

  package override func content(_ property: LayerProperty) -> CAAnimationValue? { look.read(property) }

  package override func setContent(_ property: LayerProperty, _ value: CAAnimationValue) {
    change(property) { $0.write(property, value) }
  }

  package override func seenCopy() -> CALayer {
    let copy = CAShapeLayer()
    copy.look = seen(look)
    copy.lineCap = lineCap
    copy.lineJoin = lineJoin
    copy.fillRule = fillRule
    copy.lineDashPattern = lineDashPattern
    return copy
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    let seen = seen(look)
    let data = seen.path?.svgData ?? ""
    guard isShown || !data.utf8.isEmpty else { return }
    isShown = !data.utf8.isEmpty
    func clean(_ value: Double, _ range: ClosedRange<Double>, or other: Double) -> Double {
      value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : other
    }
    let width = clean(seen.lineWidth, 0...1e6, or: 0)
    let dashes = (lineDashPattern ?? []).allSatisfy { $0 >= 0 && $0.isFinite } ? lineDashPattern ?? [] : []
    commands.put(
      .shape(
        path: data, fill: seen.fillColor ?? .clear, stroke: width > 0 ? seen.strokeColor ?? .clear : .clear,
        width: width, miterLimit: clean(seen.miterLimit, 1...1e6, or: 10), cap: UInt32(lineCap.rawValue),
        join: UInt32(lineJoin.rawValue), isEvenOdd: fillRule == .evenOdd, start: clean(seen.strokeStart, 0...1, or: 0),
        end: clean(seen.strokeEnd, 0...1, or: 1), dashPhase: clean(seen.lineDashPhase, -1e6...1e6, or: 0),
        dashes: dashes), id)
  }
}

/// How the ends of a shape's stroke look.
public enum CAShapeLayerLineCap: UInt8 { case butt, round, square }

/// How the corners of a shape's stroke look.
public enum CAShapeLayerLineJoin: UInt8 { case miter, round, bevel }

/// What counts as inside a shape that crosses itself.
public enum CAShapeLayerFillRule: UInt8 { case nonZero, evenOdd }
