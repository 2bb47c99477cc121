/// Small values that are kept between launches. The host stores them as texts, and passes them to the application at
/// its start.
///
/// Values are visible to the app immediately. Keys and values are not limited by the kit, but the browser's storage is.
public final class UserDefaults: NSObject, @unchecked Sendable {
  var values: [String: String] = [:]
  private var registered: [String: String] = [:]
  /// The rules of the keys that are merged; few enough to be searched.
  var rules: [(key: String, merge: (_ mine: String, _ theirs: String) -> String?)] = []
  /// Whether the host could not store a value in this session; values that are set may then be missing at the next
  /// launch.
  public private(set) var isFailing = false
  /// Called with every key before the app reads its value, whether or not there is one.
  package var willRead: ((String) -> Void)?

  /// The application's store.
  public static var standard: UserDefaults { UIApplication.shared.userDefaults }

  /// The value stored under `key`, or else the one registered for it.
  final func kept(_ key: String) -> String? {
    willRead?(key)
    return values[key] ?? registered[key]
  }

  /// Values for keys under which nothing is stored. They last until the session ends.
  final func register(_ defaults: [String: PropertyValue]) {
    for (key, value) in defaults { registered[key] = value.stored }
  }

  /// The text under `key`, a number or a Boolean as a text; nil if there is none of these.
  public func string(forKey key: String) -> String? { kept(key).map { UserDefaults.text($0).text } }

  /// The text in a stored value, and whether it was marked as text because it looks like another kind.
  static func text(_ stored: String) -> (text: String, isMarked: Bool) {
    guard stored.hasPrefix("text:") else { return (stored, false) }
    return (String(decoding: Array(stored.utf8.dropFirst(5)), as: UTF8.self), true)
  }

  /// Does nothing: values are stored at once. True, as on Apple's systems.
  @discardableResult
  public func synchronize() -> Bool { true }

  /// Stores a text; nil removes the value.
  public func set(_ value: String?, forKey key: String) { keep(value.map { PropertyValue.text($0).stored }, key) }

  final func keep(_ value: String?, _ key: String) {
    let old = values[key]
    guard old != value else { return }
    values[key] = value
    if let value, rules.contains(where: { $0.key == key }) {
      UIApplication.shared.send(.replace(key: key, value: value, old: old ?? ""))
    } else {
      UIApplication.shared.send(.store(key: key, value: value))
    }
  }

  /// Removes the value under `key`; does nothing if there is none.
  public func removeObject(forKey key: String) { set(nil as String?, forKey: key) }

  /// All keys, sorted, so that the order is always the same.
  public var allKeys: [String] {
    let keys = values.keys.sorted()
    // Whoever sees a key knows that there is a value.
    if let willRead { for key in keys { willRead(key) } }
    return keys
  }

  func load(_ stored: [String]) {
    var index = 0
    while index + 1 < stored.count {
      values[stored[index]] = stored[index + 1]
      index += 2
    }
  }

  @inline(never)
  func changedElsewhere(_ news: StorageInput) {
    switch news.change {
    case 0: takeOrMerge(news.value, forKey: news.key)
    case 1: values[news.key] = nil
    default:
      if !isFailing {
        UIApplication.shared.diagnose(
          "UserDefaults: \"\(news.key)\" could not be stored; free some space or allow this site to keep data.")
      }
      isFailing = true
    }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Posted when another window or tab changed a value, and when a value could not be stored.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  public override class var kind: String { "UserDefaults" }
}
