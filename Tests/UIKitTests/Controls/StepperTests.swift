import Testing
import UIKit

@Suite struct StepperTests {
  private func show(isRightToLeft: Bool = false) -> (HeadlessHost, UIStepper, () -> Int) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 400), preferences: preferences, root: { UIViewController() })
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stepper.accessibilityLabel = "Balls"
    host.view.addSubview(stepper)
    final class Box { var count = 0 }
    let box = Box()
    stepper.addAction(UIAction { _ in box.count += 1 }, for: .valueChanged)
    host.advance(ticks: 1)
    return (host, stepper, { box.count })
  }

  private let minus = CGPoint(x: 120, y: 116)
  private let plus = CGPoint(x: 170, y: 116)

  @Test func itIsNinetyFourByThirtyTwo() {
    #expect(show().1.bounds.size == CGSize(width: 94, height: 32))
  }

  @Test func theHalvesCountDownAndUp() {
    let (host, stepper, count) = show()
    host.tap(at: plus)
    host.tap(at: plus)
    host.tap(at: minus)
    #expect(stepper.value == 1 && count() == 3)
    host.tap(at: minus)
    host.tap(at: minus)
    #expect(stepper.value == 0 && count() == 4)
  }

  @Test func holdingRepeatsFasterAndFaster() {
    let (host, stepper, _) = show()
    host.touch(phase: .down, at: plus)
    host.advance(seconds: 0.45)
    #expect(stepper.value == 1)
    host.advance(seconds: 1.1)
    let slow = stepper.value
    #expect(slow >= 11 && slow <= 13)
    host.advance(seconds: 1)
    #expect(stepper.value - slow > 18)
    host.touch(phase: .up, at: plus)
    host.advance(seconds: 1)
    let end = stepper.value
    host.advance(seconds: 1)
    #expect(stepper.value == end)
  }

  @Test func withoutAutorepeatItCountsOnce() {
    let (host, stepper, _) = show()
    stepper.autorepeat = false
    host.press(at: plus, seconds: 2)
    #expect(stepper.value == 1)
  }

  @Test func itWrapsWhereTold() {
    let (host, stepper, _) = show()
    stepper.maximumValue = 3
    stepper.wraps = true
    host.tap(at: minus)
    #expect(stepper.value == 3)
    host.tap(at: plus)
    #expect(stepper.value == 0)
  }

  @Test func valuesStayInTheRange() {
    let (host, stepper, _) = show()
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 100)
    stepper.stepValue = 0
    #expect(stepper.stepValue == 1)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    host.commit()
    #expect(host.diagnostics.count == 3)
  }

  @Test func keysAndScreenReadersStep() {
    let (host, stepper, count) = show()
    #expect(host.tab(to: "Balls"))
    host.press("ArrowUp")
    host.press("ArrowRight")
    host.press("ArrowDown")
    #expect(stepper.value == 1)
    host.press("End")
    #expect(stepper.value == 100)
    host.press("PageDown")
    #expect(stepper.value == 90)
    host.adjust("Balls")
    #expect(stepper.value == 91 && count() == 6)
    #expect(host.element("Balls", role: .spinbutton) === stepper)
    #expect(stepper.accessibilityValue == "91")
  }

  @Test func rightToLeftPlusIsAtTheLeft() {
    let (host, stepper, _) = show(isRightToLeft: true)
    host.tap(at: minus)
    #expect(stepper.value == 1)
    host.tab(to: "Balls")
    host.press("ArrowLeft")
    #expect(stepper.value == 2)
  }

  @Test func aDisabledOneStays() {
    let (host, stepper, count) = show()
    stepper.isEnabled = false
    host.tap(at: plus)
    host.adjust("Balls")
    #expect(stepper.value == 0 && count() == 0)
  }
}
