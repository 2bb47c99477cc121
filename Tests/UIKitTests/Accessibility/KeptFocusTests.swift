import Testing
import UIKit

/// Three pressable views in a box, above a button that stays.
@Suite struct KeptFocusTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private var things: [UIView] = []

  init() {
    host.view.addSubview(box)
    things = (0..<3).map { index in
      let thing = KeptFocusTests.thing("Thing \(index)", at: CGPoint(x: CGFloat(index) * 100, y: 0))
      box.addSubview(thing)
      return thing
    }
    host.view.addSubview(KeptFocusTests.thing("Stop", at: CGPoint(x: 0, y: 300)))
    host.advance(ticks: 1)
  }

  private static func thing(_ name: String, at origin: CGPoint) -> UIView {
    let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 50, height: 50)))
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    view.accessibilityLabel = name
    return view
  }

  @Test func theNearestGetsTheFocusOfWhatIsRemoved() {
    host.tab(to: "Thing 2")
    things[2].removeFromSuperview()
    host.advance(ticks: 1)
    #expect(host.focusedName == "Thing 1")
  }

  @Test func thePageIsToldOfIt() {
    host.tab(to: "Thing 0")
    host.forgetOutputs()
    things[0].removeFromSuperview()
    host.advance(ticks: 1)
    #expect(host.outputs.contains(.focus(layer: things[1].layer.id)))
  }

  @Test func hidingAndDisablingPassItOnToo() {
    host.tab(to: "Thing 0")
    things[0].isHidden = true
    host.advance(ticks: 1)
    #expect(host.focusedName == "Thing 1")
    things[1].accessibilityTraits.insert(.notEnabled)
    host.advance(ticks: 1)
    #expect(host.focusedName == "Thing 2")
  }

  @Test func whatIsAroundGetsItWhereNothingIsLeftInside() {
    host.tab(to: "Thing 1")
    box.removeFromSuperview()
    host.advance(ticks: 1)
    #expect(host.focusedName == "Stop")
  }

  @Test func aTextFieldDoesNotGetItBecauseItWouldOpenAKeyboard() {
    let field = UITextField(frame: CGRect(x: 100, y: 60, width: 100, height: 40))
    box.addSubview(field)
    host.advance(ticks: 1)
    for thing in things[1...] { thing.removeFromSuperview() }
    host.tab(to: "Thing 0")
    things[0].removeFromSuperview()
    host.advance(ticks: 1)
    #expect(host.focusedName == "Stop" && !field.isEditing)
  }

  @Test func whatAModalViewCoversKeepsIt() {
    host.tab(to: "Thing 1")
    let sheet = UIView(frame: host.view.bounds)
    sheet.accessibilityViewIsModal = true
    host.view.addSubview(sheet)
    host.advance(ticks: 2)
    #expect(host.focusedName == "Thing 1")
    sheet.removeFromSuperview()
    host.advance(ticks: 1)
    #expect(host.focusedName == "Thing 1")
  }

  @Test func aViewThatHasGoneCannotKeepTheFocusThatIsGivenToIt() {
    let gone = things[2]
    gone.removeFromSuperview()
    UIApplication.shared.focus(gone)
    host.advance(ticks: 1)
    #expect(host.focusedName == "Thing 0")
  }

  @Test func withoutFocusNothingIsFocused() {
    things[0].removeFromSuperview()
    host.advance(ticks: 1)
    #expect(host.focusedName == nil)
  }
}
