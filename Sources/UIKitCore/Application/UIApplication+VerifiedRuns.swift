import CaromGeometry

// MARK: Carom's own

extension UIApplication {
  /// Posted when `verifiedRuns` has changed; the object is the application.
  public static let verifiedRunsDidChangeNotification = Notification.Name("UIApplicationVerifiedRunsDidChange")

  /// What is known of the server that verifies runs; nil if the page has none, as natively.
  public internal(set) var verifiedRuns: VerifiedRuns? {
    get {
      if !unreadNews.isEmpty { readAllNews() }
      return readNews?.runs
    }
    set {
      if readNews == nil { readNews = ReadNews() }
      readNews?.runs = newValue
    }
  }

  /// Lets the person take part under a name, or changes the name. `VerifiedRuns.failure` says why that was not done.
  public func joinVerifiedRuns(as name: String) { ask("join", name) }

  /// Has the server erase everything that it keeps of the person, who does not take part from then on.
  public func leaveVerifiedRuns() { ask("leave", "") }

  /// Asks for a board, such as `breakout?rules=day-v2&span=week`; it comes into `VerifiedRuns.boards`.
  public func loadBoard(_ query: String) { send(.run(act: "board", id: query)) }

  /// Shows a run of a board in the page's player.
  public func watchVerifiedRun(_ id: String) { send(.run(act: "watchVerified", id: id)) }

  /// Asks for a seed of the server for the next run of a game, or of a day's challenge, if the person takes part.
  public func wantTicket(game: String, day: String? = nil) {
    guard verifiedRuns?.access == .joined else { return }
    if ticketSeed(game: game, day: day) == nil { send(.run(act: "ticket", id: game + " " + (day ?? ""))) }
  }

  /// The seed of the server that is there for the next run of a game, or of a day's challenge; nil if there is none.
  public func ticketSeed(game: String, day: String? = nil) -> UInt64? {
    ticket(game, day).flatMap { verifiedRuns?.tickets[$0].seed }
  }

  /// Takes the seed of the server with which the next run of a game has to begin, so that a board accepts it; nil if
  /// there is none. Each is taken once.
  public func takeTicket(game: String, day: String? = nil) -> UInt64? {
    guard let place = ticket(game, day) else { return nil }
    return verifiedRuns?.tickets.remove(at: place).seed
  }

  func ask(_ act: String, _ id: String) {
    verifiedRuns?.failure = nil
    send(.run(act: act, id: id))
  }

  /// How long a ticket may lie unused, in seconds: the server takes it for six hours, and a game needs its time.
  private static let ticketLifetime: TimeInterval = 5 * 3_600

  private func ticket(_ game: String, _ day: String?) -> Int? {
    let now = Date.now
    return verifiedRuns?.tickets.lastIndex {
      $0.game == game && $0.day == (day ?? "") && abs(now.timeIntervalSince($0.date)) < UIApplication.ticketLifetime
    }
  }

  /// Keeps news until somebody asks for `verifiedRuns`. What comes before the first `access` is dropped.
  @inline(never)
  func verifiedCame(_ input: VerifiedInput) {
    let isFirst = unreadNews.isEmpty && readNews == nil
    guard !isFirst || VerifiedRuns.isAccess(input.list) else { return }
    unreadNews.append(VerifiedNews(texts: input.list, date: .now))
    notificationCenter.post(Notification(name: UIApplication.verifiedRunsDidChangeNotification, object: self))
  }

  private func readAllNews() {
    let news = unreadNews
    unreadNews = []
    var runs = readNews?.runs
    for each in news {
      if VerifiedRuns.isAccess(each.texts) {
        runs = VerifiedRuns(after: runs, accessNews: each.texts)
      } else {
        runs?.read(each)
      }
    }
    verifiedRuns = runs
  }
}

/// News of a server that verifies runs, as they came. They are read only when somebody asks for `verifiedRuns`, so that programs
/// that never ask do not contain the code that reads them.
struct VerifiedNews {
  let texts: [String]
  let date: Date
}

/// What is known from the news that were read. It is a class, so that the code that destroys the values is only in programs that read
/// news.
final class ReadNews {
  var runs: VerifiedRuns?
}

extension VerifiedRuns {
  /// The most boards that are kept.
  private static let mostBoards = 12

  /// Whether news say whether a person can take part.
  static func isAccess(_ texts: [String]) -> Bool { texts.count == 3 && texts[0] == "access" }

  fileprivate init(after known: VerifiedRuns?, accessNews texts: [String]) {
    let access: Access =
      switch texts[1] {
      case "insecure": .insecure
      case "open": .open
      case "joined": .joined
      default: .unreachable
      }
    self = known ?? VerifiedRuns(access: access)
    (self.access, name, failure) = (access, texts[2], nil)
    if access == .open { (tickets, last, keys, invitation) = ([], nil, nil, nil) }
  }

  /// Takes note of other news; what cannot be understood is left out.
  fileprivate mutating func read(_ news: VerifiedNews) {
    let texts = news.texts
    switch texts.first {
    case "ticket":
      guard texts.count == 4, let seed = UInt64(texts[3]) else { return }
      tickets.removeAll { $0.game == texts[1] && $0.day == texts[2] }
      tickets.append(Ticket(game: texts[1], day: texts[2], seed: seed, date: news.date))
    case "run" where texts.count == 5: last = Standing(texts)
    case "board":
      guard let board = RunBoard(texts.dropFirst()) else { return }
      boards.removeAll { $0.query == board.query }
      boards.append(board)
      if boards.count > VerifiedRuns.mostBoards { boards.removeFirst() }
    case "closed":
      if texts.count > 2 { closed = texts }
    case "devices" where texts.count > 1: readKeys(texts)
    case "invitation" where texts.count == 2: invitation = texts[1]
    case "failed" where texts.count >= 3:
      failure = Failure(act: texts[1], reason: texts[2], detail: texts.count > 3 ? texts[3] : "")
    default: return
    }
  }
}

extension VerifiedRuns.Standing {
  /// The state that the texts of a `run` input describe; nil if they describe none.
  fileprivate init?(_ texts: [String]) {
    switch texts[1] {
    case "practice": self = .practice
    case "waiting": self = .waiting
    case "checking": self = .checking
    case "refused": self = .refused(texts[4])
    case "ranked":
      guard let rank = Int(texts[2]), let today = Int(texts[3]) else { return nil }
      self = .ranked(rank, today: today)
    default: return nil
    }
  }
}
