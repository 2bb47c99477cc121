/// The time in which an object relies on what it has been told, and calls an app's code: whatever would disturb it is put
/// off to the end.
///
/// For a list it is the time in which it lays itself out, or asks its data source, delegate or layout. A question may be
/// answered by changing the list; then the list asks everything again instead of going on. For a navigation controller it
/// is a change of its stack, until the transition runs. Docs/UIKit.docc/ChangesInCallbacks.md tells apps about it.
final class Phase {
  private(set) var isUnderWay = false
  private var waiting: [() -> Void] = []

  /// Runs a phase, or a part of the one that is under way, and then what was put off.
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

  /// Does something at the end of the phase that is under way; immediately if there is none.
  func afterwards(_ work: @escaping () -> Void) {
    if isUnderWay { waiting.append(work) } else { work() }
  }
}
