import CaromGeometry

/// An invisible rectangle that takes part in Auto Layout.
///
/// Add it to a view with `addLayoutGuide(_:)` and place it by constraints. Views also have guides of their own, such as
/// `safeAreaLayoutGuide`.
open class UILayoutGuide: UIObject {
  /// What determines a guide's frame: constraints (`free`), or the view that it belongs to.
  package enum Standing { case free, safeArea, margins, readable, content, frame, keyboard }

  /// The view in whose coordinates the guide lies; nil before it is added to one.
  @Weak public internal(set) final var owningView: UIView?
  /// A name for diagnostics; empty by default.
  open var identifier = ""
  let standing: Standing
  /// The insets of a guide that knows them itself.
  final var ownInsets: ((UIView) -> UIEdgeInsets)?
  private(set) final lazy var item = LayoutItem(self)

  /// Creates a guide that constraints place; add it to a view with `addLayoutGuide(_:)`.
  public init() {
    standing = .free
    super.init()
  }

  init(_ standing: Standing, of view: UIView) {
    self.standing = standing
    super.init()
    owningView = view
  }

  open override class var kind: String { "UILayoutGuide" }

  /// The guide's frame in its view's coordinates, as of the last layout; zero without a view.
  public final var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let frame = view.frame(of: standing) { return frame }
    return item.island?.existingLayoutItem?.engine?.frame(of: item, in: view) ?? .zero
  }

  /// The edge where text begins.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
  /// The edge where text ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
}
