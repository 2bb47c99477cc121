import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import InclinedPlane

@Suite struct TutorialTests {
  /// The drawing commands that a view sends to the page, in one line.
  private func lines(_ view: UIView, in host: HeadlessHost) -> String {
    view.setNeedsDisplay()
    return host.commit().joined(separator: "\n")
  }

  @Test("IN-R1, IN-R2, IN-R3: ball and plane are drawn")
  func ballAndPlaneAreDrawn() {
    let stage = Stage()
    #expect(stage.slope.ball.backgroundColor == .clear && stage.slope.plane.backgroundColor == .clear)
    #expect(stage.slope.ball.bounds.size == CGSize(width: 50, height: 50))
    let text = lines(stage.slope.ball, in: stage.host)
    #expect(text.contains("draw"), "\(text)")
  }

  @Test("IN-R5, IN-R6, IN-R7: places on the slope")
  func placesOnTheSlope() {
    let stage = Stage()
    let slope = stage.slope
    let width = slope.view.bounds.width
    #expect(slope.plane.frame == CGRect(x: 0, y: 200, width: width, height: 80))
    stage.host.advance(ticks: 4)
    let ball = slope.ball.frame
    let line = 200 + 80 / width * ball.midX
    #expect((ball.maxY - line).magnitude < 1e-9)
    #expect(slope.movementTimer.timeInterval == 0.0125)
  }

  @Test("IN-R8: eighty calls a second without drift")
  func eightyCallsASecondWithoutDrift() {
    let stage = Stage()
    let start = stage.slope.calls
    stage.host.tap("Begin again")
    #expect(start > 0)
    stage.slope.change { $0.edge = .wraps }
    let before = stage.slope.calls
    for second in 1...60 {
      stage.host.advance(seconds: 1)
      #expect(stage.slope.calls - before == 80 * second)
    }
  }

  @Test("IN-F5: the first frame is too low")
  func theFirstFrameIsTooLow() {
    let stage = Stage()
    func firstFrame() -> Double {
      stage.tutorial.begin()
      return stage.slope.ball.frame.minY
    }
    let width = stage.slope.view.bounds.width
    #expect((firstFrame() - (200 + 80 / width * 20)).magnitude < 1e-9)
    stage.toggle("Mend the first frame")
    #expect((firstFrame() - (150 + 80 / width * 45)).magnitude < 1e-9)
  }

  @Test("IN-H1: a slope that swings keeps its ball")
  func aSlopeThatSwingsKeepsItsBall() {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 852, height: 393)] {
      let stage = Stage(size: size)
      stage.toggle("Animate the slope")
      stage.toggle("Always downhill")
      var leans: Set<Bool> = []
      for _ in 0..<1200 {
        stage.host.advance(ticks: 1)
        let (slope, ball) = (stage.slope, stage.slope.ball.frame)
        guard slope.calls > 0 else { continue }
        #expect((ball.maxY - slope.slope.line(at: ball.midX)).magnitude < 1e-9)
        leans.insert(slope.plane.leansLeft)
      }
      #expect(leans.count == 2)
    }
  }

  @Test("IN-F4: turning the device keeps contact")
  func turningTheDeviceKeepsContact() {
    let stage = Stage()
    stage.host.advance(ticks: 60)
    for _ in 0..<4 {
      stage.host.rotate()
      let ball = stage.slope.ball.frame
      #expect(stage.slope.plane.frame.width == stage.slope.view.bounds.width)
      #expect((ball.maxY - stage.slope.slope.line(at: ball.midX)).magnitude < 1e-9)
      stage.host.advance(ticks: 12)
    }
  }

  @Test("IN-F3: a ball that left runs nothing")
  func aBallThatLeftRunsNothing() {
    let stage = Stage()
    stage.host.advance(seconds: 8)
    #expect(stage.slope.slope.isGone)
    #expect(!stage.slope.movementTimer.isValid)
    stage.host.settle()
    #expect(!stage.host.needsFrame)
  }

  @Test func theListingFollowsItsValues() {
    let stage = Stage()
    func listing() -> String { stage.host.element("Listing")?.accessibilityLabel ?? "" }
    stage.tutorial.setHeight(120)
    stage.host.advance(ticks: 1)
    #expect(stage.host.screenText.contains("PLANE_HEIGHT"))
    #expect(stage.slope.plane.frame.height == 120)
    stage.tutorial.setHeight(-120)
    #expect(stage.slope.plane.leansLeft && stage.slope.plane.frame.height == 120)
  }

  @Test func leavingTheTabHoldsItAndComingBackGoesOn() {
    let stage = Stage()
    stage.host.advance(ticks: 12)
    stage.host.press("Space")
    let calls = stage.slope.calls
    stage.host.advance(seconds: 1)
    #expect(stage.slope.calls == calls)
    stage.host.press("Space")
    stage.host.advance(seconds: 1)
    #expect(stage.slope.calls >= calls + 80)
  }

  @Test func reducedMotionWaits() {
    let stage = Stage(reducesMotion: true)
    stage.host.advance(seconds: 1)
    #expect(stage.slope.calls == 0)
    stage.host.tap("Play")
    stage.host.advance(seconds: 1)
    #expect(stage.slope.calls == 80)
  }

  @Test func nothingIsComplainedAbout() {
    for (width, height) in [(320.0, 568.0), (852, 393), (768, 1024), (1440, 900)] {
      let stage = Stage(size: CGSize(width: width, height: height))
      stage.host.advance(seconds: 1)
      #expect(stage.host.diagnostics.isEmpty, "\(stage.host.diagnostics)")
      #expect(stage.host.isVisible("Sheet") && stage.host.isVisible("Ball"))
    }
  }
}
