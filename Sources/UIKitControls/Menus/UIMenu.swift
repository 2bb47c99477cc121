import CaromGeometry
import UIKitCore

/// A list of actions, commands and further menus, for buttons, bar buttons and context menus.
///
///     button.menu = UIMenu(children: [
///       UIAction(title: "Rename", image: pencil) { _ in rename() },
///       UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }]),
///     ])
///     button.showsMenuAsPrimaryAction = true
public final class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: Equatable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside of another one.
  public struct Options: OptionSet, Sendable {
    /// The bits, which are Apple's.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown inline in the surrounding menu, between lines, instead of in a submenu.
    public static let displayInline = Options(rawValue: 1)
    /// The row with the title is red.
    public static let destructive = Options(rawValue: 2)
    /// Only one of the actions is checked at a time: the one that was used last.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The menu's identifier.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// A longer title; stored only.
  public var subtitle: String?
  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu; all arguments are optional.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu \(UIApplication.shared.layerIdentities.make())")
    self.options = options
    self.subtitle = subtitle
    self.children = children
    super.init(title: title, image: image)
  }

  public override class var kind: String { "UIMenu" }

  /// A copy of the menu with other elements.
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
  }

  /// The actions that are chosen, also in menus that are shown inline.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }
}

/// An element of a menu whose message goes up the responder chain from the view with the menu.
public final class UICommand: UIMenuElement {
  /// The message that is sent.
  public let action: Selector
  /// The command's options; with `.disabled` it does nothing.
  public var attributes: Attributes
  /// Whether the command is marked as chosen; `.off` by default.
  public var state: State
  /// A longer title that explains the command; stored only.
  public var discoverabilityTitle: String?

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  public override class var kind: String { "UICommand" }
}
