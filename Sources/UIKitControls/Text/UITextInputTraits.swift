/// The keyboards that a phone can show. The numbers are Apple's.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Addresses of web pages.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of electronic mail.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Short messages.
  case twitter
  /// Searches and web addresses.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// The labels of the return key. The numbers are Apple's.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual label.
  case `default`
  /// "Go".
  case go
  /// A search with Google.
  case google
  /// "Join".
  case join
  /// "Next".
  case next
  /// "Route".
  case route
  /// "Search".
  case search
  /// "Send".
  case send
  /// A search with Yahoo.
  case yahoo
  /// "Done".
  case done
  /// "Emergency call".
  case emergencyCall
  /// "Continue".
  case `continue`
}

/// When the keyboard capitalizes letters by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// Whether the browser corrects words by itself.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The field's choice: yes.
  case `default`
  /// No corrections.
  case no
  /// Corrections.
  case yes
}

/// Whether the browser marks spelling mistakes.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The field's choice: no.
  case `default`
  /// No marks.
  case no
  /// Marks under misspelled words.
  case yes
}

/// The appearance of the keyboard; it has no effect, because a browser's keyboard follows the system.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the system.
  case `default`
  /// Dark keys.
  case dark
  /// Light keys.
  case light
}

/// What the text of a field is, so that a browser can suggest it. The raw values are those of HTML's `autocomplete`
/// attribute.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The value of the `autocomplete` attribute.
  public let rawValue: String
  /// Creates a type from a value of the `autocomplete` attribute; it is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a web page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}
