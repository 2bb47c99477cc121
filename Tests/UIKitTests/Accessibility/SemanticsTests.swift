import Testing
import UIKit

/// A pressable view such as apps write themselves.
private final class Key: UIView {
  var presses = 0
  convenience init(_ name: String, x: Double, traits: UIAccessibilityTraits = .button) {
    self.init(frame: CGRect(x: x, y: 0, width: 50, height: 50))
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = traits
    addGestureRecognizer(
      UITapGestureRecognizer { [me = Weak(self)] (_: UITapGestureRecognizer) in me.value?.presses += 1 })
  }
}

private final class Dial: UIView {
  var value = 5
  override func accessibilityIncrement() { value += 1 }
  override func accessibilityDecrement() { value -= 1 }
  override var accessibilityValue: String? {
    get { "\(value)" }
    set {}
  }
  override var semanticRange: Semantics.Range? { Semantics.Range(now: Double(value), least: 0, greatest: 10) }
}

private final class Group: UIView {
  override var semanticRole: Semantics.Role? { .radiogroup }
}

private final class Choice: UIView {
  convenience init(_ name: String, x: Double) {
    self.init(frame: CGRect(x: x, y: 0, width: 50, height: 50))
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
  }
  override var semanticRole: Semantics.Role? { .radio }
  override func accessibilityActivate() -> Bool {
    for each in superview?.subviews ?? [] { each.accessibilityTraits.remove(.selected) }
    accessibilityTraits.insert(.selected)
    return true
  }
}

