import CaromGeometry
import UIKitCore

extension UIToolbar {
  /// How the bar looks. Until it is set, the bar's own properties count, such as `barTintColor`.
  ///
  /// Setting it stores a copy.
  public final var standardAppearance: UIToolbarAppearance {
    get {
      if appearances[.standard] == nil { setAppearance(.standard, UIToolbarAppearance()) }
      return appearances[.standard] ?? UIToolbarAppearance()
    }
    set { setAppearance(.standard, newValue) }
  }
  /// How the bar looks where the height is compact; nil for as usual. Setting it stores a copy.
  public final var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set { setAppearance(.compact, newValue) }
  }
  /// How a navigation controller's bar looks while the end of the content is at the bar; nil for as usual, without a
  /// background. Setting it stores a copy.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(.scrollEdge, newValue) }
  }
  /// The same where the height is compact; nil for `scrollEdgeAppearance`. Setting it stores a copy.
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

  /// The object that counts at the moment; nil where none was set.
  final var appearance: UIToolbarAppearance? { presentAppearance?.appearance }

  /// What lies behind the bar's content at the moment.
  final var look: BarLook {
    guard let (appearance, isClear) = presentAppearance else { return plainLook.look(barTintColor, in: self) }
    var look = appearance.look
    if isClear { look.opacity = 0 }
    return look
  }

  // MARK: Without appearance objects

  /// The system's look of the bar, light or dark; `default` at first.
  public final var barStyle: UIBarStyle {
    get { plainLook.style }
    set {
      plainLook.style = newValue
      appearanceChanged()
    }
  }
  /// Sets the image of the background, wherever the bar is; an empty one removes the background. Nil restores the
  /// system's.
  public final func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    plainLook[barMetrics] = image
    appearanceChanged()
  }
  /// The image of the background; nil for the system's.
  public final func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    plainLook[barMetrics]
  }
  /// Sets the image in the place of the line above the bar; it needs a background image too. An empty one removes the
  /// line.
  public final func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    plainLook.shadowImage = image
    appearanceChanged()
  }
  /// The image in the place of the line above the bar.
  public final func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { plainLook.shadowImage }
}
