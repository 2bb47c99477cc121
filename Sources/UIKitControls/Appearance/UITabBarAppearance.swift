import CaromGeometry
import UIKitCore

/// The look of a tab bar: its background, and its tabs in each of the three layouts.
public final class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose title is below the image. Setting it stores a copy.
  public var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      stackedLayoutAppearance = stackedLayoutAppearance.copy()
      listen()
    }
  }
  /// The look of tabs whose title is beside the image, in a regular height. Setting it stores a copy.
  public var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet {
      inlineLayoutAppearance = inlineLayoutAppearance.copy()
      listen()
    }
  }
  /// The look of tabs whose title is beside the image, in a compact height. Setting it stores a copy.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet {
      compactInlineLayoutAppearance = compactInlineLayoutAppearance.copy()
      listen()
    }
  }
  /// The color of a template `selectionIndicatorImage`; nil for the tint.
  public var selectionIndicatorTintColor: UIColor? { didSet { tell() } }
  /// An image behind the selected tab; nil for none.
  public var selectionIndicatorImage: UIImage? { didSet { tell() } }
  /// How stacked tabs are distributed in the bar; `automatic` by default.
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { tell() } }
  /// The width of stacked tabs that are centered, in points; 0 stands for 76.
  public var stackedItemWidth: CGFloat = 0 { didSet { tell() } }
  /// The space between stacked tabs that are centered, in points; 0 stands for 34.
  public var stackedItemSpacing: CGFloat = 0 { didSet { tell() } }

  /// Creates an appearance with the system's default background.
  public required init() {
    super.init()
    listen()
  }

  /// Creates an appearance with the background and the line of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    listen()
  }

  public override class var kind: String { "UITabBarAppearance" }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  private func listen() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.onChange = { [me = Weak(self)] in me.value?.tell() }
    }
    tell()
  }

  /// The look of tabs in one of the three layouts.
  func items(isInline: Bool, isCompact: Bool) -> UITabBarItemAppearance {
    !isInline ? stackedLayoutAppearance : isCompact ? compactInlineLayoutAppearance : inlineLayoutAppearance
  }
}

/// The look of a tab bar's tabs in each state.
public final class UITabBarItemAppearance: UIObject {
  /// The layouts of tabs.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked
    /// The title is beside the image, in a regular height.
    case inline
    /// The title is beside the image, in a compact height.
    case compactInline
  }

  /// The look of a tab that is not selected; other states inherit the values that they do not set.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The look of a disabled tab.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a tab with the keyboard focus.
  public let focused = UITabBarItemStateAppearance()
  /// Called when something has changed.
  var onChange: (() -> Void)?

  /// Creates the system's appearance for a layout of tabs.
  public init(style: Style = .stacked) {
    super.init()
    for state in [normal, selected, disabled, focused] {
      state.onChange = { [me = Weak(self)] in me.value?.onChange?() }
    }
  }

  public override class var kind: String { "UITabBarItemAppearance" }

  /// Sets all states to the system's appearance.
  public func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  /// A copy of this object and of its states.
  public func copy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// The effective look in a state. The color of the selected tab is the tint unless its own state sets one.
  func look(in state: UIControl.State) -> TabLook {
    var look = TabLook()
    look.take(normal)
    if state.contains(.selected) {
      look.text.color = nil
      look.icon = nil
      look.take(selected)
    }
    if state.contains(.focused) { look.take(focused) }
    if state.contains(.disabled) { look.take(disabled) }
    return look
  }
}

/// The look of a tab bar's tabs in one state.
public final class UITabBarItemStateAppearance: UIObject {
  /// Font and color of the title; other attributes are ignored.
  public var titleTextAttributes: [NSAttributedString.Key: NSObject] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points.
  public var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of the image; nil for the tint, or for the gray of tabs that are not selected.
  public var iconColor: UIColor? { didSet { onChange?() } }
  /// The offset of the badge, in points.
  public var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of the badge; nil for red.
  public var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// Font and color of the badge's text; other attributes are ignored.
  public var badgeTextAttributes: [NSAttributedString.Key: NSObject] = [:] { didSet { onChange?() } }
  /// The offset of the badge's text, in points.
  public var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// Called when something has changed.
  var onChange: (() -> Void)?

  public override class var kind: String { "UITabBarItemStateAppearance" }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The look of a tab in its current state.
struct TabLook {
  var text = TextAttributes()
  var titleOffset = UIOffset.zero
  var icon: UIColor?
  var badgeOffset = UIOffset.zero
  var badge: UIColor?
  var badgeText = TextAttributes()
  var badgeTextOffset = UIOffset.zero

  /// Copies the values of a state.
  fileprivate mutating func take(_ state: UITabBarItemStateAppearance) {
    text.set(state.titleTextAttributes)
    badgeText.set(state.badgeTextAttributes)
    if let color = state.iconColor { icon = color }
    if let color = state.badgeBackgroundColor { badge = color }
    if state.titlePositionAdjustment != .zero { titleOffset = state.titlePositionAdjustment }
    if state.badgePositionAdjustment != .zero { badgeOffset = state.badgePositionAdjustment }
    if state.badgeTitlePositionAdjustment != .zero { badgeTextOffset = state.badgeTitlePositionAdjustment }
  }
}