@Suite struct SemanticsTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400))

  private func add(_ views: UIView...) {
    for view in views { host.view.addSubview(view) }
    host.frame()
  }

  @Test func thePageIsToldRoleNameValueAndStates() {
    let key = Key("Pause", x: 0)
    key.accessibilityHint = "Stops the clock"
    host.view.addSubview(key)
    let id = key.layer.id
    #expect(host.frame().contains("semantics \(id) \"button\" \"Pause\" \"\" \"Stops the clock\" 1 0 0 0"))
    key.accessibilityTraits.insert(.notEnabled)
    #expect(host.frame() == ["semantics \(id) \"button\" \"Pause\" \"\" \"Stops the clock\" 2 0 0 0"])
    #expect(host.frame().isEmpty)
  }

  @Test func plainViewsSayNothing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.view.addSubview(view)
    #expect(!host.frame().contains { $0.hasPrefix("semantics \(view.layer.id)") })
  }

  @Test func aLabelInAnElementSaysNothingOfItsOwn() {
    let (key, label) = (Key("Score", x: 0), UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    label.text = "12"
    label.accessibilityLabel = "Twelve"
    key.addSubview(label)
    add(key)
    #expect(label.semantics.role == nil && label.semantics.label.isEmpty)
    key.isAccessibilityElement = false
    #expect(label.semantics.role == .text && label.semantics.label == "Twelve")
    #expect(host.frame().contains { $0.hasPrefix("semantics \(label.layer.id) \"text\" \"Twelve\"") })
  }

  /// As at Apple, where such a label does not exist for VoiceOver. It used to be a group with the text as its name.
  @Test func aLabelThatIsNoElementIsNotRead() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "12"
    label.isAccessibilityElement = false
    add(label)
    #expect(label.semantics.role == nil && label.semantics.label.isEmpty && label.semantics.states == .hidden)
    label.isAccessibilityElement = true
    #expect(label.semantics.role == .text && !label.semantics.states.contains(.hidden))
    // A container with a name of its own is a group of what is in it.
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    card.accessibilityLabel = "Card"
    add(card)
    #expect(card.semantics.role == .group && card.semantics.label == "Card")
  }

  @Test func tabGoesThroughWhatCanBeFocusedInOrder() {
    let disabled = Key("Off", x: 100, traits: [.button, .notEnabled])
    let hidden = Key("Hidden", x: 200)
    hidden.isHidden = true
    add(Key("One", x: 0), disabled, hidden, Key("Two", x: 300))
    host.tab()
    #expect(host.focusedName == "One")
    host.tab()
    #expect(host.focusedName == "Two")
    host.tab()
    #expect(host.focusedName == "One")
    host.tab(backwards: true)
    #expect(host.focusedName == "Two")
  }

  @Test func spaceAndEnterDoWhatATapDoes() {
    let key = Key("Go", x: 0)
    add(key)
    host.press("Space")
    #expect(key.presses == 0)
    host.tab(to: "Go")
    host.press("Space")
    host.press("Enter")
    host.hold("Space")
    host.repeatKey("Space")
    host.release("Space")
    #expect(key.presses == 3)
    host.activate("Go")
    #expect(key.presses == 4)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func arrowsAdjustWhatIsAdjustable() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    dial.isAccessibilityElement = true
    dial.accessibilityLabel = "Speed"
    dial.accessibilityTraits = .adjustable
    add(dial)
    host.tab(to: "Speed")
    for key in ["ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown"] { host.press(key) }
    #expect(dial.value == 6)
    host.adjust("Speed", up: false)
    #expect(dial.value == 5)
    #expect(host.outline.contains("slider \"Speed\" = \"5\" focusable focused"))
  }

  @Test func tabStopsOnceInAGroupAndArrowsMoveInIt() {
    let group = Group(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    for (index, name) in ["Easy", "Normal", "Hard"].enumerated() {
      group.addSubview(Choice(name, x: Double(index) * 60))
    }
    group.subviews[1].accessibilityTraits.insert(.selected)
    add(Key("Before", x: 0), group)
    host.tab()
    host.tab()
    #expect(host.focusedName == "Normal")
    host.press("ArrowRight")
    #expect(host.focusedName == "Hard")
    #expect(group.subviews[2].accessibilityTraits.contains(.selected))
    host.press("ArrowRight")
    #expect(host.focusedName == "Easy")
    host.tab()
    #expect(host.focusedName == "Before")
    host.tab()
    #expect(host.focusedName == "Easy")
  }

  @Test func nothingBehindSomethingModalCanBeReached() {
    let behind = Key("Behind", x: 0)
    let dialog = UIView(frame: host.view.bounds)
    dialog.accessibilityViewIsModal = true
    let button = Key("OK", x: 50)
    dialog.addSubview(button)
    add(behind, dialog)
    host.tab()
    host.tab()
    #expect(host.focusedName == "OK")
    #expect(host.element("Behind") == nil)
    #expect(behind.semantics.states.contains(.hidden))
    dialog.removeFromSuperview()
    #expect(host.frame().contains { $0.hasPrefix("semantics \(behind.layer.id) \"button\" \"Behind\"") })
    #expect(host.focusedName == "Behind")
  }

  @Test func keysDoNotReachWhatWasHiddenOrCovered() {
    let key = Key("Go", x: 0)
    add(key)
    host.tab(to: "Go")
    key.isHidden = true
    host.press("Space")
    key.isHidden = false
    host.press("Space")
    #expect(key.presses == 0)
    host.tab(to: "Go")
    let dialog = UIView(frame: host.view.bounds)
    dialog.accessibilityViewIsModal = true
    add(dialog)
    host.press("Space")
    #expect(key.presses == 0)
    dialog.alpha = 0
    #expect(host.frame().contains { $0.hasPrefix("semantics \(key.layer.id) \"button\" \"Go\" \"\" \"\" 1 ") })
  }

  @Test func escapeClimbsToWhoeverLeaves() {
    final class Leaving: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let controller = Leaving()
    let host = HeadlessHost(root: { controller })
    host.view.addSubview(Key("Deep", x: 0))
    host.press("Escape")
    host.tab(to: "Deep")
    host.press("Escape")
    host.escape("Deep")
    #expect(controller.escapes == 3)
  }

  @Test func keyCommandsAreFoundUpTheChain() {
    final class Commands: UIViewController {
      var heard: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "p", action: Selector("pause", Commands.pause)),
          UIKeyCommand(
            input: UIKeyCommand.inputLeftArrow, modifierFlags: .shift, action: Selector("left", Commands.left)),
        ]
      }
      func pause() { heard.append("pause") }
      func left() { heard.append("left") }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("press " + presses.first!.key!.code)
      }
    }
    let controller = Commands()
    let host = HeadlessHost(root: { controller })
    host.view.addSubview(Key("Deep", x: 0))
    host.press("KeyP")
    host.tab(to: "Deep")
    host.press("KeyP")
    host.press("ArrowLeft", modifiers: .shift)
    host.press("ArrowLeft")
    #expect(controller.heard == ["pause", "pause", "left", "press ArrowLeft"])
  }

  @Test func heldKeysRepeatAndEnd() {
    final class Keys: UIViewController {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
      override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append(presses.first!.isRepeat ? "repeat" : "changed")
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
    }
    let controller = Keys()
    let host = HeadlessHost(root: { controller })
    host.hold("ArrowLeft")
    host.repeatKey("ArrowLeft")
    host.release("ArrowLeft")
    #expect(controller.heard == ["began", "repeat", "ended"])
  }

  @Test func newsAreAnnouncedAndFocusFollows() {
    let key = Key("Go", x: 0)
    add(key)
    UIAccessibility.post(notification: .announcement, argument: "Level 2")
    UIAccessibility.post(notification: .screenChanged, argument: key)
    host.advance(ticks: 1)
    #expect(host.announcements == ["Level 2"])
    #expect(host.focusedName == "Go")
    #expect(host.outputs.contains(.focus(layer: key.layer.id)))
  }
}
