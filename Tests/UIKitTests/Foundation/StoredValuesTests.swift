import CaromHeadlessHost
import Testing
import UIKit

/// Values of all kinds in the user defaults, which the host stores as strings.
@Suite struct StoredValuesTests {
  private let host = HeadlessHost(size: CGSize(width: 100, height: 100))
  private let defaults = UserDefaults.standard

  /// The value that the next session reads after this one has stored it.
  private func next() -> UserDefaults {
    host.advance(ticks: 1)
    let later = HeadlessHost(delegate: NoDelegate(), stored: host.stored)
    _ = later.application
    return .standard
  }

  private final class NoDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
      true
    }
  }

  @Test func everyKindComesBackAsItself() throws {
    _ = host.application
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let things: [String: Any] = [
      "text": "Ann", "number text": "12", "word": "true", "marked": "text:x", "integer": 7, "negative": -3,
      "fraction": 0.5,
      "yes": true, "date": date, "data": Data([1, 2, 255]), "list": [1, "two", false] as [Any], "texts": ["a", "3:x"],
      "dictionary": ["name": "Bo", "score": 12] as [String: Any], "empty": "",
    ]
    for (key, value) in things { defaults.set(value, forKey: key) }
    let later = next()
    #expect(later.object(forKey: "text") as? String == "Ann")
    #expect(later.object(forKey: "number text") as? String == "12")
    #expect(later.string(forKey: "number text") == "12")
    #expect(later.object(forKey: "word") as? String == "true")
    #expect(later.object(forKey: "marked") as? String == "text:x")
    #expect(later.object(forKey: "empty") as? String == "")
    #expect(later.object(forKey: "integer") as? Int == 7)
    #expect(later.value(forKey: "negative") as? Int == -3)
    #expect(later.object(forKey: "fraction") as? Double == 0.5)
    #expect(later.object(forKey: "yes") as? Bool == true)
    #expect(later.object(forKey: "date") as? Date == date)
    #expect(later.data(forKey: "data") == Data([1, 2, 255]))
    #expect(later.stringArray(forKey: "texts") == ["a", "3:x"])
    let list = try #require(later.array(forKey: "list"))
    #expect(list.count == 3 && list[0] as? Int == 1 && list[1] as? String == "two" && list[2] as? Bool == false)
    let dictionary = try #require(later.dictionary(forKey: "dictionary"))
    #expect(dictionary["name"] as? String == "Bo" && dictionary["score"] as? Int == 12)
    #expect(later.object(forKey: "missing") == nil)
    later.set(nil as Any?, forKey: "text")
    #expect(later.object(forKey: "text") == nil)
    #expect(later.synchronize())
  }

  @Test func registeredValuesAreThereUntilOthersAreStored() {
    _ = host.application
    defaults.register(defaults: ["lives": 3, "name": "Player", "sound": true])
    #expect(defaults.integer(forKey: "lives") == 3)
    #expect(defaults.string(forKey: "name") == "Player")
    #expect(defaults.bool(forKey: "sound"))
    defaults.set(5, forKey: "lives")
    #expect(defaults.integer(forKey: "lives") == 5)
    defaults.removeObject(forKey: "lives")
    #expect(defaults.object(forKey: "lives") as? Int == 3)
    #expect(next().object(forKey: "name") == nil)
  }

  @Test func whatIsNoPropertyListIsRefused() {
    _ = host.application
    defaults.set(1, forKey: "x")
    defaults.set(UIView() as Any, forKey: "x")
    #expect(defaults.integer(forKey: "x") == 1)
    #expect(host.diagnostics.contains { $0.contains("not a property list") })
  }
}
