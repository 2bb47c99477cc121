import CaromHeadlessHost
import Glibc
import Testing
import UIKit

/// Every change in every callback: the app stays whole, goes on, and what becomes of the change is what
/// Docs/UIKit.docc/ChangesInCallbacks.md says.
@Suite(.serialized) struct CallbackTests {
  @Test func everyChangeInEveryCallback() throws {
    let usual = Dictionary(uniqueKeysWithValues: Move.every.map { ($0.name, Trial(Callback.none, $0)) })
    for (_, trial) in usual { print("ALONE", trial.move, trial.outcome.rawValue, trial.diagnostics, trial.faults) }
    let only = getenv("CAROM_ONLY").map { String(cString: $0) }
    for callback in Callback.every where only.map({ callback.name.contains($0) }) ?? true {
      for move in Move.every {
        let trial = Trial(callback, move)
        if !trial.isReached { print("UNREACHED", callback.name, move.name); break }
        if trial.outcome != usual[move.name]?.outcome { print("DIFFERS", callback.name, "|", move.name, "|", trial.outcome.rawValue) }
        for each in trial.diagnostics { print("SAYS", callback.name, "|", move.name, "|", each) }
        for each in trial.faults { print("FAULT", callback.name, "|", move.name, "|", each) }
      }
    }
  }
}
