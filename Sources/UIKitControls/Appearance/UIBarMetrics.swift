/// The bar heights for which an image is meant.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default`
  /// The height of bars in a compact height.
  case compact
  /// The standard height, with a prompt; prompts are not supported.
  case defaultPrompt = 101
  /// The compact height, with a prompt; prompts are not supported.
  case compactPrompt
}

/// The bar position for which an image is meant. It has no effect: one image is used everywhere.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the lower edge.
  case bottom
  /// At the upper edge.
  case top
  /// At the upper edge, behind the status bar.
  case topAttached
}

/// The system's styles of bars.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the traits say.
  case `default`
  /// Dark, with white titles.
  case black
}
