import UIKit

/// A language that the arcade speaks.
public enum Language: String, CaseIterable {
  case english = "en"
  case german = "de"
  /// English that nobody reads as English, for tests; About does not offer it.
  case pseudo = "qps"

  /// The language that the player chose, or else the browser's, or else English.
  public static var current: Language {
    // Not inlined: every text of the arcade calls this, and each would contain a copy.
    @inline(never) get { chosen ?? Locale.current.languageCode.flatMap(Language.init(rawValue:)) ?? .english }
  }

  /// The language that the player chose in About; nil if the browser decides. A stored name that is no language counts as nil.
  ///
  /// Setting it tells the page, and posts `didChangeNotification`.
  public static var chosen: Language? {
    get { UserDefaults.standard.string(forKey: key).flatMap(Language.init(rawValue:)) }
    set {
      if let newValue {
        UserDefaults.standard.set(newValue.rawValue, forKey: key)
      } else {
        UserDefaults.standard.removeObject(forKey: key)
      }
      adopt()
      NotificationCenter.default.post(name: didChangeNotification, object: nil)
    }
  }

  /// Posted when the player has chosen a language; visible texts have to be refreshed.
  public static let didChangeNotification = Notification.Name("ArcadeLanguageDidChange")

  /// Tells the page the language of the texts; called when the arcade starts.
  public static func adopt() {
    let application = UIApplication.shared
    // The browser's preferred language, for choosing the current one.
    application.language = ""
    application.language = current.rawValue
  }

  /// The language's own name for itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .pseudo: PseudoLanguage.text("Pseudo")
    }
  }

  private static let key = "arcade.language"
}

/// A text in the arcade's language. Both versions are written next to each other, so that neither is forgotten.
///
/// Not inlined, and both are evaluated: the arcade has more than a thousand texts, most of which are constants, and a choice
/// at each of them would make the program larger.
@inline(never) public func text(_ english: String, de german: String) -> String {
  switch Language.current {
  case .english: english
  case .german: german
  case .pseudo: PseudoLanguage.text(english)
  }
}

/// Texts of a list in the arcade's language; both lists have the same order.
public func texts(_ english: @autoclosure () -> [String], de german: @autoclosure () -> [String]) -> [String] {
  switch Language.current {
  case .english: english()
  case .german: german()
  case .pseudo: PseudoLanguage.texts(english())
  }
}
