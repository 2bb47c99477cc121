import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit
import UIKitCore

@testable import Arcade
@testable import ArcadeKit

@Suite(.serialized) struct BoardsTests {
  private func lines(_ count: Int) -> [String] {
    (1...count).flatMap { ["\($0)", $0 == 2 ? "Ada" : "Player \($0)", "\(5000 - $0)", "r\($0)", $0 == 2 ? "own" : ""] }
  }

  private func asked(_ stage: HomeStage) -> [String] {
    defer { stage.host.forgetOutputs() }
    return stage.host.outputs.compactMap { output -> String? in
      guard case .run(let act, let id) = output, act != "closed" else { return nil }
      return act + " " + id
    }
  }

  /// The board that the screen asked for last.
  private func query(_ stage: HomeStage) -> String {
    asked(stage).last { $0.hasPrefix("board ") }.map { String($0.dropFirst(6)) } ?? ""
  }

  @Test("At a first visit the row moves no icon: it comes behind an app or a sheet", arguments: ["pong", "about"])
  func firstVisit(place: String) {
    let stage = HomeStage()
    let icons = stage.home.shelf.icons.map(\.frame)
    stage.tell(["access", "open", ""])
    stage.host.press("KeyM")
    #expect(stage.home.shelf.today.boards == nil && stage.home.shelf.icons.map(\.frame) == icons)
    stage.host.go(to: "/" + place)
    stage.host.settle()
    stage.host.go(to: "/")
    stage.host.settle()
    #expect(stage.home.shelf.today.boards != nil && stage.host.diagnostics == [])
  }

  @Test("The boards have an address, and a row on the Today card where the page has a server")
  func row() {
    let stage = HomeStage(address: "/pong")
    stage.tell(["access", "open", ""])
    #expect(stage.home.shelf.today.boards != nil)
    stage.host.go(to: "/")
    stage.host.settle()
    stage.host.tap("Boards")
    stage.host.settle()
    #expect(stage.address == "/boards" && stage.title == "Boards – Carom")
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/" && stage.home.sheet == nil && stage.host.diagnostics == [])
  }

  @Test("The row is there from the start where there were boards before, until the site has none any more")
  func rowStays() {
    let first = HomeStage()
    first.tell(["access", "open", ""])
    #expect(first.host.stored["arcade.boards"] == "1")
    let later = HomeStage(stored: ["arcade.boards": "1"])
    #expect(later.home.shelf.today.boards != nil)
    later.host.tap("Boards")
    later.host.settle()
    #expect(later.host.screenText.contains("This site has no boards"))
    #expect(HomeStage(stored: later.host.stored).home.shelf.today.boards == nil)
  }

  @Test("A site without boards says so, and a page that is not secure shows them without taking part")
  func practice() {
    let stage = HomeStage(address: "/boards")
    #expect(stage.host.screenText.contains("This site has no boards"))
    stage.tell(["access", "insecure", ""])
    #expect(stage.host.screenText.contains("secure connection") && !stage.host.isVisible("Join the boards"))
    stage.tell(["access", "unreachable", ""])
    #expect(stage.host.screenText.contains("does not answer"))
  }

  @Test("The board of the last run is shown, with its spans; a line shows its run")
  func board() {
    let stage = HomeStage(size: CGSize(width: 390, height: 1600))
    var kept = RunsInput()
    kept.list = ["a", "pong-7-1-1", "Pong", "You won", "9", "1764028800000", "61.5", ""]
    stage.host.send(.runs(kept))
    stage.tell(["access", "open", ""])
    stage.host.go(to: "/boards")
    stage.host.settle()
    let first = query(stage)
    #expect(first == "pong?rules=7-1-1&span=day" && stage.host.screenText.contains("Loading"))
    stage.tell(["board", first, "loaded"])
    #expect(stage.host.screenText.contains("Nobody is on this board yet"))
    stage.host.tap("All time")
    stage.host.settle()
    #expect(query(stage) == "pong?rules=7-1-1&span=ever")
    stage.tell(["board", "pong?rules=7-1-1&span=ever", "loaded"] + lines(3) + ["40", "Far", "1", "r40", ""])
    #expect(stage.host.screenText.contains("2. Ada (you)") && stage.host.screenText.contains("Your place"))
    stage.host.tap("Watch no. 1: Player 1")
    stage.host.settle()
    #expect(asked(stage) == ["watchVerified r1"])
    stage.tell(["board", "pong?rules=7-1-1&span=ever", "busy"])
    #expect(stage.host.screenText.contains("server is busy"))
    stage.host.tap("Try again")
    stage.host.settle()
    #expect(query(stage) == "pong?rules=7-1-1&span=ever" && stage.host.diagnostics == [])
  }

  @Test("A board of a challenge has no spans, and its runs cannot be watched before the day is over")
  func daily() {
    let stage = HomeStage(size: CGSize(width: 390, height: 1600))
    stage.host.tellTime(Date(timeIntervalSince1970: 1_795_608_000))
    stage.tell(["access", "open", ""])
    stage.host.go(to: "/boards")
    stage.host.settle()
    stage.host.tap("Game")
    stage.host.settle()
    stage.host.tap("Wall of the day")
    stage.host.settle()
    let query = query(stage)
    #expect(query.hasPrefix("breakout?rules=day-v") && query.hasSuffix("&day=2026-11-25&span=ever"))
    stage.tell(["board", query, "loaded"] + lines(2))
    #expect(!stage.host.isVisible("All time") && stage.host.isVisible("No. 1: Player 1"))
    #expect(stage.host.screenText.contains("when its day is over") && stage.host.diagnostics == [])
  }

