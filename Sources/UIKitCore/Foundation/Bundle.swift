/// The app: its name, its texts and its files. There is one, and nothing in it can be listed.
public final class Bundle: NSObject {
  /// The app's bundle.
  public static var main: Bundle { UIApplication.shared.bundle }

  override init() { super.init() }

  /// The app's bundle, whatever the class is.
  public convenience init(for aClass: AnyObject.Type) { self.init() }

  /// The text under `key`: `value`, or the key itself where there is none. There are no tables of translations.
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    value.flatMap { $0.utf8.isEmpty ? nil : $0 } ?? key
  }

  /// Where the page finds a file of the app's folder `Web`: its name. Whether it is there is known only to the page.
  public func path(forResource name: String?, ofType ending: String?) -> String? {
    guard let name, !name.utf8.isEmpty else { return nil }
    return ending.flatMap { $0.utf8.isEmpty ? nil : name + "." + $0 } ?? name
  }

  /// The address of a file of the app's folder `Web`. Whether it is there is known only to the page.
  public func url(forResource name: String?, withExtension ending: String?) -> URL? {
    path(forResource: name, ofType: ending).map { URL(fileURLWithPath: $0) }
  }

  /// The app's name for the system; nil, since the page's manifest has it and not the program.
  public var bundleIdentifier: String? { nil }

  public override class var kind: String { "Bundle" }
}

/// The text for a person: `value`, or the key itself where it is empty. There are no tables of translations.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
