/// The heights of bars for which an image is meant.
public enum UIBarMetrics: Int {
  /// The usual height.
  case `default`
  /// The height of bars where the height is compact.
  case compact
  /// The usual height, with a prompt; there are no prompts here.
  case defaultPrompt = 101
  /// The compact height, with a prompt; there are no prompts here.
  case compactPrompt
}

/// Where a bar is for which an image is meant. It has no effect here: one image is used everywhere.
public enum UIBarPosition: Int {
  /// Anywhere.
  case any
  /// At the lower edge.
  case bottom
  /// At the upper edge.
  case top
  /// At the upper edge, behind the status bar.
  case topAttached
}

/// The system's looks of bars.
public enum UIBarStyle: Int {
  /// That of the traits, light or dark.
  case `default`
  /// Dark, with white titles.
  case black
}
