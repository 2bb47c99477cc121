extension CGPath {
  /// Adds a circular arc, preceded by a line from the current point to its start if the path is not empty.
  ///
  /// Angles are in radians, from the x axis towards the y axis. They increase from start to end by at most one full
  /// turn, or decrease if `clockwise` is true. The name is Apple's and describes a y axis that points up: on the
  /// screen, where y grows downwards, the direction looks reversed. `UIBezierPath.addArc` uses the direction seen on
  /// the screen.
  ///
  /// A negative radius or an angle that is not finite adds nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? startAngle - endAngle : endAngle - startAngle
    guard difference.isFinite else { return }
    var delta = difference
    if difference >= turn {
      delta = turn
    } else if difference < 0 {
      // Whole turns in the wrong direction make a full circle.
      delta = difference + turn * (-difference / turn).rounded(.up)
      if delta <= 0 { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta, transform: transform)
  }

  /// Adds a circular arc over `delta` radians, preceded by a line from the current point to its start if the path is
  /// not empty. `delta` may be negative or more than one turn.
  ///
  /// The arc consists of cubic curves over at most a quarter turn each, which deviate from the circle by at most 0.03 %
  /// of the radius. A negative radius, an angle that is not finite, or a `delta` of 500 turns or more adds nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard radius >= 0, startAngle.isFinite, delta.magnitude < 1000 * .pi else { return }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    var direction = unitVector(startAngle)
    let start = CGPoint(x: direction.dx, y: direction.dy)
    if isEmpty {
      move(to: start, transform: circle)
    } else {
      addLine(to: start, transform: circle)
    }
    // The tolerance keeps a rounding error from adding another curve after a quarter turn.
    let count = (delta.magnitude / (.pi / 2) - 1e-9).rounded(.up)
    guard count > 0 else { return }
    let step = delta / count
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 1...Int(count) {
      let next = unitVector(index == Int(count) ? startAngle + delta : startAngle + step * CGFloat(index))
      addCurve(
        to: CGPoint(x: next.dx, y: next.dy),
        control1: CGPoint(x: direction.dx - handle * direction.dy, y: direction.dy + handle * direction.dx),
        control2: CGPoint(x: next.dx + handle * next.dy, y: next.dy - handle * next.dx), transform: circle)
      direction = next
    }
  }

  /// Rounds a corner: adds a line from the current point towards the first tangent end, and an arc that touches this
  /// line and the line from the first to the second tangent end.
  ///
  /// Without a corner (collinear points or a radius that is not positive) it adds only a line to the first tangent end.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let from = currentPoint.applying(transform.inverted())
    let (ax, ay) = (from.x - tangent1End.x, from.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = (ax * by - ay * bx) / (a * b)
    guard radius > 0, cross.magnitude > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
    // tan(angle/2) = sin/(1 + cos) gives the distance from the corner to the points of tangency.
    let cosine = (ax * bx + ay * by) / (a * b)
    let distance = radius * (1 + cosine) / cross.magnitude
    let touch1 = CGPoint(x: tangent1End.x + ax / a * distance, y: tangent1End.y + ay / a * distance)
    let touch2 = CGPoint(x: tangent1End.x + bx / b * distance, y: tangent1End.y + by / b * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch1.x - side * ay / a * radius, y: touch1.y + side * ax / a * radius)
    addArc(
      center: center, radius: radius, startAngle: atan2(touch1.y - center.y, touch1.x - center.x),
      endAngle: atan2(touch2.y - center.y, touch2.x - center.x), clockwise: cross > 0, transform: transform)
  }
}

/// The unit vector of an angle, exactly along an axis at multiples of a quarter turn, so that circles close.
private func unitVector(_ angle: CGFloat) -> CGVector {
  let (sine, cosine) = sincos(angle)
  if sine.magnitude < 1e-15 { return CGVector(dx: cosine < 0 ? -1.0 : 1.0, dy: 0.0) }
  if cosine.magnitude < 1e-15 { return CGVector(dx: 0.0, dy: sine < 0 ? -1.0 : 1.0) }
  return CGVector(dx: cosine, dy: sine)
}
