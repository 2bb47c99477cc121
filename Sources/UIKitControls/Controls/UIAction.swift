import UIKitCore

/// The common root of what menus and controls offer.
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int { case off, on, mixed }

  /// What is shown to people.
  public internal(set) final var title: String
  public internal(set) final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  open override class var kind: String { "UIMenuElement" }
}

/// Something to do, with the words and picture to offer it by.
public final class UIAction: UIMenuElement {
  /// Tells actions apart; a fresh one is made where none is given.
  public struct Identifier: Equatable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public var attributes: Attributes
  public var state: State
  public var discoverabilityTitle: String?
  /// The control or item that was used; only while the handler runs.
  public private(set) var sender: NSObject?
  private let handler: (UIAction) -> Void

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

  /// Runs the handler unless the action is disabled.
  func run(from sender: NSObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  public override class var kind: String { "UIAction" }
}
