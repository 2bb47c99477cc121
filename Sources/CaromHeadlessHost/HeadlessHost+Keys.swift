import UIKit

extension HeadlessHost {
  /// A key pressed and let go; `code` as the DOM names it: `ArrowLeft`, `Space`, `KeyP`.
  public func press(_ code: String, modifiers: UIKeyModifierFlags = []) {
    if code == "Tab" { return tab(backwards: modifiers.contains(.shift)) }
    if code == "Enter", let field = focusedField { return returnKey(in: field) }
    send(key: code, phase: 0, modifiers)
    advance(ticks: 4)
    send(key: code, phase: 2, modifiers)
    advance(ticks: 1)
  }

  /// A key goes down and stays.
  public func hold(_ code: String, modifiers: UIKeyModifierFlags = []) {
    send(key: code, phase: 0, modifiers)
    advance(ticks: 1)
  }

  /// The key that is held repeats once.
  public func repeatKey(_ code: String) {
    send(key: code, phase: 1, [])
    advance(ticks: 1)
  }

  /// A held key comes up.
  public func release(_ code: String, modifiers: UIKeyModifierFlags = []) {
    send(key: code, phase: 2, modifiers)
    advance(ticks: 1)
  }

  private func send(key code: String, phase: UInt8, _ modifiers: UIKeyModifierFlags) {
    var key = KeyInput()
    key.phase = phase
    key.modifiers = UInt8(truncatingIfNeeded: modifiers.rawValue)
    key.code = code
    key.characters = HeadlessHost.characters(of: code)
    send(.key(key))
  }

  private static func characters(of code: String) -> String {
    switch code {
    case "Space": return " "
    case "Equal": return "="
    case "NumpadAdd": return "+"
    case "Minus", "NumpadSubtract": return "-"
    default: break
    }
    if code.hasPrefix("Key") { return code.dropFirst(3).lowercased() }
    if code.hasPrefix("Digit") { return String(code.dropFirst(5)) }
    return code
  }

  // MARK: Focus, as the page moves it

  /// Tab: the page's focus goes to the next element in reading order, from the last one to the first.
  public func tab(backwards: Bool = false) {
    let stops = application.semantics.tabStops
    guard !stops.isEmpty else { return }
    let here = stops.firstIndex { $0.layer.id == focusedLayer }
    let next = here.map { ($0 + (backwards ? -1 : 1) + stops.count) % stops.count } ?? (backwards ? stops.count - 1 : 0)
    moveFocus(to: stops[next].layer.id)
  }

  /// Tabs until the element of that name has the focus; false, with a diagnostic, where Tab does not reach it.
  @discardableResult
  public func tab(to name: String) -> Bool {
    for _ in application.semantics.tabStops {
      tab()
      if focusedName == name { return true }
    }
    complain("Tab does not reach \"\(name)\"")
    return false
  }

  /// The name of the element that has the keyboard.
  public var focusedName: String? { application.focusedView?.accessibilityLabel }

  private func moveFocus(to layer: Int32) {
    if let field = focusedField {
      leave(field)
    } else if focusedLayer != 0 {
      act(4, on: focusedLayer)
    }
    focusedLayer = layer
    if let field = application.view(ofLayer: layer), field.isField { enter(field) } else { act(3, on: layer) }
    advance(ticks: 1)
  }

  // MARK: Screen readers, which send no touches

  /// Activates an element; false, with a diagnostic, where there is none.
  @discardableResult
  public func activate(_ name: String) -> Bool { act(0, on: name) }

  /// Raises the value of an element by a step, or lowers it.
  @discardableResult
  public func adjust(_ name: String, up: Bool = true) -> Bool { act(up ? 1 : 2, on: name) }

  /// Asks to leave what is open around an element.
  @discardableResult
  public func escape(_ name: String) -> Bool { act(5, on: name) }

  private func act(_ action: UInt8, on name: String) -> Bool {
    guard let view = element(name) else {
      complain("no element is called \"\(name)\"")
      return false
    }
    act(action, on: view.layer.id)
    advance(ticks: 1)
    return true
  }

  private func act(_ action: UInt8, on layer: Int32) {
    var act = AssistiveInput()
    act.layer = layer
    act.action = action
    send(.assistive(act))
  }
}
