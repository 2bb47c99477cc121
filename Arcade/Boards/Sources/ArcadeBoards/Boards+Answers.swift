import ArcadeRuns
import CaromReplay
import CaromServer
import Foundation
import GameSettings

extension Boards {
  /// Answers a request. Throws `Refusal`, or an error of the database.
  func answer(_ route: Route, _ parameters: [String], _ request: ServiceRequest) throws -> ServiceAnswer {
    switch route {
    case .here:
      return ServiceAnswer(
        status: 200, fields: [("Content-Type", "text/plain"), ("Cache-Control", "no-store")],
        body: Array("boards\n".utf8))
    case .health: return .json(["status": "alive"])
    case .ready: return readiness()
    case .metrics:
      let counts = try store.counts()
      let gauges = [
        "arcade_runs_queued": counts.queued, "arcade_runs_dead": counts.dead,
        "arcade_verifiers": max(counts.verifiers, referee.verifierCount),
      ]
      return ServiceAnswer(
        status: 200, fields: [("Content-Type", "text/plain; version=0.0.4"), ("Cache-Control", "no-store")],
        body: [UInt8](metrics.text(gauges: gauges).utf8))
    case .description:
      return ServiceAnswer(
        status: 200, fields: [("Content-Type", "application/json"), ("Cache-Control", "no-cache")],
        body: PackageResources.openapi_json)
    case .ticket: return try giveTicket(request)
    case .submit: return try take(request)
    case .run:
      guard let run = try store.run(parameters[0], at: now()) else {
        throw Refusal(404, "There is no such run; it may have been erased.")
      }
      let row = [run.state, run.rank.map { "\($0)" } ?? "", run.rankToday.map { "\($0)" } ?? "", run.reason ?? ""]
      return .told(run, rows: [row], to: request)
    case .bytes: return try bytes(of: parameters[0])
    case .board:
      let query = Query(request)
      let board = try board(parameters[0], query)
      let limit = try query.number("limit", in: 1...100) ?? 20
      return told(try store.lines(board, at: now(), limit: limit), to: request)
    case .place:
      let query = Query(request)
      let board = try board(parameters[0], query)
      let reach = try query.number("reach", in: 0...20) ?? 2
      return told(try store.neighbors(of: parameters[1], on: board, at: now(), reach: reach), to: request)
    case .closed: return try tellClosed(parameters[0], request)
    case .me: return try tellPlayer(request)
    case .rename: return try rename(request)
    case .erase:
      try store.erase(store.player(of: Signer(request, now: now())))
      return .json(["status": "erased"])
    case .invite: return try invite(request)
    case .join: return try join(request)
    case .removeKey: return try removeKey(parameters[0], request)
    }
  }

  /// The signer of a request that changes something, and the player whose key it is. Throws if it is not signed, or exceeds a
  /// limit.
  func writer(of request: ServiceRequest) throws -> (signer: Signer, player: String) {
    if let coding = request.field("Content-Encoding"), coding != "identity" {
      throw Refusal(415, "Encoded bodies are not accepted; send this one without Content-Encoding.")
    }
    let signer = try Signer(request, now: now())
    let player = try store.player(of: signer)
    try byPlayer.take(of: player, now: now())
    return (signer, player)
  }

  func decoded<Value: Decodable>(_ type: Value.Type, _ request: ServiceRequest) throws -> Value {
    guard let value = try? JSONDecoder().decode(type, from: Data(request.body)) else {
      throw Refusal(400, "The body is not the expected JSON object; see /api/openapi.json.")
    }
    return value
  }

  // MARK: Tickets and runs

  private struct TicketWish: Decodable {
    let game: String
    let day, player, build: String?
  }

  private struct GivenTicket: Encodable {
    let ticket, player, seed, game: String
    let rulesVersion: Int
    let day: String?
    let expires: Int64
  }

  private func giveTicket(_ request: ServiceRequest) throws -> ServiceAnswer {
    let (signer, _) = try writer(of: request)
    let wish = try decoded(TicketWish.self, request)
    guard let game = BoardGame(rawValue: wish.game) else {
      let known = BoardGame.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw Refusal(422, "There is no such game; there are \(known).")
    }
    if let objection = builds.objection(to: wish.build ?? "", forTicketOf: game) { throw objection }
    // A player who was erased on another device does not come back as a new one.
    if let player = wish.player, try !store.isKey(signer, of: player) {
      throw Refusal(
        410, "This key is not that player's, who was erased, or has removed it; make a new one to join again.")
    }
    let now = now()
    var ticket = Ticket(
      id: Base64URL.random(bytes: 12), player: try store.admit(signer, now: now), game: game.rawValue,
      rulesVersion: game.rulesVersion, seed: "\(UInt64.random(in: .min ... .max))", day: wish.day, issued: now)
    if let text = wish.day {
      guard game.hasDay, let day = Day(text: text) else {
        throw Refusal(422, "There is no such challenge; send a day such as 2026-11-24, and a game that has challenges.")
      }
      let today = Day(secondsSince1970: Double(now) / 1000)
      guard day == today else {
        throw Refusal(422, "That day's challenge is not open; today, in UTC, is \(today.text).")
      }
      if let seed = game.seed(of: day) { ticket.seed = "\(seed)" }
      ticket = try store.first(ticket)
    }
    let given = GivenTicket(
      ticket: try seal.text(of: ticket), player: ticket.player, seed: ticket.seed, game: ticket.game,
      rulesVersion: ticket.rulesVersion, day: ticket.day, expires: ticket.issued + Ticket.lifetime)
    return .told(given, rows: [[given.ticket, given.seed, given.player]], to: request, status: 201)
  }

