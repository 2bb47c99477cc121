/// A path together with how it is to be filled and stroked.
///
/// Angles are in radians from the x axis; `clockwise` is as it looks on a screen, the way in which angles grow.
open class UIBezierPath {
  /// The figure itself; a copy of the value, so that what is done to it later does not change this path.
  public var cgPath: CGPath

  /// The width of a stroke, in points.
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter

  /// How long the tip of a mitred corner may be, in line widths, before it is cut off.
  public var miterLimit: CGFloat = 10

  /// How far drawn curves may be from the true ones, in pixels.
  public var flatness: CGFloat = 0.6

  /// Whether parts enclosed twice are outside.
  public var usesEvenOddFillRule = false

  /// The lengths of dashes and gaps in turn, in points; empty for a continuous stroke.
  package private(set) var lineDashPattern: [CGFloat] = []

  /// How far into the pattern a stroke begins, in points.
  package private(set) var lineDashPhase: CGFloat = 0

  public init() {
    cgPath = CGPath()
  }

  public init(cgPath: CGPath) {
    self.cgPath = cgPath
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// A rectangle with circular corners, of a radius of half the shorter side at most.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
  }

  /// A rectangle some of whose corners are quarters of ellipses, of half a side at most.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    cgPath.addRoundedRect(in: rect, corners: corners, radii: cornerRadii)
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

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

  /// Makes the stroke a dashed one: the first `count` numbers of the pattern are the lengths of dashes and gaps in turn,
  /// in points, and the stroke begins `phase` points into it. No pattern, or one with a length that is negative or not
  /// finite or without any length at all, makes it continuous.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    let lengths = Array((pattern ?? []).prefix(max(0, count)))
    let sum = lengths.reduce(0) { $0 + ($1 >= 0 ? $1 : .nan) }
    lineDashPattern = sum > 0 && sum < .infinity ? lengths : []
    lineDashPhase = phase.isFinite ? phase : 0
  }
}
