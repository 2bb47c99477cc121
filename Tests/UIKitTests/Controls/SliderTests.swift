import Testing
import UIKit

@Suite struct SliderTests {
  private func show(isRightToLeft: Bool = false) -> (HeadlessHost, UISlider, () -> [Float]) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 400), preferences: preferences, root: { UIViewController() })
    // The middle of the thumb moves from 114 to 314: 2 points for a hundredth.
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 31))
    slider.accessibilityLabel = "Speed"
    host.view.addSubview(slider)
    final class Box { var values: [Float] = [] }
    let box = Box()
    slider.addAction(UIAction { [weak slider] _ in box.values.append(slider!.value) }, for: .valueChanged)
    host.advance(ticks: 1)
    return (host, slider, { box.values })
  }

  @Test func theThumbIsTwentyEightPoints() {
    let (_, slider, _) = show()
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 228)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).size == CGSize(width: 28, height: 28))
    #expect(slider.intrinsicContentSize.height == 31)
  }

  @Test func draggingTheThumbMovesIt() {
    let (host, slider, values) = show()
    host.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 210, y: 115))
    #expect(abs(slider.value - 0.5) < 0.01)
    #expect(values().count > 10)
    #expect(values() == values().sorted())
  }

  @Test func tappingTheTrackBringsTheThumbThere() {
    let (host, slider, values) = show()
    host.tap(at: CGPoint(x: 264, y: 115))
    #expect(abs(slider.value - 0.75) < 0.01)
    #expect(values().count == 1)
  }

  @Test func aSliderThatIsNotContinuousTellsOnce() {
    let (host, slider, values) = show()
    slider.isContinuous = false
    host.drag(from: CGPoint(x: 114, y: 115), to: CGPoint(x: 214, y: 115))
    #expect(values().count == 1)
  }

  @Test func valuesStayInTheRange() {
    let (host, slider, values) = show()
    slider.minimumValue = -10
    slider.maximumValue = 10
    slider.value = 50
    #expect(slider.value == 10)
    slider.value = -.infinity
    #expect(slider.value == -10)
    slider.value = 3
    slider.value = .nan
    #expect(slider.value == 3)
    slider.maximumValue = 2
    #expect(slider.value == 2)
    #expect(values().isEmpty)
    host.commit()
    #expect(host.diagnostics.count == 1)
  }

  @Test func aRangeUpsideDownIsDiagnosed() {
    let (host, slider, _) = show()
    slider.minimumValue = 5
    host.commit()
    #expect(host.diagnostics.count == 1)
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = .nan
    host.commit()
    #expect(host.diagnostics.count == 2)
    #expect(slider.maximumValue == 5)
  }

  @Test func keysStepPageAndJump() {
    let (host, slider, values) = show()
    #expect(host.tab(to: "Speed"))
    host.press("ArrowRight")
    #expect(abs(slider.value - 0.05) < 0.001)
    host.press("PageUp")
    #expect(abs(slider.value - 0.25) < 0.001)
    host.press("End")
    #expect(slider.value == 1)
    host.press("ArrowDown")
    #expect(abs(slider.value - 0.95) < 0.001)
    host.press("Home")
    #expect(slider.value == 0)
    #expect(values().count == 5)
  }

  @Test func screenReadersAdjustIt() {
    let (host, slider, _) = show()
    host.adjust("Speed")
    host.adjust("Speed")
    host.adjust("Speed", up: false)
    #expect(abs(slider.value - 0.05) < 0.001)
    #expect(host.element("Speed", role: .slider) === slider)
    #expect(slider.semanticRange == Semantics.Range(now: Double(slider.value), least: 0, greatest: 1))
    #expect(slider.accessibilityValue == "5%")
  }

  @Test func aPanAroundItWaitsWhileItIsDragged() {
    let (host, slider, _) = show()
    var pans = 0
    let pan = UIPanGestureRecognizer()
    pan.addAction { _ in pans += 1 }
    host.view.addGestureRecognizer(pan)
    host.drag(from: CGPoint(x: 114, y: 115), to: CGPoint(x: 214, y: 115))
    #expect(slider.value > 0.45 && pans == 0)
    host.drag(from: CGPoint(x: 114, y: 315), to: CGPoint(x: 214, y: 315))
    #expect(pans > 0)
  }

  @Test func rightToLeftItRunsFromTheRight() {
    let (host, slider, _) = show(isRightToLeft: true)
    host.drag(from: CGPoint(x: 314, y: 115), to: CGPoint(x: 214, y: 115))
    #expect(abs(slider.value - 0.5) < 0.01)
    host.tab(to: "Speed")
    host.press("ArrowLeft")
    #expect(abs(slider.value - 0.55) < 0.01)
  }

  @Test func aDisabledOneStays() {
    let (host, slider, values) = show()
    slider.isEnabled = false
    host.tap(at: CGPoint(x: 264, y: 115))
    host.adjust("Speed")
    #expect(slider.value == 0 && values().isEmpty)
  }
}
