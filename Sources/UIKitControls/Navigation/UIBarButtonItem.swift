import CaromGeometry
import UIKitCore

/// A button in a navigation bar or toolbar.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in add() })
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  /// The styles of a bar button.
  public enum Style: Int, Sendable {
    /// The usual weight.
    case plain
    /// Semibold, for the action that completes a task.
    case done = 2
  }

  /// Items that many apps have; the kit provides their titles or symbols.
  public enum SystemItem: Int, Sendable {
    /// "Done", semibold.
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save", semibold.
    case save
    /// A plus sign.
    case add
    /// Flexible space, which shares the remaining width of a toolbar.
    case flexibleSpace
    /// Space of a fixed width.
    case fixedSpace
    /// "Compose".
    case compose
    /// "Reply".
    case reply
    /// "Share".
    case action
    /// "Organize".
    case organize
    /// The symbol of a list.
    case bookmarks
    /// "Search".
    case search
    /// A circular arrow.
    case refresh
    /// A cross.
    case stop
    /// "Camera".
    case camera
    /// "Delete".
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// "Rewind".
    case rewind
    /// "Fast forward".
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// A cross.
    case close = 24
  }

  /// The style of the button; `.plain` by default.
  open var style = Style.plain { didSet { didChange() } }
  /// The message that is sent to `target` when the button is tapped; without a target it goes up the responder chain.
  open var action: Selector?
  /// The action that runs when the button is tapped; it takes precedence over `action`. Setting it provides a missing
  /// title and image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if title == nil { title = primaryAction.title }
      if image == nil { image = primaryAction.image }
    }
  }
  /// A view to show instead of a button, or nil. It handles its own touches.
  open var customView: UIView? { didSet { didChange() } }
  /// The color of the title or image; nil means that of the bar.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// The width of a fixed space or, if greater than 0, of the button, in points; 0 by default.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// Whether the item is hidden; false by default.
  open var isHidden = false { didSet { didChange() } }
  /// Whether the item is selected; false by default.
  open var isSelected = false { didSet { didChange() } }
  /// The object that receives `action`; not retained if it is an `NSObject`.
  public final var target: AnyObject? {
    get { storedTarget.object }
    set { storedTarget.object = newValue }
  }
  private final var storedTarget = ActionTarget(nil)
  final var ownMenu: UIMenu?
  /// Opens the item's menu beside a view; nil without a menu.
  final var openMenu: ((UIView) -> Void)?
  final var isFlexibleSpace = false
  final var isFixedSpace = false
  /// The view that shows the item, or nil.
  @Weak final var button: UIView?

  /// Creates a button with a title that sends `action` to `target`.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// Creates a button with an image that sends `action` to `target`. Set an `accessibilityLabel`, because it has no
  /// title.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with the title and image of an action.
  public convenience init(primaryAction: UIAction) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction.title
    image = primaryAction.image
  }

  /// Creates a button with a title or image, or else those of the action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates a system item that sends `action` to `target`.
  public convenience init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    self.init()
    self.target = target
    self.action = action
    take(item)
  }

  /// Creates a system item that runs an action.
  public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    take(item)
    self.primaryAction = primaryAction
  }

  /// Returns a flexible space, which shares the remaining width of a toolbar.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a fixed width, in points; negative widths count as 0.
  open class func fixedSpace(_ width: CGFloat = 8) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  open override class var kind: String { "UIBarButtonItem" }

  /// The view at which a popover points: the item's button, or nil while it is not shown.
  public final func frame(in referenceView: UIView) -> CGRect? { button?.frame(in: referenceView) }

  /// Sets the look of a system item: a title where Apple has one or we have no symbol, or else a symbol, whose name
  /// is its accessibility label.
  private final func take(_ item: SystemItem) {
    let (name, symbol) = item.look
    if item == .done || item == .save { style = .done }
    isFlexibleSpace = item == .flexibleSpace
    isFixedSpace = item == .fixedSpace
    guard !name.isEmpty else { return }
    if let symbol {
      image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
      accessibilityLabel = name
    } else {
      title = name
    }
  }

  /// Does what a tap does.
  final func perform(from sender: UIControl) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.run(from: self) }
    guard let action else {
      openMenu?(sender)
      return
    }
    if let target {
      action.send(to: target, from: self)
    } else {
      action.climb(from: sender, sender: self)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name and the symbol; without a symbol the name is shown.
  fileprivate var look: (name: String, symbol: String?) {
    switch self {
    case .done: (Words.done, nil)
    case .cancel: (Words.cancel, nil)
    case .edit: (Words.edit, nil)
    case .save: (Words.save, nil)
    case .add: (Words.add, "plus")
    case .flexibleSpace, .fixedSpace: ("", nil)
    case .compose: (Words.compose, nil)
    case .reply: (Words.reply, nil)
    case .action: (Words.share, nil)
    case .organize: (Words.organize, nil)
    case .bookmarks: (Words.bookmarks, "list.bullet")
    case .search: (Words.search, nil)
    case .refresh: (Words.refresh, "arrow.clockwise")
    case .stop: (Words.stop, "xmark")
    case .camera: (Words.camera, nil)
    case .trash: (Words.delete, nil)
    case .play: (Words.play, "play.fill")
    case .pause: (Words.pause, "pause.fill")
    case .rewind: (Words.rewind, nil)
    case .fastForward: (Words.fastForward, nil)
    case .undo: (Words.undo, nil)
    case .redo: (Words.redo, nil)
    case .close: (Words.close, "xmark")
    }
  }
}

extension UIPopoverPresentationController {
  /// The bar button item at which the popover points, or nil.
  public final var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
