import CaromGeometry

/// Records what is drawn; the page replays the recording on a canvas.
///
/// Coordinates are in points, from the upper left corner, with y pointing down. Shapes with coordinates that are not
/// finite are left out. Dynamic colors are resolved when they are set.
///
///     override func draw(_ rect: CGRect) {
///       guard let context = UIGraphicsGetCurrentContext() else { return }
///       context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
///       context.fillEllipse(in: bounds.insetBy(dx: 4, dy: 4))
///     }
public final class CGContext {
  /// The operations recorded, see `DrawingCommand`.
  package var words: [UInt32] { recorded.words }
  private var recorded = CommandBuffer(isAnonymous: true)
  /// Whether anything has been painted.
  package private(set) var hasInk = false

  /// The transform from the drawing code's coordinates to those of the canvas.
  public private(set) var ctm = CGAffineTransform.identity

  /// The current path, in the drawing code's coordinates.
  public private(set) var path = CGPath()

  /// The state that the drawing code has set. `told` is the state that the canvas has; painting sends the difference.
  var wanted = Pen()
  private var told: Pen
  private var saved: [(ctm: CGAffineTransform, wanted: Pen, told: Pen)] = []
  private let told0: Pen
  /// The size of the image that `UIGraphicsBeginImageContext` began, in points; nil in other contexts.
  var imageSize: CGSize?
  /// By how much the opacity of everything is multiplied, 0 … 1.
  var groupAlpha = 1.0
  /// The number of saved states that have not been restored.
  var savedStates: Int { saved.count }

  /// The part of the state that describes colors, lines and blending.
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

  /// Creates a context for an empty canvas. Pass true for `isEmbedded` if the recording is to be replayed within others,
  /// where colors and lines may have any values when it begins.
  package init(isEmbedded: Bool = false) {
    told0 = isEmbedded ? Pen.unknown : Pen()
    told = told0
  }

  /// Starts a new recording and keeps the allocated memory.
  func reset() {
    recorded.removeAll()
    hasInk = false
    ctm = .identity
    path = CGPath()
    wanted = Pen()
    groupAlpha = 1
    told = told0
    saved.removeAll(keepingCapacity: true)
  }

  // MARK: State

  /// Saves the transform, clip, colors, lines, opacity, blend mode and shadow. The path is not part of the state.
  public func saveGState() {
    saved.append((ctm, wanted, told))
    put(.save)
  }

  /// Restores the state that was saved last. If none was saved, this is diagnosed and nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      return UIApplication.shared.diagnose(
        "CGContext: restoreGState was called without a saveGState before it; call them in pairs.")
    }
    if !path.isEmpty { path = path.applying(ctm.concatenating(last.ctm.inverted())) }
    (ctm, wanted, told) = last
    put(.restore)
  }

  /// Moves the origin of what is drawn from now on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Scales what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Rotates what is drawn from now on, in radians; positive angles are clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform before the current one; a transform that is not finite is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite, !transform.isIdentity else { return }
    ctm = transform.concatenating(ctm)
    // The current path stays where it was built.
    if !path.isEmpty { path = path.applying(transform.inverted()) }
    put(.transform(transform))
  }

  // MARK: Path

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }
  /// Where the current path's next element starts; zero if the path is empty.
  public var currentPointOfPath: CGPoint { path.currentPoint }
  /// The smallest rectangle that contains all points of the current path, including control points; `null` if it is
  /// empty.
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  /// Replaces the current path with an empty one.
  public func beginPath() { path = CGPath() }
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point to `point`.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Starts a new subpath at the first of the points and connects them all by straight lines.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a cubic Bézier curve from the current point to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve from the current point to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Adds a circular arc, and a line to its start if the path has a current point. Angles are in radians.
  ///
  /// `clockwise` has the same meaning as in `CGPath.addArc`, which is the opposite of what is seen on the screen. A
  /// negative radius, and angles that are not finite, add nothing.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds an arc of a circle that touches two lines, from the current point to `tangent1End` and from there to
  /// `tangent2End`; see `CGPath.addArc`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds the ellipse that fits in a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds each of the rectangles.
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  /// Adds the elements of another path.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// Connects the current point to the start of its subpath.
  public func closePath() { path.closeSubpath() }

  // MARK: Writing

  func put(_ operation: DrawingCommand) { recorded.put(operation) }

  func put(recording: [UInt32]) { recorded.put(recording: recording) }

  /// Notes that the operations that follow paint something.
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

  /// Sends the canvas the state that a fill needs.
  func tellFill() {
    if told.fill != wanted.fill {
      told.fill = wanted.fill
      put(.fillColor(wanted.fill))
    }
    tellMixing()
  }

  /// Sends the canvas the state that a stroke needs.
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

  /// Sends the canvas the opacity, blend mode and shadow.
  func tellMixing() {
    let alpha = wanted.alpha * groupAlpha
    if told.alpha != alpha {
      told.alpha = alpha
      put(.alpha(alpha))
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

  /// Clears the path, as every operation that paints it does.
  func endPath() { path = CGPath() }
}

extension CGContext.Pen {
  /// A state that differs from any real one, so that everything that is used is sent.
  fileprivate static var unknown: Self {
    var pen = Self()
    pen.fill.alpha = -1
    pen.stroke.alpha = -1
    pen.line.width = -1
    pen.line.miterLimit = -1
    return pen
  }
}
