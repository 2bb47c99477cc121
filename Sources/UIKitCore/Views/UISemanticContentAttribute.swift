/// What a view shows, as far as that decides in which direction it runs.
///
///     codeLabel.semanticContentAttribute = .forceLeftToRight
public enum UISemanticContentAttribute: Int {
  /// The direction of the traits; the default.
  case unspecified
  /// Controls of players, which run from left to right everywhere.
  case playback
  /// Choices of a place, such as left, middle and right.
  case spatial
  /// From left to right, whatever the traits say: programs and formulas, for example.
  case forceLeftToRight
  /// From right to left, whatever the traits say.
  case forceRightToLeft
}
