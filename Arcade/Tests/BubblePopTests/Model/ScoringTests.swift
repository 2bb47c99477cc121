import CaromGeometry
import Testing

@testable import BubblePop

/// Colors, odds and points: BU-C6 and BU-C8.
@Suite struct ScoringTests {
  private let table = KindSheet.standard.kinds(withSpecials: false)
  private func kind(_ name: String) -> BubbleKind { KindSheet.standard.kinds.first { $0.name == name }! }

  @Test("BU-C6b: colors come by their odds, as χ² over 100,000 draws has it", arguments: [false, true])
  func odds(withSpecials: Bool) {
    let kinds = KindSheet.standard.kinds(withSpecials: withSpecials)
    var chance = SeededGenerator(seed: 42)
    var counts = [Int](repeating: 0, count: kinds.count)
    let draws = 100_000
    for _ in 0..<draws {
      guard let drawn = BubbleKind.draw(from: kinds, using: &chance) else { continue }
      counts[kinds.firstIndex(of: drawn)!] += 1
    }
    #expect(counts.reduce(0, +) == draws)
    var square = 0.0
    for (index, kind) in kinds.enumerated() {
      let expected = Double(draws * kind.weight) / Double(BubbleKind.totalWeight(kinds))
      square += (Double(counts[index]) - expected) * (Double(counts[index]) - expected) / expected
    }
    // The critical values for p = 0.001 with 4 and 6 degrees of freedom.
    #expect(square < (withSpecials ? 22.46 : 18.47), "χ² is \(square)")
  }

  @Test("BU-C6b: the seed's five are exact") func fiveKinds() {
    #expect(table.map { "\($0.name) \($0.weight)" } == ["red 40", "pink 30", "green 15", "blue 10", "black 5"])
    #expect(BubbleKind.totalWeight(table) == 100)
    #expect(table.map { $0.share(among: table) } == [400, 300, 150, 100, 50])
  }

  @Test("BU-C6c: points by color") func points() {
    #expect(table.map { $0.points } == [1, 2, 5, 8, 10])
    for kind in table {
      var combo = ComboRun()
      #expect(combo.pop(kind) == kind.points)
    }
  }

  @Test(
    "BU-C8b: from the second of a color on half as much again, rounded for each pop",
    arguments: [
      ("red", [1, 2, 2, 2]), ("pink", [2, 3, 3, 3]), ("green", [5, 8, 8, 8]), ("blue", [8, 12, 12, 12]),
      ("black", [10, 15, 15, 15]),
    ])
  func runs(name: String, points: [Int]) {
    var combo = ComboRun()
    #expect(points.map { _ in combo.pop(kind(name)) } == points)
    #expect(combo.length == points.count)
  }

  @Test("BU-C8b: two blacks are 25") func twoBlacks() {
    var combo = ComboRun()
    #expect(combo.pop(kind("black")) + combo.pop(kind("black")) == 25)
  }

  @Test("BU-C8c: another color begins a new combo") func otherColor() {
    var combo = ComboRun()
    let names = ["red", "red", "blue", "blue", "red", "green", "red", "red"]
    #expect(names.map { combo.pop(kind($0)) } == [1, 2, 8, 12, 1, 5, 1, 2])
  }

  @Test func aPearlGoesOnWithAnyRun() {
    var combo = ComboRun()
    let names = ["blue", "pearl", "blue", "pearl", "red", "pearl", "pearl", "green"]
    #expect(names.map { combo.pop(kind($0)) } == [8, 5, 12, 5, 1, 5, 5, 5])
    var first = ComboRun()
    #expect(["pearl", "green", "green"].map { first.pop(kind($0)) } == [3, 8, 8])
  }

  @Test("BU-A11, BU-A16: one more kind is one more line of the data file; odds and points follow")
  func oneMoreLine() throws {
    let plain = KindSheet.standardText.split(separator: "\n").filter { !$0.contains("special") || $0.hasPrefix("#") }
    let sheet = try KindSheet(file: plain.joined(separator: "\n") + "\n4 25 CCCCCC swirl silver\n")
    let more = sheet.kinds(withSpecials: false)
    #expect(more.count == 6)
    #expect(more.last!.share(among: more) == 200 && more[0].share(among: more) == 320)
    var chance = SeededGenerator(seed: 3)
    var silver = 0
    for _ in 0..<10_000 where BubbleKind.draw(from: more, using: &chance)?.name == "silver" { silver += 1 }
    #expect(abs(silver - 2000) < 200)
    var combo = ComboRun()
    #expect(combo.pop(more.last!) == 4 && combo.pop(more.last!) == 6)
  }

  @Test func everyKindHasASignAndANameOfItsOwn() {
    #expect(Set(KindSheet.standard.kinds.map { $0.symbol }).count == KindSheet.standard.kinds.count)
    #expect(Set(KindSheet.standard.kinds.map { $0.name }).count == KindSheet.standard.kinds.count)
    #expect(KindSheet.standard.kinds.filter { $0.isSpecial }.count >= 2)
    var chance = SeededGenerator(seed: 1)
    #expect(BubbleKind.draw(from: [], using: &chance) == nil)
  }
}
