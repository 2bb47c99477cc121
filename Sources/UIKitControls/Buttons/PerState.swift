/// A value for each state of a control, looked up the way buttons do.
struct PerState<Value> {
  private var entries: [(state: UInt, value: Value)] = []

  /// The value set for exactly `state`.
  subscript(state: UIControl.State) -> Value? {
    get {
      for entry in entries where entry.state == state.rawValue { return entry.value }
      return nil
    }
    set {
      entries.removeAll { $0.state == state.rawValue }
      if let newValue { entries.append((state.rawValue, newValue)) }
    }
  }

  /// The value shown in `state`: its own, that of the state without press or focus, or the normal one.
  ///
  /// Apple's button forgets that it is selected while it is pressed unless both are set together; this one does not.
  func shown(in state: UIControl.State) -> Value? {
    self[state] ?? self[state.subtracting(.focused)] ?? self[state.subtracting([.focused, .highlighted])]
      ?? self[.normal]
  }
}
