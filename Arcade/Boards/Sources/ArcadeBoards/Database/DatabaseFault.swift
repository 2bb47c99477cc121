/// Why a database could not do what it was asked.
struct DatabaseFault: Error, CustomStringConvertible {
  /// What follows from a fault.
  enum Kind: Sendable {
    /// The database cannot be reached, and has done nothing.
    case away
    /// Another transaction was in the way; the same may work at the next try.
    case conflict
    /// The disk is full.
    case full
    /// The connection broke while changes were being made final; nobody knows whether they were.
    case uncertain
    case other
  }

  let kind: Kind
  /// What the database says, in one line.
  let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What a client is told.
  var refusal: Refusal {
    let reason =
      switch kind {
      case .away: "The database cannot be reached"
      case .full: "The disk of the database is full"
      case .conflict: "The database has too much to do"
      case .uncertain: "The database was lost on the way, and may have stored this or not"
      case .other: "The server cannot do this now"
      }
    return Refusal(503, "\(reason); try again in a minute.", retryAfter: 60)
  }
}
