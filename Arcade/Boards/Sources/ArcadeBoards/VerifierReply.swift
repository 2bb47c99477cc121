import ArcadeRuns

/// What a verifier answers to a run, as a line of JSON.
public struct VerifierReply: Codable, Sendable {
  /// The result of the run; nil if it was refused.
  public var verdict: RunVerdict?
  /// Why the run was refused.
  public var refused: String?

  /// The answer to the run in these bytes, which is replayed in this process.
  public init(to bytes: [UInt8]) {
    do throws(RunRefusal) {
      verdict = try RunVerdict.of(bytes)
    } catch {
      refused = error.reason
    }
  }
}

extension VerifierReply {
  /// The answer that a run is refused.
  init(refused: String) { self.refused = refused }

  /// Why the score of a run that was played with this ticket and arrived at this time, in milliseconds since 1970, is not accepted; nil if
  /// it is.
  func objection(by ticket: Ticket, sent: Int64) -> String? {
    guard let verdict else { return refused ?? "the verifier said nothing" }
    if verdict.game != ticket.game || verdict.rulesVersion != ticket.rulesVersion {
      return
        "its ticket is for \(ticket.game), version \(ticket.rulesVersion); take a ticket for the game that is played"
    }
    if verdict.seed != ticket.seed { return "it begins with another seed than its ticket has; begin with the ticket's" }
    if verdict.day != ticket.day {
      return "it is of another day than its ticket; play the challenge that the ticket is for"
    }
    // The two clocks may differ a little.
    let least = Int64(verdict.ticks) * 1000 / 120 * 98 / 100 - 1000
    if sent - ticket.issued < least {
      return "it lasts longer than there was time since its ticket; play at the game's own pace"
    }
    if !verdict.isOver { return "its game is not over; play it to its end" }
    if !verdict.counts {
      return "its score counts for no board, because of practice, undone moves, carried points or a wall of your own"
    }
    return nil
  }
}
