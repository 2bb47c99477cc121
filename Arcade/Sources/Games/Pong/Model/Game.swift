import CaromGeometry
import GameSettings

/// The rules of Pong and the state of one match: the serve, the score, and the end. It knows nothing about places and
/// speeds; those belong to `Court` and `Flight`.
///
/// The near player serves first. The serve changes after every second point, or after every point once both players are
/// one point short of the goal. The first player to reach the goal wins, by two points if the settings require it.
package struct Game: Equatable {
  package enum Phase: Equatable {
    /// The ball waits in front of the server's paddle.
    case serving
    /// The beats before the serve are being counted.
    case counting
    case rally
    /// The beats are being counted before a paused rally continues.
    case resuming
    case over
  }

  /// An event that the views show.
  package enum Event: Equatable {
    /// One of the beats before the serve, which are counted down to 1.
    case beat(Int)
    case served(Side)
    /// A rally continues after a pause.
    case resumed
    case point(Side)
    case won(Side)
  }

  package private(set) var settings: Settings
  package private(set) var phase = Phase.serving
  /// The points, indexed by the raw value of the side.
  private var points = [0, 0]
  /// The hits of the current rally, or of the last one.
  package private(set) var hits = 0
  package private(set) var longestRally = 0
  /// The seconds until the computer serves, or until the ball leaves.
  package private(set) var wait: Double

  package init(_ settings: Settings) {
    self.settings = settings
    wait = Rules.computerPause
  }

  package func points(_ side: Side) -> Int { points[side.rawValue] }

  package var server: Side {
    let played = points[0] + points[1]
    let last = 2 * (settings.goal - 1)
    let turn = settings.needsClearLead && played >= last ? played : played / Rules.servesInARow
    return turn % 2 == 0 ? .near : .far
  }

  package var isOver: Bool { phase == .over }

  package var winner: Side? {
    guard isOver else { return nil }
    return points[0] > points[1] ? .near : .far
  }

  /// The side that wins if it gets the next point; nil if neither does, or both do.
  package var matchPoint: Side? {
    var found: Side?
    for side in Side.allCases where !isOver && wins(side, with: points(side) + 1) {
      if found != nil { return nil }
      found = side
    }
    return found
  }

  /// The current beat, from `Rules.beats` down to 1; 0 while no beats are counted.
  package var beat: Int { isCounting ? min(Int(wait / Rules.beat) + 1, Rules.beats) : 0 }
  /// Whether beats are being counted, before a serve or before a rally continues.
  package var isCounting: Bool { phase == .counting || phase == .resuming }

  /// Whether the game needs time to pass.
  package var needsTime: Bool {
    isCounting || phase == .rally || (phase == .serving && settings.isComputer(server))
  }

  private func wins(_ side: Side, with count: Int) -> Bool {
    count >= settings.goal
      && (!settings.needsClearLead || count - points(side.other) >= Rules.clearLead)
  }

  // MARK: Play

  /// Starts the count for a serve. Does nothing unless a ball waits.
  package mutating func serve() -> [Event] {
    guard phase == .serving else { return [] }
    phase = .counting
    wait = Double(Rules.beats) * Rules.beat
    return [.beat(Rules.beats)]
  }

  /// Starts the count before a rally continues after a pause. Does nothing unless a ball is flying.
  package mutating func getReady() -> [Event] {
    guard phase == .rally || phase == .resuming else { return [] }
    phase = .resuming
    wait = Double(Rules.beats) * Rules.beat
    return [.beat(Rules.beats)]
  }

  /// Advances the time by `seconds`.
  package mutating func advance(by seconds: Double) -> [Event] {
    guard needsTime, phase != .rally else { return [] }
    let before = beat
    wait -= seconds
    guard wait <= 0 else { return isCounting && beat != before ? [.beat(beat)] : [] }
    if phase == .serving { return serve() }
    let goesOn = phase == .resuming
    phase = .rally
    wait = 0
    if goesOn { return [.resumed] }
    hits = 0
    return [.served(server)]
  }

  /// Records that a paddle hit the ball, and returns the number of hits in the rally.
  package mutating func hit() -> Int {
    guard phase == .rally else { return hits }
    hits += 1
    longestRally = max(longestRally, hits)
    return hits
  }

  /// Records that the ball left the court behind `side`. The opponent gets the point.
  package mutating func lose(_ side: Side) -> [Event] {
    guard phase == .rally else { return [] }
    let gainer = side.other
    points[gainer.rawValue] += 1
    guard !wins(gainer, with: points(gainer)) else {
      phase = .over
      return [.point(gainer), .won(gainer)]
    }
    phase = .serving
    wait = Rules.computerPause
    return [.point(gainer)]
  }

  /// Adopts other settings and returns true, or returns false if they require a new match.
  package mutating func adopt(_ new: Settings) -> Bool {
    if settings.change(to: new) == .rebuilds { return false }
    settings = new
    return true
  }
}
