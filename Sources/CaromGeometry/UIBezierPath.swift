/// A path together with the style in which it is filled and stroked.
///
/// Angles are in radians from the x axis and increase clockwise as seen on the screen.
open class UIBezierPath {
  /// The figure itself, as a value: changing a copy does not change this path.
  public var cgPath: CGPath

  /// The width of a stroke, in points.
  public var lineWidth: CGFloat = 1
  /// The shape of the ends of a stroke.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of a stroke.
  public var lineJoinStyle = CGLineJoin.miter

  /// The greatest length of a mitered corner, in line widths, before it is cut off.
  public var miterLimit: CGFloat = 10

  /// The greatest deviation of drawn curves from the true ones, in pixels.
  public var flatness: CGFloat = 0.6

  /// Whether the even-odd rule decides what is inside, instead of the nonzero winding rule.
  public var usesEvenOddFillRule = false

  /// The lengths of dashes and gaps in turn, in points; empty for a solid stroke.
  package private(set) var lineDashPattern: [CGFloat] = []

  /// How far into the pattern a stroke starts, in points.
  package private(set) var lineDashPhase: CGFloat = 0

  /// An empty path.
  public init() {
    cgPath = CGPath()
  }

  /// A path with the given figure and the default style.
  public init(cgPath: CGPath) {
    self.cgPath = cgPath
  }

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// The ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// A rectangle with circular corners. The radius is limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
  }

  /// A rectangle with some rounded corners, which are quarter ellipses. Their radii are limited to half the sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    cgPath.addRoundedRect(in: rect, corners: corners, radii: cornerRadii)
  }

  /// A circular arc; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// An independent path with the same figure and style.
  public func copy() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.takeStyle(of: self)
    return copy
  }

  final func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    lineDashPattern = other.lineDashPattern
    lineDashPhase = other.lineDashPhase
  }

  /// Makes the stroke dashed.
  ///
  /// The stroke becomes solid if the pattern is nil or empty, has a negative or non-finite length, or only lengths of
  /// zero.
  /// - Parameter pattern: The lengths of dashes and gaps in turn, in points.
  /// - Parameter count: How many numbers of the pattern to use.
  /// - Parameter phase: How far into the pattern the stroke starts, in points. A value that is not finite counts as 0.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    let lengths = Array((pattern ?? []).prefix(max(0, count)))
    let sum = lengths.reduce(0) { $0 + ($1 >= 0 ? $1 : .nan) }
    lineDashPattern = sum > 0 && sum < .infinity ? lengths : []
    lineDashPhase = phase.isFinite ? phase : 0
  }
}

extension UIBezierPath: Hashable {
  /// Whether both are the same object.
  public static func == (left: UIBezierPath, right: UIBezierPath) -> Bool { left === right }
  /// Feeds the object's identity to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
