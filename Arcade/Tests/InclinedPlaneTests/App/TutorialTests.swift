import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import InclinedPlane

@Suite struct TutorialTests {
  private static let (red, black): (String, String) = ("#ffff0000", "#ff000000")

  @Test("IN-R1, IN-R3: the ball is a red circle in a transparent view")
  func theBallIsARedCircleInATransparentView() throws {
    let stage = PlaneStage()
    let ball = stage.slope.ball
    #expect(ball.backgroundColor == .clear && ball.bounds.size == CGSize(width: 50, height: 50))
    let figure = try #require(DrawnFigure(ball, in: stage.host))
    #expect(figure.size == CGSize(width: 50, height: 50))
    for (x, y) in [(0.5, 0.5), (0.04, 0.5), (0.96, 0.5), (0.5, 0.04), (0.5, 0.96), (0.2, 0.2)] {
      #expect(figure.color(x, y) == Self.red, "\(x), \(y)")
    }
    for (x, y) in [(0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98), (0.1, 0.1)] {
      #expect(figure.color(x, y) == nil, "\(x), \(y)")
    }
    // A circle covers π/4 of its square.
    #expect(abs(figure.coverage - Double.pi / 4) < 0.01, "\(figure.coverage)")
    #expect(
      figure.commands == ["fillColor", "beginPath", "move", "curve", "curve", "curve", "curve", "closePath", "fill"],
      "set fill color, add ellipse, fill: \(figure.commands)")
  }

  @Test(
    "no row of the tutorial's sheet lies on another, from the first moment on",
    arguments: [CGSize(width: 390, height: 844), CGSize(width: 1_180, height: 820), CGSize(width: 1_440, height: 900)])
  func rowsApart(size: CGSize) throws {
    let stage = PlaneStage(size: size)
    stage.host.commit()
    var row: UIView? = stage.host.element("PLANE_HEIGHT")
    while let each = row, !(each.superview is Sheet) { row = each.superview }
    let sheet = try #require(row?.superview as? Sheet)
    let rows = sheet.rows.filter { !$0.isHidden }
    #expect(rows.count > 8)
    for (index, one) in rows.enumerated() {
      let needed = one.sizeThatFits(CGSize(width: one.bounds.width, height: .greatestFiniteMagnitude)).height
      #expect(one.bounds.height >= needed - 0.01, "\(one): \(one.bounds.height) of \(needed)")
      for other in rows[..<index] { #expect(!one.frame.intersects(other.frame), "\(one.frame), \(other.frame)") }
    }
  }

  @Test("IN-R2, IN-R3: the plane is a black triangle in a transparent view")
  func thePlaneIsABlackTriangleInATransparentView() throws {
    let stage = PlaneStage()
    let plane = stage.slope.plane
    #expect(plane.backgroundColor == .clear)
    let figure = try #require(DrawnFigure(plane, in: stage.host))
    #expect(abs(figure.size.width - plane.bounds.width) < 0.001 && figure.size.height == 80)
    let below = [(0.02, 0.5), (0.5, 0.9), (0.48, 0.52), (0.9, 0.97)]
    let above = [(0.98, 0.5), (0.52, 0.48), (0.5, 0.1), (0.9, 0.8)]
    for (x, y) in below { #expect(figure.color(x, y) == Self.black, "\(x), \(y)") }
    for (x, y) in above { #expect(figure.color(x, y) == nil, "\(x), \(y)") }
    // Black is the initial fill color of a canvas, so it needs no command.
    #expect(
      figure.commands == ["beginPath", "move", "line", "line", "closePath", "fill"],
      "move, add line, add line, close, fill: \(figure.commands)")
    stage.tutorial.setHeight(-80)
    let mirrored = try #require(DrawnFigure(plane, in: stage.host))
    for (x, y) in below { #expect(mirrored.color(1 - x, y) == Self.black, "\(x), \(y), leaning left") }
    for (x, y) in above { #expect(mirrored.color(1 - x, y) == nil, "\(x), \(y), leaning left") }
  }

  @Test("IN-R5: ball, plane and timer are created when the view loads")
  func ballPlaneAndTimerAreCreatedWhenTheViewLoads() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    let controller = SlopeViewController(
      TutorialSlope(width: 390), isMended: false, frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    /// The lazy properties that have a value; the compiler stores each as an optional under this prefix.
    func created() -> Set<String> {
      let prefix = "$__lazy_storage_$_"
      let lazy = Mirror(reflecting: controller).children.filter { $0.label?.hasPrefix(prefix) == true }
      #expect(Set(lazy.map { $0.label!.dropFirst(prefix.count) }) == ["ball", "plane", "movementTimer"])
      return Set(
        lazy.filter { !Mirror(reflecting: $0.value).children.isEmpty }.map { String($0.label!.dropFirst(prefix.count)) }
      )
    }
    #expect(created() == [] && controller.viewIfLoaded == nil)
    host.advance(seconds: 1)
    #expect(created() == [] && controller.calls == 0)
    controller.loadViewIfNeeded()
    #expect(created() == ["ball", "plane", "movementTimer"])
    #expect(controller.ball.superview === controller.view && controller.plane.superview === controller.view)
    #expect(controller.movementTimer.isValid)
  }

  @Test("IN-R6, IN-R7: places on the slope")
  func placesOnTheSlope() {
    let stage = PlaneStage()
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
    let stage = PlaneStage()
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

  @Test func INF5_theFirstFrameIsTooLow() {
    let stage = PlaneStage()
    func firstFrame() -> Double {
      stage.tutorial.begin()
      return stage.slope.ball.frame.minY
    }
    let width = stage.slope.view.bounds.width
    #expect((firstFrame() - (200 + 80 / width * 20)).magnitude < 1e-9)
    stage.toggle("Correct the first frame")
    #expect((firstFrame() - (150 + 80 / width * 45)).magnitude < 1e-9)
  }

  @Test("IN-H1: a slope that swings keeps its ball")
  func aSlopeThatSwingsKeepsItsBall() {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 852, height: 393)] {
      let stage = PlaneStage(size: size)
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

  @Test func INF4_turningTheDeviceKeepsContact() {
    let stage = PlaneStage()
    stage.host.advance(ticks: 60)
    for _ in 0..<4 {
      stage.host.rotate()
      let ball = stage.slope.ball.frame
      #expect(stage.slope.plane.frame.width == stage.slope.view.bounds.width)
      #expect((ball.maxY - stage.slope.slope.line(at: ball.midX)).magnitude < 1e-9)
      stage.host.advance(ticks: 12)
    }
  }

  @Test("IN-F3: it opens with a ball that returns; a slope is never left empty") func returns() {
    let stage = PlaneStage()
    var longest = 0
    var unseen = 0
    for _ in 0..<3600 {
      stage.host.advance(ticks: 1)
      let ball = stage.slope.ball.frame
      unseen = ball.maxX < 0 || ball.minX > stage.slope.slope.width ? unseen + 1 : 0
      longest = max(longest, unseen)
    }
    #expect(longest < 12, "the ball was away for \(longest) ticks")
  }

  @Test("the true ball rolls beside the tutorial's, starts again with it, and the difference is drawn") func trueBall()
    throws
  {
    let stage = PlaneStage()
    stage.host.advance(ticks: 30)
    let early = try #require(stage.slope.trueBall)
    #expect(early.x - stage.slope.slope.x < 0, "at first it is slower")
    stage.host.advance(ticks: 120)
    let late = try #require(stage.slope.trueBall)
    #expect(late.speed > early.speed)
    let view = try #require(stage.slope.view.subviews.compactMap { $0 as? TrueBallView }.first)
    #expect(view.accessibilityValue == InclineStrings.ahead(late.x - stage.slope.slope.x))
    #expect(stage.host.drawing(of: view).contains { $0.contains("true ball") })
    while stage.slope.slope.x > 0 { stage.host.advance(ticks: 1) }
    #expect(stage.slope.trueBall?.speed == 0 && stage.slope.trueBall?.x == stage.slope.slope.x)
    stage.toggle("True ball beside it")
    stage.host.advance(ticks: 2)
    #expect(stage.slope.trueBall == nil && view.isHidden)
  }

  @Test("IN-R4: PLANE_HEIGHT is written where it stands in the listing; nonsense is refused in words") func listing() {
    let stage = PlaneStage(size: CGSize(width: 1440, height: 900))
    stage.host.replaceText(in: "PLANE_HEIGHT", with: "200")
    stage.host.advance(ticks: 1)
    #expect(stage.slope.plane.frame.height == 200, "it counts while one writes")
    stage.host.replaceText(in: "PLANE_HEIGHT", with: "999")
    stage.host.press("Enter")
    stage.host.advance(ticks: 1)
    #expect(stage.slope.plane.frame.height == 200 && stage.host.screenText.contains("from −300 to 300"))
    #expect(stage.host.announcements.contains { $0.contains("from −300 to 300") })
    stage.host.replaceText(in: "PLANE_HEIGHT", with: "-50")
    stage.host.press("Enter")
    stage.host.advance(ticks: 1)
    #expect(stage.slope.plane.leansLeft && !stage.host.screenText.contains("from −300 to 300"))
  }

  @Test func INF3_aBallThatLeftRunsNothing() {
    let stage = PlaneStage()
    stage.slope.change { $0.edge = .leaves }
    stage.host.advance(seconds: 8)
    #expect(stage.slope.slope.isGone)
    #expect(!stage.slope.movementTimer.isValid)
    stage.host.settle()
    #expect(!stage.host.needsFrame)
  }

  @Test func theListingFollowsItsValues() {
    let stage = PlaneStage()
    func listing() -> String { stage.host.element("Listing")?.accessibilityLabel ?? "" }
    stage.tutorial.setHeight(120)
    stage.host.advance(ticks: 1)
    #expect(stage.host.screenText.contains("PLANE_HEIGHT"))
    #expect(stage.slope.plane.frame.height == 120)
    stage.tutorial.setHeight(-120)
    #expect(stage.slope.plane.leansLeft && stage.slope.plane.frame.height == 120)
  }

  @Test func leavingTheTabHoldsItAndComingBackGoesOn() {
    let stage = PlaneStage()
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
    let stage = PlaneStage(reducesMotion: true)
    stage.host.advance(seconds: 1)
    #expect(stage.slope.calls == 0)
    stage.host.tap("Play")
    stage.host.advance(seconds: 1)
    #expect(stage.slope.calls == 80)
  }

  @Test func nothingIsComplainedAbout() {
    for (width, height) in [(320.0, 568.0), (852, 393), (768, 1024), (1440, 900)] {
      let stage = PlaneStage(size: CGSize(width: width, height: height))
      stage.host.advance(seconds: 1)
      #expect(stage.host.diagnostics.isEmpty, "\(stage.host.diagnostics)")
      #expect(stage.host.isVisible("Sheet") && stage.host.isVisible("Ball"))
    }
  }
}

/// A figure as a view draws it: the drawing operations that the page receives.
private struct DrawnFigure {
  let size: CGSize
  private(set) var commands: [String] = []
  /// The fill color as #aarrggbb; black, as on a new canvas.
  private(set) var fill = "#ff000000"
  private var path = CGPath()

  /// Redraws the view; nil unless the drawing is one filled path.
  init?(_ view: UIView, in host: HeadlessHost) {
    size = view.bounds.size
    for line in host.drawing(of: view) {
      let parts = line.split(separator: " ")
      let numbers = parts.dropFirst().compactMap { Double($0) }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      commands.append(String(parts[0]))
      switch parts[0] {
      case "beginPath": path = CGPath()
      case "move": path.move(to: point(0))
      case "line": path.addLine(to: point(0))
      case "curve": path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case "closePath": path.closeSubpath()
      case "fillColor": fill = String(parts[1])
      case "fill": break
      default: return nil
      }
    }
    guard commands.last == "fill", commands.count(where: { $0 == "fill" }) == 1 else { return nil }
  }

  /// The color at fractions of the width and the height, as #aarrggbb; nil where it is transparent.
  func color(_ x: Double, _ y: Double) -> String? {
    path.contains(CGPoint(x: x * size.width, y: y * size.height)) ? fill : nil
  }

  /// The fraction of the view that the figure covers.
  var coverage: Double {
    let steps = (0..<100).map { (Double($0) + 0.5) / 100 }
    let inside = steps.reduce(0) { sum, y in sum + steps.count { color($0, y) != nil } }
    return Double(inside) / 10_000
  }
}
