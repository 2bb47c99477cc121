import CaromGeometry
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
      parent?.childItemsChanged?(self)
    }
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
