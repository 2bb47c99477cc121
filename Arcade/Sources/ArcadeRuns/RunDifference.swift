import CaromReplay
import UIKit

// Not in a page: these are read and written as JSON, for which Embedded Swift has no coders.
#if !hasFeature(Embedded)
  /// The point at which two runs diverge.
  public struct RunDifference: Codable, Equatable {
    /// The first tick of the runs, from 0, after which they differ.
    public var tick: Int
    /// The differences there, one per line: the inputs, the score, the views (at most twelve).
    public var what: [String]

    private static let most = 12

    /// Replays two runs side by side up to the first tick at which they differ; nil if they agree to the end.
    ///
    /// If only one run has ended, they diverge at its end.
    public static func between(_ one: RunRecording, _ other: RunRecording) throws(RunRefusal) -> RunDifference? {
      let (first, second) = (try RunReplay(one), try RunReplay(other))
      var inputs = (RunInputs(one), RunInputs(other))
      var atBeginning: [String] = []
      if first.game != second.game { atBeginning.append("the games: \(one.app) and \(other.app)") }
      if one.seed != other.seed { atBeginning.append("the seeds: \(one.seed) and \(other.seed)") }
      if first.beginning.rules != second.beginning.rules {
        atBeginning.append("the rules: \(first.beginning.rules) and \(second.beginning.rules)")
      }
      if !atBeginning.isEmpty { return RunDifference(tick: 0, what: atBeginning) }
      // The hash includes the tick of the session.
      let sameHash = one.beginTick == other.beginTick
      var tick: Tick = 0
      while true {
        let differences = differences(first, second, byHash: sameHash)
        // Different inputs with the same effect do not count as a difference, so they are only listed next to one.
        let did = (inputs.0.words(until: one.beginTick + tick), inputs.1.words(until: other.beginTick + tick))
        if !differences.isEmpty {
          return RunDifference(tick: Int(tick), what: inputDifferences(did.0, did.1) + differences)
        }
        let ended = (first.replayer.isAtEnd, second.replayer.isAtEnd)
        if ended.0 && ended.1 { return nil }
        if ended.0 != ended.1 {
          return RunDifference(tick: Int(tick), what: ["the \(ended.0 ? "first" : "second") run ends here"])
        }
        tick += 1
        try first.advance(to: one.beginTick + tick)
        try second.advance(to: other.beginTick + tick)
      }
    }

    private static func inputDifferences(_ one: [String], _ other: [String]) -> [String] {
      guard one != other else { return [] }
      func said(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: "; ") }
      return ["the inputs: \(said(one)) and \(said(other))"]
    }

    private static func differences(_ first: RunReplay, _ second: RunReplay, byHash: Bool) -> [String] {
      if byHash, hash(first) == hash(second) { return [] }
      var what: [String] = []
      let standings = (first.standing, second.standing)
      if standings.0.score != standings.1.score {
        what.append("the scores: \(standings.0.score) and \(standings.1.score)")
      }
      if standings.0.isOver != standings.1.isOver { what.append("only one game is over") }
      let views = (SeenView.all(in: first), SeenView.all(in: second))
      let others = Dictionary(uniqueKeysWithValues: views.1.map { ($0.view, $0) })
      let names = Set(views.0.map { $0.view })
      for view in views.0 {
        guard let other = others[view.view] else {
          what.append("\(view.view): only in the first run")
          continue
        }
        if let difference = view.difference(from: other) { what.append(difference) }
      }
      for view in views.1 where !names.contains(view.view) { what.append("\(view.view): only in the second run") }
      if what.isEmpty, byHash { what.append("what is not seen: a timer, a velocity, or the state of the generator") }
      if what.count > most { what = what.prefix(most) + ["and \(what.count - most) more"] }
      return what
    }

    private static func hash(_ replay: RunReplay) -> UInt64 {
      _ = replay.replayer.score
      return replay.replayer.application.clockHash()
    }
  }
#endif
