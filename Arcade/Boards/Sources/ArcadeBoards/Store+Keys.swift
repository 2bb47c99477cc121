import Foundation

// Other devices of a player, and recovery keys: a key of the player asks for an invitation, and the new key joins with it.

extension Store {
  /// How long an invitation can be used, in milliseconds: a quarter of an hour.
  static let invitationLifetime: Int64 = 15 * 60_000
  /// The most invitations of a player that are open at once; a further one takes the place of the oldest.
  private static let mostInvitations = 5
  /// The most keys of a player, without removed ones.
  private static let mostKeys = 20
  /// The most removed keys of which a hash is kept.
  private static let mostRemoved = 100
  private static let invitationBytes = 16

  /// An invitation for a new key of a player, which can be used once. Throws if the player is banned, or has no data.
  func invite(for player: String, now: Int64) throws -> (text: String, expires: Int64) {
    let text = Base64URL.random(bytes: Store.invitationBytes)
    let expires = now + Store.invitationLifetime
    try database.write { transaction in
      try Store.lock(player, in: transaction)
      try Store.refuseBanned(player, in: transaction)
      guard try transaction.row("SELECT 1 FROM player WHERE id = ?", [player]) != nil else {
        throw Refusal(404, Store.nothing)
      }
      try transaction.change("DELETE FROM invitation WHERE expires <= ?", [now])
      try transaction.change(
        """
        DELETE FROM invitation WHERE player = ? AND hash NOT IN
        (SELECT hash FROM invitation WHERE player = ? ORDER BY expires DESC LIMIT ?)
        """, [player, player, Store.mostInvitations - 1])
      try transaction.change(
        "INSERT INTO invitation VALUES (?, ?, ?)", [Store.hash(ofInvitation: text), player, expires])
    }
    return (text, expires)
  }

  /// What a key that is no player's is told.
  static let nothing = "Nothing is stored about this key; it has not played here, or its player was erased."

  /// Joins a new key to the player who was given an invitation, which is then used up; returns the player and the name. Throws
  /// if the key is somebody's already, or the invitation cannot be used.
  func join(_ signer: Signer, as kind: KeyKind, by invitation: String, now: Int64) throws -> (
    player: String, name: String
  ) {
    try database.write { transaction in
      guard try transaction.row("SELECT 1 FROM playerKey WHERE id = ?", [signer.id]) == nil else {
        throw Refusal(409, "This key belongs to a player already; make a new one.")
      }
      let hash = Store.hash(ofInvitation: invitation)
      let used = Refusal(
        410, "This invitation was used, or is too old, or never was one; ask the first device for another.")
      let found = try transaction.row(
        """
        SELECT player.id, player.name FROM invitation JOIN player ON player.id = invitation.player
        WHERE hash = ? AND expires > ? AND NOT banned
        """, [hash, now])
      guard let found else { throw used }
      let (player, name): (String, String) = (found["id"], found["name"])
      try Store.lock(player, in: transaction)
      guard try Store.liveKeyCount(of: player, in: transaction) < Store.mostKeys else {
        throw Refusal(409, "This player has \(Store.mostKeys) keys, which is the most; remove one first.")
      }
      guard try transaction.change("DELETE FROM invitation WHERE hash = ?", [hash]) == 1 else { throw used }
      try transaction.change(
        "INSERT INTO playerKey (id, key, player, added, kind) VALUES (?, ?, ?, ?, ?)",
        [signer.id, signer.key, player, now, kind.rawValue])
      return (player, name)
    }
  }

  /// Removes a key of a player. Its hash stays, so that it does not become a player of its own, nor that of the name it gave
  /// the player. Throws if there is no such key, or no other one.
  func removeKey(_ id: String, of player: String) throws {
    try database.write { transaction in
      try Store.lock(player, in: transaction)
      guard try Store.isKey(id, of: player, in: transaction) else {
        throw Refusal(404, "The player has no such key; GET /api/me lists them.")
      }
      guard try Store.liveKeyCount(of: player, in: transaction) > 1 else {
        throw Refusal(
          409, "This is the player's only key; join another one first, or erase the player by DELETE /api/me.")
      }
      let removed = KeyKind.removed.rawValue
      try transaction.change("UPDATE playerKey SET key = ?, kind = ? WHERE id = ?", [Data(), removed, id])
      // Of many, the oldest are forgotten, but not the one that gave the player its name.
      try transaction.change(
        """
        DELETE FROM playerKey WHERE player = ? AND kind = ? AND id <> player AND id NOT IN (
          SELECT id FROM playerKey WHERE player = ? AND kind = ? AND id <> player ORDER BY added DESC LIMIT ?)
        """, [player, removed, player, removed, Store.mostRemoved])
    }
  }

  /// The keys of a player, the oldest first, and removed ones too.
  static func keys(of player: String, in transaction: any Transaction) throws -> [KeyData] {
    let sql = "SELECT id, kind, added FROM playerKey WHERE player = ? ORDER BY added, id"
    return try transaction.rows(sql, [player]).compactMap { row in
      KeyKind(rawValue: row["kind"]).map { KeyData(id: row["id"], kind: $0, added: row["added"]) }
    }
  }

  private static func liveKeyCount(of player: String, in transaction: any Transaction) throws -> Int {
    let sql = "SELECT count(*) FROM playerKey WHERE player = ? AND kind <> ?"
    return try transaction.value(sql, [player, KeyKind.removed.rawValue]) ?? 0
  }

  private static func hash(ofInvitation text: String) -> Data { SHA256.hash(of: Data(text.utf8)) }
}
