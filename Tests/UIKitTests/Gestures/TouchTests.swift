import Testing
import UIKit

/// Records the callbacks that it gets.
private final class Listener: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }
  private func hear(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches { heard.append("\(what) \(touch.id)") }
    #expect(touches.count == 1)
  }
}

private func stage(_ frames: CGRect...) -> (HeadlessHost, [Listener]) {
  let host = HeadlessHost(size: CGSize(width: 300, height: 600))
  let views = frames.map { Listener(frame: $0) }
  for view in views { host.view.addSubview(view) }
  host.advance(ticks: 1)
  return (host, views)
}

@Suite struct TouchTests {
  @Test func aTouchGoesToTheViewThatWasHitWhenItBegan() {
    let (host, views) = stage(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100))
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 2.0 / 120)
    #expect(views[0].heard == ["began 1", "moved 1", "moved 1", "ended 1"])
    #expect(views[1].heard.isEmpty)
  }

  @Test func theFrontmostViewIsHitAndHiddenOnesAreNot() {
    let all = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (host, views) = stage(all, all, all, all)
    views[1].isUserInteractionEnabled = false
    views[2].isHidden = true
    views[3].alpha = 0.001
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(views.map { $0.heard.count } == [2, 0, 0, 0])
  }

  @Test func aSecondFingerIsToldOnlyWhereManyAreWanted() {
    let (host, views) = stage(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100))
    views[1].isMultipleTouchEnabled = true
    for (x, first) in [(50.0, Int32(1)), (150, 3)] {
      for id in [first, first + 1] { host.touch(id: id, phase: .down, at: CGPoint(x: x, y: 50)) }
      for id in [first, first + 1] { host.touch(id: id, phase: .up, at: CGPoint(x: x, y: 50)) }
      host.advance(ticks: 1)
    }
    #expect(views[0].heard == ["began 1", "ended 1"])
    #expect(views[1].heard == ["began 3", "began 4", "ended 3", "ended 4"])
  }

  @Test func anExclusiveViewKeepsOthersFromBeingTouched() {
    let (host, views) = stage(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100))
    views[0].isExclusiveTouch = true
    host.touch(id: 1, phase: .down, at: CGPoint(x: 50, y: 50))
    host.touch(id: 2, phase: .down, at: CGPoint(x: 150, y: 50))
    host.touch(id: 1, phase: .up, at: CGPoint(x: 50, y: 50))
    host.touch(id: 2, phase: .up, at: CGPoint(x: 150, y: 50))
    host.advance(ticks: 1)
    #expect(views[0].heard == ["began 1", "ended 1"])
    #expect(views[1].heard.isEmpty)
  }

  @Test func removingAViewCancelsItsTouch() {
    let (host, views) = stage(CGRect(x: 0, y: 0, width: 100, height: 100))
    host.touch(phase: .down, at: CGPoint(x: 50, y: 50))
    host.advance(ticks: 1)
    views[0].removeFromSuperview()
    host.touch(phase: .up, at: CGPoint(x: 50, y: 50))
    host.advance(ticks: 1)
    #expect(views[0].heard == ["began 1", "cancelled 1"])
  }

  @Test func leavingTheAppCancelsTouchesAndKeys() {
    final class Keys: UIViewController {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("cancelled") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
    }
    let controller = Keys()
    let host = HeadlessHost(root: { controller })
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    host.touch(phase: .down, at: CGPoint(x: 50, y: 50))
    host.hold("KeyA")
    host.blur()
    host.focus()
    host.release("KeyA")
    host.touch(phase: .up, at: CGPoint(x: 50, y: 50))
    host.advance(ticks: 1)
    #expect(view.heard == ["began 1", "cancelled 1"])
    #expect(controller.heard == ["began", "cancelled"])
  }

  @Test func tapsInARowAreCounted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map { $0.tapCount }
      }
    }
    let host = HeadlessHost(size: CGSize(width: 300, height: 600))
    let counter = Counter(frame: host.view.bounds)
    host.view.addSubview(counter)
    host.doubleTap(at: CGPoint(x: 50, y: 50))
    host.advance(ticks: 10)
    host.tap(at: CGPoint(x: 200, y: 50))
    host.advance(seconds: 1)
    host.tap(at: CGPoint(x: 200, y: 50))
    #expect(counter.counts == [1, 2, 1, 1])
  }

  @Test func touchesKnowWhereTheyAreInATurnedView() {
    final class Place: UIView {
      var place = CGPoint.zero
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        place = touches.first!.location(in: self)
      }
    }
    let host = HeadlessHost(size: CGSize(width: 300, height: 600))
    let view = Place(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    host.view.addSubview(view)
    host.tap(at: CGPoint(x: 190, y: 120))
    #expect(abs(view.place.x - 20) < 1e-9)
    #expect(abs(view.place.y - 10) < 1e-9)
  }

  @Test func aTouchRunsOnTheClockOfItsView() {
    final class Starter: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tag += 1 }
      }
    }
    let host = HeadlessHost(size: CGSize(width: 300, height: 600))
    let view = Starter(frame: host.view.bounds)
    let clock = TickClock(seed: 1)
    view.clock = clock
    host.view.addSubview(view)
    host.tap(at: CGPoint(x: 50, y: 50))
    clock.isPaused = true
    host.advance(seconds: 5)
    #expect(view.tag == 0)
    clock.isPaused = false
    host.advance(seconds: 5)
    #expect(view.tag == 1)
  }

  @Test func aPointerNowhereIsDiagnosed() {
    let (host, views) = stage(CGRect(x: 0, y: 0, width: 100, height: 100))
    host.touch(phase: .down, at: CGPoint(x: .nan, y: 50))
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 1)
    #expect(views[0].heard.isEmpty)
  }

  @Test func theCursorFollowsTheViewsUnderTheMouse() {
    final class Link: UIView { override var cursor: String? { "pointer" } }
    let host = HeadlessHost(size: CGSize(width: 300, height: 600))
    host.view.addSubview(Link(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    host.touch(phase: .hover, at: CGPoint(x: 50, y: 50), type: .indirectPointer)
    host.advance(ticks: 1)
    #expect(host.cursor == "pointer")
    host.touch(phase: .hover, at: CGPoint(x: 150, y: 50), type: .indirectPointer)
    host.advance(ticks: 1)
    #expect(host.cursor == "default")
  }
}
