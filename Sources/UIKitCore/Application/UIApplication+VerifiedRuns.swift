import CaromGeometry

// MARK: Carom's own

extension UIApplication {
  /// Posted when `verifiedRuns` has changed; the object is the application.
  public static let verifiedRunsDidChangeNotification = Notification.Name("UIApplicationVerifiedRunsDidChange")

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

  /// The most boards that are kept.
  private static let mostBoards = 12

  /// Takes note of news; what cannot be understood is left out.
  @inline(never)
  func verifiedCame(_ input: VerifiedInput) {
    let texts = input.list
    guard let about = texts.first else { return }
    if about == "access" {
      accessCame(texts)
    } else if verifiedRuns != nil {
      newsCame(about, texts)
    } else {
      return
    }
    notificationCenter.post(Notification(name: UIApplication.verifiedRunsDidChangeNotification, object: self))
  }

  private func accessCame(_ texts: [String]) {
    guard texts.count == 3 else { return }
    let access: VerifiedRuns.Access =
      switch texts[1] {
      case "insecure": .insecure
      case "open": .open
      case "joined": .joined
      default: .unreachable
      }
    var runs = verifiedRuns ?? VerifiedRuns(access: access)
    (runs.access, runs.name, runs.failure) = (access, texts[2], nil)
    if access == .open { (runs.tickets, runs.last, runs.keys, runs.invitation) = ([], nil, nil, nil) }
    verifiedRuns = runs
  }

  private func newsCame(_ about: String, _ texts: [String]) {
    switch about {
    case "ticket":
      guard texts.count == 4, let seed = UInt64(texts[3]) else { return }
      verifiedRuns?.tickets.removeAll { $0.game == texts[1] && $0.day == texts[2] }
      verifiedRuns?.tickets.append(VerifiedRuns.Ticket(game: texts[1], day: texts[2], seed: seed, date: .now))
    case "run" where texts.count == 5: verifiedRuns?.last = VerifiedRuns.Standing(texts)
    case "board":
      guard let board = RunBoard(texts.dropFirst()) else { return }
      verifiedRuns?.boards.removeAll { $0.query == board.query }
      verifiedRuns?.boards.append(board)
      if let count = verifiedRuns?.boards.count, count > UIApplication.mostBoards { verifiedRuns?.boards.removeFirst() }
    case "devices" where texts.count > 1: keysCame(texts)
    case "invitation" where texts.count == 2: verifiedRuns?.invitation = texts[1]
    case "failed" where texts.count >= 3:
      verifiedRuns?.failure = VerifiedRuns.Failure(
        act: texts[1], reason: texts[2], detail: texts.count > 3 ? texts[3] : "")
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
