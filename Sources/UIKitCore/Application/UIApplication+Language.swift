extension UIApplication {
  // MARK: Carom's own

  /// The language of the app's texts, such as `en` or `de-AT`: the host's, until the app sets another one.
  ///
  /// The page is told, so that screen readers pronounce the texts and browsers hyphenate and translate them rightly;
  /// `Locale.current` follows. An empty text goes back to the host's. Texts that are shown already stay as they are.
  public var language: String {
    get { chosenLanguage ?? locale }
    set {
      let chosen = newValue.utf8.isEmpty ? nil : newValue
      guard chosen != chosenLanguage else { return }
      chosenLanguage = chosen
      send(.language(language))
    }
  }
}