  private struct Taken: Encodable {
    let id: String
    let state = "queued"
  }

  private func take(_ request: ServiceRequest) throws -> ServiceAnswer {
    let (signer, player) = try writer(of: request)
    guard let ticket = seal.ticket(in: request.field("Arcade-Ticket") ?? "") else {
      throw Refusal(422, "Arcade-Ticket is not a ticket of this server; request one before playing.")
    }
    guard ticket.player == player else {
      throw Refusal(403, "This ticket was issued to another player; play with one of your own.")
    }
    let now = now()
    guard now - ticket.issued <= Ticket.lifetime else {
      throw Refusal(410, "This ticket is more than six hours old; request another and play again.")
    }
    guard let build = try? RunRecording.build(ofFile: request.body) else {
      throw Refusal(422, "The body is not a run; send the bytes of a run's file.")
    }
    if let objection = builds.objection(to: build) { throw objection }
    let id = try store.submit(Data(request.body), of: build, with: ticket, by: signer, now: now)
    referee.wake()
    return .told(Taken(id: id), rows: [[id]], to: request, status: 202)
  }

  private func bytes(of run: String) throws -> ServiceAnswer {
    guard let found = try store.bytes(ofRun: run) else {
      throw Refusal(404, "There is no such run to watch; it is waiting, or was refused, hidden or erased.")
    }
    // A run of a day's challenge would show how to solve it.
    if let day = found.day.flatMap({ Day(text: $0) }), day >= Day(secondsSince1970: Double(now()) / 1000) {
      throw Refusal(403, "Runs of a day's challenge can be watched when the day is over in UTC.")
    }
    guard !found.bytes.isEmpty else {
      throw Refusal(410, "This run is not kept any more; only the best runs and each player's own best are.")
    }
    return ServiceAnswer(
      status: 200,
      fields: [
        ("Content-Type", "application/octet-stream"), ("Cache-Control", "private, max-age=3600"),
      ], body: [UInt8](found.bytes))
  }

  // MARK: Boards

  private func told(_ lines: [BoardLine], to request: ServiceRequest) -> ServiceAnswer {
    let rows = lines.map { ["\($0.rank)", $0.player, $0.name, "\($0.score)", $0.run, $0.build] }
    return .told(["lines": lines], rows: rows, to: request)
  }

  private func tellClosed(_ game: String, _ request: ServiceRequest) throws -> ServiceAnswer {
    let known = try knownGame(game)
    let limit = try Query(request).number("limit", in: 1...100) ?? 20
    let boards = try store.closedBoards(of: game, below: known.rulesVersion, limit: limit)
    let rows = boards.map { ["\($0.version)", $0.rules, $0.day ?? "", "\($0.players)", $0.lastDay] }
    return .told(["boards": boards], rows: rows, to: request)
  }

  private func knownGame(_ name: String) throws -> BoardGame {
    guard let known = BoardGame(rawValue: name) else { throw Refusal(404, "There is no such game.") }
    return known
  }

  private func board(_ game: String, _ query: Query) throws -> Board {
    let known = try knownGame(game)
    guard let rules = query["rules"], rules.utf8.count <= 200 else {
      throw Refusal(400, "A board needs ?rules=, the name of the rules as in an accepted run.")
    }
    guard let span = Board.Span(rawValue: query["span"] ?? "ever") else {
      throw Refusal(400, "span is day, week or ever.")
    }
    let day = try query["day"].map { text -> String in
      guard let day = Day(text: text) else { throw Refusal(400, "day is a day such as 2026-11-24.") }
      return day.text
    }
    let version = try query.number("version", in: 1...1_000_000) ?? known.rulesVersion
    return Board(game: game, version: version, rules: rules, day: day, span: span)
  }

  private func readiness() -> ServiceAnswer {
    do {
      try store.database.probe()
      guard try referee.verifierCount > 0 || store.verifierCount() > 0 else {
        return Refusal(503, "No verifier is running; see the log, or start one with `arcade verifier`.").answer
      }
    } catch {
      log.error("The database is not ready.", error)
      return Refusal(503, "The database cannot be written; check whether it runs and whether its disk is full.").answer
    }
    return .json(["status": "ready"])
  }
}
