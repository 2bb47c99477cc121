import CaromServer
import Foundation

/// The boards of a server: everything is kept in one database.
public struct Boards: Sendable {
  /// The options of a server.
  public struct Options: Sendable {
    public var place: Place
    /// The folder of the site, and that of all builds.
    public var site, builds: String
    public var verifiers: Verifiers
    /// Whether the last address in `X-Forwarded-For` is the client's, written by a proxy in front of the server.
    public var isBehindProxy = false
    /// The most requests of one address, and the most tickets, runs and names of one player, in a minute.
    public var (requests, tickets) = (600, 30)

    public init(_ place: Place, site: String, builds: String, verifiers: Verifiers) {
      (self.place, self.site, self.builds, self.verifiers) = (place, site, builds, verifiers)
    }
  }

  let options: Options
  let store: Store
  let builds: Builds
  let seal: Seal
  let metrics = Metrics()
  let log = Log()
  let referee: Referee
  let byAddress, byPlayer: Allowance

  /// Opens the database, and creates what is missing. Throws if it cannot be used.
  public init(_ options: Options) throws {
    self.options = options
    store = try Store(options.place)
    seal = Seal(secret: try store.database.secret())
    builds = try Builds(
      in: options.builds, site: options.site, program: options.verifiers.path, needed: store.queuedBuilds(), log: log)
    referee = Referee(store, options.verifiers, builds, metrics: metrics, log: log)
    byAddress = Allowance(most: options.requests, perMinute: options.requests)
    byPlayer = Allowance(most: options.tickets, perMinute: options.tickets)
  }

  /// Starts the verifiers.
  public func start() { referee.start() }

  /// Begins no further run.
  public func retire() { referee.retire() }

  /// Waits for the runs that are being verified, up to a moment; the others wait for the next start.
  public func stop(by end: Date) { referee.stop(by: end) }

  /// The service that answers requests for these boards, beside the files of the site.
  public var service: Service {
    Service(bodyLimit: { Route.bodyLimit(at: $0) }, answer: { answer(to: $0) })
  }

  /// The sites of the builds that are kept, by their addresses.
  public var earlierSites: [String: Site] {
    Dictionary(uniqueKeysWithValues: builds.all.map { (Builds.address + $0.key, Site(path: $0.value.site)) })
  }

  /// The milliseconds since 1970.
  static func now() -> Int64 { Int64(Date.now.timeIntervalSince1970 * 1000) }
  func now() -> Int64 { Boards.now() }

  private func answer(to request: ServiceRequest) -> ServiceAnswer {
    let begun = ContinuousClock.now
    let id = String(UInt64.random(in: .min ... .max), radix: 16)
    var name = "none"
    var answer: ServiceAnswer
    do {
      let (route, parameters) = try Route.find(request.method, request.path)
      name = route.rawValue
      if route != .health, route != .ready, route != .metrics {
        try byAddress.take(of: address(of: request), now: now())
      }
      answer = try self.answer(route, parameters, request)
    } catch let refusal as Refusal {
      answer = refusal.answer
    } catch let fault as DatabaseFault {
      log.error("Request \(id) failed.", fault)
      answer = fault.refusal.answer
    } catch {
      log.error("Request \(id) failed.", error)
      answer = Refusal(503, "The server cannot do this now; try again in a minute.", retryAfter: 60).answer
    }
    answer.fields.append(("X-Request-Id", id))
    metrics.count("arcade_requests_total{route=\"\(name)\",status=\"\(answer.status)\"}")
    metrics.observe("arcade_request_seconds", ContinuousClock.now - begun)
    // The log contains no address, no key, and no path with names in it.
    log.request(id, method: request.method, route: name, status: answer.status)
    return answer
  }

  /// The name whose allowance a request uses.
  private func address(of request: ServiceRequest) -> String {
    guard options.isBehindProxy, let last = request.field("X-Forwarded-For")?.split(separator: ",").last else {
      return request.address
    }
    return last.trimmingCharacters(in: .whitespaces)
  }
}
