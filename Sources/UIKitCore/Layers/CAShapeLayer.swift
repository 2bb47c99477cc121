import Geometry

/// A path filled and stroked in the layer's coordinates; it may reach beyond the bounds.
open class CAShapeLayer: CALayer {
  /// Nil at first: nothing.
  public final var path: CGPath? { didSet { changed(path != oldValue) } }
  /// Black at first; nil fills nothing.
  public final var fillColor: CGColor? = .black { didSet { changed(fillColor != oldValue) } }
  /// Nil at first: no stroke.
  public final var strokeColor: CGColor? { didSet { changed(strokeColor != oldValue) } }
  /// Points; 1 at first. What is negative or not finite strokes nothing.
  public final var lineWidth: CGFloat = 1 { didSet { changed(lineWidth != oldValue) } }
  public final var miterLimit: CGFloat = 10 { didSet { changed(miterLimit != oldValue) } }
  public final var lineCap = CAShapeLayerLineCap.butt { didSet { changed(lineCap != oldValue) } }
  public final var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed(lineJoin != oldValue) } }
  public final var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed(fillRule != oldValue) } }
  /// Where the stroke begins and ends, in parts of the path's length from 0 to 1.
  public final var strokeStart: CGFloat = 0 { didSet { changed(strokeStart != oldValue) } }
  public final var strokeEnd: CGFloat = 1 { didSet { changed(strokeEnd != oldValue) } }
  /// Lengths of dashes and gaps in turn, points; nil for a whole line.
  public final var lineDashPattern: [CGFloat]? { didSet { changed(lineDashPattern != oldValue) } }
  public final var lineDashPhase: CGFloat = 0 { didSet { changed(lineDashPhase != oldValue) } }
  private final var isShown = false

  open override class var kind: String { "CAShapeLayer" }

  private final func changed(_ isDifferent: Bool) { if isDifferent { markDirty(.content) } }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    let data = path?.svgData ?? ""
    guard isShown || !data.utf8.isEmpty else { return }
    isShown = !data.utf8.isEmpty
    func clean(_ value: Double, _ range: ClosedRange<Double>, or other: Double) -> Double {
      value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : other
    }
    let width = clean(lineWidth, 0...1e6, or: 0)
    let dashes = (lineDashPattern ?? []).allSatisfy { $0 >= 0 && $0.isFinite } ? lineDashPattern ?? [] : []
    commands.put(.shape, id)
    commands.put(data)
    commands.put(fillColor ?? .clear)
    commands.put(width > 0 ? strokeColor ?? .clear : .clear)
    commands.put(width)
    commands.put(clean(miterLimit, 1...1e6, or: 10))
    commands.put(UInt32(lineCap.rawValue))
    commands.put(UInt32(lineJoin.rawValue))
    commands.put(fillRule == .evenOdd)
    commands.put(clean(strokeStart, 0...1, or: 0))
    commands.put(clean(strokeEnd, 0...1, or: 1))
    commands.put(clean(lineDashPhase, -1e6...1e6, or: 0))
    commands.put(UInt32(dashes.count))
    for dash in dashes { commands.put(dash) }
  }
}

/// How the ends of a shape's stroke look.
public enum CAShapeLayerLineCap: UInt8 { case butt, round, square }

/// How the corners of a shape's stroke look.
public enum CAShapeLayerLineJoin: UInt8 { case miter, round, bevel }

/// What counts as inside a shape that crosses itself.
public enum CAShapeLayerFillRule: UInt8 { case nonZero, evenOdd }
