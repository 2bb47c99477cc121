import UIKit

/// A language that the arcade speaks.
public enum Language: String, CaseIterable {
  case english = "en"
  case german = "de"

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
    if !PseudoLanguage.isSpoken { application.language = current.rawValue }
  }

  /// The language's own name for itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  private static let key = "arcade.language"
}

/// A text in the arcade's language. Both versions are written next to each other, so that neither is forgotten.
public func text(_ english: @autoclosure () -> String, de german: @autoclosure () -> String) -> String {
  switch Language.current {
  case .english: PseudoLanguage.spoken(english())
  case .german: german()
  }
}

/// Texts of a list in the arcade's language; both lists have the same order.
public func texts(_ english: @autoclosure () -> [String], de german: @autoclosure () -> [String]) -> [String] {
  switch Language.current {
  case .english: PseudoLanguage.spoken(english())
  case .german: german()
  }
}
