import CaromGeometry

/// What Auto Layout knows of a view or a guide: who it is, what it wants, and which constraints speak of it.
package final class LayoutItem: NSObject {
  @Weak private(set) var view: UIView?
  @Weak private(set) var guide: UILayoutGuide?
  /// The constraints held here: those whose items have this view as their nearest common superview.
  var held: [NSLayoutConstraint] = []
  /// Every active constraint that names this item.
  var naming: [Weak<NSLayoutConstraint>] = []
  /// Whether constraints reach from outside into this view, whose frame is set by hand: its inside is then solved with
  /// its surroundings.
  var isOpenToOutside = false
  /// The engine that places what is inside, where this view is the root of such an island.
  var engine: LayoutEngine?
  var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
  var needsUpdateConstraints = true
  var isPlacedByHand = true
  /// How often another of its solutions was shown.
  var exercises = 0
  /// Draws how this view and what is in it are laid out.
  @Weak var debugView: UILayoutDebugView?
  /// By how much a scroll view enlarges the view.
  var scale: CGFloat = 1

  init(_ view: UIView) {
    super.init()
    self.view = view
  }

  init(_ guide: UILayoutGuide) {
    super.init()
    self.guide = guide
    isPlacedByHand = false
  }

  /// The view itself, or the one that owns the guide.
  var host: UIView? { view ?? guide?.owningView }

  /// The object an app knows it by.
  var object: NSObject? { view ?? guide }

  /// The root of the island this item is placed in: the nearest view around it, or itself if it has no superview, whose
  /// own frame is set by hand.
  var island: UIView? {
    guard var each = view?.superview ?? guide?.owningView ?? view else { return nil }
    while let parent = each.superview, let item = each.existingLayoutItem, !item.isPlacedByHand || item.isOpenToOutside
    {
      each = parent
    }
    return each
  }

  /// Lets constraints reach in: the inside is solved with the surroundings from now on.
  func open() {
    guard !isOpenToOutside else { return }
    isOpenToOutside = true
    engine = nil
  }

  /// The view is no more, and what it held neither.
  func end() {
    engine = nil
    held = []
  }

  /// Asks the engines that place this item for another solution.
  func changed() {
    island?.existingLayoutItem?.engine?.ask()
    view?.existingLayoutItem?.engine?.ask()
  }

  package override class var kind: String { "LayoutItem" }
}
