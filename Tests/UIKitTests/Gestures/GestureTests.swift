import Testing
import UIKit

/// Records the states that recognizers report.
private final class Log {
  var lines: [String] = []
  func note(_ name: String) -> (UIGestureRecognizer) -> Void {
    { self.lines.append("\(name) \($0.state)") }
  }
}

private final class Say: NSObject, UIGestureRecognizerDelegate {
  var isSimultaneous = false
  var mayBegin = true
  var mayReceive = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { mayReceive }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

private final class Hearing: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

@Suite struct GestureTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))
  private let log = Log()
  private let middle = CGPoint(x: 200, y: 400)

  private func hearing() -> Hearing {
    let view = Hearing(frame: host.view.bounds)
    host.view.addSubview(view)
    return view
  }

  // MARK: Tap

  @Test func aTapIsRecognizedOnceAndTakesTheTouchFromTheView() {
    let view = hearing()
    view.addGestureRecognizer(UITapGestureRecognizer { self.log.note("tap")($0) })
    host.tap(at: middle)
    #expect(log.lines == ["tap ended"])
    #expect(view.heard == ["began", "cancelled"])
    host.tap(at: middle)
    #expect(log.lines.count == 2)
  }

  @Test func aTapThatWandersOrLastsIsNone() {
    let view = hearing()
    view.addGestureRecognizer(UITapGestureRecognizer { self.log.note("tap")($0) })
    host.drag(from: middle, to: CGPoint(x: 216, y: 400), duration: 0.1)
    host.press(at: middle, seconds: 0.8)
    #expect(log.lines.isEmpty)
    host.drag(from: middle, to: CGPoint(x: 214, y: 400), duration: 0.1)
    #expect(log.lines == ["tap ended"])
  }

  @Test func aSingleTapWaitsForADoubleTapThatMustFail() {
    let view = hearing()
    let single = UITapGestureRecognizer { self.log.note("single")($0) }
    let double = UITapGestureRecognizer { self.log.note("double")($0) }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    host.doubleTap(at: middle)
    host.advance(seconds: 1)
    #expect(log.lines == ["double ended"])
    log.lines = []
    host.tap(at: middle)
    host.advance(seconds: 0.3)
    #expect(log.lines.isEmpty)
    host.advance(seconds: 0.1)
    #expect(log.lines == ["single ended"])
    #expect(!host.needsFrame || host.settle() < 3)
  }

  @Test func withoutTheRequirementBothTapsAreRecognized() {
    let view = hearing()
    let double = UITapGestureRecognizer { self.log.note("double")($0) }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(UITapGestureRecognizer { self.log.note("single")($0) })
    view.addGestureRecognizer(double)
    host.doubleTap(at: middle)
    #expect(log.lines == ["single ended", "double ended"])
  }

  @Test func twoFingersTap() {
    let view = hearing()
    let tap = UITapGestureRecognizer { self.log.note("tap")($0) }
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    host.tap(at: middle)
    #expect(log.lines.isEmpty)
    host.touch(id: 1, phase: .down, at: CGPoint(x: 100, y: 100))
    host.touch(id: 2, phase: .down, at: CGPoint(x: 200, y: 100))
    host.advance(ticks: 3)
    host.touch(id: 1, phase: .up, at: CGPoint(x: 100, y: 100))
    host.advance(ticks: 3)
    host.touch(id: 2, phase: .up, at: CGPoint(x: 200, y: 100))
    host.advance(ticks: 1)
    #expect(log.lines == ["tap ended"])
  }

  @Test func severalTapsInOneTickAreAllTold() {
    let view = hearing()
    view.addGestureRecognizer(UITapGestureRecognizer { self.log.note("tap")($0) })
    for _ in 0..<3 {
      host.touch(phase: .down, at: middle)
      host.touch(phase: .up, at: middle)
    }
    host.advance(ticks: 1)
    #expect(log.lines == ["tap ended", "tap ended", "tap ended"])
  }

  // MARK: Pan

  @Test func aPanBeginsAfterTenPointsAndTellsTheWholeTravel() {
    let view = hearing()
    var travels: [Double] = []
    let pan = UIPanGestureRecognizer { pan in
      self.log.note("pan")(pan)
      travels.append(pan.translation(in: view).x)
    }
    view.addGestureRecognizer(pan)
    host.touch(phase: .down, at: middle)
    for x in [203.0, 206, 209, 212, 220] {
      host.touch(phase: .move, at: CGPoint(x: x, y: 400))
      host.advance(ticks: 1)
    }
    host.touch(phase: .up, at: CGPoint(x: 220, y: 400))
    host.advance(ticks: 1)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(travels == [12, 20, 20])
    #expect(view.heard == ["began", "moved", "moved", "moved", "cancelled"])
  }

  @Test func velocityIsExactAndForgottenAtRest() {
    let view = hearing()
    var velocity = CGPoint.zero
    let pan = UIPanGestureRecognizer { velocity = $0.velocity(in: view) }
    view.addGestureRecognizer(pan)
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 150), duration: 0.25)
    #expect(abs(velocity.x - 400) < 1e-6)
    #expect(abs(velocity.y - 200) < 1e-6)
    host.touch(phase: .down, at: middle)
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 260, y: 400))
    host.advance(seconds: 0.2)
    host.touch(phase: .up, at: CGPoint(x: 260, y: 400))
    host.advance(ticks: 1)
    #expect(velocity == .zero)
  }

  @Test func velocityIsTheSameWhereverInASessionItIsMeasured() {
    let view = hearing()
    var velocities: [CGPoint] = []
    view.addGestureRecognizer(
      UIPanGestureRecognizer { if $0.state == .ended { velocities.append($0.velocity(in: view)) } })
    for pause in [0, 1, 77, 9_999, 123_457] {
      host.advance(ticks: pause)
      for (step, x) in [100.0, 107.3, 119.9, 131.1, 147.7].enumerated() {
        host.touch(phase: step == 0 ? .down : .move, at: CGPoint(x: x, y: 100), offset: UInt8(step * 37))
        host.advance(ticks: 1)
      }
      host.touch(phase: .up, at: CGPoint(x: 147.7, y: 100), offset: 200)
      host.advance(ticks: 1)
    }
    #expect(velocities.count == 5)
    #expect(velocities.allSatisfy { $0 == velocities[0] })
  }

  @Test func setTranslationCountsAnew() {
    let view = hearing()
    var sum = 0.0
    view.addGestureRecognizer(
      UIPanGestureRecognizer { pan in
        sum += pan.translation(in: view).x
        pan.setTranslation(.zero, in: view)
      })
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
    #expect(abs(sum - 200) < 1e-9)
  }

  @Test func aSecondFingerDoesNotMakeThePanJump() {
    let view = hearing()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    host.touch(id: 1, phase: .down, at: middle)
    host.advance(ticks: 1)
    host.touch(id: 1, phase: .move, at: CGPoint(x: 220, y: 400))
    host.advance(ticks: 1)
    host.touch(id: 2, phase: .down, at: CGPoint(x: 20, y: 20))
    host.advance(ticks: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan.numberOfTouches == 2)
    host.touch(id: 1, phase: .up, at: CGPoint(x: 220, y: 400))
    host.advance(ticks: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan.state == .changed || pan.state == .began)
  }

  @Test func aPanOfOneFingerFailsWithTwo() {
    let view = hearing()
    let pan = UIPanGestureRecognizer { self.log.note("pan")($0) }
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    host.touch(id: 1, phase: .down, at: middle)
    host.touch(id: 2, phase: .down, at: CGPoint(x: 20, y: 20))
    host.touch(id: 1, phase: .move, at: CGPoint(x: 260, y: 400))
    host.touch(id: 1, phase: .up, at: CGPoint(x: 260, y: 400))
    host.touch(id: 2, phase: .up, at: CGPoint(x: 20, y: 20))
    host.advance(ticks: 1)
    #expect(log.lines.isEmpty)
    host.drag(from: middle, to: CGPoint(x: 250, y: 400), duration: 2.0 / 120)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test func wheelsPanWhereTheyAreAllowed() {
    let view = hearing()
    let pan = UIPanGestureRecognizer { self.log.note("pan")($0) }
    view.addGestureRecognizer(pan)
    host.wheel(at: middle, by: CGVector(dx: 0, dy: 30))
    #expect(log.lines.isEmpty)
    pan.allowedScrollTypesMask = .all
    host.wheel(at: middle, by: CGVector(dx: 0, dy: 30))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -30))
    host.wheel(at: middle, by: CGVector(dx: 0, dy: 30))
    host.advance(seconds: 0.2)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  // MARK: Long press

  @Test func aLongPressBeginsOnTimeAndFollowsTheFinger() {
    let view = hearing()
    view.addGestureRecognizer(UILongPressGestureRecognizer { self.log.note("long")($0) })
    host.touch(phase: .down, at: middle)
    host.advance(ticks: 1)
    host.advance(ticks: 59)
    #expect(log.lines.isEmpty)
    host.advance(ticks: 1)
    #expect(log.lines == ["long began"])
    host.touch(phase: .move, at: CGPoint(x: 300, y: 400))
    host.advance(ticks: 1)
    host.touch(phase: .up, at: CGPoint(x: 300, y: 400))
    host.advance(ticks: 1)
    #expect(log.lines == ["long began", "long changed", "long ended"])
  }

  @Test func aLongPressThatMovesEarlyOrLiftsIsNone() {
    let view = hearing()
    view.addGestureRecognizer(UILongPressGestureRecognizer { self.log.note("long")($0) })
    host.press(at: middle, seconds: 0.4)
    host.drag(from: middle, to: CGPoint(x: 221, y: 400), duration: 1)
    #expect(log.lines.isEmpty)
    host.drag(from: middle, to: CGPoint(x: 211, y: 400), duration: 0.4)
    #expect(log.lines.isEmpty)
  }

  @Test func aPressOfNoDurationBeginsAtOnce() {
    let view = hearing()
    let press = UILongPressGestureRecognizer { self.log.note("long")($0) }
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
    host.touch(phase: .down, at: middle)
    host.advance(ticks: 1)
    #expect(log.lines == ["long began"])
  }

  // MARK: Together

  @Test func theFirstToRecognizePreventsTheOthers() {
    let parent = hearing()
    let child = Hearing(frame: parent.bounds)
    parent.addSubview(child)
    parent.addGestureRecognizer(UITapGestureRecognizer { self.log.note("parent")($0) })
    child.addGestureRecognizer(UITapGestureRecognizer { self.log.note("child")($0) })
    child.addGestureRecognizer(UILongPressGestureRecognizer { self.log.note("long")($0) })
    host.tap(at: middle)
    #expect(log.lines == ["child ended"])
    log.lines = []
    host.press(at: middle, seconds: 0.6)
    #expect(log.lines == ["long began", "long ended"])
  }

  @Test func eitherDelegateMayAllowBoth() {
    let parent = hearing()
    let child = Hearing(frame: parent.bounds)
    parent.addSubview(child)
    let outer = UIPanGestureRecognizer { self.log.note("parent")($0) }
    let say = Say()
    say.isSimultaneous = true
    outer.delegate = say
    parent.addGestureRecognizer(outer)
    child.addGestureRecognizer(UIPanGestureRecognizer { self.log.note("child")($0) })
    host.touch(phase: .down, at: middle)
    host.touch(phase: .move, at: CGPoint(x: 250, y: 400))
    host.advance(ticks: 1)
    #expect(log.lines == ["child began", "parent began"])
  }

  @Test func delegatesAndViewsMayRefuse() {
    let view = hearing()
    let tap = UITapGestureRecognizer { self.log.note("tap")($0) }
    let say = Say()
    tap.delegate = say
    view.addGestureRecognizer(tap)
    say.mayBegin = false
    host.tap(at: middle)
    say.mayBegin = true
    say.mayReceive = false
    host.tap(at: middle)
    #expect(log.lines.isEmpty)
    #expect(view.heard == ["began", "ended", "began", "ended"])

    final class Own: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
      }
    }
    say.mayReceive = true
    view.addSubview(Own(frame: view.bounds))
    host.tap(at: middle)
    #expect(log.lines.isEmpty)
  }

  @Test func aControlWinsOverATapAroundIt() {
    let view = hearing()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
    button.addAction(UIAction { _ in self.log.lines.append("button") }, for: .touchUpInside)
    view.addSubview(button)
    view.addGestureRecognizer(UITapGestureRecognizer { self.log.note("tap")($0) })
    host.tap(at: middle)
    #expect(log.lines == ["button"])
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["button", "tap ended"])
  }

  @Test func aViewHearsOfDelayedTouchesOnceTheRecognizerFailed() {
    let view = hearing()
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    view.addGestureRecognizer(tap)
    host.tap(at: middle)
    #expect(view.heard.isEmpty)
    host.drag(from: middle, to: CGPoint(x: 250, y: 400), duration: 2.0 / 120)
    #expect(view.heard == ["began", "moved", "moved", "ended"])
  }

  @Test func aRecognizerThatLeavesTouchesAloneCancelsNone() {
    let view = hearing()
    let tap = UITapGestureRecognizer { self.log.note("tap")($0) }
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    host.tap(at: middle)
    #expect(view.heard == ["began", "ended"])
    #expect(log.lines == ["tap ended"])
  }

  @Test func disablingCancelsAndRemovingToo() {
    let view = hearing()
    let pan = UIPanGestureRecognizer { self.log.note("pan")($0) }
    view.addGestureRecognizer(pan)
    host.touch(phase: .down, at: middle)
    host.touch(phase: .move, at: CGPoint(x: 250, y: 400))
    host.advance(ticks: 1)
    pan.isEnabled = false
    host.advance(ticks: 1)
    #expect(log.lines == ["pan began", "pan cancelled"])
    host.touch(phase: .move, at: CGPoint(x: 290, y: 400))
    host.touch(phase: .up, at: CGPoint(x: 290, y: 400))
    host.advance(ticks: 1)
    #expect(pan.state == .possible)
    pan.isEnabled = true
    host.touch(phase: .down, at: middle)
    host.touch(phase: .move, at: CGPoint(x: 250, y: 400))
    host.advance(ticks: 1)
    view.removeFromSuperview()
    host.advance(ticks: 1)
    #expect(log.lines == ["pan began", "pan cancelled", "pan began", "pan cancelled"])
  }

  @Test func targetsAreToldAndCanBeTakenAway() {
    final class Owner: NSObject {
      var taps = 0
      func tapped() { taps += 1 }
      func tappedBy(_ tap: UITapGestureRecognizer) { taps += 10 }
    }
    let view = hearing()
    let owner = Owner()
    let tap = UITapGestureRecognizer(target: owner, action: Selector("tapped", Owner.tapped))
    tap.addTarget(owner, action: Selector("tappedBy", Owner.tappedBy))
    view.addGestureRecognizer(tap)
    host.tap(at: middle)
    #expect(owner.taps == 11)
    tap.removeTarget(owner, action: Selector("tapped", Owner.tapped))
    host.tap(at: middle)
    #expect(owner.taps == 21)
    tap.removeTarget(nil, action: nil)
    host.tap(at: middle)
    #expect(owner.taps == 21)
  }

  @Test func aSubclassOfAnAppIsARecognizerLikeAnother() {
    final class Anything: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let view = hearing()
    let any = Anything { self.log.note("any")($0) }
    view.addGestureRecognizer(any)
    host.drag(from: middle, to: CGPoint(x: 250, y: 400), duration: 3.0 / 120)
    #expect(log.lines == ["any began", "any changed", "any changed", "any changed", "any ended"])
    #expect(any.resets == 1)
    #expect(any.state == .possible)
  }

  @Test func theMouseHovers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.view.addSubview(view)
    view.addGestureRecognizer(UIHoverGestureRecognizer { self.log.note("hover")($0) })
    for x in [200.0, 50, 60, 200] {
      host.touch(phase: .hover, at: CGPoint(x: x, y: 50), type: .indirectPointer)
      host.advance(ticks: 1)
    }
    #expect(log.lines == ["hover began", "hover changed", "hover ended"])
  }

  // MARK: Two fingers, strokes, edges

  private func twoFingers(_ steps: [(CGPoint, CGPoint)]) {
    for (index, step) in steps.enumerated() {
      host.touch(id: 1, phase: index == 0 ? .down : .move, at: step.0)
      host.touch(id: 2, phase: index == 0 ? .down : .move, at: step.1)
      host.advance(ticks: 1)
    }
    host.touch(id: 1, phase: .up, at: steps.last!.0)
    host.touch(id: 2, phase: .up, at: steps.last!.1)
    host.advance(ticks: 1)
  }

  @Test func aPinchTellsTheRatioOfDistances() {
    let view = hearing()
    var scale = 0.0
    let pinch = UIPinchGestureRecognizer { pinch in
      self.log.note("pinch")(pinch)
      scale = pinch.scale
    }
    view.addGestureRecognizer(pinch)
    twoFingers([
      (CGPoint(x: 150, y: 100), CGPoint(x: 250, y: 100)), (CGPoint(x: 148, y: 100), CGPoint(x: 252, y: 100)),
      (CGPoint(x: 125, y: 100), CGPoint(x: 275, y: 100)), (CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100)),
    ])
    #expect(log.lines == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    #expect(abs(scale - 2) < 1e-12)
    #expect(pinch.scale == 1)
  }

  @Test func aRotationCountsTurnsBeyondHalf() {
    let view = hearing()
    var rotation = 0.0
    view.addGestureRecognizer(UIRotationGestureRecognizer { rotation = $0.rotation })
    twoFingers(
      (0...15).map { step in
        let angle = Double(step) * .pi / 10
        let (x, y) = (50 * cos(angle), 50 * sin(angle))
        return (CGPoint(x: 200 - x, y: 400 - y), CGPoint(x: 200 + x, y: 400 + y))
      })
    #expect(abs(rotation - 1.5 * .pi) < 1e-9)
  }

  @Test func pinchAndRotationGoTogetherWhereTheDelegateSaysSo() {
    let view = hearing()
    let say = Say()
    say.isSimultaneous = true
    let pinch = UIPinchGestureRecognizer { self.log.note("pinch")($0) }
    pinch.delegate = say
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(UIRotationGestureRecognizer { self.log.note("rotation")($0) })
    twoFingers([
      (CGPoint(x: 150, y: 100), CGPoint(x: 250, y: 100)), (CGPoint(x: 150, y: 100), CGPoint(x: 260, y: 140)),
    ])
    #expect(log.lines.contains("pinch began") && log.lines.contains("rotation began"))
  }

  @Test func aSwipeIsQuickAndStraight() {
    let view = hearing()
    let swipe = UISwipeGestureRecognizer { self.log.note("swipe")($0) }
    swipe.direction = [.left, .down]
    view.addGestureRecognizer(swipe)
    host.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 0.2)
    host.drag(from: middle, to: CGPoint(x: 300, y: 460), duration: 0.2)
    host.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 2)
    #expect(log.lines.isEmpty)
    host.drag(from: middle, to: CGPoint(x: 300, y: 420), duration: 0.2)
    #expect(log.lines.isEmpty)
    host.drag(from: middle, to: CGPoint(x: 100, y: 420), duration: 0.2)
    host.drag(from: middle, to: CGPoint(x: 210, y: 500), duration: 0.2)
    #expect(log.lines == ["swipe ended", "swipe ended"])
  }

  @Test func anEdgePanBeginsAtItsEdgeAndGoesInward() {
    let view = hearing()
    let pan = UIScreenEdgePanGestureRecognizer { self.log.note("edge")($0) }
    pan.edges = .bottom
    view.addGestureRecognizer(pan)
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    host.drag(from: CGPoint(x: 200, y: 795), to: CGPoint(x: 400, y: 795))
    #expect(log.lines.isEmpty)
    host.drag(from: CGPoint(x: 200, y: 795), to: CGPoint(x: 210, y: 600))
    #expect(log.lines.first == "edge began")
    #expect(log.lines.last == "edge ended")
  }

  @Test func aGestureLeavesNothingBehind() {
    var view: Hearing? = hearing()
    let weak = Weak(view)
    view?.addGestureRecognizer(UITapGestureRecognizer())
    view?.addGestureRecognizer(UIPanGestureRecognizer())
    host.tap(at: middle)
    host.drag(from: middle, to: CGPoint(x: 250, y: 400))
    host.settle()
    #expect(host.countFrames(seconds: 2) == 0)
    view?.removeFromSuperview()
    view = nil
    host.advance(ticks: 1)
    #expect(weak.value == nil)
  }
}
