/// A figure of lines and curves: one or more subpaths, each begun by a move and perhaps closed.
///
/// A value, so a layer that is given a path keeps it as it was. `CGMutablePath` is the same type; where Apple's code
/// says `let path = CGMutablePath()`, say `var`.
///
/// A line or curve needs a current point, without one it is left out, and so is anything with a coordinate that is not
/// finite.
public struct CGPath: Hashable {
  /// A step of the pen.
  public enum Element: Hashable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []

  /// Where the pen is: the end of the last step, after a close the start of the subpath. Zero for an empty path.
  public var currentPoint: CGPoint { pen }

  private var pen = CGPoint.zero
  private var start = CGPoint.zero

  /// A path without steps.
  public init() {}

  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath.
  public mutating func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    guard point.isFinite else { return }
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(to: point))
    pen = point
    start = point
  }

  /// Draws a straight line from the current point.
  public mutating func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    guard !isEmpty, point.isFinite else { return }
    elements.append(.line(to: point))
    pen = point
  }

  /// Draws a parabola from the current point: it leaves towards the control point and arrives from there.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let (end, control) = (end.applying(transform), control.applying(transform))
    guard !isEmpty, end.isFinite, control.isFinite else { return }
    elements.append(.quadCurve(to: end, control: control))
    pen = end
  }

  /// Draws a cubic Bézier curve: it leaves towards the first control point and arrives from the second.
  public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let (end, control1, control2) = (
      end.applying(transform), control1.applying(transform), control2.applying(transform)
    )
    guard !isEmpty, end.isFinite, control1.isFinite, control2.isFinite else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    pen = end
  }

  /// Draws a line back to the start of the subpath, where a next one begins unless there is a move.
  public mutating func closeSubpath() {
    if isEmpty || elements.last == .closeSubpath { return }
    elements.append(.closeSubpath)
    pen = start
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    for element in other.elements { add(element, transform: transform) }
  }

  mutating func add(_ element: Element, transform: CGAffineTransform = .identity) {
    switch element {
    case .move(let to): move(to: to, transform: transform)
    case .line(let to): addLine(to: to, transform: transform)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control, transform: transform)
    case .curve(let to, let control1, let control2):
      addCurve(to: to, control1: control1, control2: control2, transform: transform)
    case .closeSubpath: closeSubpath()
    }
  }

  /// The path with every point taken elsewhere.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    var path = CGPath()
    path.addPath(self, transform: transform)
    return path
  }

  public func copy() -> CGPath { self }

  public func mutableCopy() -> CGMutablePath { self }

  /// The path with every point taken elsewhere; the path itself without a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    transform.map { applying($0.pointee) } ?? self
  }
}

/// A path to be built up, see `CGPath`.
public typealias CGMutablePath = CGPath

/// What counts as inside a path that crosses or encloses itself.
public enum CGPathFillRule: Int32 {
  /// Where the path runs around a different number of times one way than the other.
  case winding
  /// Where a ray to the outside crosses the path an odd number of times.
  case evenOdd
}

/// How the ends of a stroke look.
public enum CGLineCap: Int32 {
  case butt, round, square
}

/// How the corners of a stroke look.
public enum CGLineJoin: Int32 {
  case miter, round, bevel
}
