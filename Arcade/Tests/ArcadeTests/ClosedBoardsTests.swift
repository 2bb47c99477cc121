import CaromGeometry
import CaromHeadlessHost
import GameSettings
import Testing
import UIKit
import UIKitCore

@testable import Arcade
@testable import ArcadeKit

/// The boards of earlier rules.
@Suite(.serialized) struct ClosedBoardsTests {
  private func asked(_ stage: HomeStage) -> [String] {
    defer { stage.host.forgetOutputs() }
    return stage.host.outputs.compactMap { if case .run(let act, let id) = $0 { act + " " + id } else { nil } }
  }

  private func tap(_ stage: HomeStage, _ name: String) {
    #expect(stage.host.tap(name), "nothing is called “\(name)”")
    stage.host.settle()
  }

  /// Pong's boards on a page whose server has this many players on one closed board.
  private func stage(
    address: String = "/boards", size: CGSize = CGSize(width: 390, height: 1600), language: String = "en"
  ) -> HomeStage {
    let stage = HomeStage(size: size, address: address, language: language)
    stage.host.tellTime(Date(timeIntervalSince1970: 1_795_608_000))
    stage.tell(["access", "open", ""])
    return stage
  }

  private let rows = [
    "2", "day-v2-3-1", "2026-11-25", "2", "2026-11-25", "2", "day-v2-3-1", "2026-11-20", "1204", "2026-11-20",
    "1", "wall3-v1-3", "", "1", "2026-10-02",
  ]

