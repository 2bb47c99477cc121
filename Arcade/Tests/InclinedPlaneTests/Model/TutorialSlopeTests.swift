import CaromGeometry
import Testing

@testable import InclinedPlane

struct TutorialSlopeTests {
  @Test("IN-R4: slope is height by width")
  func slopeIsHeightByWidth() {
    var slope = TutorialSlope(width: 375)
    #expect(slope.planeHeight == 80 && slope.slope == 80.0 / 375)
    slope.planeHeight = 200
    #expect(slope.slope == 200.0 / 375)
  }

  @Test("IN-R6: plane frame at any width")
  func planeFrameAtAnyWidth() {
    for width in [320.0, 375, 852, 1440] {
      #expect(TutorialSlope(width: width).planeFrame == CGRect(x: 0, y: 200, width: width, height: 80))
    }
  }

  @Test("IN-R9: each tick goes on by one")
  func eachTickGoesOnByOne() {
    var slope = TutorialSlope(width: 375)
    for tick in 1...300 {
      slope.moveBall()
      #expect(slope.x == 20 + Double(tick))
      let formula = 80.0 / 375 * slope.x + 200 - 50 + 80.0 * 25 / 375
      #expect((slope.ballFrame.minY - formula).magnitude < 1e-9)
    }
  }

  @Test("IN-R10: table of values")
  func tableOfValues() {
    let slope = TutorialSlope(width: 375)
    for (x, y) in [(20.0, 159.6), (21, 159.8133333333), (100, 176.6666666667), (375, 235.3333333333)] {
      #expect((slope.verticalBallPosition(x: x) - y).magnitude < 1e-9)
    }
  }

  @Test("IN-R11: no height breaks contact")
  func noHeightBreaksContact() {
    for height in 1...600 {
      for sign in [1.0, -1] {
        var slope = TutorialSlope(width: 375)
        slope.planeHeight = Double(height) * sign
        for x in [-50.0, 0, 20, 187.5, 325] {
          slope.x = x
          #expect(slope.gap.magnitude < 1e-9)
          slope.isTangent = true
          #expect(slope.tangentGap.magnitude < 1e-9)
          slope.isTangent = false
        }
      }
    }
  }

  @Test("IN-F1: the circle cuts into the line")
  func theCircleCutsIntoTheLine() {
    var slope = TutorialSlope(width: 375)
    #expect((slope.overlap - 0.56).magnitude < 0.005)
    #expect((-slope.tangentGap - 0.55).magnitude < 0.005)
    slope.planeHeight = 200
    #expect((slope.overlap - 3.33).magnitude < 0.005)
    #expect((-slope.tangentGap - 2.94).magnitude < 0.005)
  }

  @Test("IN-F5: the first frame and its mending")
  func theFirstFrameAndItsMending() {
    var slope = TutorialSlope(width: 375)
    slope.measuredSize = 0
    #expect((slope.ballFrame.minY - 204.27).magnitude < 0.005)
    slope.moveBall()
    #expect((slope.ballFrame.minY - 159.81).magnitude < 0.005)
    let mended = TutorialSlope(width: 375)
    #expect((mended.ballFrame.minY - 159.6).magnitude < 1e-9)
  }

  @Test("IN-X1: downhill whichever way it leans")
  func downhillWhicheverWayItLeans() {
    for height in [-300.0, -80, -1, 0, 1, 80, 300] {
      var slope = TutorialSlope(width: 375)
      slope.goesDownhill = true
      slope.planeHeight = height
      slope.x = 150
      let before = slope.ballFrame.minY
      slope.moveBall()
      #expect(slope.x - 150 == (height > 0 ? 1 : height < 0 ? -1 : 0))
      #expect(height == 0 ? slope.ballFrame.minY == before : slope.ballFrame.minY > before)
    }
  }

  @Test("IN-F3: the edge is defined")
  func theEdgeIsDefined() {
    var slope = TutorialSlope(width: 375)
    for _ in 0..<400 { slope.moveBall() }
    #expect(slope.isGone)
    slope = TutorialSlope(width: 375)
    slope.edge = .stops
    for _ in 0..<400 { slope.moveBall() }
    #expect(slope.x == 325 && !slope.isGone)
    slope = TutorialSlope(width: 375)
    slope.edge = .wraps
    for _ in 0..<400 { slope.moveBall() }
    #expect(slope.x < 0 && !slope.isGone)
  }

  @Test("IN-F2: the listing uses the true relation")
  func theListingUsesTheTrueRelation() {
    let slope = TutorialSlope(width: 375)
    let text = Listing.text(slope, isMended: false)
    #expect(text.contains("PLANE_HEIGHT: CGFloat = 80"))
    #expect(text.contains("(planeY * ballRadius) / planeX"))
    #expect(text.contains("0.0125"))
  }
}

/// The true ball beside the tutorial's.
@Suite struct TrueBallTests {
  @Test("IN-H2, IN-X1: the true ball speeds up by g sin θ / (1 + 2/5), downhill, on the line") func rolls() {
    for height in [-300.0, -80, 0, 20, 80, 300] {
      var slope = TutorialSlope(width: 375)
      slope.planeHeight = height
      var ball = TrueBall(x: 150)
      for _ in 0..<40 { ball.roll(on: slope) }
      let angle = atan(height / 375)
      let a = 981 * sin(angle) / 1.4
      #expect((ball.speed - a * 0.5).magnitude < 1e-6)
      #expect((ball.x - 150 - a * 0.125 * cos(angle)).magnitude < 1e-6)
      let frame = ball.frame(on: slope)
      // The distance of the circle's middle from the line is its radius.
      let distance = (slope.line(at: frame.midX) - frame.midY) * cos(angle)
      #expect((distance - 25).magnitude < 1e-9)
    }
  }
}
