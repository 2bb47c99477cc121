/// The kind of a view's content, which decides its layout direction.
///
///     codeLabel.semanticContentAttribute = .forceLeftToRight
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction of the traits; the default.
  case unspecified
  /// Playback controls, which run from left to right everywhere.
  case playback
  /// Controls that choose a position, such as left, middle and right.
  case spatial
  /// From left to right, whatever the traits say; for source code and formulas, for example.
  case forceLeftToRight
  /// From right to left, whatever the traits say.
  case forceRightToLeft
}
