import ArcadeKit
import CaromHeadlessHost
import GameSettings
import Testing
import UIKit

private enum Dial: Int, GameSetting {
  case speed, lives, sound

  var scale: SettingScale {
    switch self {
    case .speed: SettingScale("speed", 20...100, by: 20, standard: 60)
    case .lives: SettingScale("lives", 1...5, standard: 3)
    case .sound: .toggle("sound", standard: 1)
    }
  }

  var effect: SettingEffect {
    switch self {
    case .speed: .tunes
    case .lives: .rebuilds
    case .sound: .none
    }
  }
}

/// Settings and best scores in the browser's storage, which anybody can edit.
@Suite(.serialized) struct StoreTests {
  private func host(_ stored: [String: String] = [:]) -> HeadlessHost {
    HeadlessHost(stored: stored, root: { UIViewController() })
  }

  @Test func settingsComeBack() {
    let host = host()
    let store = SettingsStore<Dial>(game: "toy")
    #expect(store.load() == SettingValues())
    store.save(.speed, 80)
    store.save(.sound, 0)
    let loaded = store.load()
    #expect(loaded[.speed] == 80 && loaded[.lives] == 3 && !loaded.isOn(.sound))
    store.reset()
    #expect(store.load() == SettingValues())
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: ["70", "1000", "-20", "", "6O", "６０", "060", "+60", "60 ", "99999999999999999999", "1e2"])
  func aSettingThatCannotBeIsPutAside(text: String) {
    let host = host(["toy.speed": text, "toy.lives": "5"])
    let loaded = SettingsStore<Dial>(game: "toy").load()
    #expect(loaded[.speed] == 60 && loaded[.lives] == 5)
    #expect(UserDefaults.standard.string(forKey: "toy.speed.rejected") == text)
    #expect(UserDefaults.standard.string(forKey: "toy.speed") == nil)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("toy.speed"))
    // It is reported once.
    _ = SettingsStore<Dial>(game: "toy").load()
    #expect(host.diagnostics.count == 1)
  }