  @Test("The way to earlier rules is there where the server has closed boards of the chosen game")
  func row() {
    let stage = stage()
    #expect(asked(stage).contains("closed breakout") && !stage.host.isVisible("Earlier rules"))
    stage.tell(["closed", "breakout", "offline"])
    #expect(!stage.host.isVisible("Earlier rules"))
    stage.tell(["closed", "breakout", "loaded"])
    #expect(!stage.host.isVisible("Earlier rules"))
    stage.tell(["closed", "breakout", "loaded"] + rows)
    #expect(stage.host.isVisible("Earlier rules"))
    tap(stage, "Game")
    tap(stage, "Pong")
    #expect(asked(stage).contains("closed pong") && !stage.host.isVisible("Earlier rules"))
    stage.tell(["closed", "pong", "loaded"])
    tap(stage, "Game")
    tap(stage, "Breakout")
    #expect(asked(stage).contains("closed breakout"))
    stage.tell(["closed", "breakout", "loaded"] + rows)
    #expect(stage.host.isVisible("Earlier rules"))
    tap(stage, "This week")
    #expect(!asked(stage).contains { $0.hasPrefix("closed") }, "what is closed is asked for once")
    #expect(stage.host.isVisible("Earlier rules"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("It leads to a list by the version of the rules, and from there to lines that can be watched")
  func list() {
    let stage = stage()
    stage.tell(["closed", "breakout", "loaded"] + rows)
    tap(stage, "Earlier rules")
    #expect(stage.address == "/boards/closed/breakout" && stage.title == "Earlier rules – Carom")
    let text = stage.host.screenText
    for words in [
      "Rules 2", "Wall of the day, Nov 20, 2026", "1,204 players", "Rules 1",
      "Wall 3 · 1 player · last game Oct 2, 2026",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    _ = asked(stage)
    tap(stage, "Breakout")
    #expect(stage.address == "/boards/closed/breakout/1/wall3-v1-3")
    let query = "breakout?rules=wall3-v1-3&version=1&span=ever"
    #expect(asked(stage) == ["board " + query] && stage.host.screenText.contains("Loading"))
    stage.tell(["board", query, "busy"])
    #expect(stage.host.screenText.contains("server is busy"))
    tap(stage, "Try again")
    #expect(asked(stage) == ["board " + query])
    stage.tell(["board", query, "loaded", "1", "Ada", "70", "r1", ""])
    #expect(stage.host.screenText.contains("Rules 1 · Wall 3") && stage.host.screenText.contains("closed, because"))
    tap(stage, "Watch no. 1: Ada")
    #expect(asked(stage) == ["watchVerified r1"])
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/boards/closed/breakout")
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/boards" && stage.host.diagnostics == [])
  }

  @Test("News of another game's closed boards do not take a list away")
  func otherGame() {
    let stage = stage()
    stage.tell(["closed", "breakout", "loaded"] + rows)
    tap(stage, "Earlier rules")
    stage.tell(["closed", "pong", "loaded"])
    #expect(stage.host.screenText.contains("1,204 players"))
    stage.tell(["closed", "breakout", "loaded"])
    #expect(!stage.host.screenText.contains("1,204 players"))
    #expect(stage.host.screenText.contains("There are no boards of earlier rules") && stage.host.diagnostics == [])
  }

  @Test("A board of a challenge has its day, and can be watched when that is over")
  func daily() {
    let stage = stage(address: "/boards/closed/breakout/2/day-v2-3-1/2026-11-20")
    func query(_ day: String) -> String { "breakout?rules=day-v2-3-1&version=2&day=2026-11-\(day)&span=ever" }
    #expect(stage.title == "Wall of the day, Nov 20, 2026 – Carom")
    #expect(asked(stage).contains("board " + query("20")))
    stage.tell(["board", query("20"), "loaded", "1", "Ada", "70", "r1", ""])
    #expect(stage.host.isVisible("Watch no. 1: Ada"))
    // That of today was closed in the middle of its day.
    stage.host.go(to: "/boards/closed/breakout/2/day-v2-3-1/2026-11-25")
    stage.host.settle()
    stage.tell(["board", query("25"), "loaded", "1", "Bo", "60", "r2", ""])
    #expect(stage.host.isVisible("No. 1: Bo") && stage.host.screenText.contains("when its day is over"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("Both have addresses, from which the way back leads over what is before them")
  func addresses() {
    let stage = stage(address: "/boards/closed/pong/3/7-1-1")
    #expect(stage.address == "/boards/closed/pong/3/7-1-1" && stage.title == "Pong – Carom")
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/boards/closed/pong" && stage.host.screenText.contains("Loading"))
    stage.tell(["closed", "pong", "loaded"])
    #expect(stage.host.screenText.contains("There are no boards of earlier rules"))
    stage.host.go(to: "/boards/closed/set")
    stage.host.settle()
    #expect(stage.address == "/boards/closed/set")
    for bad in [
      "go", "pong/0/a", "pong/x/a", "pong/1", "pong/1/a%26", "pong/1/a b", "pong/1/a/2026-13-01",
      "pong/1/a/2026-11-20/x", "", "pong/9999999/a", "pong/1/" + String(repeating: "a", count: 201),
    ] {
      stage.host.go(to: "/boards/closed/" + bad)
      stage.host.settle()
      #expect(stage.address == "/", "\(bad)")
    }
  }

  @Test("Where nothing comes that is said, until it comes")
  func failures() {
    let stage = stage(address: "/boards/closed/breakout")
    #expect(asked(stage).contains("closed breakout") && stage.host.screenText.contains("Loading"))
    stage.tell(["closed", "breakout", "offline"])
    #expect(stage.host.screenText.contains("closed boards could not be loaded"))
    tap(stage, "Try again")
    #expect(asked(stage) == ["closed breakout"])
    stage.tell(["closed", "breakout", "busy"])
    #expect(stage.host.screenText.contains("server is busy"))
    stage.tell(["closed", "breakout", "loaded"] + rows)
    #expect(stage.host.screenText.contains("Rules 2"))
    let alone = HomeStage(address: "/boards/closed/breakout")
    #expect(alone.host.screenText.contains("This site has no boards"))
    alone.tell(["access", "unreachable", ""])
    #expect(asked(alone).contains("closed breakout") && alone.host.diagnostics == [])
  }

  @Test("Settings are named as far as they can be compared with the player's")
  func settings() throws {
    let board = try #require(ClosedBoard(game: "breakout", names: ["1", "random-v1-3-1"]))
    #expect(board.settings(comparedWith: "random-v2-3-1") == .own)
    #expect(board.settings(comparedWith: "random-v2-3-0") == .other)
    #expect(board.settings(comparedWith: "random-v2-3-1-0") == .unknown)
    #expect(board.settings(comparedWith: nil) == .unknown)
    let wall = try #require(ClosedBoard(game: "breakout", names: ["1", "wall12-v1-3-1"]))
    #expect(wall.settings(comparedWith: "random-v2-3-1") == .wall(12))
    #expect(wall.settings(comparedWith: "wall12-v2-3-1") == .own)
  }

  @Test("They can be read at every size of text, in both languages", arguments: ["en", "de"], [0.8, 1, 2, 3])
  func large(language: String, scale: Double) {
    var preferences = PreferencesInput()
    preferences.textScale = scale
    let stage = HomeStage(
      size: CGSize(width: 320, height: 568), address: "/boards/closed/breakout", preferences: preferences,
      stored: ["arcade.language": language])
    stage.tell(["access", "open", ""])
    stage.tell(["closed", "breakout", "loaded"] + rows)
    #expect(stage.host.screenText.contains(language == "de" ? "Regeln 2" : "Rules 2"))
    let list = (stage.home.presentedViewController as! UINavigationController).topViewController
    let table = (list as! ClosedBoardsViewController).tableView!
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let frame = table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(frame.height >= 44 && frame.maxX <= 320)
      }
    }
    #expect(stage.host.diagnostics == [])
  }
}
