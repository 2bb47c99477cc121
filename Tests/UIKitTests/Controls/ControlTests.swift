import Testing
import UIKit

/// Counts the events that it receives, in order.
private final class Ear: NSObject {
  var heard: [String] = []
  func down() { heard.append("down") }
  func up(_ sender: UIControl) { heard.append("up") }
}

@Suite struct ControlTests {
  private func control(_ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 50)) -> (HeadlessHost, UIControl) {
    let host = HeadlessHost(size: CGSize(width: 400, height: 400))
    let control = UIControl(frame: frame)
    control.accessibilityLabel = "Control"
    host.view.addSubview(control)
    host.advance(ticks: 1)
    return (host, control)
  }

  private func listen(to control: UIControl) -> () -> [String] {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
      (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    final class Box { var heard: [String] = [] }
    let box = Box()
    for (event, name) in names { control.addAction(UIAction { _ in box.heard.append(name) }, for: event) }
    return { box.heard }
  }

  @Test func eventNumbersAreApples() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func aTapSendsDownThenUpInside() {
    let (host, control) = control()
    let heard = listen(to: control)
    host.touch(phase: .down, at: CGPoint(x: 150, y: 125))
    host.advance(ticks: 1)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
    host.touch(phase: .up, at: CGPoint(x: 150, y: 125))
    host.advance(ticks: 1)
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(heard() == ["down", "upInside", "primary"])
  }

  @Test func aFingerMayStraySeventyPoints() {
    let (host, control) = control()
    let heard = listen(to: control)
    host.touch(phase: .down, at: CGPoint(x: 150, y: 125))
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 269, y: 125))
    host.advance(ticks: 1)
    #expect(control.isHighlighted)
    host.touch(phase: .move, at: CGPoint(x: 272, y: 125))
    host.advance(ticks: 1)
    #expect(!control.isHighlighted)
    host.touch(phase: .move, at: CGPoint(x: 260, y: 125))
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 300, y: 125))
    host.touch(phase: .up, at: CGPoint(x: 300, y: 125))
    host.advance(ticks: 1)
    #expect(
      heard() == [
        "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside",
      ])
  }

  @Test func aDisabledControlSwallowsTouches() {
    let (host, control) = control()
    let heard = listen(to: control)
    control.isEnabled = false
    host.tap(at: CGPoint(x: 150, y: 125))
    host.activate("Control")
    #expect(heard().isEmpty)
    #expect(control.state == .disabled)
    #expect(!control.canBecomeFocused)
  }

  @Test func disablingWhileTrackedEndsIt() {
    let (host, control) = control()
    let heard = listen(to: control)
    host.touch(phase: .down, at: CGPoint(x: 150, y: 125))
    host.advance(ticks: 1)
    control.isEnabled = false
    #expect(!control.isHighlighted && !control.isTracking)
    host.touch(phase: .up, at: CGPoint(x: 150, y: 125))
    host.advance(ticks: 1)
    #expect(heard() == ["down"])
  }

  @Test func hidingThePageCancels() {
    let (host, control) = control()
    let heard = listen(to: control)
    host.touch(phase: .down, at: CGPoint(x: 150, y: 125))
    host.advance(ticks: 1)
    host.hide()
    #expect(heard() == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func spaceEnterAndScreenReadersUseIt() {
    let (host, control) = control()
    let heard = listen(to: control)
    #expect(host.tab(to: "Control"))
    host.press("Space")
    #expect(control.isHighlighted)
    host.advance(seconds: 0.2)
    #expect(!control.isHighlighted)
    host.press("Enter")
    host.activate("Control")
    #expect(heard() == ["upInside", "primary", "upInside", "primary", "upInside", "primary"])
  }

  @Test func targetsAreAddedRemovedAndNotKeptAlive() {
    let (host, control) = control()
    var ear: Ear? = Ear()
    control.addTarget(ear, action: Selector("down", Ear.down), for: .touchDown)
    control.addTarget(ear, action: Selector("up", Ear.up), for: .touchUpInside)
    control.addTarget(ear, action: Selector("up", Ear.up), for: .touchUpOutside)
    #expect(control.actions(forTarget: ear, forControlEvent: .touchUpOutside) == ["up"])
    #expect(control.allTargets.count == 1)
    host.tap("Control")
    #expect(ear?.heard == ["down", "up"])
    control.removeTarget(ear, action: Selector("down", Ear.down), for: .allEvents)
    host.tap("Control")
    #expect(ear?.heard == ["down", "up", "up"])
    ear = nil
    #expect(control.allTargets.isEmpty)
    host.tap("Control")
  }

  @Test func withoutATargetTheMessageClimbs() {
    final class Catcher: UIView {
      var caught = 0
      func pressed(_ sender: UIControl) { caught += 1 }
    }
    let host = HeadlessHost(size: CGSize(width: 400, height: 400))
    let catcher = Catcher(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let middle = UIView(frame: catcher.bounds)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.view.addSubview(catcher)
    catcher.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: Selector("pressed", Catcher.pressed), for: .touchUpInside)
    host.advance(ticks: 1)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(catcher.caught == 1)
  }

  @Test func anActionReplacesTheOneOfItsName() {
    let (host, control) = control()
    var heard: [Int] = []
    let name = UIAction.Identifier("go")
    control.addAction(UIAction(identifier: name) { _ in heard.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { heard.append($0.sender === control ? 2 : 3) }, for: .touchUpInside)
    host.tap("Control")
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    host.tap("Control")
    #expect(heard == [2])
  }

  @Test func aTapOnAControlIsNotItsParents() {
    let (host, control) = control()
    let heard = listen(to: control)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    host.view.addGestureRecognizer(tap)
    host.tap(at: CGPoint(x: 150, y: 125))
    host.advance(seconds: 1)
    #expect(heard().contains("upInside") && taps == 0)
    host.tap(at: CGPoint(x: 10, y: 10))
    host.advance(seconds: 1)
    #expect(taps == 1)
  }

  @Test func smallControlsAnswerWithinFortyFourPoints() {
    let (host, control) = control(CGRect(x: 100, y: 100, width: 20, height: 20))
    let heard = listen(to: control)
    host.tap(at: CGPoint(x: 90, y: 110))
    #expect(heard().count == 3)
    host.tap(at: CGPoint(x: 80, y: 110))
    #expect(heard().count == 3)
    // It does not extend into a neighbor's area.
    let neighbor = UIControl(frame: CGRect(x: 80, y: 100, width: 19, height: 20))
    host.view.insertSubview(neighbor, at: 0)
    host.tap(at: CGPoint(x: 95, y: 110))
    #expect(heard().count == 3)
  }
}
