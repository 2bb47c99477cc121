import CaromGeometry
import UIKitCore

extension UINavigationBar {
  // MARK: Appearance objects

  /// The standard look of the bar.
  ///
  /// Until it is set, the bar's own properties count, such as `barTintColor`. Setting it stores a copy.
  public final var standardAppearance: UINavigationBarAppearance {
    get {
      if appearances[.standard] == nil { setAppearance(.standard, UINavigationBarAppearance()) }
      return appearances[.standard] ?? UINavigationBarAppearance()
    }
    set { setAppearance(.standard, newValue) }
  }
  /// The look in a compact height; nil for `standardAppearance`. Setting it stores a copy.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { setAppearance(.compact, newValue) }
  }
  /// The look while the top of the content is at the bar; nil for `standardAppearance` without a background. A bar
  /// without a navigation controller ignores it. Setting it stores a copy.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(.scrollEdge, newValue) }
  }
  /// The same in a compact height; nil for `scrollEdgeAppearance`. Setting it stores a copy.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { setAppearance(.compactScrollEdge, newValue) }
  }

  private func setAppearance(
    _ role: BarAppearances<UINavigationBarAppearance>.Role, _ appearance: UINavigationBarAppearance?
  ) {
    appearances.set(role, appearance) { [me = Weak(self)] in me.value?.appearanceChanged() }
    appearanceChanged()
  }

  private var presentAppearance: (appearance: UINavigationBarAppearance, isClear: Bool)? {
    appearances.present(
      under: topItem?.appearances, isCompact: traitCollection.verticalSizeClass == .compact,
      isAtEdge: isAtContentTop && isManaged)
  }

  /// The object that applies at the moment; nil if none was set.
  final var appearance: UINavigationBarAppearance? { presentAppearance?.appearance }

  /// The current background of the bar.
  final var look: BarLook {
    if let (appearance, isClear) = presentAppearance {
      var look = appearance.look
      if isClear { look.opacity = 0 }
      return look
    }
    var look = plainLook.look(barTintColor, in: self)
    if isAtContentTop && isTranslucent && barTintColor == nil && look.image == nil && plainLook.style == .default {
      look.opacity = 0
    }
    return look
  }

  /// Font and color of the title, if code sets them.
  final func titleAttributes(isLarge: Bool) -> TextAttributes {
    var attributes = TextAttributes()
    if let appearance {
      attributes.set(isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes)
      return attributes
    }
    if let titleTextAttributes {
      attributes.set(titleTextAttributes)
      if isLarge { attributes.font = nil }
    }
    if isLarge, let largeTitleTextAttributes { attributes.set(largeTitleTextAttributes) }
    return attributes
  }

  /// The offset of the title.
  final var titleOffset: UIOffset { appearance?.titlePositionAdjustment ?? .zero }
  /// The image that replaces the back button's chevron; nil for the chevron.
  final var shownBackIndicator: UIImage? { appearance?.backIndicatorImage ?? backIndicator }
  private var backIndicator: UIImage? { plainIndicator.mask == nil ? nil : plainIndicator.image }

  // MARK: Without appearance objects

  /// The system's style of the bar, light or dark; `default` by default. A black bar is never transparent.
  public final var barStyle: UIBarStyle {
    get { plainLook.style }
    set {
      plainLook.style = newValue
      appearanceChanged()
    }
  }
  /// The image that replaces the line below the bar; it requires a background image too. An empty one removes the line.
  public final var shadowImage: UIImage? {
    get { plainLook.shadowImage }
    set {
      plainLook.shadowImage = newValue
      appearanceChanged()
    }
  }
  /// Sets the background image; an empty one removes the background, and nil restores the system's.
  public final func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    plainLook[metrics] = image
    appearanceChanged()
  }
  /// Sets the background image for any position of the bar.
  public final func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  /// The background image; nil for the system's.
  public final func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { plainLook[metrics] }

  /// The image that replaces the back button's chevron, if the mask is set too.
  public final var backIndicatorImage: UIImage? {
    get { plainIndicator.image }
    set {
      plainIndicator.image = newValue
      appearanceChanged()
    }
  }
  /// Must be set for `backIndicatorImage` to have an effect; it has no other effect.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { plainIndicator.mask }
    set {
      plainIndicator.mask = newValue
      appearanceChanged()
    }
  }
}

extension UINavigationItem {
  /// The look of the bar while this item is on top; nil for the bar's own. Setting it stores a copy.
  public final var standardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { setAppearance(.standard, newValue) }
  }
  /// The same where the height is compact.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { setAppearance(.compact, newValue) }
  }
  /// The same while the top of the content is at the bar.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(.scrollEdge, newValue) }
  }
  /// The same while the top of the content is at the bar, in a compact height.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { setAppearance(.compactScrollEdge, newValue) }
  }

  private func setAppearance(
    _ role: BarAppearances<UINavigationBarAppearance>.Role, _ appearance: UINavigationBarAppearance?
  ) {
    appearances.set(role, appearance) { [me = Weak(self)] in me.value?.onAppearance?() }
    onAppearance?()
  }
}
