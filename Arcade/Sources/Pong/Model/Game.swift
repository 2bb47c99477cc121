import CaromGeometry
import GameSettings

/// The rules of Pong and the state of one match: who serves, what counts, when it is over. It knows nothing of places
/// and speeds; those are `Court` and `Flight`.
///
/// The near player serves first. The serve changes after every second point, and after each one once both stand a
/// point before the goal. Who reaches the goal wins, by two points where the settings ask for it.
package struct Game: Equatable {
  package enum Phase: Equatable {
    /// The ball stands before the server's paddle.
    case serving
    /// The beats before the ball goes are counted.
    case counting
    case rally
    case over
  }

  /// Something that happened, for those who show it.
  package enum Event: Equatable {
    /// A beat before the serve, counted down to 1.
    case beat(Int)
    case served(Side)
    case point(Side)
    case won(Side)
  }

  package private(set) var settings: Settings
  package private(set) var phase = Phase.serving
  /// Points by the side's raw value.
  private var points = [0, 0]
  /// Hits of the rally that is played, or was last.
  package private(set) var hits = 0
  package private(set) var longestRally = 0
  /// Seconds until the computer serves, or until the ball goes.
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

  /// The side that wins with the next point; nil while none does, or both do.
  package var matchPoint: Side? {
    var found: Side?
    for side in Side.allCases where !isOver && wins(side, with: points(side) + 1) {
      if found != nil { return nil }
      found = side
    }
    return found
  }

  /// The beat that is counted, from `Rules.beats` down to 1; 0 while none is.
  package var beat: Int { phase == .counting ? min(Int(wait / Rules.beat) + 1, Rules.beats) : 0 }

  /// Whether time must pass before anything else happens.
  package var needsTime: Bool {
    phase == .counting || phase == .rally || (phase == .serving && settings.isComputer(server))
  }

  private func wins(_ side: Side, with count: Int) -> Bool {
    count >= settings.goal
      && (!settings.needsClearLead || count - points(side.other) >= Rules.clearLead)
  }

  // MARK: Play

  /// The server asks for the ball: the count begins. Nothing happens unless a ball stands ready.
  package mutating func serve() -> [Event] {
    guard phase == .serving else { return [] }
    phase = .counting
    wait = Double(Rules.beats) * Rules.beat
    return [.beat(Rules.beats)]
  }

  /// Time passes.
  package mutating func advance(by seconds: Double) -> [Event] {
    guard needsTime, phase != .rally else { return [] }
    let before = beat
    wait -= seconds
    guard wait <= 0 else { return phase == .counting && beat != before ? [.beat(beat)] : [] }
    if phase == .serving { return serve() }
    phase = .rally
    wait = 0
    hits = 0
    return [.served(server)]
  }

  /// A ball came back from a paddle; the number of hits so far.
  package mutating func hit() -> Int {
    guard phase == .rally else { return hits }
    hits += 1
    longestRally = max(longestRally, hits)
    return hits
  }

  /// The ball left the court behind `side`, whose opponent gets the point.
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

  /// Goes on by other settings where that can be done, and tells whether it can; otherwise a new match is due.
  package mutating func adopt(_ new: Settings) -> Bool {
    if settings.change(to: new) == .rebuilds { return false }
    settings = new
    return true
  }
}
