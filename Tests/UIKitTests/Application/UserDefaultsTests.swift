import Testing
import UIKit

@Suite struct UserDefaultsTests {
  private let host = HeadlessHost(
    stored: ["lives": "3", "speed": "0.5", "sound": "true", "bad": "3 lives", "huge": "1e999"],
    root: { UIViewController() })
  private let defaults = UserDefaults.standard

  @Test func valuesAreReadByType() {
    #expect(defaults.integer(forKey: "lives") == 3)
    #expect(defaults.double(forKey: "speed") == 0.5)
    #expect(defaults.double(forKey: "lives") == 3)
    #expect(defaults.bool(forKey: "sound"))
  }

  @Test func whatIsMissingOrOfAnotherTypeReadsAsMissing() {
    for key in ["bad", "none", "sound", "huge"] {
      #expect(defaults.storedInteger(forKey: key) == nil)
      #expect(defaults.storedDouble(forKey: key) == nil)
      #expect(defaults.stringArray(forKey: key) == nil)
    }
    #expect(defaults.integer(forKey: "bad") == 0)
    #expect(!defaults.bool(forKey: "lives"))
  }

  @Test func everyTypeComesBack() {
    defaults.set(-7, forKey: "int")
    defaults.set(0.1 + 0.2, forKey: "double")
    defaults.set(false, forKey: "bool")
    defaults.set(["", "a:b", "5:ü", "\n"], forKey: "texts")
    #expect(defaults.integer(forKey: "int") == -7)
    #expect(defaults.double(forKey: "double") == 0.1 + 0.2)
    #expect(defaults.storedBool(forKey: "bool") == false)
    #expect(defaults.stringArray(forKey: "texts") == ["", "a:b", "5:ü", "\n"])
    defaults.set(.nan, forKey: "nan")
    #expect(!defaults.contains("nan"))
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 1)
  }

  @Test func aBadValueCanBeSetAside() {
    defaults.setAside("bad")
    host.advance(ticks: 1)
    #expect(!defaults.contains("bad"))
    #expect(host.stored["bad.rejected"] == "3 lives")
    #expect(host.diagnostics.count == 1)
  }

  @Test func brokenListsAreNoLists() {
    for text in ["1", ":", "2:a", "-1:a", "99999999999:a", "1:ab", "x:a"] {
      defaults.set(text, forKey: "list")
      #expect(defaults.stringArray(forKey: "list") == nil)
    }
    defaults.set("", forKey: "list")
    #expect(defaults.stringArray(forKey: "list") == [])
  }

  @Test func theSameValueIsStoredOnce() {
    defaults.set(3, forKey: "lives")
    defaults.set(4, forKey: "lives")
    defaults.set(4, forKey: "lives")
    defaults.removeObject(forKey: "none")
    host.advance(ticks: 1)
    #expect(host.outputs == [.store(key: "lives", value: "4")])
  }

  /// KT-W16: developer.apple.com, `bool(forKey:)`: the strings "true", "YES", "1" and the numbers 1 and 1.0 are true; "false",
  /// "NO", "0", 0 and 0.0 are false.
  @Test func textsCountAsBooleansAsAppleDocumentsThem() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    _ = host
    let defaults = UserDefaults.standard
    for text in ["true", "YES", "1", "1.0"] {
      defaults.set(text, forKey: "flag")
      #expect(defaults.bool(forKey: "flag") && defaults.storedBool(forKey: "flag") == true)
    }
    for text in ["false", "NO", "0", "0.0"] {
      defaults.set(text, forKey: "flag")
      #expect(!defaults.bool(forKey: "flag") && defaults.storedBool(forKey: "flag") == false)
    }
    defaults.set("perhaps", forKey: "flag")
    #expect(!defaults.bool(forKey: "flag") && defaults.storedBool(forKey: "flag") == nil)
  }
}
