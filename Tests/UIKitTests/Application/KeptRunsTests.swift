import CaromHeadlessHost
import Testing
import UIKit
import UIKitCore

@Suite struct KeptRunsTests {
  private func host() -> HeadlessHost { HeadlessHost(size: CGSize(width: 300, height: 300)) { UIViewController() } }

  @Test func whatThePageKeepsIsTold() {
    let host = host()
    #expect(host.application.keptRuns == nil)
    var told = 0
    let center = NotificationCenter.default
    let observer = center.addObserver(
      forName: UIApplication.keptRunsDidChangeNotification, object: nil, queue: nil
    ) { _ in told += 1 }
    var input = RunsInput()
    let good = ["a", "breakout-easy", "Breakout", "Wall cleared", "1240", "1764028800000", "61.5", "best"]
    // A row whose score is no number is left out, and so is one that ends early.
    input.list = good + ["b", "pong", "Pong", "", "many", "0", "0", ""] + ["c", "pong"]
    host.send(.runs(input))
    host.advance(ticks: 1)
    center.removeObserver(observer)
    let runs = host.application.keptRuns ?? []
    #expect(told == 1 && runs.map { $0.id } == ["a"])
    #expect(runs.first?.result.score == 1240 && runs.first?.result.seconds == 61.5)
    #expect(runs.first?.date == Date(timeIntervalSince1970: 1_764_028_800) && runs.first?.isBest == true)
  }

  @Test func aGhostIsAskedForAndComes() {
    let host = host()
    host.application.askForGhost(of: "breakout-day")
    host.application.raceRun("a")
    #expect(host.application.outputs == [.run(act: "ghost", id: "breakout-day"), .run(act: "race", id: "a")])
    #expect(host.application.ghost == nil)
    var told = 0
    let center = NotificationCenter.default
    let observer = center.addObserver(
      forName: UIApplication.ghostDidComeNotification, object: nil, queue: nil
    ) { _ in told += 1 }
    var input = GhostInput()
    (input.game, input.isRace, input.track) = ("breakout-day", 1, "G1")
    var writer = HostWriter()
    HostInput.ghost(input).write(to: &writer)
    var reader = HostReader(writer.bytes)
    guard let read = HostInput(from: &reader) else {
      Issue.record("it cannot be read")
      return
    }
    host.send(read)
    host.advance(ticks: 1)
    center.removeObserver(observer)
    let ghost = host.application.ghost
    #expect(told == 1 && ghost?.game == "breakout-day" && ghost?.isRace == true && ghost?.track == "G1")
  }

  @Test func anEndedRunKnowsHowLongItWas() {
    let host = host()
    let view = host.view
    view.beginRun(seed: 1) { _ in }
    host.advance(seconds: 2)
    host.application.outputs = []
    view.endRun(RunResult(game: "g", name: "Game", result: "7 points", score: 7))
    var expected = RunResult(game: "g", name: "Game", result: "7 points", score: 7)
    expected.seconds = 2
    #expect(host.application.outputs == [.runEnded(expected)])
  }
}
