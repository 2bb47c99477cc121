/// Which keyboard a phone shows. The numbers are Apple's.
public enum UIKeyboardType: Int {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What the return key is called. The numbers are Apple's.
public enum UIReturnKeyType: Int {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// When the keyboard turns to capitals by itself.
public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }

public enum UITextAutocorrectionType: Int { case `default`, no, yes }

public enum UITextSpellCheckingType: Int { case `default`, no, yes }

/// Light or dark keys; a browser's keyboard follows the system alone.
public enum UIKeyboardAppearance: Int { case `default`, dark, light }

/// What a field is for, so that a browser can offer what it knows; the texts are those of HTML's `autocomplete`.
public struct UITextContentType: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "current-password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}
