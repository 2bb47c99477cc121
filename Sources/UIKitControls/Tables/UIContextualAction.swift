import UIKitCore

/// An action that a user reveals by swiping a row aside.
public final class UIContextualAction: UIObject {
  /// What kind of action it is; decides the initial background color.
  public enum Style: Int, Sendable {
    /// An ordinary action; gray by default.
    case normal
    /// An action that deletes data; red by default.
    case destructive
  }
  /// Performs an action. It receives the action, the view that contains its button, and a completion to call when it
  /// is done, with true if the action was performed. The row closes when the completion is called, whichever value it
  /// gets.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The button's title.
  public var title: String?
  /// The button's image, shown together with the title.
  public var image: UIImage?
  /// The button's background color: `.systemRed` for destructive actions, `.systemGray` for the others.
  public var backgroundColor: UIColor!

  /// Creates an action. Its background color follows from the style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  public override class var kind: String { "UIContextualAction" }
}

/// The actions at one end of a row, from the outer edge inwards.
public final class UISwipeActionsConfiguration: UIObject {
  /// The actions, the first of which is at the row's outer edge. An empty array means that the row has no actions
  /// there.
  public let actions: [UIContextualAction]
  /// Whether a swipe across more than six tenths of the row performs the first action; true by default.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions in order, from the outer edge inwards.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  public override class var kind: String { "UISwipeActionsConfiguration" }
}
