import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit
import UIKitCore

@testable import Arcade

@Suite(.serialized) struct RunsTests {
  /// A kept run that ended a number of hours before noon.
  private func run(_ id: String, _ name: String, hours: Double, isBest: Bool = false) -> [String] {
    [
      id, name.lowercased(), name, "Wall cleared · 1,240 points", "1240",
      "\(Int((HomeStage.noon - hours * 3600) * 1000))",
      "83.4", isBest ? "best" : "",
    ]
  }

  private func texts(_ stage: HomeStage) -> [[String]] {
    let runs = stage.home.sheet as! RunsViewController
    let table = runs.tableView!
    // Without the last one, which opens files.
    return (0..<runs.numberOfSections(in: table) - 1).map { section in
      [runs.tableView(table, titleForHeaderInSection: section) ?? ""]
        + (0..<runs.tableView(table, numberOfRowsInSection: section)).map { row in
          let cell = runs.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
          return (cell.textLabel?.text ?? "") + "\n" + (cell.detailTextLabel?.text ?? "")
        }
    }
  }

  @Test("The list has an address and a button, which is there where the page keeps runs")
  func list() {
    let stage = HomeStage()
    #expect(stage.home.shelf.runs == nil)
    stage.keep(
      [run("c", "Pong", hours: 1), run("b", "Breakout", hours: 13.5, isBest: true), run("a", "Cards", hours: 60)])
    stage.host.tap("Recorded Runs")
    stage.host.settle()
    #expect(stage.address == "/runs" && stage.title == "Recorded Runs – Carom")
    #expect(
      texts(stage) == [
        ["Today", "Pong\nWall cleared · 1,240 points\n11:00 AM · 1:23 min"],
        ["Yesterday", "Breakout\nWall cleared · 1,240 points\n10:30 PM · 1:23 min · your best"],
        ["Monday, November 23", "Cards\nWall cleared · 1,240 points\n12:00 AM · 1:23 min"],
      ])
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/" && stage.home.sheet == nil && stage.host.diagnostics == [])
  }

  @Test("A swipe of a run shows what its menu offers, too")
  func swipe() {
    let stage = HomeStage(address: "/runs")
    stage.keep([run("c", "Pong", hours: 1)])
    stage.host.settle()
    let runs = stage.home.sheet as! RunsViewController
    let table = runs.tableView!
    let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    stage.host.drag(
      from: CGPoint(x: row.maxX - 120, y: row.midY), to: CGPoint(x: row.maxX - 260, y: row.midY), duration: 0.3)
    stage.host.settle()
    #expect(stage.host.isVisible("Share") && stage.host.isVisible("Delete"))
    #expect(stage.host.tap("Delete"))
    stage.host.settle()
    #expect(stage.host.screenText.contains("Wall cleared") && stage.host.isVisible("Cancel"))
    #expect(stage.host.diagnostics == [])
  }

  @Test(
    "The four buttons of the header stand clear of the wordmark and of one another",
    arguments: [320, 360, 393, 820] as [CGFloat])
  func header(width: CGFloat) {
    let stage = HomeStage(size: CGSize(width: width, height: 568))
    stage.keep([])
    let shelf = stage.home.shelf
    let buttons = [shelf.runs!, shelf.fullScreen, shelf.sound, shelf.about].map { $0.frame }
    let wordmark = shelf.scroll.subviews.first { $0 is WordmarkView }!.frame
    #expect(zip([wordmark] + buttons, buttons).allSatisfy { $0.maxX <= $1.minX && $1.maxX <= width })
    #expect(buttons[0].minX - wordmark.maxX >= 8)
  }

  @Test("A tap watches a run, and its menu shares, saves and deletes it, which has to be confirmed")
  func acts() {
    let stage = HomeStage(address: "/runs")
    stage.keep([run("b", "Pong", hours: 1), run("a", "Breakout", hours: 2)])
    var seen = stage.host.outputs.count
    func acts() -> [String] {
      defer { seen = stage.host.outputs.count }
      return stage.host.outputs.dropFirst(seen).compactMap {
        if case .run(let act, let id) = $0 { act + " " + id } else { nil }
      }
    }
    func choose(_ title: String) {
      stage.host.tap("More about this run: Breakout")
      stage.host.settle()
      stage.host.tap(title)
      stage.host.settle()
    }
    stage.host.tap("Watch: Breakout")
    stage.host.settle()
    #expect(acts() == ["watch a"])
    choose("Share")
    #expect(acts() == ["share a"])
    choose("Save as a file")
    #expect(acts() == ["save a"])
    choose("Delete")
    #expect(acts() == [] && stage.host.isVisible("Delete this recording?"))
    stage.host.tap("Cancel")
    stage.host.settle()
    choose("Delete")
    stage.host.tap("Delete")
    stage.host.settle()
    #expect(acts() == ["forget a"])
    stage.host.tap("Open a Recorded Run …")
    stage.host.settle()
    #expect(acts() == ["open "])
    stage.keep([run("b", "Pong", hours: 1)])
    #expect(texts(stage).map(\.count) == [2] && stage.host.diagnostics == [])
  }

  @Test("The menu of a run of a game with ghosts offers a race against it")
  func race() {
    let stage = HomeStage(address: "/runs")
    var runs = [run("b", "Pong", hours: 1), run("a", "Breakout", hours: 2)]
    (runs[0][1], runs[1][1]) = ("pong-match", "breakout-day")
    stage.keep(runs)
    stage.host.tap("More about this run: Pong")
    stage.host.settle()
    #expect(stage.host.isVisible("Share") && !stage.host.isVisible("Race this run"))
    stage.host.press("Escape")
    stage.host.settle()
    stage.host.tap("More about this run: Breakout")
    stage.host.settle()
    stage.host.tap("Race this run")
    stage.host.settle()
    let acts = stage.host.outputs.compactMap { if case .run(let act, let id) = $0 { act + " " + id } else { nil } }
    #expect(acts == ["race a"] && stage.host.diagnostics == [])
  }

  @Test("An empty list says how runs come into it, and a page that keeps none says so")
  func empty() {
    let stage = HomeStage(address: "/runs")
    #expect(stage.host.screenText.contains("This browser keeps no runs"))
    stage.keep([])
    #expect(stage.host.screenText.contains("There are no runs yet"))
    stage.host.go(to: "/about")
    stage.host.settle()
    #expect(stage.address == "/about" && stage.home.sheet is AboutViewController)
    stage.host.go(to: "/runs")
    stage.host.settle()
    #expect(stage.home.sheet is RunsViewController && stage.host.diagnostics == [])
  }

  @Test("Odd moments and lengths of stored runs are shown without harm")
  func odd() {
    let stage = HomeStage(address: "/runs")
    var odd = [run("a", "Pong", hours: 0), run("b", "Pong", hours: 0), run("c", "Pong", hours: 0)]
    (odd[0][5], odd[0][6]) = ("1e300", "1e300")
    (odd[1][5], odd[1][6]) = ("-1e300", "-5")
    odd[2][2] = String(repeating: "Ж", count: 10_000)
    stage.keep(odd)
    #expect(texts(stage).count == 3 && stage.host.diagnostics == [])
  }
}
