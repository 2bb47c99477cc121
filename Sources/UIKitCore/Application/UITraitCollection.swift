import CaromGeometry

/// Light or dark appearance: `unspecified`, `light` or `dark`. The raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified, light mode, or dark mode.
  case unspecified, light, dark
}
/// How much room there is in one direction: `unspecified`, `compact` or `regular`. The raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified, little room, or enough room.
  case unspecified, compact, regular
}
/// The kind of device; the raw values are Apple's.
///
/// - `phone`: the shorter side of the window is below 600 pt.
/// - `pad`: the shorter side of the window is at least 600 pt.
/// - `unspecified`, `tv`, `carPlay`, `mac`: never reported; they exist for code that is written for Apple's systems.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}
/// The direction of text and layout: `unspecified`, `leftToRight` or `rightToLeft`. The raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Text runs from left to right, or from right to left.
  case leftToRight, rightToLeft
}
/// How strong the contrast is that the person asked for: `unspecified`, `normal` or `high`. The raw values are Apple's.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The usual contrast, or an increased one.
  case normal, high
}

/// The environment of a view: appearance, size classes, text size and the person's settings.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether the appearance is light or dark; light by default.
  public internal(set) var userInterfaceStyle: UIUserInterfaceStyle = .light
  /// Whether there is much room horizontally; regular from a width of 600 pt, if the height is at least 500 pt too.
  public internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
  /// Whether there is much room vertically; regular from a height of 500 pt.
  public internal(set) var verticalSizeClass: UIUserInterfaceSizeClass = .regular
  /// The kind of device: `pad` if the shorter side is at least 600 pt, otherwise `phone`.
  public internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  /// The direction in which text runs and rows are laid out.
  public internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  /// Whether the person asked for more contrast.
  public internal(set) var accessibilityContrast: UIAccessibilityContrast = .normal
  /// The number of pixels in a point; between 0.5 and 8.
  public internal(set) var displayScale: CGFloat = 2
  /// The text size the person chose, as a factor between 0.5 and 3.5; 1 is the system's default, the category "large".
  public internal(set) var textScale: CGFloat = 1
  /// Whether the person asked for less motion; show fades instead.
  public internal(set) var reducesMotion = false

  /// The traits that the collection specifies; all of them for a view's own.
  var told = Told.all

  /// Creates a collection with the traits of an upright phone in light mode.
  public override init() { super.init() }

  /// The traits that code should use now: those of the view that is drawing, otherwise the application's.
  public static var current: UITraitCollection {
    let application = UIApplication.shared
    return application.traitsInForce ?? application.traits
  }

  /// Runs `body` with these traits as the current ones.
  public func performAsCurrent(_ body: () -> Void) {
    let application = UIApplication.shared
    let outer = application.traitsInForce
    application.traitsInForce = self
    body()
    application.traitsInForce = outer
  }

  func copy() -> UITraitCollection {
    let copy = UITraitCollection()
    copy.userInterfaceStyle = userInterfaceStyle
    copy.horizontalSizeClass = horizontalSizeClass
    copy.verticalSizeClass = verticalSizeClass
    copy.userInterfaceIdiom = userInterfaceIdiom
    copy.layoutDirection = layoutDirection
    copy.accessibilityContrast = accessibilityContrast
    copy.displayScale = displayScale
    copy.textScale = textScale
    copy.reducesMotion = reducesMotion
    return copy
  }

  public override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && userInterfaceIdiom == other.userInterfaceIdiom
      && layoutDirection == other.layoutDirection && accessibilityContrast == other.accessibilityContrast
      && displayScale == other.displayScale && textScale == other.textScale && reducesMotion == other.reducesMotion
  }

  public override class var kind: String { "UITraitCollection" }
}
