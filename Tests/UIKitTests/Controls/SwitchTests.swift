import Testing
import UIKit

@Suite struct SwitchTests {
  private func show(_ preferences: PreferencesInput = PreferencesInput()) -> (HeadlessHost, UISwitch, () -> Int) {
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 400), preferences: preferences, root: { UIViewController() })
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    control.accessibilityLabel = "Sound"
    host.view.addSubview(control)
    final class Box { var count = 0 }
    let box = Box()
    control.addAction(UIAction { _ in box.count += 1 }, for: .valueChanged)
    host.advance(ticks: 1)
    return (host, control, { box.count })
  }

  /// The white thumb.
  private func thumb(of control: UISwitch) -> UIView { control.subviews[0].subviews.last! }

  @Test func itIsFiftyOneByThirtyOne() {
    let (_, control, _) = show()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    // Auto Layout aligns 49 of the 51 points (AlignmentRectTests).
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test func aTapTurnsItAndTells() {
    let (host, control, count) = show()
    host.tap("Sound")
    #expect(control.isOn && count() == 1)
    host.settle()
    #expect(thumb(of: control).frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    host.tap("Sound")
    #expect(!control.isOn && count() == 2)
  }

  @Test func theThumbWidensWhileItIsHeld() {
    let (host, control, _) = show()
    host.touch(phase: .down, at: CGPoint(x: 110, y: 115))
    host.advance(ticks: 1)
    #expect(thumb(of: control).frame.width == 33)
    host.touch(phase: .up, at: CGPoint(x: 110, y: 115))
    host.advance(ticks: 1)
    #expect(thumb(of: control).frame.width == 27)
  }

  @Test func draggingAcrossTheMiddleTurnsItOnceAtTheEnd() {
    let (host, control, count) = show()
    host.drag(from: CGPoint(x: 112, y: 115), to: CGPoint(x: 145, y: 115))
    #expect(control.isOn && count() == 1)
    // Moving it there and back changes nothing.
    host.touch(phase: .down, at: CGPoint(x: 140, y: 115))
    host.touch(phase: .move, at: CGPoint(x: 105, y: 115))
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 145, y: 115))
    host.touch(phase: .up, at: CGPoint(x: 145, y: 115))
    host.advance(ticks: 1)
    #expect(control.isOn && count() == 1)
  }

  @Test func codeChangesItSilently() {
    let (_, control, count) = show()
    control.isOn = true
    control.setOn(false, animated: true)
    #expect(!control.isOn && count() == 0)
  }

  @Test func keysAndScreenReadersTurnIt() {
    let (host, control, count) = show()
    #expect(host.tab(to: "Sound"))
    host.press("Space")
    #expect(control.isOn && count() == 1)
    host.activate("Sound")
    #expect(!control.isOn && count() == 2)
    #expect(host.element("Sound", role: .switch) === control)
  }

  @Test func aDisabledOneStays() {
    let (host, control, count) = show()
    control.isEnabled = false
    host.tap("Sound")
    host.activate("Sound")
    #expect(!control.isOn && count() == 0)
  }

  @Test func rightToLeftItIsMirrored() {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = 1
    let (host, control, count) = show(preferences)
    #expect(thumb(of: control).frame.minX == 22)
    host.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 105, y: 115))
    #expect(control.isOn && count() == 1)
    #expect(thumb(of: control).frame.minX == 2)
  }

  @Test func inHighContrastItIsToldWithoutColor() {
    var preferences = PreferencesInput()
    preferences.increasesContrast = 1
    let (host, control, _) = show(preferences)
    #expect(host.diagnostics.isEmpty)
    let parts = control.subviews[0].subviews
    #expect(parts[3].alpha == 1 && parts[2].alpha == 0)
    control.isOn = true
    #expect(parts[3].alpha == 0 && parts[2].alpha == 1)
  }

  @Test func nothingRunsAfterItHasTurned() {
    let (host, _, _) = show()
    host.tap("Sound")
    host.settle()
    #expect(!host.needsFrame)
  }
}
