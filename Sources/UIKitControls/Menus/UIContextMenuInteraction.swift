import CaromGeometry
import UIKitCore

/// An interaction that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObject {
  /// The view that has the interaction; nil while none has.
  var view: UIView? { get }
  /// Called before a view gets the interaction, or loses it (nil).
  func willMove(to view: UIView?)
  /// Called after a view has got the interaction, or has lost it (nil).
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, after removing it from its old view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; one of another view is ignored.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    interaction.didMove(to: nil)
  }
}

/// The contents of a context menu.
public final class UIContextMenuConfiguration: UIObject {
  /// Identifies the configuration for the app; nil by default.
  public let identifier: NSObject?
  let makeMenu: ([UIMenuElement]) -> UIMenu?

  /// Creates a configuration. `previewProvider` has no effect, because the view itself stays visible beside the menu;
  /// `actionProvider` returns the menu, and gets no suggestions.
  public init(
    identifier: NSObject? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: @escaping ([UIMenuElement]) -> UIMenu?
  ) {
    self.identifier = identifier
    makeMenu = actionProvider
  }

  public override class var kind: String { "UIContextMenuConfiguration" }
}

/// Provides a context menu, and is notified of it; only the first method has no default.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObject {
  /// Returns what to show for a press at a point of the view; nil shows nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration)
  /// Called when the menu has disappeared.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration
  ) {}
}

/// Shows a menu for a view, at a long press, the mouse's secondary button, the menu key or Shift-F10.
///
///     card.addInteraction(UIContextMenuInteraction(delegate: self))
public final class UIContextMenuInteraction: UIObject, UIInteraction {
  /// The view that has the interaction; nil while none has.
  @BackLink public private(set) var view: UIView?
  /// The object that provides the menu; not retained.
  @Weak public private(set) var delegate: (any UIContextMenuInteractionDelegate)?
  @BackLink private var press: MenuPress?

  /// Creates an interaction; its delegate provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  public override class var kind: String { "UIContextMenuInteraction" }

  /// The location of the current or last press, in a view's coordinates; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

  /// Stops recognizing presses in the old view.
  public func willMove(to view: UIView?) {
    if let press { press.view?.removeGestureRecognizer(press) }
    press = nil
  }

  /// Begins to recognize presses in the new view.
  public func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    // The recognizer keeps the interaction alive, as the view does on Apple's systems.
    let made = MenuPress { [self] point in open(at: point) }
    view.addGestureRecognizer(made)
    press = made
  }

  private func open(at point: CGPoint?) {
    guard let view else { return }
    let place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place),
      let menu = configuration.makeMenu([])
    else { return }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration)
    let isOpen = MenuController.open(menu, from: view, at: point, sender: view) { [self] in
      delegate?.contextMenuInteraction(self, willEndFor: configuration)
    }
    if !isOpen { delegate?.contextMenuInteraction(self, willEndFor: configuration) }
  }
}

/// A long press, or a press of the secondary button, which triggers immediately.
final class MenuPress: UILongPressGestureRecognizer {
  /// Calls `open` with the location of the press in the view; nil for a key.
  init(_ open: @escaping (CGPoint?) -> Void) {
    super.init(target: nil, action: nil)
    addAction { press in if press.state == .began { open(press.location(in: press.view)) } }
    onMenuKey = { open(nil) }
  }

  override class var kind: String { "UIMenuPress" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if event.buttonMask.contains(.secondary), state == .possible { state = .began }
  }
}
