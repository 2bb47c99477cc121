import UIKitCore

/// The superclass of what menus and controls offer: a title and an image.
open class UIMenuElement: UIObject {
  /// Options of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be used: an action with it does not run.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes data. Controls ignore it.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown in menus. Controls ignore it.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether a menu marks the element as chosen. Controls ignore it.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off
    /// Chosen.
    case on
    /// Chosen in part.
    case mixed
  }

  /// The title that users see.
  public internal(set) final var title: String
  /// The image that users see, or nil.
  public internal(set) final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  open override class var kind: String { "UIMenuElement" }
}

/// A closure with a title and an image, for controls, bars and menus.
///
///     let button = UIButton(type: .system, primaryAction: UIAction(title: "Play") { _ in play() })
public final class UIAction: UIMenuElement {
  /// Identifies an action; an action that is created without an identifier gets a unique one.
  public struct Identifier: Equatable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's identifier; a control has at most one action with it for each event.
  public let identifier: Identifier
  /// The action's options; with `.disabled` it does not run.
  public var attributes: Attributes
  /// Whether the action is chosen; `.off` by default.
  public var state: State
  /// A longer title that explains the action; stored only.
  public var discoverabilityTitle: String?
  /// The control or item that runs the action; nil unless the handler is running.
  public private(set) var sender: NSObject?
  private let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title; a button with the action shows it. Empty by default.
  ///   - image: The image; a button with the action shows it.
  ///   - identifier: The identifier; nil creates a unique one.
  ///   - discoverabilityTitle: A longer title that explains the action.
  ///   - attributes: The action's options.
  ///   - state: Whether the action is chosen.
  ///   - handler: The closure to run; it receives the action, whose `sender` is the control.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    self.identifier = identifier ?? Identifier("action \(UIApplication.shared.layerIdentities.make())")
    super.init(title: title, image: image)
  }

  /// Runs the handler, unless the action is disabled.
  func run(from sender: NSObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  public override class var kind: String { "UIAction" }
}
