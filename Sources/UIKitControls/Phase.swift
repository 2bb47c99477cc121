/// A phase in which an object relies on data that it has already queried while it calls the app's code. Changes that
/// would invalidate that data are deferred to the end of the phase.
///
/// For a list, it is the time in which it lays itself out, or queries its data source, delegate or layout. If the app
/// changes the list during such a query, the list starts over with its queries. For a navigation controller, it is a
/// change of its stack, until the transition runs. Docs/UIKit.docc/ChangesInCallbacks.md describes it for apps.
final class Phase {
  private(set) var isUnderWay = false
  private var waiting: [() -> Void] = []

  /// Runs a phase, or a part of the one in progress, and then the deferred changes.
  func run<Answer>(_ body: () -> Answer) -> Answer {
    guard !isUnderWay else { return body() }
    isUnderWay = true
    let answer = body()
    isUnderWay = false
    let works = waiting
    waiting = []
    for work in works { work() }
    return answer
  }

  /// Runs `work` at the end of the phase in progress; immediately if there is none.
  func afterwards(_ work: @escaping () -> Void) {
    if isUnderWay { waiting.append(work) } else { work() }
  }
}
