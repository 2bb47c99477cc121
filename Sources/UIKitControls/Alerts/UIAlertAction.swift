import UIKitCore

/// A choice in an alert or action sheet.
public final class UIAlertAction: UIObject {
  /// The kinds of choices.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default`
    /// Leaves everything as it is; it is last, and Escape chooses it.
    case cancel
    /// Deletes data; shown in red.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The kind of choice.
  public let style: Style
  /// Whether the action can be chosen; true by default.
  public var isEnabled = true { didSet { onChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action. The handler runs when the alert has disappeared.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  public override class var kind: String { "UIAlertAction" }
}
