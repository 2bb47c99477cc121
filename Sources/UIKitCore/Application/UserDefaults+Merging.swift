// MARK: Carom's own

extension UserDefaults {
  /// How a value that this window has set and one that another window or tab has stored become one.
  public struct Merging {
    package let merge: (_ mine: String, _ theirs: String) -> String

    /// A rule of one's own.
    ///
    /// - Parameter merge: Returns the value that holds both. The order of the two must not matter, and merging the result
    ///   with either of them must give the result again; otherwise the windows would never agree.
    public init(_ merge: @escaping (_ mine: String, _ theirs: String) -> String) { self.merge = merge }

    /// The greater of two numbers counts. A text that is no finite number counts less than any.
    public static var highest: Merging { Merging { better(of: $0, $1) { $0 > $1 } } }

    /// The lesser of two numbers counts. A text that is no finite number counts more than any.
    public static var lowest: Merging { Merging { better(of: $0, $1) { $0 < $1 } } }

    /// The better text. Of two that are equally good, such as `1` and `1.0`, every window chooses the same.
    private static func better(of one: String, _ other: String, isBetter: (Double, Double) -> Bool) -> String {
      guard let mine = number(one) else {
        return number(other) == nil && one.utf8.lexicographicallyPrecedes(other.utf8) ? one : other
      }
      guard let theirs = number(other), mine == theirs || isBetter(theirs, mine) else { return one }
      return mine == theirs && one.utf8.lexicographicallyPrecedes(other.utf8) ? one : other
    }

    private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    /// What holds both values; nil if the rule is none that windows can agree by.
    package func merged(_ mine: String, _ theirs: String) -> String? {
      let (mine, theirs) = (UserDefaults.text(mine), UserDefaults.text(theirs))
      let merged = merge(mine.text, theirs.text)
      guard merge(theirs.text, merged) == merged, merge(merged, theirs.text) == merged else { return nil }
      // What was set as a text stays a text, even one of digits.
      let origins = [mine, theirs].filter { $0.text == merged }
      let isMarked = (origins.isEmpty ? [mine, theirs] : origins).contains { $0.isMarked }
      return isMarked ? PropertyValue.text(merged).stored : merged
    }
  }

  /// Lets the values of two windows or tabs become one by a rule, instead of the last one replacing the other.
  ///
  /// ```swift
  /// UserDefaults.standard.register(merging: .highest, forKey: "best")
  /// UserDefaults.standard.set(score, forKey: "best")
  /// ```
  ///
  /// From then on, a value that is set under the key never replaces one that this window does not know yet, and what
  /// another window stores is merged with the value here. A value that is removed is removed in all windows, so remove it
  /// before a worse one is set on purpose. A rule is not stored; a later one for the same key replaces it. One by which
  /// windows would not agree is diagnosed when it is used; then the other window's value counts.
  public func register(merging rule: Merging, forKey key: String) {
    if let place = rules.firstIndex(where: { $0.key == key }) {
      rules[place].rule = rule
    } else {
      rules.append((key, rule))
    }
  }

  /// Takes what another window stored, or merges it with the value here.
  func takeOrMerge(_ theirs: String, forKey key: String) {
    let mine = values[key]
    values[key] = theirs
    guard let mine, mine != theirs, let rule = rules.first(where: { $0.key == key })?.rule else { return }
    guard let merged = rule.merged(mine, theirs) else {
      return UIApplication.shared.diagnose(
        "UserDefaults: the rule for \"\(key)\" gives another value when its result is merged again; the value of the "
          + "other window was taken. Merge so that the order does not matter.")
    }
    keep(merged, key)
  }
}
