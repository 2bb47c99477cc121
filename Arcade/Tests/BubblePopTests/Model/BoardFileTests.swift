import CaromGeometry
import Testing

@testable import BubblePop

/// The boards as a file, and merging two shelves of them: BU-C10, BU-A8, BU-A12.
@Suite struct BoardFileTests {
  private func shelf(_ scores: [(String, Int)], under rules: RuleSet? = .standard) -> ScoreShelf {
    var shelf = ScoreShelf()
    for (name, score) in scores { shelf.record(score, of: PlayerName(name)!, under: rules) }
    return shelf
  }

  private func fault(_ text: String, most: Int = .max) -> ScoreShelf.Fault? {
    do {
      _ = try ScoreShelf(file: text, most: most)
      return nil
    } catch { return error }
  }

  private static let short = RuleSet(settings(10))
  private static func settings(_ seconds: Int) -> Settings {
    var settings = Settings()
    settings[.duration] = seconds
    return settings
  }

  @Test("BU-C10: what is written comes back") func comesBack() throws {
    let names = ["Ada", "Жанна", "two words", "👩‍🚀", "<script>", "1 2 3", "עדה", "rules 1"]
    var shelf = shelf(names.enumerated().map { ($1, $0 * 7) })
    shelf.record(12, of: PlayerName("Ada")!, under: Self.short)
    shelf.record(99, of: PlayerName("Old")!, under: nil)
    #expect(try ScoreShelf(file: shelf.file) == shelf)
    #expect(try ScoreShelf(file: ScoreShelf().file) == ScoreShelf())
    #expect(
      shelf.file.hasPrefix("BubblePop scores 2\n13\nrules 60-15-1-100-0-0\n49 rules 1\n42 עדה\n"), "\(shelf.file)")
    #expect(shelf.file.hasSuffix("rules 10-15-1-100-0-0\n12 Ada\nrules unknown\n99 Old\n"))
  }

  @Test("BU-C10: scores of the first version come in as scores of unknown rules, none lost") func migration() throws {
    let old = "BubblePop scores 1\n3\n50 Ada\n20 Bob\n20 <b>\n"
    let shelf = try ScoreShelf(file: old)
    #expect(shelf.boards.count == 1 && shelf.boards[0].rules == nil)
    #expect(shelf[nil].entries.map { "\($0.score) \($0.name.text)" } == ["50 Ada", "20 Bob", "20 <b>"])
    #expect(shelf[.standard].isEmpty, "nobody knows under which rules they were made")
    #expect(try ScoreShelf(file: shelf.file) == shelf)
    #expect(try ScoreShelf(file: "BubblePop scores 1\n0\n").isEmpty)
    #expect(fault("BubblePop scores 1\n1\nrules 60-15-1-100-0-0\n") == .line(3), "it had no rules")
  }

  @Test("boards stand apart by time, count, size, drift, kinds and bumping; the seed's rules come first") func apart()
    throws
  {
    var sets: [RuleSet] = [.standard]
    for (setting, value) in [
      (Setting.duration, 10), (.duration, 120), (.bubbles, 30), (.drift, 0), (.size, 140), (.specials, 1), (.bump, 1),
    ] {
      var settings = Settings()
      settings[setting] = value
      sets.append(RuleSet(settings))
    }
    let own = try KindSheet(file: "BubblePop kinds 1\n1 1 112233 heart a\n2 1 445566 star b\n")
    sets.append(RuleSet(Settings(), kinds: own))
    var loud = Settings()
    loud[.sound] = 0
    #expect(RuleSet(loud) == .standard, "sound is no rule")
    var shelf = ScoreShelf()
    for (index, rules) in sets.enumerated().reversed() { shelf.record(index + 1, of: PlayerName("Ada")!, under: rules) }
    shelf.record(1000, of: PlayerName("Ada")!, under: nil)
    #expect(shelf.boards.count == sets.count + 1 && shelf.boards[0].rules == .standard)
    #expect(shelf.boards.last?.rules == nil)
    for (index, rules) in sets.enumerated() {
      #expect(shelf[rules].best == index + 1 && RuleSet(text: rules.text) == rules)
    }
  }

  @Test(
    "BU-H2a: rules that no setting allows are none",
    arguments: [
      "", "60", "60-15-1-100-0", "61x-15-1-100-0-0", "9-15-1-100-0-0", "60-31-1-100-0-0", "60-15-2-100-0-0",
      "60-15-1-105-0-0", "60-15-1-100-0-0-", "60-15-1-100-0-0-XYZ", "60-15-1-100-0-0-0000000g", "060-15-1-100-0-0",
      "60-15-1-100-0-0-00000000-1",
    ])
  func noRules(text: String) { #expect(RuleSet(text: text) == nil) }

  @Test("BU-C10: editors of other systems may have written it again") func otherEndings() throws {
    let shelf = shelf([("Ada", 12), ("Bob", 3)])
    let lines = shelf.file.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try ScoreShelf(file: lines.joined(separator: "\r\n")) == shelf)
    #expect(try ScoreShelf(file: "\u{FEFF}" + shelf.file) == shelf)
  }

  @Test(
    "BU-A12: what cannot be read is refused with its reason",
    arguments: [
      ("", ScoreShelf.Fault.otherKind), ("x", .otherKind), ("<html>", .otherKind), ("BubblePop", .otherKind),
      ("BubblePop scores 3\n0\n", .otherVersion), ("BubblePop scores \n0\n", .otherVersion),
      ("BubblePop scores 1", .notWhole), ("BubblePop scores 1\n-1\n", .notWhole),
      ("BubblePop scores 1\n1\n", .notWhole), ("BubblePop scores 1\n0\n5 a\n", .notWhole),
      ("BubblePop scores 1\n1\n5 a", .notWhole), ("BubblePop scores 1\n1\n5 \n", .line(3)),
      ("BubblePop scores 1\n1\n9999999999 a\n", .line(3)), ("BubblePop scores 1\n1\n-5 a\n", .line(3)),
      ("BubblePop scores 1\n1\n5  a\n", .line(3)), ("BubblePop scores 1\n2\n5 a\n6 a\n", .line(4)),
      ("BubblePop scores 1\n2\n5 a\n6 b\u{202E}c\n", .line(4)),
      ("BubblePop scores 1\n1\n5 " + String(repeating: "a", count: 10_000) + "\n", .line(3)),
      ("BubblePop scores 2\n1\n5 a\n", .line(3)), ("BubblePop scores 2\n2\nrules 60\n5 a\n", .line(3)),
      ("BubblePop scores 2\n3\nrules unknown\n5 a\nrules 60-99-1-100-0-0\n", .line(5)),
      ("BubblePop scores 2\n4\nrules unknown\n5 a\nrules unknown\n5 b\n", .line(5)),
      ("BubblePop scores 2\n3\nrules unknown\n5 a\n6 a\n", .line(5)),
    ])
  func reasons(text: String, reason: ScoreShelf.Fault) { #expect(fault(text) == reason) }

  @Test("BU-A12: a file of more scores than one may have is refused at once") func tooMany() {
    let all = (0..<2001).map { "1 player \($0)\n" }.joined()
    #expect(fault("BubblePop scores 1\n2001\n" + all, most: Rules.mostFilePlayers) == .tooMany)
  }

  @Test("BU-C10: every shortened or changed file is refused, or a shelf") func damaged() {
    var whole = shelf([("Ada", 120), ("Жанна", 80)])
    whole.record(7, of: PlayerName("Ada")!, under: Self.short)
    let bytes = Array(whole.file.utf8)
    for count in 0..<bytes.count { #expect(fault(String(decoding: bytes[..<count], as: UTF8.self)) != nil) }
    var chance = SeededGenerator(seed: 6)
    for _ in 0..<3000 {
      var changed = bytes
      changed[chance.next(in: 0..<changed.count)] = UInt8(chance.next(below: 256))
      // Parsing never traps, and whatever it accepts is a valid shelf.
      if let read = try? ScoreShelf(file: String(decoding: changed, as: UTF8.self)) {
        #expect(read.boards.reduce(0) { $0 + $1.scores.entries.count } == 3)
        #expect(try! ScoreShelf(file: read.file) == read)
      }
    }
  }

  @Test("BU-C10, BU-A8: of each player the higher score counts; twice is once") func merging() {
    let (mine, theirs) = (shelf([("Ada", 50), ("Bob", 20)]), shelf([("Bob", 30), ("Ada", 10), ("Eve", 25)]))
    let merge = BoardMerge(mine, with: theirs)
    #expect(merge.after == shelf([("Ada", 50), ("Bob", 30), ("Eve", 25)]))
    #expect(merge.newPlayers == 1 && merge.raised == 1 && merge.known == 1 && !merge.changesNothing)
    let again = BoardMerge(merge.after, with: theirs)
    #expect(again.changesNothing && again.after == merge.after)
    #expect(BoardMerge(mine, with: ScoreShelf()).changesNothing && BoardMerge(mine, with: mine).changesNothing)
    #expect(BoardMerge(ScoreShelf(), with: mine).after == mine)
    let other = BoardMerge(mine, with: shelf([("Ada", 90)], under: Self.short))
    #expect(other.after[.standard] == mine[.standard] && other.after[Self.short].best == 90, "boards stay apart")
  }

  @Test("BU-C10: a thousand shelves, merged in any order, lose no score") func losesNothing() {
    var chance = SeededGenerator(seed: 12)
    let rules: [RuleSet?] = [.standard, Self.short, nil]
    for _ in 0..<1000 {
      func any() -> ScoreShelf {
        var shelf = ScoreShelf()
        for _ in 0..<chance.next(in: 0...8) {
          shelf.record(
            chance.next(in: 0...9), of: PlayerName("p\(chance.next(in: 0...5))")!, under: rules[chance.next(in: 0..<3)])
        }
        return shelf
      }
      let (one, other) = (any(), any())
      #expect(ScoreShelf(one, and: other) == ScoreShelf(other, and: one))
      let (here, there) = (BoardMerge(one, with: other).after, BoardMerge(other, with: one).after)
      #expect(here.holds(there) && there.holds(here) && here.holds(one) && here.holds(other))
    }
  }

  @Test("BU-C10: what was taken in can be taken back, without the scores that came since") func undo() {
    let mine = shelf([("Ada", 50), ("Bob", 20)])
    let merge = BoardMerge(mine, with: shelf([("Bob", 30), ("Eve", 25)]))
    #expect(merge.undone(from: merge.after) == mine)
    var now = merge.after
    now.record(60, of: PlayerName("Ada")!, under: .standard)
    now.record(5, of: PlayerName("Zoë")!, under: .standard)
    #expect(merge.undone(from: now) == shelf([("Ada", 60), ("Bob", 20), ("Zoë", 5)]))
  }
}
