import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// Storage: the board survives crashes and damage, the settings survive tampering, and the game works in a browser that
/// stores nothing.
@Suite(.serialized) struct KeepingTests {
  private let old = "BubblePop scores 2\n2\nrules 60-15-1-100-0-0\n40 Ada\n"
  private let new = "BubblePop scores 2\n2\nrules 60-15-1-100-0-0\n90 Ada\n"

  /// The result of `load` with `stored` in the store, and the host for further checks.
  private func load(_ stored: [String: String]) -> (best: Int, wasDamaged: Bool, host: HeadlessHost) {
    let host = HeadlessHost(stored: stored, root: { UIViewController() })
    _ = host.application
    let (shelf, wasDamaged) = BoardStore.load()
    host.advance(ticks: 1)
    return (shelf[.standard].best, wasDamaged, host)
  }

  @Test("BU-C10: a crash between any two steps of a write loses nothing") func crashes() {
    #expect(load([BoardStore.key: old]).best == 40)
    #expect(load([BoardStore.key: old, BoardStore.nextKey: new]).best == 90, "written aside, not switched")
    #expect(load([BoardStore.key: new, BoardStore.nextKey: new]).best == 90, "switched, not cleaned up")
    #expect(load([BoardStore.key: old, BoardStore.nextKey: "BubblePop sc"]).best == 40, "cut off while written aside")
    #expect(load([BoardStore.key: "BubblePop sc", BoardStore.nextKey: new]).best == 90, "cut off while switched")
    #expect(load([BoardStore.nextKey: new]).best == 90)
    for stored in [[BoardStore.key: old, BoardStore.nextKey: new], [BoardStore.nextKey: new]] {
      let (_, wasDamaged, host) = load(stored)
      #expect(!wasDamaged && host.diagnostics.isEmpty && host.stored[BoardStore.nextKey] == nil)
    }
  }

  @Test func whatCannotBeReadIsSetAsideAndReported() {
    let (best, wasDamaged, host) = load([BoardStore.key: "garbage"])
    #expect(best == 0 && wasDamaged)
    #expect(host.stored[BoardStore.key + ".rejected"] == "garbage" && host.diagnostics.count == 1)
    let stage = BubblePopStage(stored: [BoardStore.key: "garbage", "bubblepop.duration": "10"])
    stage.begin()
    stage.finish()
    #expect((try? ScoreShelf(file: stage.host.stored[BoardStore.key] ?? "")) != nil)
  }

  @Test("BU-C10: the notice of damaged scores stays until there are others, whichever tab loads them first")
  func noticeStays() {
    let stage = BubblePopStage(stored: [BoardStore.key: "garbage"])
    stage.host.tap("Scores")
    stage.host.settle()
    #expect(stage.host.screenText.contains("could not be read"))
    #expect(BoardStore.load().wasDamaged && BoardStore.load().wasDamaged)
    _ = BoardStore.record(7, of: PlayerName("Ada")!, under: .standard)
    #expect(!BoardStore.load().wasDamaged)
  }

