import UIKit

/// A language that the arcade speaks.
public enum Language: String, CaseIterable {
  case english = "en"
  case german = "de"

  /// The language that the player chose, else the browser's, else English.
  public static var current: Language {
    chosen ?? Locale.current.languageCode.flatMap(Language.init(rawValue:)) ?? .english
  }

  /// The language that the player chose in About; nil if the browser decides. A stored name that is no language counts as nil.
  public static var chosen: Language? {
    get { UserDefaults.standard.string(forKey: key).flatMap(Language.init(rawValue:)) }
    set {
      if let newValue {
        UserDefaults.standard.set(newValue.rawValue, forKey: key)
      } else {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
  }

  private static let key = "arcade.language"
}

/// A text in the language of the arcade. Both are written beside each other, so that neither is forgotten.
public func text(_ english: @autoclosure () -> String, de german: @autoclosure () -> String) -> String {
  switch Language.current {
  case .english: english()
  case .german: german()
  }
}
