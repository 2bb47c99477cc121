import CaromGeometry

/// What an app knows of a server that replays runs and compares them on boards.
public struct VerifiedRuns: Equatable, Sendable {
  /// Whether a person can take part.
  public enum Access: Equatable, Sendable {
    /// The page did not come over a secure connection, so it cannot sign anything.
    case insecure
    /// The server does not answer now.
    case unreachable
    /// The person has not joined; nothing is sent until then.
    case open
    /// The person takes part.
    case joined
  }

  /// The state of a run that was handed in.
  public enum Standing: Equatable, Sendable {
    /// It began without a seed of the server, so it cannot be on a board.
    case practice
    /// It is kept until the server answers.
    case waiting
    /// It is with the server, which replays it.
    case checking
    /// It is on its board: its rank among all runs, and among those of today, from 1.
    case ranked(Int, today: Int)
    /// The server does not accept it; the reason is an English sentence.
    case refused(String)
  }

  /// Whether the person can take part.
  public internal(set) var access: Access
  /// The person's name on the server; empty before joining.
  public internal(set) var name = ""
  /// The state of the run that ended last; nil as long as nothing is known.
  public internal(set) var last: Standing?
  /// The boards that came, the latest last.
  public internal(set) var boards: [RunBoard] = []
  /// The person's keys, the oldest first; nil before `loadPlayerKeys()` was answered.
  public internal(set) var keys: [Key]?
  /// Why the keys could not be loaded: `offline`, or `busy`; nil if they were.
  public internal(set) var keysFailure: String?
  /// The link for another device that was made last; nil before, and after a key was added or removed.
  public internal(set) var invitation: String?
  /// What the person wanted last and was not done, and why; nil if everything was.
  public internal(set) var failure: Failure?
  var tickets: [Ticket] = []
  /// The texts of the `closed` input that came last. They are read by those who ask for closed boards, so that others do not
  /// contain the code for it.
  var closed: [String] = []

  /// Something that was not done.
  public struct Failure: Equatable, Sendable {
    /// What was wanted: `join`, `leave`, `invite`, `joinDevice`, `removeKey`, `saveKey` or `recover`; or `key`, if this
    /// device's key is not accepted any more, so that the person does not take part.
    public let act: String
    /// Why it was not done: `offline`, `busy`, `storage`, `name`, `expired`, `full`, `here` (the device belongs to somebody),
    /// `gone` (the player was erased), `banned`, `file` (it is no recovery key), `elsewhere` (it is another site's), or
    /// `removed`.
    public let reason: String
    /// The address of the other site, if the reason is `elsewhere`.
    public let detail: String
  }

  /// A key by which the server knows the person.
  public struct Key: Equatable, Sendable {
    /// The server's name for it.
    public let id: String
    /// Whether it is in a file, by which the person can come back when a browser has lost its own.
    public let isRecovery: Bool
    /// When it was added.
    public let added: Date
    /// Whether it is this device's.
    public let isOwn: Bool
  }

  /// A seed of the server, with which the next run of a game begins.
  struct Ticket: Equatable {
    let game: String
    let day: String
    let seed: UInt64
    let date: Date
  }

  /// The board of a query; nil if it has not come.
  public func board(_ query: String) -> RunBoard? { boards.last { $0.query == query } }
}

/// The best runs of a game, as a server has verified them.
public struct RunBoard: Equatable, Sendable {
  /// A run on a board.
  public struct Line: Equatable, Sendable {
    /// The rank, from 1; equal scores share one.
    public let rank: Int
    /// The player's name.
    public let name: String
    /// The score that the replay yielded.
    public let score: Int
    /// The server's name for the run.
    public let run: String
    /// Whether it is the person's own.
    public let isOwn: Bool
  }

  /// What was asked for.
  public let query: String
  /// Why there are no lines: `offline`, or `busy`; nil if the board has come.
  public let failure: String?
  /// The best lines, then the person's own with its neighbors if it is not among them.
  public let lines: [Line]
}

extension RunBoard {
  /// A board by the texts behind `board` in an input; bad lines are left out.
  init?(_ texts: ArraySlice<String>) {
    let texts = Array(texts)
    guard texts.count >= 2 else { return nil }
    query = texts[0]
    failure = texts[1] == "loaded" ? nil : texts[1]
    lines = stride(from: 2, to: texts.count - 4, by: 5).compactMap { place in
      guard let rank = Int(texts[place]), let score = Int(texts[place + 2]) else { return nil }
      return Line(
        rank: rank, name: texts[place + 1], score: score, run: texts[place + 3], isOwn: texts[place + 4] == "own")
    }
  }
}
