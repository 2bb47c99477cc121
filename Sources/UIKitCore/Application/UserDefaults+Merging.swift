// MARK: Carom's own

extension UserDefaults {
  /// How to merge a value that this window has set with one that another window or tab has stored.
  public struct Merging {
    package let merge: (_ mine: String, _ theirs: String) -> String

    /// A custom rule.
    ///
    /// - Parameter merge: Returns the value that holds both. The order of the two must not matter, and merging the result
    ///   with either of them must give the result again; otherwise the windows would never agree.
    public init(_ merge: @escaping (_ mine: String, _ theirs: String) -> String) { self.merge = merge }

    /// The greater of two numbers counts. A text that is not a finite number counts as less than any number.
    public static var highest: Merging { Merging { better(of: $0, $1) { $0 > $1 } } }

    /// The lesser of two numbers counts. A text that is not a finite number counts as more than any number.
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

    /// The merged value; nil if the rule depends on the order or is not stable, so that windows would never agree.
    package func merged(_ mine: String, _ theirs: String) -> String? {
      let (mine, theirs) = (UserDefaults.text(mine), UserDefaults.text(theirs))
      let merged = merge(mine.text, theirs.text)
      guard merge(theirs.text, merged) == merged, merge(merged, theirs.text) == merged else { return nil }
      // A value that was set as a text stays a text, even if it consists of digits.
      let origins = [mine, theirs].filter { $0.text == merged }
      let isMarked = (origins.isEmpty ? [mine, theirs] : origins).contains { $0.isMarked }
      return isMarked ? PropertyValue.text(merged).stored : merged
    }
  }

  /// Merges the values of two windows or tabs by a rule, instead of letting the last one replace the other.
  ///
  /// ```swift
  /// UserDefaults.standard.register(merging: .highest, forKey: "best")
  /// UserDefaults.standard.set(score, forKey: "best")
  /// ```
  ///
  /// From then on, a value set under the key never replaces a stored one that this window does not know yet, and a
  /// value that another window stores is merged with this window's. A value that is removed is removed in all windows,
  /// so remove it before a worse one is set on purpose. Rules are not stored; a later one for the same key replaces the
  /// earlier. A rule by which windows would never agree is diagnosed when it is used, and the other window's value is
  /// taken.
  public func register(merging rule: Merging, forKey key: String) {
    rules.removeAll { $0.key == key }
    // Only who registers a rule contains what it takes to merge.
    rules.append((key, { rule.merged($0, $1) }))
  }

  /// Takes the value that another window stored, or merges it with this window's.
  func takeOrMerge(_ theirs: String, forKey key: String) {
    let mine = values[key]
    values[key] = theirs
    guard let mine, mine != theirs, let merge = rules.first(where: { $0.key == key })?.merge else { return }
    guard let merged = merge(mine, theirs) else {
      return UIApplication.shared.diagnose(
        "UserDefaults: the rule for \"\(key)\" gives another value when its result is merged again; the value of the "
          + "other window was taken. Merge so that the order does not matter.")
    }
    keep(merged, key)
  }
}
