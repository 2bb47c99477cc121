import CaromGeometry

// MARK: Carom's own

extension UIApplication {
  /// Asks for the keys of the person, who takes part; they come into `VerifiedRuns.keys`.
  public func loadPlayerKeys() { send(.run(act: "devices", id: "")) }

  /// Makes a link that lets another device take part as the same person, once and within a quarter of an hour. It opens `place`,
  /// such as `/boards/join/`, with the invitation behind it, and comes into `VerifiedRuns.invitation`.
  public func invitePlayerDevice(to place: String) { ask("invite", place) }

  /// Lets the person take part on this device by an invitation of another one.
  public func joinVerifiedRuns(byInvitation invitation: String) { ask("joinDevice", invitation) }

  /// Removes a key of the person's, such as that of a lost device. Without this device's own key the person does not take part
  /// here any more.
  public func removePlayerKey(_ id: String) { ask("removeKey", id) }

  /// Makes a recovery key, and offers it as a file.
  public func saveRecoveryKey() { ask("saveKey", "") }

  /// Lets the user choose the file of a recovery key, and take part on this device as its person. Call it in answer to a tap, a
  /// click or a key.
  public func openRecoveryKey() { ask("recover", "") }
}

extension VerifiedRuns {
  /// Takes note of the keys that the texts of a `devices` input describe; bad rows are left out.
  mutating func readKeys(_ texts: [String]) {
    guard texts[1] == "loaded" else {
      keysFailure = texts[1]
      return
    }
    let rows = stride(from: 2, to: texts.count - 3, by: 4).compactMap { Key(texts[$0..<$0 + 4]) }
    // The link has been used, or its maker has other plans.
    if let keys, keys.count != rows.count { invitation = nil }
    keys = rows
    keysFailure = nil
  }
}

extension VerifiedRuns.Key {
  /// A key by a row of a `devices` input; nil if it is a bad one.
  fileprivate init?(_ row: ArraySlice<String>) {
    let row = Array(row)
    guard row[1] == "device" || row[1] == "recovery", let added = Double(row[2]), added.isFinite else { return nil }
    (id, isRecovery, isOwn) = (row[0], row[1] == "recovery", row[3] == "own")
    self.added = Date(timeIntervalSince1970: added / 1000)
  }
}
