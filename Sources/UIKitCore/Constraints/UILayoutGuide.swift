import CaromGeometry

/// A rectangle that takes part in Auto Layout and is not seen.
open class UILayoutGuide: NSObject {
  /// Where a guide of the kit's own stands in its view.
  package enum Standing { case free, safeArea, margins, readable, content, frame }

  @Weak public internal(set) final var owningView: UIView?
  open var identifier = ""
  let standing: Standing
  private(set) final lazy var item = LayoutItem(self)

  /// A guide that constraints place; add it to a view with `addLayoutGuide(_:)`.
  public override init() {
    standing = .free
    super.init()
  }

  init(_ standing: Standing, of view: UIView) {
    self.standing = standing
    super.init()
    owningView = view
  }

  open override class var kind: String { "UILayoutGuide" }

  /// Where the guide is in its view's coordinates, after layout.
  public final var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let frame = view.frame(of: standing) { return frame }
    return item.island?.existingLayoutItem?.engine?.frame(of: item, in: view) ?? .zero
  }

  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
}
