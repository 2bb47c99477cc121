import CaromGeometry

// MARK: Carom's own

extension UIApplication {
  /// Tells of a mistake or of bad data, naming the object and the remedy; tests read it, the page prints it.
  public func diagnose(_ message: String) { outputs.append(.diagnostic(message)) }

  /// Sends something outside.
  public func send(_ output: HostOutput) { outputs.append(output) }

  /// Tells the page where the person is now.
  public func setAddress(_ path: String, step: AddressStep = .new) {
    guard path != address else { return }
    address = path
    send(.address(path: path, step: step))
  }

  /// Plays a sound of the host's table; `volume` from 0 to 1.
  public func play(_ sound: String, volume: Double = 1) { send(.sound(name: sound, volume: volume)) }

  /// An address made of its parts.
  public static func address(of names: [String], query: String?) -> String {
    "/" + names.joined(separator: "/") + (query.map { "?" + $0 } ?? "")
  }

  /// What stands behind the question mark of an address; nil without one.
  public static func addressQuery(in address: String) -> String? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    return String(address[address.index(after: mark)...])
  }

  /// The parts of an address between its slashes, up to its question mark.
  public static func addressNames(in address: String) -> [String] {
    var parts = [""]
    for character in address.prefix(while: { $0 != "?" }) {
      if character == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The view that has the keyboard, as the page tells; nil where none has.
  public var focusedView: UIView? {
    guard let view = semantics.focused, view.window != nil else { return nil }
    return view
  }

  /// Gives `view` the keyboard, on the page too; nil takes it from all.
  public func focus(_ view: UIView?) {
    if let view, !view.canBecomeFocused { return }
    guard view !== focusedView else { return }
    semantics.focus(view)
    send(.focus(layer: view?.layer.id ?? 0))
  }

  /// Cancels the touches, presses and gestures in `view` and its subviews, as when it leaves its window; what has the keyboard
  /// there gives it back. For a container that puts a view away without removing it.
  public func cancelTouches(in view: UIView) { touchDispatcher.viewLeftWindow(view) }
}
