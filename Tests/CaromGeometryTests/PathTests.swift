import CaromGeometry
import Testing

@Suite struct PathTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func penAndSteps() {
    var path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 9, y: 9))
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.elements == [.move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .closeSubpath])
  }

  @Test func aPathIsAValue() {
    let bezier = UIBezierPath(rect: square)
    let kept = bezier.cgPath
    bezier.addLine(to: CGPoint(x: 50, y: 50))
    #expect(kept == CGPath(rect: square) && bezier.cgPath != kept)
  }

  @Test func circlesStayWithinThreeTenThousandths() {
    let circle = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0.3, endAngle: 5, clockwise: true).cgPath
    for path in [circle, arc] {
      for point in path.flattened(tolerance: 1e-9).flatMap(\.points) {
        #expect((hypot(point.x, point.y) - 1).magnitude < 0.0003)
      }
    }
  }

  @Test(arguments: [0.25, 0.01])
  func flatteningKeepsItsTolerance(tolerance: CGFloat) {
    var path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 150, y: 200), control2: CGPoint(x: -50, y: 200))
    let chords = path.flattened(tolerance: tolerance)[0].points
    // The curve itself, sampled much more finely.
    for point in path.flattened(tolerance: 1e-4)[0].points {
      let distance = zip(chords, chords.dropFirst()).map { distanceToLine(point, $0, $1) }.min()!
      #expect(distance <= tolerance)
    }
    #expect(chords.count < 200 && chords.last == CGPoint(x: 100, y: 0))
  }

  private func distanceToLine(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let t = min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)))
    return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
  }

  @Test func polylines() {
    var path = CGPath(rect: square)
    path.addLine(to: CGPoint(x: -5, y: -5))
    path.move(to: CGPoint(x: 1, y: 1))
    let polylines = path.flattened()
    #expect(polylines.map(\.isClosed) == [true, false, false])
    #expect(polylines[0].points.count == 4)
    #expect(polylines[1].points == [.zero, CGPoint(x: -5, y: -5)])
    #expect(polylines[2].points == [CGPoint(x: 1, y: 1)])
  }

  @Test func bothKindsOfBounds() {
    var path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGPath().boundingBox.isNull && CGPath().boundingBoxOfPath.isNull && UIBezierPath().bounds.isNull)
    let oval = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(oval.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    oval.apply(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(oval.cgPath.boundingBoxOfPath.width < oval.bounds.width)
    // The bounding box of a rotated ellipse is 2·√((a² + b²)/2) wide.
    #expect((oval.cgPath.boundingBoxOfPath.width - 2 * (312.5).squareRoot()).magnitude < 0.01)
  }

  @Test func arcsGoTheWayTheySay() {
    func end(_ from: CGFloat, _ to: CGFloat, _ clockwise: Bool) -> CGRect {
      UIBezierPath(arcCenter: .zero, radius: 1, startAngle: from, endAngle: to, clockwise: clockwise).cgPath
        .boundingBoxOfPath
    }
    func close(_ a: CGRect, _ b: CGRect) -> Bool {
      [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { $0.magnitude < 1e-3 }
    }
    let whole = CGRect(x: -1, y: -1, width: 2, height: 2)
    #expect(close(end(0, .pi / 2, true), CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(close(end(0, .pi / 2, false), whole))
    #expect(close(end(0, -.pi / 2, true), whole))
    #expect(close(end(0, -.pi / 2, false), CGRect(x: 0, y: -1, width: 1, height: 1)))
    #expect(close(end(0, 2 * .pi, true), whole) && close(end(0, 2 * .pi, false), whole))
    #expect(close(end(-.pi / 2, 1.5 * .pi, true), whole) && close(end(0, 9 * .pi, true), whole))
    var path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.elements.count == 2 && close(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func aFullArcEndsWhereItBegan() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(arc.currentPoint == CGPoint(x: 70, y: 50) && arc.cgPath.elements.count == 5)
  }

  @Test func anArcIsJoinedByALine() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: CGPoint(x: 20, y: 0), radius: 5, startAngle: .pi, endAngle: 0, clockwise: true)
    #expect(path.cgPath.elements[1] == .line(to: CGPoint(x: 15, y: 0)))
    #expect(path.currentPoint == CGPoint(x: 25, y: 0))
  }

  @Test func tangentArcsRoundACorner() {
    for end in [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: -10)] {
      var path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 4)
      #expect(path.elements.count == 3)
      guard case .line(let touch) = path.elements[1] else { return #expect(Bool(false)) }
      #expect(hypot(touch.x - 6, touch.y) < 1e-12)
      #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - end.y * 0.4) < 1e-12)
    }
    var straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func roundedRectangles() {
    let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 50)
    #expect(pill.bounds == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(!pill.contains(CGPoint(x: 1, y: 1)) && pill.contains(CGPoint(x: 1, y: 10)))
    #expect(UIBezierPath(roundedRect: square, cornerRadius: 0).cgPath == CGPath(rect: square))
    let tab = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4))
    #expect(!tab.contains(CGPoint(x: 0.5, y: 0.5)) && !tab.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(tab.contains(CGPoint(x: 0.5, y: 9.5)) && tab.contains(CGPoint(x: 9.5, y: 9.5)))
    let area = tab.cgPath.flattened(tolerance: 1e-4)[0].points.polygonArea
    #expect((area - (100 - 2 * (16 - 4 * CGFloat.pi))).magnitude < 0.01)
  }

  @Test func fillRules() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
    let ring = UIBezierPath(rect: square)
    ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)).reversing())
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func sharedSidesBelongToOneFigure() {
    let left = CGPath(rect: square)
    let right = CGPath(rect: square.offsetBy(dx: 10, dy: 0))
    let onTheSide = CGPoint(x: 10, y: 5)
    #expect(!left.contains(onTheSide) && right.contains(onTheSide))
    #expect(left.contains(.zero) && !left.contains(CGPoint(x: 5, y: 10)))
  }

  @Test func openSubpathsCountAsClosed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func smallPathsAreFollowedClosely() {
    let tiny = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 0.01, height: 0.01))
    #expect(tiny.contains(CGPoint(x: 0.0016, y: 0.0016)) && !tiny.contains(CGPoint(x: 0.0013, y: 0.0013)))
  }

  @Test func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 5))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 1), controlPoint2: CGPoint(x: 18, y: 2))
    path.close()
    path.lineWidth = 3
    let back = path.reversing()
    #expect(
      back.cgPath.elements == [
        .move(to: CGPoint(x: 20, y: 0)),
        .curve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 18, y: 2), control2: CGPoint(x: 12, y: 1)),
        .quadCurve(to: .zero, control: CGPoint(x: 5, y: 5)), .closeSubpath,
      ])
    #expect(back.lineWidth == 3)
    let area = path.cgPath.flattened()[0].points.polygonArea
    #expect((back.cgPath.flattened()[0].points.polygonArea + area).magnitude < 1e-9)
  }

  @Test func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 9], count: 2, phase: 1)
    #expect(path.lineDashPattern == [4, 2] && path.lineDashPhase == 1)
    #expect(path.copy().lineDashPattern == [4, 2])
    for bad in [[0, 0], [-1, 2], [.nan], []] as [[CGFloat]] {
      path.setLineDash(bad, count: bad.count, phase: .nan)
      #expect(path.lineDashPattern.isEmpty && path.lineDashPhase == 0)
    }
    path.setLineDash(nil, count: 3, phase: 0)
    #expect(path.lineDashPattern.isEmpty)
  }

  @Test func transforms() {
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPath(rect: square).copy(using: &twice) == CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(CGPath(rect: square, transform: &twice) == CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(CGPath(rect: square).copy(using: nil) == CGPath(rect: square, transform: nil))
    #expect(CGPath(rect: .null).isEmpty)
  }

  @Test func hugeCoordinatesDoNotTrap() {
    var path = CGMutablePath()
    let most = CGFloat.greatestFiniteMagnitude
    path.move(to: CGPoint(x: most, y: -most))
    path.addCurve(
      to: CGPoint(x: -most, y: most), control1: CGPoint(x: -most, y: -most), control2: CGPoint(x: most, y: most))
    path.addArc(center: .zero, radius: most, startAngle: 0, endAngle: -1e300, clockwise: false)
    path.closeSubpath()
    #expect(!path.flattened().isEmpty)
    _ = path.boundingBoxOfPath
    _ = path.contains(.zero)
    #expect(path.applying(CGAffineTransform(scaleX: 4, y: 4)).isEmpty)
  }
}
