import CaromGeometry

extension UserDefaults {
  /// The whole number under `key`; 0 if there is none.
  public func integer(forKey key: String) -> Int { storedInteger(forKey: key) ?? 0 }

  /// The number under `key`; 0 if there is none.
  public func double(forKey key: String) -> Double { storedDouble(forKey: key) ?? 0 }

  /// The Boolean under `key`, as `storedBool(forKey:)` reads it; false if there is none.
  public func bool(forKey key: String) -> Bool { storedBool(forKey: key) ?? false }

  /// The texts under `key`; nil if there are none.
  public func stringArray(forKey key: String) -> [String]? { string(forKey: key).flatMap { StoredTexts.read($0) } }

  /// Stores a whole number. One that needs more than 32 bits is stored, but `integer(forKey:)` does not accept it and
  /// returns 0.
  public func set(_ value: Int, forKey key: String) { set("\(value)", forKey: key) }

  /// Stores a number. NaN and infinity are diagnosed, and the old value stays.
  public func set(_ value: Double, forKey key: String) {
    guard value.isFinite else {
      return UIApplication.shared.diagnose("UserDefaults: \"\(key)\" is not a finite number and was not stored.")
    }
    set("\(value)", forKey: key)
  }

  /// Stores `true` or `false`.
  public func set(_ value: Bool, forKey key: String) { set(value ? "true" : "false", forKey: key) }
  /// Stores several texts, in order.
  public func set(_ value: [String], forKey key: String) { set(StoredTexts.write(value), forKey: key) }

  /// Whether there is any value under `key`.
  public func contains(_ key: String) -> Bool { string(forKey: key) != nil }

  // MARK: With absence and nonsense told apart from zero

  /// The whole number under `key`; nil if the value is missing or not a whole number. Numbers that need more than 32
  /// bits are not accepted, so that a store reads the same on every machine.
  public func storedInteger(forKey key: String) -> Int? {
    string(forKey: key).flatMap { Int32($0) }.map { Int($0) }
  }

  /// The finite number under `key`; nil if the value is missing or not such a number.
  public func storedDouble(forKey key: String) -> Double? {
    guard let text = string(forKey: key), let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The Boolean under `key`; nil if the value is missing or none of those that Apple documents for `bool(forKey:)`:
  /// `true`, `YES`, `1` and `1.0`; `false`, `NO`, `0` and `0.0`.
  public func storedBool(forKey key: String) -> Bool? {
    switch string(forKey: key) {
    case "true", "YES", "1", "1.0": true
    case "false", "NO", "0", "0.0": false
    default: nil
    }
  }

  /// Moves a value that cannot be used to the key with `.rejected` appended, where a person can find it, and diagnoses
  /// that.
  public func setAside(_ key: String) {
    guard let value = string(forKey: key) else { return }
    set(value, forKey: key + ".rejected")
    removeObject(forKey: key)
    UIApplication.shared.diagnose(
      "UserDefaults: \"\(key)\" held a value that cannot be used; it was set aside under \"\(key).rejected\".")
  }
}

/// Several texts encoded as one: each as its number of bytes, a colon and the text.
enum StoredTexts {
  static func write(_ texts: [String]) -> String { texts.reduce("") { $0 + "\($1.utf8.count):" + $1 } }

  static func read(_ text: String) -> [String]? {
    var texts: [String] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex, colon - bytes.startIndex < 10
      else { return nil }
      var count = 0
      for digit in bytes[..<colon] {
        guard digit >= 48, digit <= 57 else { return nil }
        count = count * 10 + Int(digit - 48)
      }
      let start = colon + 1
      guard count <= bytes.endIndex - start else { return nil }
      texts.append(String(decoding: bytes[start..<(start + count)], as: UTF8.self))
      bytes = bytes[(start + count)...]
    }
    return texts
  }
}