  @Test("A person joins, changes the name, and leaves after a question; failures are told")
  func person() {
    let stage = HomeStage(size: CGSize(width: 390, height: 1600), address: "/boards")
    stage.tell(["access", "open", ""])
    _ = asked(stage)
    stage.host.type("Ada", into: "Name")
    stage.host.tap("Join the boards")
    stage.host.settle()
    #expect(asked(stage).filter { !$0.hasPrefix("board") } == ["join Ada"])
    stage.tell(["failed", "join", "name"])
    #expect(stage.host.screenText.contains("does not take this name"))
    stage.tell(["access", "joined", "Ada"])
    #expect(!stage.host.screenText.contains("does not take this name") && stage.host.isVisible("Change the name"))
    stage.host.replaceText(in: "Name", with: "Lovelace")
    stage.host.tap("Change the name")
    stage.host.settle()
    #expect(asked(stage).contains("join Lovelace"))
    stage.host.tap("Leave and erase everything")
    stage.host.settle()
    #expect(asked(stage) == [] && stage.host.isVisible("Leave the boards?"))
    stage.host.tap("Leave and erase")
    stage.host.settle()
    #expect(asked(stage) == ["leave "])
    stage.tell(["access", "open", ""])
    #expect(stage.host.isVisible("Join the boards") && stage.host.diagnostics == [])
  }

  @Test("News wait until a name is written, and do not change it")
  func writing() {
    let stage = HomeStage(size: CGSize(width: 390, height: 1600), address: "/boards")
    stage.tell(["access", "open", ""])
    let board = query(stage)
    stage.host.type("Ad", into: "Name")
    stage.tell(["board", board, "loaded"] + lines(3))
    #expect(!stage.host.screenText.contains("2. Ada (you)"))
    stage.host.type("a")
    stage.host.press("Enter")
    stage.host.settle()
    #expect(stage.host.screenText.contains("2. Ada (you)"))
    stage.tell(["access", "unreachable", ""])
    stage.tell(["access", "open", ""])
    _ = asked(stage)
    stage.host.tap("Join the boards")
    stage.host.settle()
    #expect(asked(stage).contains("join Ada") && stage.host.diagnostics == [])
    for _ in 1...2 {
      stage.tell(["failed", "join", "name"])
      stage.host.tap("Join the boards")
      stage.host.settle()
      #expect(asked(stage).contains("join Ada"))
    }
  }

  @Test("The card at the end of a game says what became of the run, and leads to the board")
  func card() {
    let stage = HomeStage()
    stage.tell(["access", "joined", "Ada"])
    stage.openBreakout()
    let play = stage.tabs.viewControllers![0] as! GameViewController
    let card = EndCard(Ending(title: "Over", score: 70), skin: .breakout) {}
    play.presentEnd(card, of: "breakout", name: "Breakout", RunStanding(score: 70, isOver: true, rules: "a"))
    stage.host.settle()
    #expect(stage.host.isVisible("The board is checking your game …"))
    for (news, words) in [
      (["waiting", "", "", ""], "For the board when you are online again"),
      (["ranked", "12", "3", ""], "No. 3 today, no. 12 of all time"),
      (["ranked", "4", "4", ""], "No. 4 of all time"),
      (["refused", "", "", "it is not over"], "Not on the board: it is not over"),
      (["practice", "", "", ""], "Not for the board: it began before the server could give its seed"),
    ] {
      stage.tell(["run"] + news)
      #expect(stage.host.isVisible(words), "\(words)")
    }
    stage.host.tap("Not for the board: it began before the server could give its seed")
    stage.host.settle()
    #expect(stage.address == "/boards" && stage.host.diagnostics == [])
    // Whoever comes back goes on by keyboard where they were.
    stage.host.go(to: "/breakout")
    stage.host.settle()
    let focused = UIApplication.shared.focusedView
    #expect(focused is UIButton && focused?.isDescendant(of: card.view) == true)
  }

  @Test("A run that does not count, or of somebody who does not take part, has no line on the card")
  func uncounted() {
    for (access, counts) in [("open", true), ("joined", false)] {
      let stage = HomeStage()
      stage.tell(["access", access, ""])
      stage.openBreakout()
      let play = stage.tabs.viewControllers![0] as! GameViewController
      let card = EndCard(Ending(title: "Over", score: 70), skin: .breakout) {}
      play.presentEnd(
        card, of: "breakout", name: "Breakout", RunStanding(score: 70, isOver: true, counts: counts, rules: "a"))
      stage.host.settle()
      #expect(!stage.host.isVisible("The board is checking your game …"))
    }
  }

  @Test("The boards can be read at every size of text, in both languages", arguments: [0.8, 1, 2, 3])
  func large(scale: Double) {
    var preferences = PreferencesInput()
    preferences.textScale = scale
    let stage = HomeStage(size: CGSize(width: 320, height: 568), preferences: preferences)
    stage.tell(["access", "joined", "Ada"])
    stage.host.go(to: "/boards")
    stage.host.settle()
    stage.tell(["board", query(stage), "loaded"] + lines(5))
    let table = (stage.home.sheet as! BoardsViewController).tableView!
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let frame = table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(frame.height >= 44 && frame.maxX <= 320)
      }
    }
    #expect(stage.host.diagnostics == [])
  }
}
