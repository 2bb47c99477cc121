import ArcadeKit
import CaromReplay
import UIKit

// Not in a page: these are read and written as JSON, for which Embedded Swift has no coders.
#if !hasFeature(Embedded)
  /// The verdict on a run, found by replaying it. A server reads those of earlier builds, too, so what is added here is optional.
  public struct RunVerdict: Codable, Equatable, Sendable {
    /// The name of the game.
    public var game: String
    /// The version of the rules by which it was played.
    public var rulesVersion: Int
    /// The build that played it, as its file says; nil if that says none.
    public var build: String?
    /// The rules that comparable scores must share; see `RunStanding.rules`.
    public var rules: String
    /// The day whose challenge it is, as `2026-11-24`; nil for any other game.
    public var day: String?
    /// The seed, in decimal digits, because some readers of JSON have no integers of that size.
    public var seed: String
    /// The player's settings of the game, as stored when the run began.
    public var settings: [String: String]
    /// The length in ticks of 1/120 s, with pauses.
    public var ticks: Int
    /// The score of the replay.
    public var score: Int
    /// Whether the lowest score is the best.
    public var lowestWins: Bool
    /// Whether the game has ended.
    public var isOver: Bool
    /// Whether the score may be on a board.
    public var counts: Bool
    /// The hash of the run's final state, in hexadecimal digits.
    public var hash: String

    /// The verdict on a run that was replayed to its end.
    init(of replay: RunReplay) {
      let standing = replay.standing
      game = replay.game.rawValue
      rulesVersion = replay.game.rulesVersion
      build = replay.run.build.isEmpty ? nil : replay.run.build
      rules = standing.rules
      day = standing.day?.text
      seed = "\(replay.run.seed)"
      settings = RunVerdict.settings(of: replay.run, replay.game)
      ticks = Int(replay.run.ticks)
      score = standing.score
      lowestWins = standing.lowestWins
      isOver = standing.isOver
      counts = standing.counts
      hash = String(replay.replayer.runHash, radix: 16)
    }

    /// The whole numbers that were stored under the game's name.
    private static func settings(of run: RunRecording, _ game: BoardGame) -> [String: String] {
      guard case .start(let start)? = run.opening.first else { return [:] }
      var settings: [String: String] = [:]
      let prefix = game.rawValue + "."
      for index in stride(from: 0, to: start.stored.count - 1, by: 2) where start.stored[index].hasPrefix(prefix) {
        let name = String(start.stored[index].dropFirst(prefix.count))
        // Names with a dot are results of earlier games.
        if !name.contains("."), Int(start.stored[index + 1]) != nil { settings[name] = start.stored[index + 1] }
      }
      return settings
    }
  }

  extension RunVerdict {
    /// Replays the run in these bytes. Throws the reason if it is refused.
    public static func of(_ bytes: [UInt8]) throws(RunRefusal) -> RunVerdict {
      try RunReplay(bytes: bytes).finish()
    }

    /// The run in these bytes. Throws the reason if they are invalid.
    public static func run(in bytes: [UInt8]) throws(RunRefusal) -> RunRecording {
      do {
        return try RunRecording(bytes: bytes)
      } catch {
        throw .unreadable(error)
      }
    }
  }
#endif
