import CaromHeadlessHost
import Glibc
import Testing
import UIKit

/// Makes every change in every callback. The app must stay consistent, the next frame must be right, and the outcome of
/// the change must be the one that Docs/UIKit.docc/ChangesInCallbacks.md states.
///
/// `make test` tries a sample of all pairs, each callback with a few changes and each change in a few callbacks; with
/// `CAROM_CALLBACKS=all`, as in `make soak`, it tries all of them.
@Suite struct CallbackTests {
  private static let page =
    String(#filePath.dropLast("Tests/CallbackTests/CallbackTests.swift".count))
    + "Docs/UIKit.docc/ChangesInCallbacks.md"
  /// `all`, or the prefixes of the callbacks that are tested with all changes.
  private static let wanted = getenv("CAROM_CALLBACKS").map { String(cString: $0) }
  /// One pair out of this many is tested.
  private static let share = wanted == nil ? 24 : 1

  @Test func everyChangeInEveryCallback() throws {
    let exceptions = try Exceptions(
      CallbackTests.page, callbacks: Callback.every.map { $0.name }, moves: Move.every.map { $0.name })
    var usual: [String: Outcome] = [:]
    for move in Move.every {
      let trial = Trial(.none, move)
      usual[move.name] = trial.outcome
      #expect(trial.faults == [] && trial.diagnostics == [], "\(move.name) alone")
    }
    let wanted = CallbackTests.wanted ?? "all"
    for (row, callback) in Callback.every.enumerated() where wanted == "all" || callback.name.hasPrefix(wanted) {
      for (column, move) in Move.every.enumerated() where (row + column) % CallbackTests.share == 0 {
        let trial = Trial(callback, move)
        let pair = "\(move.name) in \(callback.name)"
        #expect(trial.isReached, "\(callback.name) is never called")
        #expect(trial.faults == [], "\(pair)")
        // A change that usually takes some time may be made immediately if nobody sees it.
        let isUsual = trial.outcome == usual[move.name] || trial.outcome == .atOnce
        let said = exceptions.outcome(of: move.name, in: callback.name)
        #expect(said == (isUsual ? nil : trial.outcome), "\(pair) \(trial.diagnostics)")
        #expect(trial.diagnostics == [] || trial.outcome == .refused, "\(pair)")
      }
    }
  }

  @Test func noCallbackAndNoChangeIsListedTwice() {
    #expect(Set(Callback.every.map { $0.name }).count == Callback.every.count)
    #expect(Set(Move.every.map { $0.name }).count == Move.every.count)
  }
}
