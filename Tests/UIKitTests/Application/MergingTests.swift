import Testing
import UIKit
import UIKitCore

/// Two windows that set the same key: the page reports the other window's value by a `storage` input.
@Suite struct MergingTests {
  private let host = HeadlessHost(stored: ["best": "90"], root: { UIViewController() })
  private let defaults = UserDefaults.standard

  private func hear(_ value: String?, under key: String = "best") { host.storeInAnotherWindow(value, forKey: key) }

  @Test func aKeyWithARuleReplacesTheValueThatIsKnown() {
    defaults.set(95, forKey: "best")
    defaults.register(merging: .highest, forKey: "best")
    defaults.set(100, forKey: "best")
    defaults.register(merging: .highest, forKey: "first")
    defaults.set(7, forKey: "first")
    defaults.removeObject(forKey: "first")
    host.advance(ticks: 1)
    #expect(
      host.outputs == [
        .store(key: "best", value: "95"), .replace(key: "best", value: "100", old: "95"),
        .replace(key: "first", value: "7", old: ""), .store(key: "first", value: nil),
      ])
    #expect(host.stored == ["best": "100"])
  }

  @Test func textsOfDigitsAreMergedAsTheTextsThatTheyAre() {
    defaults.register(merging: .highest, forKey: "best")
    defaults.set("100", forKey: "best")
    hear("text:120")
    #expect(defaults.string(forKey: "best") == "120")
    hear("text:110")
    #expect(defaults.string(forKey: "best") == "120" && defaults.object(forKey: "best") as? String == "120")
    defaults.register(merging: .init { String(Set($0 + $1).sorted()) }, forKey: "seen")
    defaults.set("13", forKey: "seen")
    hear("text:25", under: "seen")
    #expect(defaults.string(forKey: "seen") == "1235" && host.diagnostics.isEmpty)
  }

  @Test func theHigherScoreOfTwoWindowsStays() {
    defaults.register(merging: .highest, forKey: "best")
    defaults.set(100, forKey: "best")
    host.advance(ticks: 1)
    host.forgetOutputs()
    hear("120")
    #expect(defaults.integer(forKey: "best") == 120 && host.outputs.isEmpty)
    hear("110")
    #expect(defaults.integer(forKey: "best") == 120)
    #expect(host.outputs == [.replace(key: "best", value: "120", old: "110")])
    host.forgetOutputs()
    hear("nonsense")
    #expect(host.outputs == [.replace(key: "best", value: "120", old: "nonsense")])
    // A removed value is gone, and a lower value that follows is accepted.
    hear(nil)
    #expect(!defaults.contains("best"))
    hear("3")
    #expect(defaults.integer(forKey: "best") == 3)
  }

  @Test func withoutARuleTheLastOneCounts() {
    defaults.set(100, forKey: "best")
    hear("95")
    #expect(defaults.integer(forKey: "best") == 95)
  }

  @Test(arguments: [
    ("3", "5", "5", "3"), ("-3", "2.5", "2.5", "-3"), ("10", "9", "10", "9"), ("x", "5", "5", "5"), ("5", "", "5", "5"),
    ("nan", "5", "5", "5"), ("1e999", "5", "5", "5"), ("1", "1.0", "1", "1"), ("x", "y", "x", "x"),
    ("7", "7", "7", "7"),
  ])
  func whichNumberIsBetter(one: String, other: String, highest: String, lowest: String) {
    for (mine, theirs) in [(one, other), (other, one)] {
      #expect(UserDefaults.Merging.highest.merge(mine, theirs) == highest)
      #expect(UserDefaults.Merging.lowest.merge(mine, theirs) == lowest)
      #expect(UserDefaults.Merging.highest.merged(mine, theirs) == highest)
    }
  }

  @Test func aRuleOfOnesOwn() {
    // Each text is a set of letters.
    defaults.register(merging: .init { String(Set($0 + $1).sorted()) }, forKey: "seen")
    defaults.set("abc", forKey: "seen")
    hear("bd", under: "seen")
    #expect(defaults.string(forKey: "seen") == "abcd" && host.diagnostics.isEmpty)
    #expect(host.outputs.last == .replace(key: "seen", value: "abcd", old: "bd"))
  }

  @Test(arguments: [0, 1])
  func windowsWouldNeverAgreeByARuleWhereOrderMatters(kind: Int) {
    defaults.register(merging: kind == 0 ? .init { $0 + $1 } : .init { mine, _ in mine }, forKey: "best")
    hear("95")
    #expect(defaults.string(forKey: "best") == "95" && host.outputs.count == 1)
    #expect(host.diagnostics.first?.contains("order does not matter") == true)
  }

  @Test func aLaterRuleReplacesAnEarlierOne() {
    defaults.register(merging: .highest, forKey: "best")
    defaults.register(merging: .lowest, forKey: "best")
    hear("95")
    #expect(defaults.integer(forKey: "best") == 90)
  }

  @Test func aQuotaThatEndsIsDiagnosedOnce() {
    for value in ["100", "110"] {
      defaults.set(value, forKey: "best")
      var news = StorageInput()
      news.key = "best"
      news.change = 2
      host.send(.storage(news))
      host.advance(ticks: 1)
    }
    #expect(defaults.isFailing && host.diagnostics.count == 1 && defaults.integer(forKey: "best") == 110)
  }
}
