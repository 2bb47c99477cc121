import CaromGeometry

public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}
public enum UITraitEnvironmentLayoutDirection: Int {
  case unspecified = -1
  case leftToRight, rightToLeft
}
public enum UIAccessibilityContrast: Int {
  case unspecified = -1
  case normal, high
}

/// What a view may need to know of the place it is seen in.
public final class UITraitCollection: NSObject {
  public internal(set) var userInterfaceStyle: UIUserInterfaceStyle = .light
  public internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
  public internal(set) var verticalSizeClass: UIUserInterfaceSizeClass = .regular
  public internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  public internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  public internal(set) var accessibilityContrast: UIAccessibilityContrast = .normal
  /// Pixels in a point.
  public internal(set) var displayScale: CGFloat = 2
  /// Size of text relative to the normal one (1 is the "large" category, the system's default).
  public internal(set) var textScale: CGFloat = 1
  /// Whether motion should be replaced by fades.
  public internal(set) var reducesMotion = false

  /// The traits in force: those of the view that draws, else the application's.
  public static var current: UITraitCollection {
    let application = UIApplication.shared
    return application.traitsInForce ?? application.traits
  }

  /// Runs `body` with these traits in force.
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
