import CaromGeometry
import Testing

@testable import BubblePop

/// Names, the board and its file: BU-C1, BU-C10, BU-C11, BU-A8.
@Suite struct NameAndBoardTests {
  private func name(_ text: String) -> PlayerName { PlayerName(text)! }

  @Test(
    "BU-C1: what cannot be seen is no name",
    arguments: [
      "", " ", "\t\n  ", "\u{200B}\u{200D}", "\u{202E}", "\u{3000}\u{2800}", "\u{0}\u{7}", "\u{FE0F}",
    ])
  func blank(text: String) { #expect(PlayerName(text) == nil) }

  @Test("BU-C1: any script and emoji") func scripts() {
    for text in ["Ada", "Ада", "愛子", "עדה", "आदा", "👩‍🚀", "Zoë", "<b>Bob</b>", "a", "🇦🇺"] {
      #expect(PlayerName(text)?.text == text)
    }
    #expect(name("  Ada   Lovelace \n").text == "Ada Lovelace")
    #expect(name("A\u{202E}b\u{0}c").text == "Abc", "nothing turns the text around it")
  }

  @Test("BU-C1: thirty characters as people see them") func longNames() {
    #expect(name(String(repeating: "a", count: 10_000)).text == String(repeating: "a", count: 30))
    #expect(name(String(repeating: "👩‍🚀", count: 100)).text == String(repeating: "👩‍🚀", count: 30))
    #expect(name("a" + String(repeating: "\u{301}", count: 10_000)).text.utf8.count < 2000)
    #expect(name(String(repeating: "ab ", count: 20)).text.count <= 30)
  }

  @Test("BU-C11: ranked, ties in the order they came") func ranks() {
    var board = ScoreBoard()
    for (player, score) in [("a", 10), ("b", 30), ("c", 10), ("d", 20), ("e", 30), ("f", 0)] {
      board.record(score, of: name(player))
    }
    #expect(board.entries.map { $0.name.text } == ["b", "e", "d", "a", "c", "f"])
    #expect(board.best == 30 && board.place(of: name("d")) == 2 && board.place(of: name("x")) == nil)
  }

  @Test("BU-C10, BU-A8: a lower score overwrites nothing; twice is once") func idempotent() {
    var board = ScoreBoard()
    board.record(50, of: name("Ada"))
    board.record(50, of: name("Bob"))
    let before = board
    board.record(50, of: name("Ada"))
    board.record(12, of: name("Bob"))
    board.record(-3, of: name("Eve"))
    board.record(3, of: .nobody)
    #expect(board == before)
    board.record(51, of: name("Bob"))
    #expect(board.entries.map { $0.name.text } == ["Bob", "Ada"])
  }
}
