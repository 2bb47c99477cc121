import Foundation
import GRDB

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

  static func player(of signer: Signer, in database: Database) throws -> String {
    let known = try Row.fetchOne(
      database, sql: "SELECT player, kind FROM playerKey WHERE id = ?", arguments: [signer.id])
    guard let known else { return signer.id }
    if known["kind"] as String == KeyKind.removed.rawValue {
      throw Refusal(410, "This key was removed by another key of its player; make a new one and join again.")
    }
    return known["player"]
  }

  /// Whether a key is a player's, and accepted.
  func isKey(_ signer: Signer, of player: String) throws -> Bool {
    let found = try database.read {
      try Bool.fetchOne(
        $0, sql: "SELECT 1 FROM playerKey WHERE id = ? AND player = ? AND kind <> ?",
        arguments: [signer.id, player, KeyKind.removed.rawValue])
    }
    return found == true
  }

  /// Creates a player for a new key, and returns the player. Throws if an operator has banned the player.
  @discardableResult
  func admit(_ signer: Signer, now: Int64) throws -> String {
    try database.write { database in
      let player = try Store.player(of: signer, in: database)
      if player == signer.id {
        try database.execute(
          sql: "INSERT INTO player (id, key, name, joined) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
          arguments: [player, signer.key, "Player " + player.prefix(4), now])
        try database.execute(
          sql: "INSERT INTO playerKey (id, key, player, added, kind) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
          arguments: [signer.id, signer.key, player, now, KeyKind.device.rawValue])
      }
      try Store.refuseBanned(player, in: database)
      return player
    }
  }

  static func refuseBanned(_ player: String, in database: Database) throws {
    let isBanned = try Bool.fetchOne(database, sql: "SELECT banned FROM player WHERE id = ?", arguments: [player])
    if isBanned == true {
      throw Refusal(403, "This key may not play for boards here; ask whoever runs this server.")
    }
  }

  func rename(_ player: String, to name: String) throws {
    try database.write { try $0.execute(sql: "UPDATE player SET name = ? WHERE id = ?", arguments: [name, player]) }
  }

  /// Everything stored about a player; nil if there is nothing.
  func data(of player: String) throws -> PlayerData? {
    try database.read { database in
      guard let row = try Row.fetchOne(database, sql: "SELECT * FROM player WHERE id = ?", arguments: [player]) else {
        return nil
      }
      let runs = try Row.fetchAll(
        database, sql: "SELECT * FROM run WHERE player = ? ORDER BY number", arguments: [player])
      return PlayerData(
        player: player, name: row["name"], joined: row["joined"], isBanned: row["banned"],
        keys: try Store.keys(of: player, in: database), runs: runs.map { RunData($0) })
    }
  }

  /// Erases a player with all keys, runs and lines; returns whether there was one. The keys of a banned player are kept, and
  /// nothing else.
  @discardableResult
  public func erase(_ player: String) throws -> Bool {
    try database.write { database in
      for table in ["run", "challenge", "invitation"] {
        try database.execute(sql: "DELETE FROM \(table) WHERE player = ?", arguments: [player])
      }
      try database.execute(sql: "UPDATE player SET name = '' WHERE id = ? AND banned", arguments: [player])
      let known = database.changesCount
      try database.execute(sql: "DELETE FROM player WHERE id = ? AND NOT banned", arguments: [player])
      return known + database.changesCount > 0
    }
  }
}
