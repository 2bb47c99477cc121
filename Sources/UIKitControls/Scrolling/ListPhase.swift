/// The time in which a list lays itself out, or asks its data source, delegate or layout. It relies on what it has been
/// told, so whatever would disturb it waits for its end: a layout, an update, a selection of a row that is not known yet.
///
/// Both kinds of lists follow one rule in every callback: a question may be answered by changing the list, and then the
/// list asks everything again instead of going on.
final class ListPhase {
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
