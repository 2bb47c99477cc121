import CaromGeometry

extension UserDefaults {
  /// The whole number under `key`; 0 if there is none.
  public func integer(forKey key: String) -> Int { storedInteger(forKey: key) ?? 0 }

  /// The number under `key`; 0 if there is none.
  public func double(forKey key: String) -> Double { storedDouble(forKey: key) ?? 0 }

  /// The Boolean under `key`, as `storedBool(forKey:)` reads it; false if there is none.
  public func bool(forKey key: String) -> Bool { storedBool(forKey: key) ?? false }

  /// The texts under `key`; nil if there are none.
  public func stringArray(forKey key: String) -> [String]? { kept(key).flatMap { texts($0) } }

  /// Stores a whole number. One that needs more than 32 bits is stored, but `integer(forKey:)` does not accept it and
  /// returns 0.
  public func set(_ value: Int, forKey key: String) { keep("\(value)", key) }

  /// Stores a number. NaN and infinity are diagnosed, and the old value stays.
  public func set(_ value: Double, forKey key: String) {
    guard value.isFinite else {
      return UIApplication.shared.diagnose("UserDefaults: \"\(key)\" is not a finite number and was not stored.")
    }
    keep("\(value)", key)
  }
  /// Stores a number. NaN and infinity are diagnosed, and the old value stays.
  @_disfavoredOverload
  public func set(_ value: Float, forKey key: String) { set(Double(value), forKey: key) }

  /// Stores `true` or `false`.
  public func set(_ value: Bool, forKey key: String) { keep(value ? "true" : "false", key) }
  /// Stores several texts, in order.
  public func set(_ value: [String], forKey key: String) { keep(StoredTexts.write(value), key) }

  /// Several texts, stored by `set` or as a property list.
  private func texts(_ stored: String) -> [String]? {
    guard case .list(let values) = PropertyValue(stored: stored) else { return StoredTexts.read(stored) }
    let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == values.count ? texts : nil
  }

  /// Whether there is any value under `key`.
  public func contains(_ key: String) -> Bool { kept(key) != nil }

  /// The number under `key`; 0 if there is none.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

  /// The bytes under `key`; nil if there are none.
  public func data(forKey key: String) -> Data? {
    if case .data(let data)? = value(of: key) { data } else { nil }
  }

  /// The value under `key`; nil if there is none.
  final func value(of key: String) -> PropertyValue? { kept(key).map { PropertyValue(stored: $0) } }

  /// Stores bytes.
  public func set(_ value: Data, forKey key: String) { keep(PropertyValue.data(value).stored, key) }
  /// Stores a time.
  public func set(_ value: Date, forKey key: String) { keep(PropertyValue.date(value).stored, key) }

  #if hasFeature(Embedded)
    /// What is under `key`; nil if there is nothing.
    public func object(forKey key: String) -> PropertyValue? { value(of: key) }
    /// What is under `key`; nil if there is nothing.
    public func value(forKey key: String) -> PropertyValue? { value(of: key) }
    /// The values under `key`; nil if there is no list.
    public func array(forKey key: String) -> [PropertyValue]? {
      if case .list(let values)? = value(of: key) { values } else { nil }
    }
    /// The values under `key` by their names; nil if there is no dictionary.
    public func dictionary(forKey key: String) -> [String: PropertyValue]? {
      if case .dictionary(let values)? = value(of: key) { values } else { nil }
    }
    /// Stores a value of any kind; nil removes it.
    @_disfavoredOverload
    public func set(_ value: PropertyValue?, forKey key: String) { keep(value?.stored, key) }
    /// Stores a value of any kind; nil removes it.
    public func setValue(_ value: PropertyValue?, forKey key: String) { keep(value?.stored, key) }
    /// Values for keys under which nothing is stored. They last until the session ends.
    public func register(defaults: [String: PropertyValue]) { register(defaults) }
  #else
    /// What is under `key`: a text, number, Boolean, time, bytes, array or dictionary; nil if there is nothing.
    public func object(forKey key: String) -> Any? { value(of: key)?.any }
    /// What is under `key`; nil if there is nothing.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// The values under `key`; nil if there is no list.
    public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    /// The values under `key` by their names; nil if there is no dictionary.
    public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

    /// Stores a text, number, Boolean, time, bytes, array or dictionary of these; nil removes it. Any other value is
    /// diagnosed, and the old one stays.
    @_disfavoredOverload
    public func set(_ value: Any?, forKey key: String) {
      guard let value else { return keep(nil, key) }
      guard let kept = PropertyValue(any: value) else {
        return UIApplication.shared.diagnose(
          "UserDefaults: \"\(key)\" was not stored, because it is not a property list. Store texts, numbers, Booleans, dates, data, and arrays and dictionaries of these."
        )
      }
      keep(kept.stored, key)
    }
    /// Stores a value as `set(_:forKey:)` does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Values for keys under which nothing is stored. They last until the session ends.
    public func register(defaults: [String: Any]) {
      register(defaults.compactMapValues { PropertyValue(any: $0) })
    }
  #endif

  // MARK: Distinguishing missing and invalid values from zero

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
    guard let value = kept(key) else { return }
    keep(value, key + ".rejected")
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
