import UIKitCore

/// A choice that an alert offers.
public final class UIAlertAction: NSObject {
  public enum Style: Int { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  /// Whether it can be chosen; true at first.
  public var isEnabled = true { didSet { onChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  public override class var kind: String { "UIAlertAction" }
}
