import CaromGeometry
import UIKitCore

extension UITabBar {
  /// How stacked tabs are spread over a bar.
  public enum ItemPositioning: Int {
    /// As `fill`, because tabs are never stacked where the width is regular.
    case automatic
    /// All of the bar's width is divided among them.
    case fill
    /// In the middle, in the width and at the distance that the appearance says.
    case centered
  }

  /// How the bar looks. Until it is set, the bar's own properties count, such as `barTintColor`.
  ///
  /// Setting it stores a copy.
  public final var standardAppearance: UITabBarAppearance {
    get {
      if appearances[.standard] == nil { setAppearance(.standard, UITabBarAppearance()) }
      return appearances[.standard] ?? UITabBarAppearance()
    }
    set { setAppearance(.standard, newValue) }
  }
  /// How a tab bar controller's bar looks while the end of the content is at the bar; nil for as usual, without a
  /// background. Setting it stores a copy.
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

  /// What lies behind the tabs at the moment.
  final var look: BarLook {
    guard let (appearance, isClear) = presentAppearance else { return plainLook.look(barTintColor, in: self) }
    var look = appearance.look
    if isClear { look.opacity = 0 }
    return look
  }

  /// What an appearance object says of a tab; nil where there is none.
  final func look(of item: UITabBarItem, isSelected: Bool, isFocused: Bool) -> TabLook? {
    guard let appearance = presentAppearance?.appearance else { return nil }
    var state: UIControl.State = item.isEnabled ? .normal : .disabled
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    let isCompact = traitCollection.verticalSizeClass == .compact
    return appearance.items(isInline: isInline, isCompact: isCompact).look(in: state)
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
  /// The image of the background; an empty one removes the background. Nil, the default, is the system's.
  public final var backgroundImage: UIImage? {
    get { plainLook[.default] }
    set {
      plainLook[.default] = newValue
      appearanceChanged()
    }
  }
  /// The image in the place of the line above the bar; it needs a background image too. An empty one removes the line.
  public final var shadowImage: UIImage? {
    get { plainLook.shadowImage }
    set {
      plainLook.shadowImage = newValue
      appearanceChanged()
    }
  }
}

extension UITabBarItem {
  /// How the bar looks while this tab is selected; nil for as the bar says. Setting it stores a copy.
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
