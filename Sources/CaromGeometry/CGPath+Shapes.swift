extension CGPath {
  /// A closed rectangle; see `addRect(_:transform:)`.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    addRect(rect, transform: transform?.pointee ?? .identity)
  }

  /// The ellipse inscribed in a rectangle; see `addEllipse(in:transform:)`.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    addEllipse(in: rect, transform: transform?.pointee ?? .identity)
  }

  /// A closed rectangle with rounded corners; see `addRoundedRect(in:cornerWidth:cornerHeight:transform:)`.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init()
    let transform = transform?.pointee ?? .identity
    addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// Adds a new subpath of straight lines through the points. Without points it adds nothing.
  public mutating func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed rectangle, clockwise on the screen from the upper left corner. `null` or a rectangle that is not
  /// finite adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  /// Adds several closed rectangles; see `addRect(_:transform:)`.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the closed ellipse inscribed in a rectangle, clockwise on the screen from its right end.
  ///
  /// It consists of four cubic curves, which deviate from it by at most 0.03 % of the radius. A rectangle that is not
  /// finite adds nothing.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    let (a, b) = (rect.width / 2, rect.height / 2)
    let unit = CGAffineTransform(a: a, b: 0, c: 0, d: b, tx: rect.midX, ty: rect.midY).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: unit)
    for quarter in Quarter.all { addQuarter(quarter, transform: unit) }
    closeSubpath()
  }

  /// Adds a closed rectangle whose corners are quarter ellipses, clockwise on the screen from the right end of the
  /// upper left corner.
  ///
  /// The width and height of a corner are limited to half the rectangle's. If either is not positive, the corners are
  /// square.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  mutating func addRoundedRect(
    in rect: CGRect, corners: UIRectCorner, radii: CGSize, transform: CGAffineTransform = .identity
  ) {
    let a = min(radii.width, rect.width / 2)
    let b = min(radii.height, rect.height / 2)
    guard a > 0, b > 0, rect.isFinite else { return addRect(rect, transform: transform) }
    // Each corner with the center of its ellipse; a square corner is the outer corner of the same ellipse's quarter.
    let places: [(UIRectCorner, CGPoint, Quarter)] = [
      (.topRight, CGPoint(x: rect.maxX - a, y: rect.minY + b), .upToRight),
      (.bottomRight, CGPoint(x: rect.maxX - a, y: rect.maxY - b), .rightToDown),
      (.bottomLeft, CGPoint(x: rect.minX + a, y: rect.maxY - b), .downToLeft),
      (.topLeft, CGPoint(x: rect.minX + a, y: rect.minY + b), .leftToUp),
    ]
    let startX = corners.contains(.topLeft) ? rect.minX + a : rect.minX
    move(to: CGPoint(x: startX, y: rect.minY), transform: transform)
    for (corner, center, quarter) in places {
      let unit = CGAffineTransform(a: a, b: 0, c: 0, d: b, tx: center.x, ty: center.y).concatenating(transform)
      if corners.contains(corner) {
        addLine(to: quarter.start, transform: unit)
        addQuarter(quarter, transform: unit)
      } else {
        addLine(to: CGPoint(x: quarter.start.x + quarter.end.x, y: quarter.start.y + quarter.end.y), transform: unit)
      }
    }
    closeSubpath()
  }

  private mutating func addQuarter(_ quarter: Quarter, transform: CGAffineTransform) {
    let (p, q, k) = (quarter.start, quarter.end, Quarter.handle)
    addCurve(
      to: q, control1: CGPoint(x: p.x + k * q.x, y: p.y + k * q.y),
      control2: CGPoint(x: q.x + k * p.x, y: q.y + k * p.y), transform: transform)
  }
}

/// A quarter of the unit circle, clockwise on the screen.
private struct Quarter {
  var start: CGPoint
  var end: CGPoint

  static let rightToDown = Quarter(start: CGPoint(x: 1, y: 0), end: CGPoint(x: 0, y: 1))
  static let downToLeft = Quarter(start: CGPoint(x: 0, y: 1), end: CGPoint(x: -1, y: 0))
  static let leftToUp = Quarter(start: CGPoint(x: -1, y: 0), end: CGPoint(x: 0, y: -1))
  static let upToRight = Quarter(start: CGPoint(x: 0, y: -1), end: CGPoint(x: 1, y: 0))
  static let all = [rightToDown, downToLeft, leftToUp, upToRight]

  /// 4/3 · tan(π/8): the length of the control handles for which the middle of the curve lies on the circle.
  static let handle = 0.5522847498307933
}
