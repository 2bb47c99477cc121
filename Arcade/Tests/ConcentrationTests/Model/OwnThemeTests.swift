import Testing

@testable import Concentration

/// Parsing and checking of themes that players type.
@Suite struct OwnThemeTests {
  private let twelve = "🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐸"

  @Test(
    "emoji are faces alone, words between spaces, commas and emoji",
    arguments: [
      ("🐶🐱🐭", ["🐶", "🐱", "🐭"]), ("cat, dog;cow", ["cat", "dog", "cow"]), ("  ", []), ("", []),
      ("🐶dog 👩‍👩‍👧x", ["🐶", "dog", "👩‍👩‍👧", "x"]), ("犬、猫　鳥", ["犬", "猫", "鳥"]), ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
      ("a|b", ["a", "b"]), ("1️⃣2️⃣", ["1️⃣", "2️⃣"]), ("naïve Ärger", ["naïve", "Ärger"]), ("⚽🏀", ["⚽", "🏀"]),
      ("one\ntwo\tthree", ["one", "two", "three"]),
    ])
  func reading(text: String, faces: [String]) { #expect(OwnTheme.faces(in: text) == faces) }

  @Test("what is wrong with a name is told")
  func names() {
    #expect(OwnTheme.fault(ofName: "", beside: []) == .missing)
    #expect(OwnTheme.fault(ofName: "   ", beside: []) == .missing)
    #expect(OwnTheme.fault(ofName: String(repeating: "ä", count: 21), beside: []) == .tooLong)
    #expect(OwnTheme.fault(ofName: " Pets ", beside: ["Pets"]) == .taken)
    #expect(OwnTheme.fault(ofName: String(repeating: "ä", count: 20), beside: ["Pets"]) == nil)
  }

  @Test("what is wrong with faces is told, and what has to be taken away first")
  func faces() {
    let pets = OwnTheme.faces(in: twelve)
    #expect(pets.count == 12 && OwnTheme.fault(of: pets) == nil)
    #expect(OwnTheme.fault(of: Array(pets.dropLast())) == .tooFew(11))
    #expect(OwnTheme.fault(of: ["🐶", "🐱", "🐶"]) == .twice("🐶"))
    #expect(OwnTheme.fault(of: ["Donaudampfschiff"]) == .tooLong("Donaudampfschiff"))
    #expect(OwnTheme.fault(of: (0...40).map { "\($0)" }) == .tooMany)
    #expect(OwnTheme.fault(of: (0..<40).map { "\($0)" }) == nil)
  }

  @Test("a kept theme is read back as it was")
  func keeping() {
    for (name, look) in [("Pets", 0), ("  Käfer & Co ", 13), ("猫", 5)] {
      let own = OwnTheme(name: name, faces: OwnTheme.faces(in: twelve + " Hund 👩‍👩‍👧"), look: look)
      #expect(OwnTheme.read(own.text) == .success(own) && own.faces.count == 14)
      let theme = Theme(own, number: OwnTheme.firstNumber + 2)
      #expect(theme.name == own.name && theme.address == "own-3" && theme.back == Theme.all[look].back)
      #expect(theme.face(13, twin: 0) == "👩‍👩‍👧" && theme.face(13, twin: 1) == "👩‍👩‍👧")
    }
  }

  @Test("a damaged text is refused with its reason")
  func damage() {
    #expect(OwnTheme.read("") == .failure(.notThreeLines))
    #expect(OwnTheme.read("1\nPets\n" + twelve + "\nmore") == .failure(.notThreeLines))
    for look in ["\(Theme.all.count)", "-1", "x", "", "01"] {
      #expect(OwnTheme.read(look + "\nPets\n" + twelve) == .failure(.noLook), "\(look)")
    }
    #expect(OwnTheme.read("1\n\n" + twelve) == .failure(.name(.missing)))
    #expect(OwnTheme.read("1\nPets\n🐶 🐱") == .failure(.faces(.tooFew(2))))
    #expect(OwnTheme.read("1\nPets\n" + twelve + " 🐶") == .failure(.faces(.twice("🐶"))))
  }
}
