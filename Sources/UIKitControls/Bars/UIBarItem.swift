import CaromGeometry
import UIKitCore

/// The superclass of the items of bars, which are data and not views.
open class UIBarItem: UIObject {
  /// The title, or nil.
  open var title: String? { didSet { didChange() } }
  /// The image, or nil.
  open var image: UIImage? { didSet { didChange() } }
  /// A number for the app's own use; 0 by default.
  open var tag = 0
  /// Whether the item can be used; true by default.
  open var isEnabled = true { didSet { didChange() } }
  /// The label for screen readers; nil means the title.
  open var accessibilityLabel: String? { didSet { didChange() } }
  /// The identifier for tests, or nil.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// Called when something visible changed.
  final var onChange: (() -> Void)?
  private final var texts: PerState<[NSAttributedString.Key: NSObject]>?

  /// Creates an item without a title and an image.
  public init() { super.init() }

  /// Sets font and color of the title for a state; nil leaves them to the bar. Other attributes are ignored.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: NSObject]?, for state: UIControl.State
  ) {
    if texts == nil { texts = PerState() }
    texts?[state] = attributes
    didChange()
  }

  /// The attributes that were set for exactly that state.
  public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: NSObject]? {
    texts?[state]
  }

  final var hasOwnText: Bool { texts != nil }

  /// Copies attributes for the states that have none.
  final func takeTexts(of other: UIBarItem) {
    for state in [UIControl.State.normal, .selected, .highlighted, .disabled, .focused] where texts?[state] == nil {
      if let attributes = other.texts?[state] { setTitleTextAttributes(attributes, for: state) }
    }
  }

  /// Overrides the bar's attributes with those of the item itself.
  final func setText(_ text: inout TextAttributes, in state: UIControl.State) {
    guard let texts else { return }
    for each in [UIControl.State.normal, .selected, .highlighted, .disabled]
    where each == .normal || state.contains(each) {
      if let attributes = texts[each] { text.set(attributes) }
    }
  }

  final func didChange() { onChange?() }

  open override class var kind: String { "UIBarItem" }
}

/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The image while the tab is selected; nil means `image`.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text in a bubble; nil means no bubble.
  open var badgeValue: String? { didSet { didChange() } }
  /// The color of the bubble; nil means red.
  open var badgeColor: UIColor? { didSet { didChange() } }

  final var appearances = BarAppearances<UITabBarAppearance>()
  /// Called when an appearance object changed.
  final var onAppearance: (() -> Void)?

  public override init() { super.init() }

  /// Creates a tab with a title, an image and a number for the app's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, and images for the normal and the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  open override class var kind: String { "UITabBarItem" }
}

extension UIViewController {
  /// The item that a tab bar shows for this controller; created with its title on first use.
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

  /// The nearest tab bar controller that contains this controller, or nil.
  public final var tabBarController: UITabBarController? {
    var each = parent
    while let controller = each {
      if let tabs = controller as? UITabBarController { return tabs }
      each = controller.parent
    }
    return nil
  }
}
