import CaromGeometry

/// Records what is drawn; the page replays it on a canvas.
///
/// Coordinates are points, from the upper left corner down. What is not finite is left out. Colours are resolved when
/// they are set.
public final class CGContext {
  /// The operations recorded, see `DrawingCommand`.
  package var words: [UInt32] { recorded.words }
  private var recorded = CommandBuffer(isAnonymous: true)
  /// Whether anything was painted.
  package private(set) var hasInk = false

  /// Takes the user's coordinates to those of the canvas.
  public private(set) var ctm = CGAffineTransform.identity

  /// The path being built, in user coordinates.
  public private(set) var path = CGPath()

  /// What the drawing code asked for, and what the canvas was told; the difference is told when paint needs it.
  var wanted = Pen()
  private var told: Pen
  private var saved: [(ctm: CGAffineTransform, wanted: Pen, told: Pen)] = []
  private let told0: Pen
  /// The size of the image being drawn with `UIGraphicsBeginImageContext`.
  var imageSize: CGSize?
  /// How many states wait to be restored.
  var savedStates: Int { saved.count }

  /// The state of colours and lines.
  struct Pen {
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = LineStyle()
    var alpha = 1.0
    var mixing = CGBlendMode.normal
    var shadow = Shadow()
  }

  struct LineStyle: Equatable {
    var width = 1.0
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit = 10.0
    var dashes: [Double] = []
    var dashPhase = 0.0
  }

  struct Shadow: Equatable {
    var color = CGColor.clear
    var blur = 0.0
    var offset = CGSize.zero
  }

  /// A context on an empty canvas; `isEmbedded` for recordings that are replayed within others, whose colours and
  /// lines may be any when it begins.
  package init(isEmbedded: Bool = false) {
    told0 = isEmbedded ? Pen.unknown : Pen()
    told = told0
  }

  /// Begins anew, keeping the room it has.
  func reset() {
    recorded.removeAll()
    hasInk = false
    ctm = .identity
    path = CGPath()
    wanted = Pen()
    told = told0
    saved.removeAll(keepingCapacity: true)
  }

  // MARK: State

  /// Remembers transform, clip, colours and lines; the path is not among them.
  public func saveGState() {
    saved.append((ctm, wanted, told))
    put(.save)
  }

  /// Goes back to what was remembered last; without that, nothing happens but a diagnostic.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      return UIApplication.shared.diagnose(
        "CGContext: restoreGState without a saveGState before it; call them in pairs.")
    }
    if !path.isEmpty { path = path.applying(ctm.concatenating(last.ctm.inverted())) }
    (ctm, wanted, told) = last
    put(.restore)
  }

  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what is drawn from now on, in radians; positive is clockwise.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform before the one in force; one that is not finite is left out.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite, !transform.isIdentity else { return }
    ctm = transform.concatenating(ctm)
    // A path stays where it was built.
    if !path.isEmpty { path = path.applying(transform.inverted()) }
    put(.transform(transform))
  }

  // MARK: Path

  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint }
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  public func beginPath() { path = CGPath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// See `CGPath.addArc`: `clockwise` means the way it does there, which looks the other way round on a screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  public func addPath(_ other: CGPath) { path.addPath(other) }
  public func closePath() { path.closeSubpath() }

  // MARK: Writing

  func put(_ operation: DrawingCommand) { recorded.put(operation) }

  func put(recording: [UInt32]) { recorded.put(recording: recording) }

  /// Notes that what follows paints.
  func ink() { hasInk = true }

  func write(_ path: CGPath) {
    put(.beginPath)
    for element in path.elements {
      switch element {
      case .move(let to): put(.move(to))
      case .line(let to): put(.line(to))
      case .quadCurve(let to, let control): put(.quadCurve(to, control: control))
      case .curve(let to, let control1, let control2): put(.curve(to, control1: control1, control2: control2))
      case .closeSubpath: put(.closePath)
      }
    }
  }

  /// Tells the canvas what filling needs.
  func tellFill() {
    if told.fill != wanted.fill {
      told.fill = wanted.fill
      put(.fillColor(wanted.fill))
    }
    tellMixing()
  }

  /// Tells the canvas what stroking needs.
  func tellStroke(_ line: LineStyle) {
    if told.stroke != wanted.stroke {
      told.stroke = wanted.stroke
      put(.strokeColor(wanted.stroke))
    }
    if told.line.width != line.width { put(.lineWidth(line.width)) }
    if told.line.cap != line.cap { put(.lineCap(UInt32(line.cap.rawValue))) }
    if told.line.join != line.join { put(.lineJoin(UInt32(line.join.rawValue))) }
    if told.line.miterLimit != line.miterLimit { put(.miterLimit(line.miterLimit)) }
    if told.line.dashes != line.dashes || told.line.dashPhase != line.dashPhase {
      put(.lineDash(phase: line.dashPhase, lengths: line.dashes))
    }
    told.line = line
    tellMixing()
  }

  /// Tells the canvas how paint mixes with what is there.
  func tellMixing() {
    if told.alpha != wanted.alpha {
      told.alpha = wanted.alpha
      put(.alpha(wanted.alpha))
    }
    if told.mixing != wanted.mixing {
      told.mixing = wanted.mixing
      put(.mixing(wanted.mixing.canvasName))
    }
    if told.shadow != wanted.shadow {
      told.shadow = wanted.shadow
      put(.shadow(wanted.shadow.color, blur: wanted.shadow.blur, offset: wanted.shadow.offset))
    }
  }

  /// Forgets the path, as every painting of it does.
  func endPath() { path = CGPath() }
}

extension CGContext.Pen {
  /// Colours and lines unlike any, so that all that is used is told.
  fileprivate static var unknown: Self {
    var pen = Self()
    pen.fill.alpha = -1
    pen.stroke.alpha = -1
    pen.line.width = -1
    pen.line.miterLimit = -1
    return pen
  }
}
