/// A figure of lines and curves: one or more subpaths, each of which starts with a move and may be closed.
///
/// It is a value type, so a layer keeps the path that it was given. `CGMutablePath` is the same type; where Apple's
/// code says `let path = CGMutablePath()`, say `var`.
///
/// A line or curve without a current point adds nothing, and so does any element with a coordinate that is not finite.
public struct CGPath: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// The elements in order.
  public private(set) var elements: [Element] = []

  /// The end of the last element, or the start of the subpath after a close. Zero for an empty path.
  public var currentPoint: CGPoint { pen }

  private var pen = CGPoint.zero
  private var start = CGPoint.zero

  /// An empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath. Directly after another move it replaces that move.
  public mutating func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    guard point.isFinite else { return }
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(to: point))
    pen = point
    start = point
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    guard !isEmpty, point.isFinite else { return }
    elements.append(.line(to: point))
    pen = point
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let (end, control) = (end.applying(transform), control.applying(transform))
    guard !isEmpty, end.isFinite, control.isFinite else { return }
    elements.append(.quadCurve(to: end, control: control))
    pen = end
  }

  /// Adds a cubic Bézier curve from the current point.
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

  /// Adds a line back to the start of the subpath and makes it the current point. Does nothing on an empty path or
  /// directly after another close.
  public mutating func closeSubpath() {
    if isEmpty || elements.last == .closeSubpath { return }
    elements.append(.closeSubpath)
    pen = start
  }

  /// Adds the elements of another path.
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

  /// The path with the transform applied to every point.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    var path = CGPath()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path itself: paths are values.
  public func copy() -> CGPath { self }

  /// The path itself: paths are values.
  public func mutableCopy() -> CGMutablePath { self }

  /// The path with the transform applied to every point; the path itself if the transform is nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    transform.map { applying($0.pointee) } ?? self
  }
}

/// A path under construction: the same type as `CGPath`.
public typealias CGMutablePath = CGPath

/// The rule that decides which points are inside a path that crosses or encloses itself.
public enum CGPathFillRule: Int32, Sendable {
  /// Points around which the path winds a nonzero number of times.
  case winding
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// The shape of the ends of a stroke.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point, a half disc beyond it, or a half square beyond it.
  case butt, round, square
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, a disc, or a corner cut off.
  case miter, round, bevel
}
