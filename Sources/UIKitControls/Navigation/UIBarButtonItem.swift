import CaromGeometry
import UIKitCore

/// What can be done from a bar.
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  public enum Style: Int {
    case plain
    case done = 2
  }

  /// Items that every app has: words or pictures of the system's.
  public enum SystemItem: Int {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style = Style.plain { didSet { didChange() } }
  open var action: Selector?
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if title == nil { title = primaryAction.title }
      if image == nil { image = primaryAction.image }
    }
  }
  open var customView: UIView? { didSet { didChange() } }
  open var tintColor: UIColor? { didSet { didChange() } }
  /// Width of a fixed space, or of the button where it is above 0, points.
  open var width: CGFloat = 0 { didSet { didChange() } }
  open var isHidden = false { didSet { didChange() } }
  open var isSelected = false { didSet { didChange() } }
  @Weak public final var target: NSObject?
  final var isFlexibleSpace = false
  final var isFixedSpace = false
  /// The view that shows it, while one does.
  @Weak final var button: UIView?

  public convenience init(title: String?, style: Style, target: NSObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: NSObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(primaryAction: UIAction) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction.title
    image = primaryAction.image
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(barButtonSystemItem item: SystemItem, target: NSObject?, action: Selector?) {
    self.init()
    self.target = target
    self.action = action
    take(item)
  }

  public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    take(item)
    self.primaryAction = primaryAction
  }

  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  open class func fixedSpace(_ width: CGFloat = 8) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  open override class var kind: String { "UIBarButtonItem" }

  /// Where its button is seen, for a popover that points at it.
  public final func frame(in referenceView: UIView) -> CGRect? { button?.frame(in: referenceView) }

  /// Words where Apple has words, and where there is no symbol; the name is what screen readers say of a picture.
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
    guard let action else { return }
    if let target {
      action.send(to: target, from: self)
    } else {
      var each: UIResponder? = sender
      while let responder = each, !action.send(to: responder, from: self) { each = responder.next }
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// Name and symbol; no symbol means that the name is shown.
  fileprivate var look: (name: String, symbol: String?) {
    switch self {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .add: ("Add", "plus")
    case .flexibleSpace, .fixedSpace: ("", nil)
    case .compose: ("Compose", nil)
    case .reply: ("Reply", nil)
    case .action: ("Share", nil)
    case .organize: ("Organize", nil)
    case .bookmarks: ("Bookmarks", "list.bullet")
    case .search: ("Search", nil)
    case .refresh: ("Refresh", "arrow.clockwise")
    case .stop: ("Stop", "xmark")
    case .camera: ("Camera", nil)
    case .trash: ("Delete", nil)
    case .play: ("Play", "play.fill")
    case .pause: ("Pause", "pause.fill")
    case .rewind: ("Rewind", nil)
    case .fastForward: ("Fast forward", nil)
    case .undo: ("Undo", nil)
    case .redo: ("Redo", nil)
    case .close: ("Close", "xmark")
    }
  }
}

extension UIPopoverPresentationController {
  /// The bar's item that the popover points at.
  public final var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
