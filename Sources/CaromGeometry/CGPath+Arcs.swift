extension CGPath {
  /// Adds a part of a circle, after a line from the current point to its start where there is one.
  ///
  /// Angles are in radians from the x axis towards the y axis. Without `clockwise` they grow from start to end, by at
  /// most one full turn; with it they fall. On a screen, where y grows downwards, it looks the other way round: the word
  /// is Apple's, and `UIBezierPath` says it as it looks. A negative radius adds nothing.
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
      // Whole turns the wrong way come to a full circle.
      delta = difference + turn * (-difference / turn).rounded(.up)
      if delta <= 0 { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta, transform: transform)
  }

  /// Adds a part of a circle over an angle of `delta` radians, which may be negative or more than a turn, after a line
  /// from the current point to its start where there is one.
  ///
  /// It consists of cubic curves over at most a quarter turn, which leave the circle by at most 0.03 % of the radius.
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
    // A hair more than a quarter turn, as rounding may leave, is not worth another curve.
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

  /// Rounds a corner: adds a line from the current point towards the first end, and the part of a circle that touches it
  /// and the line from the first end to the second. Without a corner (the points in a line, no radius) only the line to
  /// the first end is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let from = currentPoint.applying(transform.inverted())
    let (ax, ay) = (from.x - tangent1End.x, from.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = (ax * by - ay * bx) / (a * b)
    guard radius > 0, cross.magnitude > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
    // tan(angle/2) = sin/(1 + cos) gives the distance from the corner to where the circle touches.
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

/// The direction of an angle; at multiples of a quarter turn exactly along an axis, so that circles end where they
/// should.
private func unitVector(_ angle: CGFloat) -> CGVector {
  let (sine, cosine) = sincos(angle)
  if sine.magnitude < 1e-15 { return CGVector(dx: cosine < 0 ? -1.0 : 1.0, dy: 0.0) }
  if cosine.magnitude < 1e-15 { return CGVector(dx: 0.0, dy: sine < 0 ? -1.0 : 1.0) }
  return CGVector(dx: cosine, dy: sine)
}
