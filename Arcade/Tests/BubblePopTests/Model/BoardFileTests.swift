import CaromGeometry
import Testing

@testable import BubblePop

/// The board as a file, and merging of two boards: BU-C10, BU-A8, BU-A12.
@Suite struct BoardFileTests {
  private func board(_ scores: [(String, Int)]) -> ScoreBoard {
    var board = ScoreBoard()
    for (name, score) in scores { board.record(score, of: PlayerName(name)!) }
    return board
  }

  private func fault(_ text: String, most: Int = .max) -> ScoreBoard.Fault? {
    do {
      _ = try ScoreBoard(file: text, most: most)
      return nil
    } catch { return error }
  }

  @Test("BU-C10: what is written comes back") func comesBack() throws {
    let names = ["Ada", "Жанна", "two words", "👩‍🚀", "<script>", "1 2 3", "עדה"]
    let board = board(names.enumerated().map { ($1, $0 * 7) })
    #expect(try ScoreBoard(file: board.file) == board)
    #expect(try ScoreBoard(file: ScoreBoard().file) == ScoreBoard())
    #expect(board.file.hasPrefix("BubblePop scores 1\n7\n42 עדה\n"), "the version comes first")
  }

  @Test("BU-C10: editors of other systems may have written it again") func otherEndings() throws {
    let board = board([("Ada", 12), ("Bob", 3)])
    let lines = board.file.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try ScoreBoard(file: lines.joined(separator: "\r\n")) == board)
    #expect(try ScoreBoard(file: "\u{FEFF}" + board.file) == board)
  }

  @Test(
    "BU-A12: what cannot be read is refused with its reason",
    arguments: [
      ("", ScoreBoard.Fault.otherKind), ("x", .otherKind), ("<html>", .otherKind), ("BubblePop", .otherKind),
      ("BubblePop scores 2\n0\n", .otherVersion), ("BubblePop scores \n0\n", .otherVersion),
      ("BubblePop scores 1", .notWhole), ("BubblePop scores 1\n-1\n", .notWhole),
      ("BubblePop scores 1\n1\n", .notWhole), ("BubblePop scores 1\n0\n5 a\n", .notWhole),
      ("BubblePop scores 1\n1\n5 a", .notWhole), ("BubblePop scores 1\n1\n5 \n", .line(3)),
      ("BubblePop scores 1\n1\n9999999999 a\n", .line(3)), ("BubblePop scores 1\n1\n-5 a\n", .line(3)),
      ("BubblePop scores 1\n1\n5  a\n", .line(3)), ("BubblePop scores 1\n2\n5 a\n6 a\n", .line(4)),
      ("BubblePop scores 1\n2\n5 a\n6 b\u{202E}c\n", .line(4)),
      ("BubblePop scores 1\n1\n5 " + String(repeating: "a", count: 10_000) + "\n", .line(3)),
    ])
  func reasons(text: String, reason: ScoreBoard.Fault) { #expect(fault(text) == reason) }

  @Test("BU-A12: a file of more players than one may have is refused at once") func tooMany() {
    let all = (0..<2001).map { "1 player \($0)\n" }.joined()
    #expect(fault("BubblePop scores 1\n2001\n" + all, most: Rules.mostFilePlayers) == .tooMany)
  }

  @Test("BU-C10: every shortened or changed file is refused, or a board") func damaged() {
    let bytes = Array(board([("Ada", 120), ("Жанна", 80)]).file.utf8)
    for count in 0..<bytes.count { #expect(fault(String(decoding: bytes[..<count], as: UTF8.self)) != nil) }
    var chance = SeededGenerator(seed: 6)
    for _ in 0..<3000 {
      var changed = bytes
      changed[chance.next(in: 0..<changed.count)] = UInt8(chance.next(below: 256))
      // Parsing never traps, and whatever it accepts is a valid board.
      if let read = try? ScoreBoard(file: String(decoding: changed, as: UTF8.self)) {
        #expect(read.entries.count == 2)
      }
    }
  }

  @Test("BU-C10, BU-A8: of each player the higher score counts; twice is once") func merging() {
    let (mine, theirs) = (board([("Ada", 50), ("Bob", 20)]), board([("Bob", 30), ("Ada", 10), ("Eve", 25)]))
    let merge = BoardMerge(mine, with: theirs)
    #expect(merge.after == board([("Ada", 50), ("Bob", 30), ("Eve", 25)]))
    #expect(merge.newPlayers == 1 && merge.raised == 1 && merge.known == 1 && !merge.changesNothing)
    let again = BoardMerge(merge.after, with: theirs)
    #expect(again.changesNothing && again.after == merge.after)
    #expect(BoardMerge(mine, with: ScoreBoard()).changesNothing && BoardMerge(mine, with: mine).changesNothing)
    #expect(BoardMerge(ScoreBoard(), with: mine).after == mine)
  }

  @Test("BU-C10: a thousand boards, merged in any order, lose no score") func losesNothing() {
    var chance = SeededGenerator(seed: 12)
    for _ in 0..<1000 {
      func any() -> ScoreBoard {
        board((0..<chance.next(in: 0...6)).map { _ in ("p\(chance.next(in: 0...5))", chance.next(in: 0...9)) })
      }
      let (one, other) = (any(), any())
      let (here, there) = (BoardMerge(one, with: other).after, BoardMerge(other, with: one).after)
      let lines = { (board: ScoreBoard) in Set(board.entries.map { "\($0.score) \($0.name.text)" }) }
      #expect(lines(here) == lines(there))
      for entry in one.entries + other.entries {
        let place = here.place(of: entry.name)
        #expect(place.map { here.entries[$0].score >= entry.score } == true)
      }
    }
  }

  @Test("BU-C10: what was taken in can be taken back, without the scores that came since") func undo() {
    let mine = board([("Ada", 50), ("Bob", 20)])
    let merge = BoardMerge(mine, with: board([("Bob", 30), ("Eve", 25)]))
    #expect(merge.undone(from: merge.after) == mine)
    var now = merge.after
    now.record(60, of: PlayerName("Ada")!)
    now.record(5, of: PlayerName("Zoë")!)
    #expect(merge.undone(from: now) == board([("Ada", 60), ("Bob", 20), ("Zoë", 5)]))
  }
}
