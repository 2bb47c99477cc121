extension TouchDispatcher {
  /// Translates a gamepad's state to keys. The D-pad and the left stick are arrow keys, the lower button is Space, the
  /// right one Escape, and the shoulder buttons move the focus. The numbers are those of the W3C's standard gamepad
  /// layout.
  @inline(never)
  func handle(_ pad: GamepadInput) {
    gamepads.removeAll { $0.index == pad.index }
    if pad.connected != 0 { gamepads.append(pad) }
    gamepads.sort { $0.index < $1.index }
    onGamepads?()
    let now = TouchDispatcher.keys.filter { key in gamepads.contains { TouchDispatcher.holds($0, key) } }
    let before = gamepadKeys
    gamepadKeys = now.map { $0.code }
    for code in before where !gamepadKeys.contains(code) { send(code, phase: 2) }
    for code in gamepadKeys where !before.contains(code) { press(code) }
  }

  /// What holds a key down on a gamepad: a button, or the left stick when it is pushed more than halfway.
  private struct PadKey {
    let code: String
    let button: Int
    var x = 0.0
    var y = 0.0
  }

  private static let keys = [
    PadKey(code: "ArrowUp", button: 12, y: -1), PadKey(code: "ArrowDown", button: 13, y: 1),
    PadKey(code: "ArrowLeft", button: 14, x: -1), PadKey(code: "ArrowRight", button: 15, x: 1),
    PadKey(code: "Space", button: 0), PadKey(code: "Escape", button: 1), PadKey(code: previous, button: 4),
    PadKey(code: following, button: 5),
  ]
  private static let previous = "Previous"
  private static let following = "Next"

  private static func holds(_ pad: GamepadInput, _ key: PadKey) -> Bool {
    pad.buttons >> Int32(key.button) & 1 == 1 || pad.leftX * key.x + pad.leftY * key.y > 0.5
  }

  private func press(_ code: String) {
    switch code {
    case TouchDispatcher.previous: moveFocus(by: -1)
    case TouchDispatcher.following: moveFocus(by: 1)
    // If nothing has the keyboard, an arrow key moves the focus to the first view that can have it.
    case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight":
      let application = UIApplication.shared
      application.semantics.dropUnreachableFocus()
      if application.focusedView == nil, application.firstResponder == nil {
        moveFocus(by: 1)
      } else {
        send(code, phase: 0)
      }
    default: send(code, phase: 0)
    }
  }

  private func send(_ code: String, phase: UInt8) {
    if code == TouchDispatcher.previous || code == TouchDispatcher.following { return }
    var key = KeyInput()
    key.code = code
    key.characters = code == "Space" ? " " : code
    key.phase = phase
    handle(key)
  }

  /// Moves the keyboard focus as Tab does.
  private func moveFocus(by step: Int) {
    let application = UIApplication.shared
    let stops = application.semantics.tabStops
    guard !stops.isEmpty else { return }
    let here = stops.firstIndex { $0 === application.focusedView }
    application.focus(stops[here.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)])
  }
}
