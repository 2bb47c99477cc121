import CaromGeometry

/// A layer that fills and strokes a path in its own coordinates; the path may extend beyond the bounds.
///
///     let ring = CAShapeLayer()
///     ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemGreen.cgColor
///     view.layer.addSublayer(ring)
open class CAShapeLayer: CALayer {
  /// The path; nil, the default, shows nothing. Animation blocks change it immediately, explicit animations animate it.
  public final var path: CGPath? {
    get { look.path }
    set { change(.path) { $0.path = newValue } }
  }
  /// The color of the interior; black by default, and nil fills nothing.
  public final var fillColor: CGColor? {
    get { look.fillColor }
    set { change(.fillColor) { $0.fillColor = newValue } }
  }
  /// The color of the line; nil, the default, draws none.
  public final var strokeColor: CGColor? {
    get { look.strokeColor }
    set { change(.strokeColor) { $0.strokeColor = newValue } }
  }
  /// The width of the line, in points; 1 by default. Negative widths and those that are not finite draw no line.
  public final var lineWidth: CGFloat {
    get { look.lineWidth }
    set { change(.lineWidth) { $0.lineWidth = newValue } }
  }
  /// The ratio of miter length to line width beyond which a corner is beveled; 10 by default. Values below 1 are raised
  /// to 1, and 10 replaces those that are not finite.
  public final var miterLimit: CGFloat {
    get { look.miterLimit }
    set { change(.miterLimit) { $0.miterLimit = newValue } }
  }
  /// The shape of the ends of lines; `butt` by default.
  public final var lineCap = CAShapeLayerLineCap.butt { didSet { changed(lineCap != oldValue) } }
  /// The shape of the corners of lines; `miter` by default.
  public final var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed(lineJoin != oldValue) } }
  /// How the interior of a path that crosses itself is determined; `nonZero` by default.
  public final var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed(fillRule != oldValue) } }
  /// Where the visible part of the line starts, as a fraction of the path's length; 0 by default. Other values are
  /// clamped to 0 … 1, and 0 replaces those that are not finite.
  public final var strokeStart: CGFloat {
    get { look.strokeStart }
    set { change(.strokeStart) { $0.strokeStart = newValue } }
  }
  /// Where the visible part of the line ends, as a fraction of the path's length; 1 by default. Other values are clamped
  /// to 0 … 1, and 1 replaces those that are not finite.
  public final var strokeEnd: CGFloat {
    get { look.strokeEnd }
    set { change(.strokeEnd) { $0.strokeEnd = newValue } }
  }
  /// The lengths of dashes and gaps, alternately, in points; nil, the default, draws a solid line, and so does a length
  /// that is negative or not finite.
  public final var lineDashPattern: [CGFloat]? { didSet { changed(lineDashPattern != oldValue) } }
  /// How far into the pattern the line starts, in points; 0 by default, and if it is not finite.
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

  package override func drawContent(in context: CGContext) {
    super.drawContent(in: context)
    guard let path = look.path else { return }
    let wasAll = strokeStart <= 0 && strokeEnd >= 1
    if let fill = look.fillColor, fill.alpha > 0 {
      context.setFillColor(fill)
      context.fill(path, fillRule == .evenOdd ? .evenOdd : .winding)
    }
    // A partial stroke would have to be measured, so only whole ones are drawn.
    guard wasAll, let stroke = look.strokeColor, stroke.alpha > 0, look.lineWidth > 0, look.lineWidth.isFinite else {
      return
    }
    context.setStrokeColor(stroke)
    context.setLineDash(phase: look.lineDashPhase, lengths: lineDashPattern ?? [])
    context.stroke(
      path,
      CGContext.LineStyle(
        width: look.lineWidth, cap: CGLineCap(rawValue: Int32(lineCap.rawValue)) ?? .butt,
        join: CGLineJoin(rawValue: Int32(lineJoin.rawValue)) ?? .miter, miterLimit: look.miterLimit,
        dashes: lineDashPattern ?? [], dashPhase: look.lineDashPhase))
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    let seen = seen(look)
    let data = seen.path?.svgData ?? ""
    guard commands.needsContent(isEmpty: data.utf8.isEmpty, &isShown) else { return }
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

/// The ends of lines: cut off at the end point (`butt`), or extended by half the line width with a half circle
/// (`round`) or a half square (`square`).
public enum CAShapeLayerLineCap: UInt8, Sendable {
  /// Ends without a cap, with a half circle, or with half a square.
  case butt, round, square
}

/// The corners of lines: pointed (`miter`), rounded (`round`) or cut off (`bevel`).
public enum CAShapeLayerLineJoin: UInt8, Sendable {
  /// Corners that are pointed, rounded, or cut off.
  case miter, round, bevel
}

/// How the interior of a path is determined: where the winding number is not 0 (`nonZero`) or odd (`evenOdd`).
public enum CAShapeLayerFillRule: UInt8, Sendable {
  /// By the winding number of the path, or by the parity of its crossings.
  case nonZero, evenOdd
}
