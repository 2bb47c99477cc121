import Testing
import UIKit

@Suite struct SegmentedTests {
  private func show(isRightToLeft: Bool = false) -> (HeadlessHost, UISegmentedControl, () -> Int) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 400), preferences: preferences, root: { UIViewController() })
    let control = UISegmentedControl(items: ["Easy", "Fair", "Hard"])
    control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    host.view.addSubview(control)
    final class Box { var count = 0 }
    let box = Box()
    control.addAction(UIAction { _ in box.count += 1 }, for: .valueChanged)
    host.advance(ticks: 1)
    return (host, control, { box.count })
  }

  @Test func itIsThirtyTwoPointsHigh() { #expect(show().1.intrinsicContentSize.height == 32) }

  @Test func aTapChoosesAndTellsOnce() {
    let (host, control, count) = show()
    host.tap("Hard")
    #expect(control.selectedSegmentIndex == 2 && count() == 1)
    host.tap("Hard")
    #expect(count() == 1)
  }

  @Test func theCapsuleSlidesUnderTheChoice() {
    let (host, control, _) = show()
    let capsule = control.subviews.first { $0.layer.shadowOpacity > 0 }!
    #expect(capsule.frame == CGRect(x: 2, y: 2, width: 96, height: 28))
    host.tap("Fair")
    host.settle()
    #expect(capsule.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
    #expect(!host.needsFrame)
  }

  @Test func draggingTheCapsuleTellsAtTheEnd() {
    let (host, control, count) = show()
    host.touch(phase: .down, at: CGPoint(x: 100, y: 116))
    host.touch(phase: .move, at: CGPoint(x: 200, y: 116))
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 300, y: 116))
    host.advance(ticks: 1)
    #expect(count() == 0 && control.selectedSegmentIndex == 0)
    host.touch(phase: .up, at: CGPoint(x: 300, y: 116))
    host.advance(ticks: 1)
    #expect(count() == 1 && control.selectedSegmentIndex == 2)
  }

  @Test func codeChoosesSilentlyAndWithinTheSegments() {
    let (host, control, count) = show()
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == 1 && count() == 0)
    host.commit()
    #expect(host.diagnostics.count == 1)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func arrowsMoveTheChoiceAndTabStopsOnce() {
    let (host, control, count) = show()
    host.tab()
    #expect(host.focusedName == "Easy")
    host.press("ArrowRight")
    #expect(host.focusedName == "Fair" && control.selectedSegmentIndex == 1)
    host.press("ArrowLeft")
    host.press("ArrowLeft")
    #expect(control.selectedSegmentIndex == 2)
    host.press("Home")
    #expect(control.selectedSegmentIndex == 0 && host.focusedName == "Easy")
    #expect(count() == 4)
    host.tab()
    #expect(host.focusedName == "Easy")
  }

  @Test func screenReadersMeetRadioButtons() {
    let (host, control, _) = show()
    #expect(host.elements(role: .radiogroup).count == 1)
    #expect(host.elements(role: .radio).count == 3)
    host.activate("Fair")
    #expect(control.selectedSegmentIndex == 1)
    #expect(host.element("Fair")?.semanticStates == .checked)
    #expect(host.element("Easy")?.semanticStates == [])
  }

  @Test func disabledSegmentsAreSkipped() {
    let (host, control, _) = show()
    control.setEnabled(false, forSegmentAt: 1)
    host.tap(at: CGPoint(x: 200, y: 116))
    #expect(control.selectedSegmentIndex == 0)
    host.tab()
    host.press("ArrowRight")
    #expect(control.selectedSegmentIndex == 2)
    control.isEnabled = false
    host.tap(at: CGPoint(x: 100, y: 116))
    host.activate("Easy")
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func rightToLeftTheFirstIsAtTheRight() {
    let (host, control, _) = show(isRightToLeft: true)
    host.tap(at: CGPoint(x: 60, y: 116))
    #expect(control.selectedSegmentIndex == 2)
    host.tab()
    host.press("ArrowRight")
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func removingKeepsTheChoice() {
    let (_, control, _) = show()
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "Hard")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "New", at: 99, animated: false)
    #expect(control.numberOfSegments == 2)
  }
}