  @Test("BU-C10: scores that the first version stored are shown apart, and kept") func migration() throws {
    let stage = BubblePopStage(stored: [BoardStore.key: "BubblePop scores 1\n1\n77 Bob\n", "bubblepop.duration": "10"])
    stage.begin()
    #expect(stage.host.element("Best")?.accessibilityValue == "0", "nobody knows under which rules they were made")
    stage.finish()
    stage.toBoard()
    let shelf = try ScoreShelf(file: try #require(stage.host.stored[BoardStore.key]))
    #expect(shelf[nil].best == 77 && shelf.boards.count == 2)
    stage.host.tap("Scores")
    stage.host.settle()
    #expect(stage.host.screenText.lowercased().contains("earlier scores") && stage.host.isVisible("1. Bob, 77 points"))
  }

  @Test func savingTwiceIsSavingOnce() {
    let host = HeadlessHost(root: { UIViewController() })
    _ = host.application
    _ = BoardStore.record(7, of: PlayerName("Ada")!, under: .standard)
    host.advance(ticks: 1)
    let writes = host.outputs.count
    _ = BoardStore.record(7, of: PlayerName("Ada")!, under: .standard)
    _ = BoardStore.record(3, of: PlayerName("Ada")!, under: .standard)
    host.advance(ticks: 1)
    #expect(host.outputs.count == writes)
  }

  @Test func theBoardsOfTwoWindowsBecomeOne() {
    let host = HeadlessHost(stored: [BoardStore.key: old], root: { UIViewController() })
    _ = host.application
    _ = BoardStore.record(50, of: PlayerName("Zoë")!, under: .standard)
    func hear(_ board: String?) { host.storeInAnotherWindow(board, forKey: BoardStore.key) }
    hear("BubblePop scores 2\n3\nrules 60-15-1-100-0-0\n50 Bob\n45 Ada\n")
    let whole = "BubblePop scores 2\n4\nrules 60-15-1-100-0-0\n50 Bob\n50 Zoë\n45 Ada\n"
    #expect(host.stored == [BoardStore.key: whole] && BoardStore.load().shelf.file == whole)
    hear("garbage")
    #expect(host.stored[BoardStore.key] == whole && host.diagnostics.isEmpty)
    // Scores whose import was undone in another window are removed first, and do not come back.
    hear(nil)
    hear(old)
    #expect(BoardStore.load().shelf.file == old)
  }

  @Test("BU-C10: scores that are shown follow those of other windows, once these have written them")
  func shownScoresFollow() {
    let stage = BubblePopStage(stored: [BoardStore.key: old])
    stage.host.tap("Scores")
    stage.host.settle()
    #expect(stage.host.isVisible("1. Ada, 40 points"))
    func hear(_ key: String, _ value: String?) {
      stage.host.storeInAnotherWindow(value, forKey: key)
      stage.host.settle()
    }
    // Another window writes as `BoardStore.save` does.
    hear(BoardStore.nextKey, new)
    hear(BoardStore.key, nil)
    #expect(stage.host.isVisible("1. Ada, 40 points"))
    let before = stage.host.outputs.count
    hear(BoardStore.key, new)
    hear(BoardStore.nextKey, nil)
    #expect(stage.host.isVisible("1. Ada, 90 points") && !stage.host.isVisible("1. Ada, 40 points"))
    let stores = stage.host.outputs.dropFirst(before).filter {
      switch $0 {
      case .store, .replace: true
      default: false
      }
    }
    #expect(stores.isEmpty && stage.host.diagnostics.isEmpty, "this window writes nothing itself")
  }

  @Test func scoresThatAreTakenBackAreRemovedFirst() throws {
    let host = HeadlessHost(stored: [BoardStore.key: new], root: { UIViewController() })
    _ = host.application
    BoardStore.save(try ScoreShelf(file: old))
    host.advance(ticks: 1)
    #expect(host.outputs.contains(.store(key: BoardStore.key, value: nil)))
    #expect(host.outputs.contains(.replace(key: BoardStore.key, value: old, old: "")))
    #expect(host.stored == [BoardStore.key: old])
  }

  @Test func aBrowserThatKeepsNothingIsToldOf() {
    let stage = BubblePopStage(stored: ["bubblepop.duration": "10"])
    stage.begin()
    var news = StorageInput()
    news.key = NameStore.key
    news.change = 2
    stage.host.send(.storage(news))
    stage.finish()
    stage.toBoard()
    #expect(stage.play.screen == .board && stage.host.screenText.contains("keeps nothing"))
    stage.host.tap("Play again")
    #expect(stage.play.screen == .game)
  }

  @Test(
    "BU-H2a: stored nonsense becomes the default",
    arguments: [
      ("bubblepop.duration", "9"), ("bubblepop.duration", "121"), ("bubblepop.duration", "-60"),
      ("bubblepop.bubbles", "0"), ("bubblepop.bubbles", "31"), ("bubblepop.bubbles", "1e9"),
      ("bubblepop.drift", "2"), ("bubblepop.size", "101"), ("bubblepop.duration", "sixty"),
    ])
  func tampered(key: String, value: String) {
    let stage = BubblePopStage(stored: [key: value])
    stage.start()
    #expect(stage.game.settings == Settings())
    #expect(UserDefaults.standard.string(forKey: key + ".rejected") == value && stage.host.diagnostics.count == 1)
  }
}
