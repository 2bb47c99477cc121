import Testing

@testable import Concentration

/// The table of themes.
@Suite struct ThemeTests {
  @Test("SE-R7a, SE-P15: ten themes at least, each with twelve faces, and with backs of its own")
  func all() {
    let all = Theme.all
    #expect(all.count >= 10)
    #expect(Set(all.map(\.name)).count == all.count && Set(all.map(\.address)).count == all.count)
    #expect(Set(all.map { "\($0.pattern) \($0.back)" }).count == all.count)
    for theme in all {
      #expect(
        theme.faces.count >= Rules.pairs.upperBound && Set(theme.faces).count == theme.faces.count, "\(theme.name)")
      #expect(theme.table != theme.back)
      #expect(Theme.named(theme.address) == theme)
      #expect(
        !theme.address.isEmpty && theme.address.utf8.allSatisfy { $0 >= 97 && $0 <= 122 || $0 == 45 },
        "\(theme.address)")
    }
    #expect(Theme.named("nowhere") == nil)
  }

  @Test(
    "SE-X10: at least eight themes are drawn, each with a set of pictures of its own; the others show emoji and words")
  func drawn() {
    let drawn = Theme.all.filter { $0.art != nil }
    #expect(drawn.count >= 8 && Set(drawn.map { $0.art }).count == Theme.Art.allCases.count)
    #expect(Theme.all.count - drawn.count >= 8)
    for theme in drawn {
      #expect(theme.faces.indices.map { theme.picture(of: theme.faces[$0]) } == theme.faces.indices.map { $0 })
    }
    #expect(Theme.all[0].picture(of: "🐶") == nil && drawn[0].picture(of: "nothing") == nil)
    // A stored number still means the same theme.
    #expect(Theme.all.prefix(14).allSatisfy { $0.art == nil } && Theme.all[0].name == "Animals")
  }

  @Test("any twelve pairs of a theme show different faces, whichever comes first")
  func different() {
    for theme in Theme.all {
      for first in 0..<theme.faces.count {
        let shown = (0..<12).flatMap { pair in Set([0, 1].map { theme.face(first + pair, twin: $0) }) }
        #expect(Set(shown).count == shown.count, "\(theme.name) from \(first)")
      }
    }
  }

  @Test("SE-P15: a theme is one line; a bar parts the two cards of a pair")
  func oneLine() {
    let theme = Theme("Two Words", "a|b c|d  e", table: 1, back: 2, .dots)
    #expect(theme.faces == ["a|b", "c|d", "e"] && theme.address == "two-words")
    #expect(theme.face(0, twin: 0) == "a" && theme.face(0, twin: 1) == "b")
    #expect(theme.face(2, twin: 0) == "e" && theme.face(2, twin: 1) == "e")
    #expect(theme.face(4, twin: 1) == "d", "it begins again")
    #expect(Theme("Empty", "", table: 1, back: 2, .dots).face(3, twin: 1) == "")
  }
}
