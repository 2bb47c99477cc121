import CaromGeometry
import UIKitCore

/// What a navigation bar shows of a controller.
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int { case `default`, generic, minimal }

  @Weak private final var controller: UIViewController?
  private final var ownTitle: String?

  /// The title; its controller's where none was set.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      ownTitle = newValue
      didChange()
    }
  }
  /// Stands in the middle of the bar instead of the title.
  open var titleView: UIView? { didSet { didChange() } }
  /// Accepted; there is no room for it.
  open var prompt: String?
  /// What the way back to this item is called; nil means its title.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// The title, image and tint of the way back to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// Runs instead of going back; nil at first.
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { didChange() } }
  /// Whether the way back stays beside items of one's own at the leading side.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// At the leading side, from the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// At the trailing side, from the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// The controller's place in the address where it is pushed; nil means its `addressName`, or one made of the title.
  open var addressName: String?
  /// What a toolbar shows of the controller.
  final var toolbarItems: [UIBarButtonItem]?
  /// The scroll view that makes a large title collapse, where it is not the first one of the view.
  @Weak final var contentScrollView: UIScrollView?
  /// Called when something shown changed.
  final var onChange: (() -> Void)?

  public init(title: String) { ownTitle = title }

  init(of controller: UIViewController) {
    super.init()
    self.controller = controller
  }

  open override class var kind: String { "UINavigationItem" }

  final func didChange() { onChange?() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Whether a person may go back from here by gesture or Escape, as the bar says.
  final var offersWayBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}

extension UIViewController {
  /// What a navigation bar shows of this controller; made from its title when first asked for.
  public final var navigationItem: UINavigationItem {
    if let item = storedNavigationItem as? UINavigationItem { return item }
    let item = UINavigationItem(of: self)
    storedNavigationItem = item
    return item
  }

  /// The nearest navigation controller above.
  public final var navigationController: UINavigationController? {
    var each = parent
    while let controller = each {
      if let navigation = controller as? UINavigationController { return navigation }
      each = controller.parent
    }
    return nil
  }

  /// Says which scroll view makes the large title collapse; the first one of the view at first.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {
    navigationItem.contentScrollView = scrollView
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}
