import CaromGeometry
import UIKitCore

/// The items of a navigation bar for a controller: a title, buttons, and the title of the button that leads back to it.
open class UINavigationItem: UIObject {
  /// When the title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the previous item of the stack; large for the first one.
    case automatic
    /// Large.
    case always
    /// In the row of the bar.
    case never
    /// In the row of the bar, as with `never`.
    case inline
  }
  /// The contents of the button that leads back to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item, as far as there is room.
    case `default`
    /// "Back".
    case generic
    /// Only the chevron.
    case minimal
  }

  @Weak final var controller: UIViewController?
  private final var ownTitle: String?

  /// The title; if none was set, that of the controller.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      ownTitle = newValue
      didChange()
    }
  }
  /// A view in the middle of the bar instead of the title, or nil.
  open var titleView: UIView? { didSet { didChange() } }
  /// A line of text above the title, which makes the bar 30 points higher; nil, the default, for none.
  open var prompt: String? {
    didSet {
      didChange()
      // The bar's height is the navigation controller's to say.
      controller?.navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The title of the button that leads back to this item; nil means the item's title.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// An item that provides title, image, tint and accessibility label of the button that leads back to this item, or
  /// nil.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// What the button that leads back to this item shows; `.default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// An action that runs instead of going back when the back button is tapped; nil by default. Swipes and Escape
  /// still go back.
  open var backAction: UIAction?
  /// Whether the back button is hidden; false by default. If it is, swipes and Escape do not go back either.
  open var hidesBackButton = false { didSet { didChange() } }
  /// Whether the back button is shown beside the items at the leading side; false by default, in which case they
  /// replace it.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// The items at the leading side, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The items at the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// When the title is large, if the bar prefers large titles; `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// The controller's name in the browser's address while it is pushed; nil means its `addressName`, or one made from
  /// the title.
  open var addressName: String?
  /// The view below the title and its height: the bar of a search controller, which is owned here.
  final var ownSearch: UIViewController?
  final var searchView: UIView?
  final var searchHeight: () -> CGFloat = { 0 }
  final var storedHidesSearch = true
  /// The button that begins and ends editing, created on first use.
  final var editItem: UIBarButtonItem?
  /// The items that a toolbar shows for the controller.
  final var toolbarItems: [UIBarButtonItem]?
  /// The scroll view that collapses a large title, if it is not the first one of the view.
  @Weak final var contentScrollView: UIScrollView?
  /// Called when something visible changed.
  final var onChange: (() -> Void)?
  final var appearances = BarAppearances<UINavigationBarAppearance>()
  /// Called when an appearance object changed.
  final var onAppearance: (() -> Void)?

  /// Creates an item that belongs to no controller.
  public init(title: String) { ownTitle = title }

  init(of controller: UIViewController) {
    super.init()
    self.controller = controller
  }

  open override class var kind: String { "UINavigationItem" }

  final func didChange() { onChange?() }

  /// How much higher the bar is for a prompt, in points.
  final var promptHeight: CGFloat { prompt == nil ? 0 : 30 }

  /// The first item at the leading side; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing side; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Shows or hides the back button; `animated` has no effect.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  /// Sets the only item at the leading side; `animated` has no effect.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only item at the trailing side; `animated` has no effect.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items at the leading side; `animated` has no effect.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the trailing side; `animated` has no effect.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Whether swipes and Escape may go back, as the bar does.
  final var offersWayBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}

extension UIViewController {
  /// The items that a navigation bar shows for this controller; created on first use.
  public final var navigationItem: UINavigationItem {
    if let item = storedNavigationItem as? UINavigationItem { return item }
    let item = UINavigationItem(of: self)
    storedNavigationItem = item
    return item
  }

  /// A button that calls `setEditing(_:animated:)`: "Edit", or "Done" during editing.
  ///
  ///     navigationItem.rightBarButtonItem = editButtonItem
  public final var editButtonItem: UIBarButtonItem {
    if let item = navigationItem.editItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        me.setEditing(!me.isEditing, animated: true)
      })
    let show = { [me = Weak(self), item = Weak(item)] in
      let isEditing = me.value?.isEditing == true
      item.value?.title = isEditing ? Words.done : Words.edit
      item.value?.style = isEditing ? .done : .plain
    }
    show()
    onEditing = show
    navigationItem.editItem = item
    return item
  }

  /// The nearest navigation controller that contains this controller, or nil.
  public final var navigationController: UINavigationController? {
    var each = parent
    while let controller = each {
      if let navigation = controller as? UINavigationController { return navigation }
      each = controller.parent
    }
    return nil
  }

  /// Sets the scroll view that collapses the large title; nil, the default, means the first one of the view.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {
    navigationItem.contentScrollView = scrollView
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}
