import ArcadeKit
import CaromHeadlessHost
import Testing
import UIKit

/// The clock of games whose models have none, and the texts and frames around a court.
@Suite(.serialized) struct GameClockTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))

  @Test func itCountsTicksAndWakesOnce() {
    let run = host.view.clock
    var clock = GameClock()
    clock.start(in: run)
    var woken = 0
    clock.wake(after: 10, in: run) { woken += 1 }
    host.advance(ticks: 9)
    #expect(woken == 0)
    host.advance(ticks: 1)
    #expect(woken == 1)
    let passed = clock.ticksPassed(in: run)
    let again = clock.ticksPassed(in: run)
    #expect(passed == 10 && again == 0)
    host.advance(ticks: 100)
    #expect(woken == 1)
  }

  @Test func aLaterWakeUpReplacesTheEarlier() {
    let run = host.view.clock
    var clock = GameClock()
    clock.start(in: run)
    var calls: [String] = []
    clock.wake(after: 5, in: run) { calls.append("early") }
    clock.wake(after: 8, in: run) { calls.append("late") }
    host.advance(ticks: 20)
    #expect(calls == ["late"])
    clock.wake(after: 5, in: run) { calls.append("never") }
    clock.wake(after: nil, in: run) {}
    host.advance(ticks: 20)
    clock.wake(after: 5, in: run) { calls.append("never") }
    clock.stop()
    host.advance(ticks: 20)
    #expect(calls == ["late"])
  }

  @Test func aWakeUpThatIsOverdueComesInTheNextTick() {
    let run = host.view.clock
    var clock = GameClock()
    clock.start(in: run)
    host.advance(ticks: 50)
    var woken = false
    clock.wake(after: 10, in: run) { woken = true }
    #expect(!woken)
    host.advance(ticks: 1)
    #expect(woken)
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (-7, "−7"), (999, "999"), (1000, "1 000"), (-12345, "−12 345"), (1_234_567, "1 234 567"),
    (Int.min, "−9 223 372 036 854 775 808"),
  ]) func numbersInGroups(value: Int, text: String) {
    #expect(NumberText.grouped(value, separator: " ") == text)
  }

  @Test(arguments: [true, false], [CGSize(width: 390, height: 700), CGSize(width: 844, height: 300), CGSize.zero])
  func theBoardIsBesideTheCourtAndNeverOnIt(isLow: Bool, size: CGSize) {
    let area = CGRect(origin: CGPoint(x: 0, y: 50), size: size)
    let frames = BoardAndCourt(in: area, isLow: isLow, thickness: 44, gap: 8) {
      let width = min($0.width, $0.height * 0.75)
      return CGSize(width: width, height: width / 0.75)
    }
    let (board, court) = (frames.board, frames.court)
    if isLow { #expect(court.minX >= board.minX + 44 + 8) } else { #expect(abs(court.minY - board.maxY - 8) < 1e-9) }
    guard size != .zero else { return }
    #expect(area.insetBy(dx: -1, dy: -1).contains(court))
    #expect(abs(court.width / court.height - 0.75) < 1e-9)
    // Its buttons need room above a court that is very narrow.
    if !isLow { #expect(abs(board.midX - court.midX) <= 0.5 && board.width == max(court.width, 260)) }
  }
}
