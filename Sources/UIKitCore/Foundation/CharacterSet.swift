/// A set of Unicode characters.
public struct CharacterSet: Sendable {
  private let test: @Sendable (Unicode.Scalar) -> Bool

  private init(_ test: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.test = test }

  /// The characters of a text.
  public init(charactersIn text: String) {
    let scalars = Array(text.unicodeScalars)
    test = { scalars.contains($0) }
  }
  /// The characters from one to another.
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) { test = { range.contains($0) } }

  /// Whether a character is in the set.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { test(scalar) }
  /// The characters that are not in the set.
  public var inverted: CharacterSet { CharacterSet { [test] in !test($0) } }
  /// The characters that are in at least one of the two sets.
  public func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { [test] in test($0) || other.test($0) } }
  /// The characters that are in both sets.
  public func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet { [test] in test($0) && other.test($0) }
  }
  /// The characters that are in this set and not in the other.
  public func subtracting(_ other: CharacterSet) -> CharacterSet {
    CharacterSet { [test] in test($0) && !other.test($0) }
  }

  /// Spaces and tabs.
  public static var whitespaces: CharacterSet {
    CharacterSet { $0 == "\t" || ($0.properties.isWhitespace && !isNewline($0)) }
  }
  /// Line breaks.
  public static var newlines: CharacterSet { CharacterSet { isNewline($0) } }
  /// Spaces, tabs and line breaks.
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet { $0.properties.isWhitespace } }
  /// Digits of all scripts.
  public static var decimalDigits: CharacterSet { CharacterSet { $0.properties.generalCategory == .decimalNumber } }
  /// Letters and the marks that belong to them.
  public static var letters: CharacterSet { CharacterSet { isLetter($0.properties.generalCategory) } }
  /// Letters, marks and numbers.
  public static var alphanumerics: CharacterSet {
    CharacterSet {
      let category = $0.properties.generalCategory
      return isLetter(category) || category == .decimalNumber || category == .letterNumber || category == .otherNumber
    }
  }
  /// Capital letters.
  public static var uppercaseLetters: CharacterSet {
    CharacterSet {
      $0.properties.generalCategory == .uppercaseLetter || $0.properties.generalCategory == .titlecaseLetter
    }
  }
  /// Small letters.
  public static var lowercaseLetters: CharacterSet {
    CharacterSet { $0.properties.generalCategory == .lowercaseLetter }
  }
  /// Periods, commas, quotation marks, brackets, dashes and the like.
  public static var punctuationCharacters: CharacterSet {
    CharacterSet {
      switch $0.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        true
      default: false
      }
    }
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value >= 0x0A && scalar.value <= 0x0D) || scalar.value == 0x85 || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  private static func isLetter(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
