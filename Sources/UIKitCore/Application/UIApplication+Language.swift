extension UIApplication {
  // MARK: Carom's own

  /// The language of the app's texts, such as `en` or `de-AT`: the host's, until the app sets another one.
  ///
  /// The page declares it, so that screen readers pronounce texts correctly, and browsers hyphenate and translate them
  /// correctly; `Locale.current` follows. An empty string returns to the host's language. Texts that are already
  /// visible do not change.
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
