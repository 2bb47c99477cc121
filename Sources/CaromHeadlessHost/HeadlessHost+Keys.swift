import UIKit

extension HeadlessHost {
  /// Presses a key for 1/30 s and releases it. Tab moves the focus, and Enter in a text field sends Return to the
  /// field.
  ///
  /// - Parameter code: The DOM's code of the key: `ArrowLeft`, `Space`, `KeyP`.
  /// - Parameter modifiers: The modifier keys that are held.
  public func press(_ code: String, modifiers: UIKeyModifierFlags = []) {
    if code == "Tab" { return tab(backwards: modifiers.contains(.shift)) }
    if code == "Enter", let field = focusedField { return returnKey(in: field) }
    send(key: code, phase: 0, modifiers)
    advance(ticks: 4)
    send(key: code, phase: 2, modifiers)
    advance(ticks: 1)
  }

  /// Presses a key and keeps it down.
  public func hold(_ code: String, modifiers: UIKeyModifierFlags = []) {
    send(key: code, phase: 0, modifiers)
    advance(ticks: 1)
  }

  /// Sends one automatic repetition of a key that is down.
  public func repeatKey(_ code: String) {
    send(key: code, phase: 1, [])
    advance(ticks: 1)
  }

  /// Releases a key.
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

  // MARK: Keyboard focus

  /// Presses Tab: moves the page's focus to the next element in reading order, or to the previous one if `backwards` is
  /// true. It wraps around.
  public func tab(backwards: Bool = false) {
    let stops = application.semantics.tabStops
    guard !stops.isEmpty else { return }
    let here = stops.firstIndex { $0.layer.id == focusedLayer }
    let next = here.map { ($0 + (backwards ? -1 : 1) + stops.count) % stops.count } ?? (backwards ? stops.count - 1 : 0)
    moveFocus(to: stops[next].layer.id)
  }

  /// Presses Tab until the element of that name has the focus. Returns false and adds a diagnostic if Tab does not
  /// reach it.
  @discardableResult
  public func tab(to name: String) -> Bool {
    for _ in application.semantics.tabStops {
      tab()
      if focusedName == name { return true }
    }
    complain("Tab does not reach \"\(name)\"")
    return false
  }

  /// The accessibility label of the element that has the keyboard focus; nil if there is none.
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

  // MARK: Screen readers

  /// Activates an element, as a screen reader does. Returns false and adds a diagnostic if it does not exist.
  @discardableResult
  public func activate(_ name: String) -> Bool { act(0, on: name) }

  /// Increments or decrements the value of an element, as a screen reader does. Returns false and adds a diagnostic if
  /// it does not exist.
  @discardableResult
  public func adjust(_ name: String, up: Bool = true) -> Bool { act(up ? 1 : 2, on: name) }

  /// Performs the escape gesture on an element, as a screen reader does. Returns false and adds a diagnostic if it does
  /// not exist.
  @discardableResult
  public func escape(_ name: String) -> Bool { act(5, on: name) }

  /// Opens the menu of the element's custom actions, as the button that only screen readers find does; returns whether
  /// there is such an element.
  @discardableResult
  public func showActions(_ name: String) -> Bool { act(7, on: name) }

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
