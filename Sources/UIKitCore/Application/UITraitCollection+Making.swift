import CaromGeometry

// Collections that specify only some traits, and their union.
extension UITraitCollection {
  /// The traits that a collection specifies.
  struct Told: OptionSet {
    let rawValue: UInt16
    static let style = Told(rawValue: 1)
    static let horizontal = Told(rawValue: 2)
    static let vertical = Told(rawValue: 4)
    static let idiom = Told(rawValue: 8)
    static let direction = Told(rawValue: 16)
    static let contrast = Told(rawValue: 32)
    static let scale = Told(rawValue: 64)
    static let all = Told(rawValue: 127)
  }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
    told = .style
  }
  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
    told = .horizontal
  }
  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
    told = .vertical
  }
  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
    told = .idiom
  }
  /// Creates a collection that specifies only the direction of text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
    told = .direction
  }
  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
    told = .contrast
  }
  /// Creates a collection that specifies only the number of pixels in a point. A number that is not finite or not
  /// positive becomes 1.
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    told = .scale
  }

  /// Creates a collection with the traits of several others; if two specify the same trait, the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for each in collections {
      if each.told.contains(.style) { userInterfaceStyle = each.userInterfaceStyle }
      if each.told.contains(.horizontal) { horizontalSizeClass = each.horizontalSizeClass }
      if each.told.contains(.vertical) { verticalSizeClass = each.verticalSizeClass }
      if each.told.contains(.idiom) { userInterfaceIdiom = each.userInterfaceIdiom }
      if each.told.contains(.direction) { layoutDirection = each.layoutDirection }
      if each.told.contains(.contrast) { accessibilityContrast = each.accessibilityContrast }
      if each.told.contains(.scale) { displayScale = each.displayScale }
      told.formUnion(each.told)
    }
  }

  /// Whether this collection has all traits that `other` specifies, with the same values.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]).isEqual(UITraitCollection(traitsFrom: [self]))
  }

  /// Whether colors may differ between the two, because appearance or contrast differs.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
  }
}
