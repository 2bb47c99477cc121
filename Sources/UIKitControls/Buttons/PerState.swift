/// Values for the states of a control, with the fallbacks of a button.
struct PerState<Value> {
  private var entries: [(state: UInt, value: Value)] = []

  /// The value that was set for exactly `state`.
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

  /// Copies the values of another one for the states that have none here.
  mutating func take(_ other: PerState) {
    for entry in other.entries where !entries.contains(where: { $0.state == entry.state }) { entries.append(entry) }
  }

  /// Returns the value for `state`: its own, or that of the state without focus, or without press and focus, or the
  /// normal one.
  ///
  /// A pressed Apple button shows its normal value even if it is selected, unless both states were set together; this
  /// one shows the selected value.
  func shown(in state: UIControl.State) -> Value? {
    self[state] ?? self[state.subtracting(.focused)] ?? self[state.subtracting([.focused, .highlighted])]
      ?? self[.normal]
  }
}
