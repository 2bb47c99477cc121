import Foundation

/// What is stored about a key of a player.
struct KeyData: Codable {
  let id: String
  let kind: KeyKind
  let added: Int64
}

/// What a key of a player is for.
enum KeyKind: String, Codable {
  /// It signs what a device of the player sends.
  case device
  /// It is in a file of the player's, and can join a device when no other key is left.
  case recovery
  /// It was a key of the player, and is not accepted any more.
  case removed
}

extension Store {
  /// What is stored about a player.
  struct PlayerData: Codable {
    let player: String
    let name: String
    let joined: Int64
    let isBanned: Bool
    let keys: [KeyData]
    let runs: [RunData]
  }

  /// The player to whom a key belongs; a key that nobody knows is that of a new player with its own name. Throws if the
  /// player has removed the key.
  func player(of signer: Signer) throws -> String {
    try database.read { try Store.player(of: signer, in: $0) }
  }

  static func player(of signer: Signer, in transaction: any Transaction) throws -> String {
    let sql = "SELECT player, kind FROM playerKey WHERE id = ?"
    guard let known = try transaction.row(sql, [signer.id]) else { return signer.id }
    if known["kind"] as String == KeyKind.removed.rawValue {
      throw Refusal(410, "This key was removed by another key of its player; make a new one and join again.")
    }
    return known["player"]
  }

  /// Whether a key is a player's, and accepted.
  func isKey(_ signer: Signer, of player: String) throws -> Bool {
    try database.read { try Store.isKey(signer.id, of: player, in: $0) }
  }

  static func isKey(_ key: String, of player: String, in transaction: any Transaction) throws -> Bool {
    let sql = "SELECT 1 FROM playerKey WHERE id = ? AND player = ? AND kind <> ?"
    return try transaction.row(sql, [key, player, KeyKind.removed.rawValue]) != nil
  }

  /// Keeps other transactions from changing anything of a player's until this one ends; all take the player first.
  static func lock(_ player: String, in transaction: any Transaction) throws {
    _ = try transaction.rows("SELECT 1 FROM player WHERE id = ? \(transaction.dialect.locking)", [player])
  }

  /// Creates a player for a new key, and returns the player. Throws if an operator has banned the player.
  @discardableResult
  func admit(_ signer: Signer, now: Int64) throws -> String {
    try database.write { try Store.admit(signer, now: now, in: $0) }
  }

  @discardableResult
  static func admit(_ signer: Signer, now: Int64, in transaction: any Transaction) throws -> String {
    let player = try Store.player(of: signer, in: transaction)
    if player == signer.id {
      try transaction.change(
        "INSERT INTO player (id, key, name, joined) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [player, signer.key, "Player " + player.prefix(4), now])
      try transaction.change(
        "INSERT INTO playerKey (id, key, player, added, kind) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [signer.id, signer.key, player, now, KeyKind.device.rawValue])
    }
    try Store.refuseBanned(player, in: transaction)
    return player
  }

  static func refuseBanned(_ player: String, in transaction: any Transaction) throws {
    if try transaction.value("SELECT banned FROM player WHERE id = ?", [player]) == true {
      throw Refusal(403, "This key may not play for boards here; ask whoever runs this server.")
    }
  }

  func rename(_ player: String, to name: String) throws {
    try database.write { _ = try $0.change("UPDATE player SET name = ? WHERE id = ?", [name, player]) }
  }

  /// Everything stored about a player; nil if there is nothing.
  func data(of player: String) throws -> PlayerData? {
    try database.read { transaction in
      let found = try transaction.row("SELECT name, joined, banned FROM player WHERE id = ?", [player])
      guard let row = found else { return nil }
      let runs = try transaction.rows(
        "SELECT \(RunData.columns) FROM run WHERE player = ? ORDER BY number", [player])
      return PlayerData(
        player: player, name: row["name"], joined: row["joined"], isBanned: row["banned"],
        keys: try Store.keys(of: player, in: transaction), runs: runs.map { RunData($0) })
    }
  }

  /// Erases a player with all keys, runs and lines; returns whether there was one. The keys of a banned player are kept, and
  /// nothing else.
  @discardableResult
  public func erase(_ player: String) throws -> Bool {
    try database.write { transaction in
      try Store.lock(player, in: transaction)
      for table in ["line", "run", "challenge", "invitation"] {
        try transaction.change("DELETE FROM \(table) WHERE player = ?", [player])
      }
      let banned = try transaction.change("UPDATE player SET name = '' WHERE id = ? AND banned", [player])
      return try banned + transaction.change("DELETE FROM player WHERE id = ? AND NOT banned", [player]) > 0
    }
  }
}
