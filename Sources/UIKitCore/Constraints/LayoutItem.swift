import CaromGeometry

/// What Auto Layout knows about a view or guide: which one it is, its priorities, and the constraints that refer to it.
package final class LayoutItem: NSObject {
  @Weak private(set) var view: UIView?
  @Weak private(set) var guide: UILayoutGuide?
  /// The constraints held here: those for which this view is the nearest common superview of the items.
  var held: [NSLayoutConstraint] = []
  /// All active constraints that refer to this item.
  var naming: [Weak<NSLayoutConstraint>] = []
  /// Whether this view's frame is set directly, but constraints refer from outside to its contents. They are then
  /// solved together with its surroundings.
  var isOpenToOutside = false
  /// The engine for the contents, if this view is the root of an island.
  var engine: LayoutEngine?
  var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
  var needsUpdateConstraints = true
  var isPlacedByHand = true
  /// How many alternative solutions `exerciseAmbiguityInLayout()` has shown.
  var exercises = 0
  /// The overlay that draws the layout of this view and its contents.
  @Weak var debugView: UILayoutDebugView?
  /// The factor by which a scroll view zooms the view.
  var scale: CGFloat = 1

  /// An item that stands for nothing.
  package override init() { super.init() }

  init(_ view: UIView) {
    super.init()
    self.view = view
  }

  init(_ guide: UILayoutGuide) {
    super.init()
    self.guide = guide
    isPlacedByHand = false
  }

  /// The item of a view or a guide. Constraints with anything else cannot become active.
  static func of(_ object: AnyObject) -> LayoutItem {
    if let view = object as? UIView { return view.layoutItem }
    if let guide = object as? UILayoutGuide { return guide.item }
    return LayoutItem()
  }

  /// The view itself, or the owner of the guide.
  var host: UIView? { view ?? guide?.owningView }

  /// The view or guide as an object, for the app.
  var object: NSObject? { view ?? guide }

  /// The root of the island in which this item is placed: its nearest ancestor whose own frame is set directly, or the
  /// view itself if it has no superview.
  var island: UIView? {
    guard var each = view?.superview ?? guide?.owningView ?? view else { return nil }
    while let parent = each.superview, let item = each.existingLayoutItem, !item.isPlacedByHand || item.isOpenToOutside
    {
      each = parent
    }
    return each
  }

  /// From now on constraints may refer from outside to the contents, which are solved together with the surroundings.
  func open() {
    guard !isOpenToOutside else { return }
    isOpenToOutside = true
    engine = nil
  }

  /// The view is being deallocated: releases the engine and the constraints.
  func end() {
    engine = nil
    held = []
  }

  /// Requests another solution from the engines that place this item and its contents.
  func changed() {
    island?.existingLayoutItem?.engine?.ask()
    view?.existingLayoutItem?.engine?.ask()
  }

  package override class var kind: String { "LayoutItem" }
}
