import CaromGeometry

// Apple's fixed colors: they are the same in light and dark mode.
extension UIColor {
  /// Black: a gray of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark gray: 1/3 of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light gray: 2/3 of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White: a gray of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A middle gray: half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red: (1, 0, 0).
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green: (0, 1, 0).
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue: (0, 0, 1).
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue: (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green: (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue: (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: (1, 0.5, 0).
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: (0.5, 0, 0.5).
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: (0.6, 0.4, 0.2).
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with opacity 0, which is invisible.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Text on a dark background: white with opacity 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
