import UIKit

extension UserDefaults {
  /// The whole number under `key` if it passes `isAllowed`, otherwise `standard`. Any other stored value is moved to
  /// `key` + ".rejected", where it can be inspected, and is reported once.
  public final func checkedInteger(forKey key: String, standard: Int, isAllowed: (Int) -> Bool) -> Int {
    guard let text = string(forKey: key) else { return standard }
    if let value = UserDefaults.wholeNumber(text), isAllowed(value) { return value }
    setAside(text, forKey: key, because: "it is not one this setting may have; the default is used")
    return standard
  }

  /// Moves an unusable value from `key` to `key` + ".rejected", and reports the reason.
  public final func setAside(_ text: String, forKey key: String, because reason: String) {
    set(text, forKey: key + ".rejected")
    removeObject(forKey: key)
    UIApplication.shared.diagnose(
      "UserDefaults: the value stored under \"\(key)\" was put aside: " + reason
        + ". It is kept under \"\(key).rejected\".")
  }

  /// Stores a whole number under `key`.
  public final func setChecked(_ value: Int, forKey key: String) { set(value, forKey: key) }

  /// Stores a record, a whole number. A rule merges it with the record of another window or tab.
  public final func setChecked(_ value: Int, forKey key: String, merging rule: Merging) {
    register(merging: rule, forKey: key)
    setChecked(value, forKey: key)
  }

  /// Reads a number in the format that `setChecked` writes, and in no other.
  private static func wholeNumber(_ text: String) -> Int? {
    guard let value = Int(text), "\(value)" == text else { return nil }
    return value
  }
}
