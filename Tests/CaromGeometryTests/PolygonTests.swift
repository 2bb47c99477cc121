import CaromGeometry
import Testing

@Suite struct PolygonTests {
  let square = [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 2), CGPoint(x: 0, y: 2)]
  let arrow = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 2), CGPoint(x: 0, y: 4), CGPoint(x: 1, y: 2)]

  @Test func area() {
    #expect(square.polygonArea == 4 && Array(square.reversed()).polygonArea == -4)
    #expect(arrow.polygonArea == 6 && [CGPoint]().polygonArea == 0 && Array(square.prefix(2)).polygonArea == 0)
    let far = square.map { CGPoint(x: $0.x + 1e9, y: $0.y - 1e9) }
    #expect(far.polygonArea == 4)
  }

  @Test func centroid() {
    #expect(square.polygonCentroid == CGPoint(x: 1, y: 1))
    let ell = [
      CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 3),
      CGPoint(x: 0, y: 3),
    ]
    // A bar of area 4 around (2, ½) and one of area 2 around (½, 2).
    #expect(hypot(ell.polygonCentroid!.x - 1.5, ell.polygonCentroid!.y - 1) < 1e-12)
    #expect([CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 5)].polygonCentroid == CGPoint(x: 2, y: 3))
    #expect([CGPoint]().polygonCentroid == nil)
  }

  @Test func convexity() {
    #expect(square.isConvexPolygon && Array(square.reversed()).isConvexPolygon && !arrow.isConvexPolygon)
    let star = (0..<5).map { i in
      let direction = sincos(Double(i) * 0.8 * .pi)
      return CGPoint(x: direction.cos, y: direction.sin)
    }
    #expect(!star.isConvexPolygon && star.convexHull.isConvexPolygon)
    let withMiddle = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)] + square.dropFirst()
    #expect(withMiddle.isConvexPolygon)
    #expect(![CGPoint.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)].isConvexPolygon && ![CGPoint]().isConvexPolygon)
    for sides in 3..<40 {
      let regular = (0..<sides).map { i in
        let direction = sincos(2 * .pi * Double(i) / Double(sides))
        return CGPoint(x: 30 * direction.cos, y: 30 * direction.sin)
      }
      #expect(regular.isConvexPolygon, "\(sides) sides")
    }
  }

  @Test func hull() {
    let inner = [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 1.5)]
    #expect((inner + square + square.reversed()).convexHull == square)
    #expect(arrow.convexHull == [arrow[0], arrow[1], arrow[2]])
    #expect([CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1)].convexHull == [CGPoint(x: 1, y: 1)])
    #expect([CGPoint(x: 2, y: 2), .zero, CGPoint(x: 1, y: 1)].convexHull == [.zero, CGPoint(x: 2, y: 2)])
    #expect([CGPoint]().convexHull.isEmpty)
  }

  @Test func winding() {
    #expect(square.windingNumber(around: CGPoint(x: 1, y: 1)) == 1)
    #expect(Array(square.reversed()).windingNumber(around: CGPoint(x: 1, y: 1)) == -1)
    #expect((square + square).windingNumber(around: CGPoint(x: 1, y: 1)) == 2)
    #expect(square.windingNumber(around: CGPoint(x: 3, y: 1)) == 0)
  }
}
