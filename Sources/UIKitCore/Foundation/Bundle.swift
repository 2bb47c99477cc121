/// The app: its name, its texts and its files. There is only the main bundle, and its files cannot be listed.
public final class Bundle: NSObject, @unchecked Sendable {
  /// The app's bundle.
  public static var main: Bundle { UIApplication.shared.bundle }

  override init() { super.init() }

  /// The app's bundle, whatever the class is.
  public convenience init(for aClass: AnyObject.Type) { self.init() }

  /// The text for `key`: `value`, or the key itself if that is nil or empty. There are no tables of translations.
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    value.flatMap { $0.utf8.isEmpty ? nil : $0 } ?? key
  }

  /// The path of a file in the app's folder `Web`, which is its name. Only the page knows whether the file exists.
  public func path(forResource name: String?, ofType ending: String?) -> String? {
    guard let name, !name.utf8.isEmpty else { return nil }
    return ending.flatMap { $0.utf8.isEmpty ? nil : name + "." + $0 } ?? name
  }

  /// The URL of a file in the app's folder `Web`. Only the page knows whether the file exists.
  public func url(forResource name: String?, withExtension ending: String?) -> URL? {
    path(forResource: name, ofType: ending).map { URL(fileURLWithPath: $0) }
  }

  /// The app's identifier; nil, because it is in the page's manifest and not in the program.
  public var bundleIdentifier: String? { nil }

  public override class var kind: String { "Bundle" }
}

/// The localized text: `value`, or the key itself if `value` is empty. There are no tables of translations.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
