import Testing
import UIKit

/// Records the keys that it receives, as a game does.
private final class KeyReader: UIViewController {
  var lines: [String] = []
  var commands = 0
  var isPlaying = true
  override var canBecomeFirstResponder: Bool { isPlaying }
  override func viewDidLoad() {
    for (index, name) in ["One", "Two"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.frame = CGRect(x: 20, y: 100 + 60 * Double(index), width: 100, height: 44)
      button.addAction(UIAction { [me = Weak(self)] _ in me.value?.lines.append(name) }, for: .primaryActionTriggered)
      view.addSubview(button)
    }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines.append("down " + (presses.first?.key?.code ?? ""))
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines.append("up " + (presses.first?.key?.code ?? ""))
  }
  override func accessibilityPerformEscape() -> Bool {
    lines.append("escape")
    return true
  }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", action: Selector("next", KeyReader.next))]
  }
  func next() { commands += 1 }
}

/// Gamepads act like keys; key commands repeat while their key is held.
@Suite struct GamepadTests {
  private let host = HeadlessHost { KeyReader() }
  private var reader: KeyReader { host.rootViewController as! KeyReader }

  private func pad(buttons: Int32 = 0, x: Double = 0, y: Double = 0, connected: UInt8 = 1) {
    var pad = GamepadInput()
    pad.buttons = buttons
    pad.leftX = x
    pad.leftY = y
    pad.connected = connected
    host.send(.gamepad(pad))
    host.advance(ticks: 1)
  }

  @Test func aGameGetsKeys() {
    reader.becomeFirstResponder()
    pad(buttons: 1 << 14)
    pad(buttons: 1 << 14 | 1)
    pad(buttons: 1)
    pad(x: 0.8, y: 0.2)
    pad(x: .nan)
    #expect(
      reader.lines == [
        "down ArrowLeft", "down Space", "up ArrowLeft", "up Space", "down ArrowRight", "up ArrowRight",
      ])
  }

  @Test func aGamepadThatGoesLetsGo() {
    reader.becomeFirstResponder()
    pad(buttons: 1 << 12)
    pad(buttons: 1 << 12, connected: 0)
    #expect(reader.lines == ["down ArrowUp", "up ArrowUp"] && host.application.touchDispatcher.isIdle)
  }

  @Test func focusMovesAndActs() {
    pad(buttons: 1 << 13)
    #expect(host.focusedName == "One")
    pad()
    pad(buttons: 1 << 5)
    #expect(host.focusedName == "Two")
    pad(buttons: 1)
    #expect(reader.lines == ["Two"])
    pad(buttons: 1 << 4)
    #expect(host.focusedName == "One")
    pad(buttons: 1 << 1)
    #expect(reader.lines == ["Two", "escape"])
  }

  @Test func aHeldKeyRepeatsItsCommand() {
    host.hold("KeyN")
    host.repeatKey("KeyN")
    host.repeatKey("KeyN")
    #expect(reader.commands == 3)
    host.release("KeyN")
    host.repeatKey("KeyN")
    #expect(reader.commands == 3, "it is no longer held")
  }

  /// GameController, `GCExtendedGamepad`: buttons are pressed or not, and the y axis of a stick points upwards.
  @Test func anAppReadsAGamepad() throws {
    var lines: [String] = []
    let token = NotificationCenter.default.addObserver(forName: .GCControllerDidConnect, object: nil, queue: nil) {
      lines.append("connect \(($0.object as? GCController)?.vendorName ?? "a gamepad")")
    }
    #expect(GCController.controllers() == [] && GCController.current == nil)
    pad()
    let controller = try #require(GCController.current)
    let gamepad = try #require(controller.extendedGamepad)
    gamepad.buttonA.pressedChangedHandler = { button, value, isPressed in lines.append("A \(value) \(isPressed)") }
    gamepad.leftThumbstick.valueChangedHandler = { stick, x, y in lines.append("stick \(x) \(y)") }
    gamepad.valueChangedHandler = { pad, element in lines.append(element === pad.buttonA ? "changed A" : "changed") }
    pad(buttons: 1)
    pad(buttons: 1)
    pad(x: 0.5, y: -1)
    #expect(
      lines == ["connect a gamepad", "A 1.0 true", "changed A", "A 0.0 false", "changed A", "stick 0.5 1.0", "changed"])
    #expect(gamepad.leftThumbstick.up.isPressed && !gamepad.leftThumbstick.right.isPressed)
    pad(buttons: 1 << 12 | 1 << 15)
    #expect(gamepad.dpad.yAxis.value == 1 && gamepad.dpad.xAxis.value == 1 && gamepad.dpad.right.isPressed)
    pad(connected: 0)
    #expect(GCController.controllers() == [])
    NotificationCenter.default.removeObserver(token)
  }
}
