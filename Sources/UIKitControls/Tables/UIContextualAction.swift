import UIKitCore

/// Something that can be done with a row by sliding it aside.
public final class UIContextualAction: NSObject {
  public enum Style: Int { case normal, destructive }
  /// Gets the action, its button, and what to call when it is done; true where it was carried out.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  public var title: String?
  public var image: UIImage?
  /// Red for what destroys, grey for the rest.
  public var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  public override class var kind: String { "UIContextualAction" }
}

/// The actions at one end of a row, from the edge inwards.
public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a pull over most of the row does the first action; true at first.
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }

  public override class var kind: String { "UISwipeActionsConfiguration" }
}
