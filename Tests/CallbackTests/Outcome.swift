import CaromHeadlessHost
import UIKit

/// The outcome of a change that was made in a callback.
enum Outcome: String {
  /// The change had taken place when the call returned.
  case atOnce = "at once"
  /// It took place later.
  case later = "put off"
  /// It was refused with a diagnostic.
  case refused
  /// It neither took place nor was refused, because the same event had another consequence.
  case overtaken
}

/// A change in a callback, and its outcome.
struct Trial {
  let callback: String
  let move: String
  /// Whether the callback was called at all.
  let isReached: Bool
  let outcome: Outcome
  let diagnostics: [String]
  let faults: [String]

  init(_ callback: Callback, _ move: Move) {
    let stage = Stage()
    var check: () -> Bool = { false }
    var isDoneAtOnce = false
    var isReached = false
    func make() {
      isReached = true
      check = move.make(stage)
      isDoneAtOnce = check()
    }
    if callback.name.isEmpty { make() } else { stage.arm(callback.name, make) }
    callback.provoke(stage)
    stage.disarm()
    stage.settle()
    (self.callback, self.move, self.isReached) = (callback.name, move.name, isReached)
    diagnostics = stage.host.diagnostics.filter { !$0.hasPrefix("HeadlessHost") }
    outcome = isDoneAtOnce ? .atOnce : !diagnostics.isEmpty ? .refused : check() ? .later : .overtaken
    faults = stage.faults + Trial.faultsOfGoingOn(stage)
  }

  /// Whether the app still works: time passes, and a new view is shown in the next frame.
  private static func faultsOfGoingOn(_ stage: Stage) -> [String] {
    var faults: [String] = []
    var isCalled = false
    DispatchQueue.main.async { isCalled = true }
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    stage.host.application.keyWindow?.addSubview(view)
    stage.host.advance(ticks: 2)
    stage.show()
    if !isCalled { faults.append("time stands still") }
    if stage.page.children["\(view.layer.id)"] == nil { faults.append("a new view is not shown in the next frame") }
    faults += stage.page.faults
    return faults
  }
}
