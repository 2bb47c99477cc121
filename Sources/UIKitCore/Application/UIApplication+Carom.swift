import CaromGeometry

// MARK: Carom's own

extension UIApplication {
  /// Reports a mistake or bad data, naming the object and the remedy. Tests read it, and the page prints it on the console.
  public func diagnose(_ message: String) { outputs.append(.diagnostic(message)) }

  /// Sends an output to the host.
  public func send(_ output: HostOutput) { outputs.append(output) }

  /// Shows `path` in the browser's address bar; the same path again does nothing.
  public func setAddress(_ path: String, step: AddressStep = .new) {
    guard path != address else { return }
    address = path
    send(.address(path: path, step: step))
  }

  /// Returns the address that consists of these names and this query.
  public static func address(of names: [String], query: String?) -> String {
    "/" + names.joined(separator: "/") + (query.map { "?" + $0 } ?? "")
  }

  /// Returns the part of an address after its question mark; nil without one.
  public static func addressQuery(in address: String) -> String? {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return nil }
    return String(decoding: address.utf8[mark...].dropFirst(), as: UTF8.self)
  }

  /// Returns the parts of an address between its slashes, up to its question mark.
  public static func addressNames(in address: String) -> [String] {
    // Splits by bytes: splitting by characters would load Unicode's tables before the first frame.
    var names: [String] = []
    var name: [UInt8] = []
    for byte in address.utf8 + [UInt8(ascii: "?")] {
      let isEnd = byte == UInt8(ascii: "?")
      guard isEnd || byte == UInt8(ascii: "/") else {
        name.append(byte)
        continue
      }
      if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
      name = []
      if isEnd { break }
    }
    return names
  }

  /// The view with the page's keyboard focus; nil if there is none.
  public var focusedView: UIView? {
    guard let view = semantics.focused, view.window != nil else { return nil }
    return view
  }

  /// Gives `view` the keyboard focus, in the page too; nil removes it.
  public func focus(_ view: UIView?) {
    if let view, !view.canBecomeFocused { return }
    guard view !== focusedView else { return }
    semantics.focus(view)
    send(.focus(layer: view?.layer.id ?? 0))
  }

  /// Cancels the touches, presses and gestures in `view` and its subviews, as if it left its window; a first responder there
  /// resigns. For containers that hide a view without removing it.
  public func cancelTouches(in view: UIView) { touchDispatcher.viewLeftWindow(view) }
}