  @Test func theBetterScoreOfTwoWindowsStays() {
    let host = host(["toy.best.hard": "90"])
    let store = ScoreStore(game: "toy")
    #expect(store.offer(100, signature: "hard"))
    for theirs in ["95", "120", "110"] { host.storeInAnotherWindow(theirs, forKey: "toy.best.hard") }
    #expect(store.best("hard") == 120 && !store.offer(115, signature: "hard"))
    #expect(
      host.outputs == [
        .replace(key: "toy.best.hard", value: "100", old: "90"),
        .replace(key: "toy.best.hard", value: "100", old: "95"),
        .replace(key: "toy.best.hard", value: "120", old: "110"),
      ])
  }

  @Test func onlyABetterScoreIsTheBest() {
    let host = host()
    let store = ScoreStore(game: "toy")
    #expect(store.best("60-3") == 0)
    #expect(!store.offer(0, signature: "60-3") && !store.offer(-5, signature: "60-3"))
    #expect(store.offer(10, signature: "60-3"))
    #expect(!store.offer(10, signature: "60-3") && !store.offer(9, signature: "60-3"))
    #expect(store.best("60-3") == 10 && store.best("80-3") == 0)
    #expect(store.offer(3_000_000_000, signature: "60-3"))
    #expect(store.best("60-3") == 3_000_000_000)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aForgedScoreIsPutAside() {
    let host = host(["toy.best.a": "-3", "toy.best.b": "many"])
    let store = ScoreStore(game: "toy")
    #expect(store.best("a") == 0 && store.best("b") == 0)
    #expect(host.diagnostics.count == 2)
    #expect(store.offer(1, signature: "a") && store.best("a") == 1)
  }

  @Test func valuesStayOnTheirScales() {
    var values = SettingValues<Dial>()
    for (wanted, got) in [(-5, 20), (29, 20), (30, 40), (71, 80), (99, 100), (.max, 100), (.min, 20)] {
      values[.speed] = wanted
      #expect(values[.speed] == got, "\(wanted)")
    }
    #expect(Dial.speed.scale.count == 5 && Dial.lives.scale.count == 5 && Dial.sound.scale.count == 2)
  }

  @Test func theStrongestDifferenceCounts() {
    let one = SettingValues<Dial>()
    var other = one
    #expect(one.change(to: other) == .none)
    other[.sound] = 0
    #expect(one.change(to: other) == .none && one.signature == other.signature)
    other[.speed] = 100
    #expect(one.change(to: other) == .tunes && one.signature != other.signature)
    other[.lives] = 1
    #expect(one.change(to: other) == .rebuilds && other.signature == "100-1")
  }

  // MARK: Versions

  private static let changes: [[StoredFormat.Change]] = [
    [.rename("pace", to: "speed"), .extendSignatures(by: "-3")],
    [.multiply("speed", by: 20), .replace("sound", ["on": "1", "off": "0"]), .remove("glow")],
  ]

  @Test("BR-R8: what earlier builds stored is carried over from each version")
  func versions() {
    let first = ["toy.pace": "4", "toy.sound": "off", "toy.glow": "7", "toy.best.60": "120", "other.pace": "9"]
    let second = ["toy.version": "2", "toy.speed": "4", "toy.sound": "off", "toy.best.60-3": "120", "other.pace": "9"]
    let third = ["toy.version": "3", "toy.speed": "80", "toy.sound": "0", "toy.best.60-3": "120", "other.pace": "9"]
    for stored in [first, second, third] {
      let host = host(stored)
      let loaded = SettingsStore<Dial>(game: "toy", changes: Self.changes).load()
      #expect(loaded[.speed] == 80 && loaded[.lives] == 3 && !loaded.isOn(.sound))
      #expect(ScoreStore(game: "toy", changes: Self.changes).best("60-3") == 120)
      let now = Dictionary(
        uniqueKeysWithValues: UserDefaults.standard.allKeys.map { ($0, UserDefaults.standard.string(forKey: $0)!) })
      #expect(now == third)
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test("BR-R8: a first value is stored with its version, and nothing else")
  func versionOfTheFirst() {
    let host = host()
    let store = SettingsStore<Dial>(game: "toy", changes: Self.changes)
    _ = store.load()
    #expect(UserDefaults.standard.allKeys.isEmpty)
    store.save(.speed, 40)
    #expect(host.diagnostics.isEmpty)
    #expect(host.stored == ["toy.version": "3", "toy.speed": "40"])
    let again = self.host(host.stored)
    #expect(store.load()[.speed] == 40 && again.diagnostics.isEmpty)
  }

  @Test("AR-R2: what a later build stored is neither used nor overwritten")
  func laterVersion() {
    let stored = ["toy.version": "9", "toy.speed": "80", "toy.best.60-3": "120"]
    let host = host(stored)
    let settings = SettingsStore<Dial>(game: "toy", changes: Self.changes)
    let scores = ScoreStore(game: "toy", changes: Self.changes)
    #expect(settings.load() == SettingValues())
    settings.save(.speed, 40)
    settings.reset()
    #expect(scores.best("60-3") == 0 && !scores.offer(500, signature: "60-3"))
    #expect(host.diagnostics.first?.contains("version 9") == true)
    #expect(host.stored.isEmpty)
    for (key, value) in stored { #expect(UserDefaults.standard.string(forKey: key) == value) }
  }

  @Test("AR-R4: a best score survives a change of the settings and its undoing")
  func bestOfEverySignature() {
    let host = host()
    let store = SettingsStore<Dial>(game: "toy")
    let scores = ScoreStore(game: "toy")
    let first = store.load().signature
    #expect(scores.offer(120, signature: first))
    store.save(.lives, 1)
    let second = store.load().signature
    #expect(second != first && scores.best(second) == 0)
    #expect(scores.offer(30, signature: second))
    store.reset()
    #expect(scores.best(store.load().signature) == 120)
    store.save(.lives, 1)
    #expect(scores.best(store.load().signature) == 30)
    #expect(host.diagnostics.isEmpty)
    let later = self.host(host.stored)
    #expect(scores.best(first) == 120 && scores.best(second) == 30)
    #expect(later.diagnostics.isEmpty)
  }
}
