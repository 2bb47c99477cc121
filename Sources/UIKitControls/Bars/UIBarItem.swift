import Geometry
import UIKitCore

/// The common root of what bars show: data, no view.
open class UIBarItem: NSObject {
  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  /// A number of the app's own.
  open var tag = 0
  open var isEnabled = true { didSet { didChange() } }
  open var accessibilityLabel: String? { didSet { didChange() } }
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// Called when something shown changed.
  final var onChange: (() -> Void)?

  public override init() { super.init() }

  final func didChange() { onChange?() }

  open override class var kind: String { "UIBarItem" }
}

/// A tab.
open class UITabBarItem: UIBarItem {
  /// Shown instead of `image` while the tab is chosen.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text in a bubble; nil is none.
  open var badgeValue: String? { didSet { didChange() } }
  /// The bubble's colour; nil means red.
  open var badgeColor: UIColor? { didSet { didChange() } }

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  open override class var kind: String { "UITabBarItem" }
}

/// What can be done from a bar.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int {
    case plain
    case done = 2
  }

  public final var style = Style.plain
  public final var action: Selector?
  public final var primaryAction: UIAction?
  public final var customView: UIView?
  @Weak public final var target: NSObject?

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

  open override class var kind: String { "UIBarButtonItem" }
}

/// What a navigation bar shows of a controller: data only as yet.
open class UINavigationItem: NSObject {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?

  public init(title: String) { self.title = title }

  open override class var kind: String { "UINavigationItem" }
}

extension UIViewController {
  /// What a tab bar shows of this controller; made from its title when first asked for.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem as? UITabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      parent?.childChangedItems(self)
    }
  }

  public final var navigationItem: UINavigationItem {
    if let item = storedNavigationItem as? UINavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// The nearest tab bar controller above.
  public final var tabBarController: UITabBarController? {
    var each = parent
    while let controller = each {
      if let tabs = controller as? UITabBarController { return tabs }
      each = controller.parent
    }
    return nil
  }
}
