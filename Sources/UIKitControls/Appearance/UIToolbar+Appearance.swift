import CaromGeometry
import UIKitCore

extension UIToolbar {
  /// The standard look of the bar.
  ///
  /// Until it is set, the bar's own properties count, such as `barTintColor`. Setting it stores a copy.
  public final var standardAppearance: UIToolbarAppearance {
    get {
      if appearances[.standard] == nil { setAppearance(.standard, UIToolbarAppearance()) }
      return appearances[.standard] ?? UIToolbarAppearance()
    }
    set { setAppearance(.standard, newValue) }
  }
  /// The look in a compact height; nil for `standardAppearance`. Setting it stores a copy.
  public final var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set { setAppearance(.compact, newValue) }
  }
  /// The look of a navigation controller's bar while the end of the content is at the bar; nil for `standardAppearance`
  /// without a background. Setting it stores a copy.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(.scrollEdge, newValue) }
  }
  /// The same in a compact height; nil for `scrollEdgeAppearance`. Setting it stores a copy.
  public final var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { setAppearance(.compactScrollEdge, newValue) }
  }

  private func setAppearance(_ role: BarAppearances<UIToolbarAppearance>.Role, _ appearance: UIToolbarAppearance?) {
    appearances.set(role, appearance) { [me = Weak(self)] in me.value?.appearanceChanged() }
    appearanceChanged()
  }

  private var presentAppearance: (appearance: UIToolbarAppearance, isClear: Bool)? {
    appearances.present(
      under: nil, isCompact: traitCollection.verticalSizeClass == .compact, isAtEdge: isAtContentEnd)
  }

  /// The object that applies at the moment; nil if none was set.
  final var appearance: UIToolbarAppearance? { presentAppearance?.appearance }

  /// The current background of the bar.
  final var look: BarLook {
    guard let (appearance, isClear) = presentAppearance else { return plainLook.look(barTintColor, in: self) }
    var look = appearance.look
    if isClear { look.opacity = 0 }
    return look
  }

  // MARK: Without appearance objects

  /// The system's style of the bar, light or dark; `default` by default.
  public final var barStyle: UIBarStyle {
    get { plainLook.style }
    set {
      plainLook.style = newValue
      appearanceChanged()
    }
  }
  /// Sets the background image, for any position of the bar; an empty one removes the background, and nil restores the
  /// system's.
  public final func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    plainLook[barMetrics] = image
    appearanceChanged()
  }
  /// The background image; nil for the system's.
  public final func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    plainLook[barMetrics]
  }
  /// Sets the image that replaces the line above the bar; it requires a background image too. An empty one removes the
  /// line.
  public final func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    plainLook.shadowImage = image
    appearanceChanged()
  }
  /// The image that replaces the line above the bar.
  public final func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { plainLook.shadowImage }
}
