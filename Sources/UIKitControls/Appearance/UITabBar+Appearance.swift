import CaromGeometry
import UIKitCore

extension UITabBar {
  /// How stacked tabs are distributed in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// Like `fill`, because tabs are never stacked in a regular width.
    case automatic
    /// They share the whole width of the bar.
    case fill
    /// Centered, with the width and spacing that the appearance sets.
    case centered
  }

  /// The standard look of the bar.
  ///
  /// Until it is set, the bar's own properties count, such as `barTintColor`. Setting it stores a copy.
  public final var standardAppearance: UITabBarAppearance {
    get {
      if appearances[.standard] == nil { setAppearance(.standard, UITabBarAppearance()) }
      return appearances[.standard] ?? UITabBarAppearance()
    }
    set { setAppearance(.standard, newValue) }
  }
  /// The look of a tab bar controller's bar while the end of the content is at the bar; nil for `standardAppearance`
  /// without a background. Setting it stores a copy.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(.scrollEdge, newValue) }
  }

  private func setAppearance(_ role: BarAppearances<UITabBarAppearance>.Role, _ appearance: UITabBarAppearance?) {
    appearances.set(role, appearance) { [me = Weak(self)] in me.value?.appearanceChanged() }
    appearanceChanged()
  }

  final var presentAppearance: (appearance: UITabBarAppearance, isClear: Bool)? {
    appearances.present(under: selectedItem?.appearances, isCompact: false, isAtEdge: isAtContentEnd)
  }

  /// The current background of the bar.
  final var look: BarLook {
    guard let (appearance, isClear) = presentAppearance else { return plainLook.look(barTintColor, in: self) }
    var look = appearance.look
    if isClear { look.opacity = 0 }
    return look
  }

  /// The appearance object's look of a tab; nil if there is none.
  final func look(of item: UITabBarItem, isSelected: Bool, isFocused: Bool) -> TabLook? {
    guard let appearance = presentAppearance?.appearance else { return nil }
    var state: UIControl.State = item.isEnabled ? .normal : .disabled
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    let isCompact = traitCollection.verticalSizeClass == .compact
    return appearance.items(isInline: isInline, isCompact: isCompact).look(in: state)
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
  /// The background image; an empty one removes the background. Nil, the default, is the system's.
  public final var backgroundImage: UIImage? {
    get { plainLook[.default] }
    set {
      plainLook[.default] = newValue
      appearanceChanged()
    }
  }
  /// The image that replaces the line above the bar; it requires a background image too. An empty one removes the line.
  public final var shadowImage: UIImage? {
    get { plainLook.shadowImage }
    set {
      plainLook.shadowImage = newValue
      appearanceChanged()
    }
  }
}

extension UITabBarItem {
  /// The look of the bar while this tab is selected; nil for the bar's own. Setting it stores a copy.
  public final var standardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set { setAppearance(.standard, newValue) }
  }
  /// The same while the end of the content is at the bar.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(.scrollEdge, newValue) }
  }

  private func setAppearance(_ role: BarAppearances<UITabBarAppearance>.Role, _ appearance: UITabBarAppearance?) {
    appearances.set(role, appearance) { [me = Weak(self)] in me.value?.onAppearance?() }
    onAppearance?()
  }
}
