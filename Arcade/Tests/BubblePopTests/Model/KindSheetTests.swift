import CaromGeometry
import Testing

@testable import BubblePop

/// The kinds of bubbles as a data file and as a link: BU-A11, BU-A16.
@Suite struct KindSheetTests {
  private static let head = "BubblePop kinds 1\n"
  private static let two = "1 40 E8324A circle red\n2 30 FF7FC0 heart pink\n"

  private static let refusals: [(String, KindSheet.Fault)] = [
    ("", .otherKind), ("red 1 2", .otherKind), ("BubblePop scores 1\n", .otherKind),
    ("BubblePop kinds 2\n", .otherVersion), ("BubblePop kinds\n", .otherKind), ("\(head)", .tooFew),
    ("\(head)1 40 E8324A circle red\n", .tooFew), ("\(head)1 40 E8324A circle\n", .line(2, .fields)),
    ("\(head)\(two)0 1 000000 leaf x\n", .line(4, .points)), ("\(head)\(two)100 1 000000 leaf x\n", .line(4, .points)),
    ("\(head)\(two)-1 1 000000 leaf x\n", .line(4, .points)), ("\(head)\(two)1 0 000000 leaf x\n", .line(4, .weight)),
    ("\(head)\(two)1 1 00000 leaf x\n", .line(4, .color)), ("\(head)\(two)1 1 #00000 leaf x\n", .line(4, .color)),
    ("\(head)\(two)1 1 000000 square x\n", .line(4, .symbol)),
    ("\(head)\(two)1 1 000000 heart x\n", .line(4, .symbolTwice)),
    ("\(head)\(two)1 1 000000 leaf pink\n", .line(4, .nameTwice)),
    ("\(head)\(two)1 1 000000 leaf \u{200B}\n", .line(4, .name)),
    ("\(head)\(two)1 1 000000 leaf abcdefghijklmnopq\n", .line(4, .name)),
    ("\(head)\(two)1 1 000000 leaf x, wide\n", .line(4, .word)),
    ("\(head)1 40 E8324A circle red, special\n2 30 FF7FC0 heart pink, wild\n", .tooFew),
    ("\(head)1 1 000000 leaf a\n1 1 000000 leaf b\n", .line(3, .symbolTwice)),
  ]

  private func fault(_ text: String) -> KindSheet.Fault? {
    do throws(KindSheet.Fault) {
      _ = try KindSheet(file: text)
      return nil
    } catch { return error }
  }

  private func linkFault(_ text: String) -> KindSheet.Fault? {
    do throws(KindSheet.Fault) {
      _ = try KindSheet(link: text)
      return nil
    } catch { return error }
  }

  @Test("BU-C6b, BU-C6c, BU-A16: the data file has the seed's five kinds, and two special ones") func dataFile() {
    let lines = KindSheet.standard.kinds.map { "\($0.name) \($0.points) \($0.weight) \($0.isSpecial) \($0.isWild)" }
    #expect(
      lines == [
        "red 1 40 false false", "pink 2 30 false false", "green 5 15 false false", "blue 8 10 false false",
        "black 10 5 false false", "gold 15 2 true false", "pearl 3 4 true true",
      ])
    #expect(fault(KindSheet.standardText) == nil && KindSheet.standard.mark == "")
  }

  @Test("BU-A16: a sheet comes back from its text and from its link, in any script") func comesBack() throws {
    let text =
      Self.head + Self.two
      + "# a comment\n\n  99 100 00ff7F swirl ½ + 愛 ~.&% , wild\r\n15 2 E9A90C crown two words, special\n"
    let sheet = try KindSheet(file: text)
    #expect(sheet.kinds.map { $0.name } == ["red", "pink", "½ + 愛 ~.&%", "two words"])
    #expect(sheet.kinds[2].isWild && !sheet.kinds[2].isSpecial && sheet.kinds[2].color == 0x00FF7F)
    #expect(try KindSheet(file: sheet.file) == sheet)
    #expect(try KindSheet(link: sheet.link) == sheet)
    #expect(sheet.link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address may hold it: \(sheet.link)")
    #expect(try KindSheet(link: KindSheet.standard.link) == .standard)
    let other = try KindSheet(file: Self.head + Self.two)
    #expect(sheet.mark.utf8.count == 8 && sheet.mark != other.mark)
  }

  @Test(
    "BU-A12, BU-A16: a sheet that cannot be read is refused with its reason",
    arguments: refusals)
  func refused(text: String, reason: KindSheet.Fault) { #expect(fault(text) == reason) }

  @Test(
    "BU-A12: a link that is cut off, changed, hostile or too long is refused",
    arguments: [
      "", "k=", "x=1", "k=1.40.E8324A.circle..red", "k=1.40.E8324A.circle..red~",
      "k=1.40.E8324A.circle.red~2.30.FF7FC0.heart..pink",
      "k=1.40.E8324A.circle..red~2.30.FF7FC0.heart..%", "k=1.40.E8324A.circle..red~2.30.FF7FC0.heart..%ZZ",
      "k=1.40.E8324A.circle.x.red~2.30.FF7FC0.heart..pink", "k=" + String(repeating: "9", count: 3000),
      "k=1.999999.E8324A.circle..red~2.30.FF7FC0.heart..pink",
    ])
  func badLink(link: String) { #expect(linkFault(link) != nil) }

  @Test("BU-A12: any change to a sheet or its link is refused, or a sheet") func fuzz() throws {
    var chance = SeededGenerator(seed: 9)
    let (text, link) = (Array(KindSheet.standardText.utf8), Array(KindSheet.standard.link.utf8))
    for _ in 0..<3000 {
      for (bytes, isLink) in [(text, false), (link, true)] {
        var changed = bytes
        for _ in 0..<chance.next(in: 1...3) {
          changed[chance.next(in: 0..<changed.count)] = UInt8(chance.next(below: 256))
        }
        let string = String(decoding: changed, as: UTF8.self)
        guard let sheet = isLink ? try? KindSheet(link: string) : try? KindSheet(file: string) else { continue }
        #expect(sheet.kinds.count >= 2 && sheet.kinds.count <= 7)
        #expect(try KindSheet(file: sheet.file) == sheet)
        #expect(try KindSheet(link: sheet.link) == sheet)
      }
    }
  }
}
