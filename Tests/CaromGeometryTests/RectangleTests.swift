import CaromGeometry
import Testing

@Suite struct RectangleTests {
  let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func derivedMembersAnswerForTheStandardisedRectangle() {
    let backwards = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect(backwards.width == 30 && backwards.height == 40)
    #expect(backwards.minX == 10 && backwards.maxX == 40 && backwards.minY == 20 && backwards.maxY == 60)
    #expect(backwards.midX == 25 && backwards.midY == 40)
    #expect(backwards.standardized == rect)
    #expect(backwards.size == CGSize(width: -30, height: -40))
  }

  @Test func nullEmptyInfinite() {
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !CGRect.null.isFinite)
    #expect(CGRect.zero.isEmpty && !CGRect.zero.isNull)
    #expect(CGRect.infinite.isInfinite && !CGRect.infinite.isEmpty && CGRect.infinite.contains(rect))
    #expect(CGRect(x: 1, y: 2, width: 0, height: 5).isEmpty && !rect.isEmpty)
    #expect(!CGRect(x: .nan, y: 0.0, width: 1.0, height: 1.0).isFinite)
  }

  @Test func insets() {
    #expect(rect.insetBy(dx: 5, dy: -5) == CGRect(x: 15, y: 15, width: 20, height: 50))
    #expect(rect.insetBy(dx: 16, dy: 0).isNull)
    #expect(rect.insetBy(dx: 15, dy: 0) == CGRect(x: 25, y: 20, width: 0, height: 40))
    #expect(CGRect.null.insetBy(dx: -1, dy: -1).isNull)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 24, height: 36))
  }

  @Test func offset() {
    #expect(rect.offsetBy(dx: -10, dy: 1) == CGRect(x: 0, y: 21, width: 30, height: 40))
    #expect(CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
  }

  @Test func union() {
    #expect(rect.union(.null) == rect && CGRect.null.union(rect) == rect)
    #expect(rect.union(CGRect(x: 0, y: 0, width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(rect.union(.infinite).isInfinite)
  }

  @Test func intersection() {
    let other = CGRect(x: 25, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == CGRect(x: 25, y: 20, width: 15, height: 10))
    #expect(rect.intersection(CGRect(x: 40, y: 20, width: 5, height: 5)).isEmpty)
    #expect(!rect.intersection(CGRect(x: 40, y: 20, width: 5, height: 5)).isNull)
    #expect(rect.intersection(CGRect(x: 41, y: 20, width: 5, height: 5)).isNull)
    #expect(rect.intersection(.infinite) == rect && CGRect.infinite.intersection(rect) == rect)
    #expect(rect.intersection(.null).isNull)
  }

  @Test func intersects() {
    #expect(rect.intersects(CGRect(x: 39, y: 59, width: 5, height: 5)))
    #expect(!rect.intersects(CGRect(x: 40, y: 20, width: 5, height: 5)))
    #expect(rect.intersects(CGRect(x: 20, y: 30, width: 0, height: 0)))
    #expect(!rect.intersects(CGRect(x: 40, y: 30, width: 0, height: 0)))
    #expect(!rect.intersects(.null) && !CGRect.null.intersects(.null) && rect.intersects(.infinite))
  }

  @Test func upperAndLeftSidesBelongToTheRectangle() {
    #expect(rect.contains(CGPoint(x: 10, y: 20)) && rect.contains(CGPoint(x: 39.999, y: 59.999)))
    #expect(!rect.contains(CGPoint(x: 40, y: 30)) && !rect.contains(CGPoint(x: 20, y: 60)))
    #expect(!rect.contains(CGPoint(x: CGFloat.nan, y: 30)))
    #expect(rect.contains(rect) && rect.contains(CGRect.null) && !CGRect.null.contains(rect))
    #expect(!rect.contains(CGRect(x: 10, y: 20, width: 31, height: 1)))
  }

  @Test func integral() {
    let broken = CGRect(x: -0.5, y: 1.2, width: 2, height: 0.5)
    #expect(broken.integral == CGRect(x: -1, y: 1, width: 3, height: 1))
    #expect(rect.integral == rect && CGRect.null.integral.isNull)
  }

  @Test func divided() {
    let left = rect.divided(atDistance: 10, from: .minXEdge)
    #expect(left.slice == CGRect(x: 10, y: 20, width: 10, height: 40))
    #expect(left.remainder == CGRect(x: 20, y: 20, width: 20, height: 40))
    let bottom = rect.divided(atDistance: 10, from: .maxYEdge)
    #expect(bottom.slice == CGRect(x: 10, y: 50, width: 30, height: 10))
    #expect(bottom.remainder == CGRect(x: 10, y: 20, width: 30, height: 30))
    #expect(rect.divided(atDistance: 99, from: .minYEdge).slice == rect)
    #expect(rect.divided(atDistance: -1, from: .maxXEdge).remainder == rect)
  }

  @Test func descriptions() {
    #expect("\(rect.origin) \(rect.size) \(rect)" == "(10.0, 20.0) (30.0, 40.0) (10.0, 20.0, 30.0, 40.0)")
  }
}
