import CaromGeometry

/// A rectangle of the screen that draws, lays out its subviews and answers touches.
open class UIView: UIResponder {
  /// What is seen of the view.
  public final let layer: CALayer

  /// The class of the view's layer; `CALayer` unless a subclass says otherwise.
  open class var layerClass: CALayer.Type { CALayer.self }

  public internal(set) final var subviews: [UIView] = []
  @BackLink public internal(set) final var superview: UIView?
  @BackLink public internal(set) final var window: UIWindow?
  /// The controller whose root view this is.
  @BackLink package final var viewController: UIViewController?

  final var needsLayout = true
  final var subtreeNeedsLayout = true
  /// How many layouts of the view are under way, one within the other.
  final var layoutDepth: UInt8 = 0
  final var toldOfLayoutCircle = false
  /// Whether it is told that it will move, and has not moved yet.
  final var isMoving = false
  package final var recognizers: [UIGestureRecognizer] = []
  final var ownClock: TickClock?
  /// What Auto Layout knows of the view; nil for one that it never heard of.
  package final var existingLayoutItem: LayoutItem?
  final var existingGuides: [UILayoutGuide]?
  /// Whether the page shows a drawing of this view.
  final var hasDrawing = false
  final var committedSemantics: Semantics?
  final var hasWarnedOfTurnedFrame = false

  /// A view with the given frame, in points.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    super.init()
    layer.view = self
    self.frame = frame
  }

  /// A view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// Exists so that code written for Apple's UIKit compiles; there are no archives here.
  public required init?(coder: NSCoder) {
    layer = Self.layerClass.init()
    super.init()
    layer.view = self
  }

  deinit {
    existingLayoutItem?.end()
    layer.view = nil
    for view in subviews {
      view.superview = nil
      // Views that somebody still owns must not keep the address of a window that is gone.
      if view.window != nil { view.setWindow(nil) }
      view.layer.removeFromSuperlayer()
    }
    for recognizer in recognizers { recognizer.view = nil }
  }

  open override class var kind: String { "UIView" }
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry (the layer's, in Apple's words)

  /// Where the view is in its superview, points. With a transform: the smallest rectangle around it.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      if layer.isTurned, !hasWarnedOfTurnedFrame { warnOfTurnedFrame() }
      layer.frame = newValue
      sizeMayHaveChanged(from: old)
      if let existingLayoutItem, existingLayoutItem.isPlacedByHand { existingLayoutItem.changed() }
    }
  }

  /// The view's own coordinates: its size, and the point shown at its top-left corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      sizeMayHaveChanged(from: old.size)
      if old.origin != newValue.origin { setNeedsLayout() }
    }
  }

  /// The middle of the view in its superview's coordinates, points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Turns, scales or moves the view about its centre; identity at first.
  open var transform: CGAffineTransform {
    get { layer.model.affineTransform }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The same in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func sizeMayHaveChanged(from old: CGSize) {
    let new = layer.bounds.size
    guard new != old else { return }
    existingLayoutItem?.engine?.ask()
    if autoresizesSubviews { for view in subviews { view.autoresize(from: old, to: new) } }
    setNeedsLayout()
    if redrawsOnResize { setNeedsDisplay() }
    for animator in sizeListeners { animator.value?.sizeChanged(of: self) }
  }

  /// The animators whose reference view this is: at rest they look at nothing, so a change of size is told to them.
  package final var sizeListeners: [Weak<any ClockAnimator>] = []

  /// Whether a change of size asks for `draw(_:)`, as `contentMode = .redraw` does.
  package var redrawsOnResize: Bool { contentMode == .redraw }

  /// How content that was drawn follows a change of size until it is drawn anew.
  open var contentMode = ContentMode.scaleToFill

  public enum ContentMode: Int {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  /// Which sides give way when the superview changes size; none at first.
  public final var autoresizingMask: AutoresizingMask = []
  public final var autoresizesSubviews = true

  // MARK: Look

  /// 0 (invisible) … 1.
  open var alpha: CGFloat {
    get { layer.opacity }
    set {
      let wasSeen = alpha >= 0.01
      layer.opacity = newValue > 0 ? min(newValue, 1) : 0
      if wasSeen != (alpha >= 0.01) { visibilityChanged() }
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      visibilityChanged()
      superview?.subviewVisibilityChanged(self)
    }
  }

  /// The colour behind the content; nil at first: nothing.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolved(for: traitCollection) }
  }

  /// Whether subviews are cut off at the bounds; false at first.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view hides all behind it; a hint without effect here.
  open var isOpaque = true

  /// A number of the app's own to find the view by.
  open var tag = 0

  /// The first of this view and its descendants whose tag is `tag`.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// The colour of what can be acted on; inherited where it is not set.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? UIColor.systemBlue }
    set {
      ownTint = newValue
      tellOfTintChange()
    }
  }
  private final var ownTint: UIColor?

  /// The tint changed here or above.
  open func tintColorDidChange() {}

  final func tellOfTintChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellOfTintChange() }
  }

  // MARK: Interaction

  /// Whether touches reach the view and its subviews; true at first.
  open var isUserInteractionEnabled = true { didSet { semanticsChanged() } }
  /// Whether a second finger is told to the view; false at first.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has one; false at first.
  open var isExclusiveTouch = false

  // MARK: Accessibility and focus

  /// Whether screen readers treat the view, with all inside it, as one thing; false at first.
  open var isAccessibilityElement = false { didSet { if isAccessibilityElement != oldValue { elementChanged() } } }
  /// Its name.
  open var accessibilityLabel: String? { didSet { semanticsChanged() } }
  open var accessibilityValue: String? { didSet { semanticsChanged() } }
  open var accessibilityHint: String? { didSet { semanticsChanged() } }
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { semanticsChanged() } }
  /// A name for tests, never said.
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false { didSet { semanticsChanged() } }
  /// Whether the siblings behind cannot be reached.
  open var accessibilityViewIsModal = false {
    didSet {
      semanticsChanged()
      modalityChanged()
    }
  }
  /// Whether what is inside is read before what follows; a page reads so in any case.
  open var shouldGroupAccessibilityChildren = false
  /// What can further be done with it. A page has no role for them: Shift and F10, or the menu key, show them as a menu.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { semanticsChanged() } }
  /// Where an activation taps, in the window; the middle at first.
  open var accessibilityActivationPoint: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
  /// Does what the element is for; true where it did. Where it did not, the middle is tapped.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  /// Whether it can have the keyboard: by default what is an element, can be acted on and is enabled.
  open var canBecomeFocused: Bool {
    guard isAccessibilityElement, isUserInteractionEnabled else { return false }
    let traits = accessibilityTraits
    return !traits.contains(.notEnabled)
      && (hasCustomActions
        || !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]))
  }
  public final var isFocused: Bool { UIApplication.shared.focusedView === self }

  // MARK: Carom's own
  // For those who make controls. Members that are overridden stand here and not in UIView+Carom.swift (law 9).

  /// The role, where traits do not say it.
  open var semanticRole: Semantics.Role? { nil }
  /// States beyond those that traits say.
  open var semanticStates: Semantics.State { [] }
  /// The numbers of a slider or a progress bar.
  open var semanticRange: Semantics.Range? { nil }
  /// The keyboard came or went.
  open func focusChanged(isFocused: Bool) {}
  /// A key while this view has the keyboard; true where it was used. Space, Enter and arrows at first, by role.
  open func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool { handleStandardKey(key, isRepeat: isRepeat) }
  /// The CSS name of the mouse's cursor over this view; nil leaves it to the views around.
  open var cursor: String? { nil }
  /// A wheel turned here by `delta` points; true where the view used it.
  open func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool { false }
  /// Resolves colors that depend on traits anew; override it for colors of layers, and call `super`.
  open func resolveColors() { layer.backgroundColor = backgroundColor?.resolved(for: traitCollection) }

  // MARK: What scrolls, and what is written in

  /// What scrolls the content, where this is a scroll view.
  @Weak package final var contentScroller: (any ContentScroller)?
  /// What the page's input shows, where this is a text field.
  @Weak package final var fieldOwner: (any PageFieldOwner)?

  /// Brings `rect`, in this view's coordinates, into sight: each scroll view around it scrolls.
  package final func reveal(_ rect: CGRect) {
    contentScroller?.scrollIntoSight(rect)
    superview?.reveal(convert(rect, to: superview))
  }

  // MARK: Drawing

  /// Draws the content; override it, and ask for it with `setNeedsDisplay()`.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` at the next commit.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Writes text or drawing for the page.
  package func commitContent(into commands: inout CommandBuffer) {
    commitDrawing(into: &commands)
    fieldOwner?.pageField.write(of: layer.id, into: &commands)
    guard let zoomsByWheel else { return }
    commands.put(.interaction(kind: zoomsByWheel ? 4 : 0), layer.id)
  }

  /// Whether a wheel turned with Control is the view's and not the browser's; nil, at first, was never asked for.
  package final var zoomsByWheel: Bool? {
    didSet { if zoomsByWheel != oldValue { layer.markDirty(.content) } }
  }

  /// The kind of element the view's layer becomes.
  package var elementKind: UInt32 { fieldOwner != nil ? 2 : isInFront ? 3 : 0 }
  /// Whether the element is seen in front of its siblings wherever it stands among them; set it before it is shown.
  package final var isInFront = false

  // MARK: Hierarchy, as subclasses hear of it

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Places the subviews; override it, never call it: ask with `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// The size that suits the content within `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size the content has by itself; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  public static let noIntrinsicMetric: CGFloat = -1

  /// Tells that the intrinsic size changed.
  open func invalidateIntrinsicContentSize() {
    existingLayoutItem?.changed()
    superview?.setNeedsLayout()
  }

  /// Brings the view's constraints in step with its state, once before the layout that was asked for with
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Whether the view needs Auto Layout to have a size; a hint without effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the height of the content follows from the width it is given.
  package var breaksLines: Bool { false }
  /// From the top to the first line's baseline, and from the last one's to the bottom, points.
  package var firstBaselineOffset: CGFloat { bounds.height }
  package var lastBaselineOffset: CGFloat { 0 }
  /// A subview was hidden or shown.
  package func subviewVisibilityChanged(_ view: UIView) {}

  /// Takes the size that suits the content.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  /// Space kept free around content, points; 8 on each side at first.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      layoutMarginsDidChange()
      existingLayoutItem?.changed()
      setNeedsLayout()
    }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    guard overrideUserInterfaceStyle != .unspecified else {
      return viewController?.overridingTraits ?? superview?.traitCollection ?? UIApplication.shared.traits
    }
    let traits = (superview?.traitCollection ?? UIApplication.shared.traits).copy()
    traits.userInterfaceStyle = overrideUserInterfaceStyle
    return traits
  }

  /// Light or dark for this view and its subviews whatever the system says; unspecified at first.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { tellOfTraitChange(from: UITraitCollection.current) } }
  }

  /// The traits changed; colours are already resolved anew.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package final func tellOfTraitChange(from previous: UITraitCollection) {
    resolveColors()
    layer.markDirty([.content])
    setNeedsLayout()
    traitCollectionDidChange(previous)
    if let viewController { viewController.traitCollectionDidChange(previous) }
    for view in subviews { view.tellOfTraitChange(from: previous) }
  }

  // MARK: Hit test

  /// The deepest view at `point` (in this view's coordinates) that takes touches; nil where none does.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event),
      !UIApplication.shared.animationEngine.blocksInteraction(with: layer)
    else { return nil }
    for view in subviews.reversed() {
      let place = view.layer.animations.isEmpty ? view.convert(point, from: self) : view.seenPoint(point)
      if let hit = view.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Whether `point`, in this view's coordinates, is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: UIDynamicItem, declared here so that subclasses can override it

  /// The shape that collides; the rectangle of the bounds at first.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The convex path that collides where the type is `.path`; its origin is the view's centre.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of a dynamic item that collides.
public enum UIDynamicItemCollisionBoundsType: UInt { case rectangle, ellipse, path }

/// Stands where Apple's API has an archive; there are none here.
public final class NSCoder: NSObject {
  public override class var kind: String { "NSCoder" }
}

extension UIView {
  /// Sides of a view that give way when its superview changes size.
  public struct AutoresizingMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Follows a change of the superview's size by the mask: the difference is shared among what is flexible, in
  /// proportion to what each has (equally where all have nothing).
  func autoresize(from old: CGSize, to new: CGSize) {
    guard autoresizingMask != [] else { return }
    let mask = autoresizingMask
    let x = UIView.stretch(
      (frame.minX, frame.width, old.width - frame.maxX), by: new.width - old.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let y = UIView.stretch(
      (frame.minY, frame.height, old.height - frame.maxY), by: new.height - old.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    frame = CGRect(x: x.0, y: y.0, width: max(0, x.1), height: max(0, y.1))
  }

  private static func stretch(
    _ parts: (Double, Double, Double), by difference: Double, _ flexible: (Bool, Bool, Bool)
  ) -> (Double, Double) {
    let total = (flexible.0 ? parts.0 : 0) + (flexible.1 ? parts.1 : 0) + (flexible.2 ? parts.2 : 0)
    let count = (flexible.0 ? 1.0 : 0) + (flexible.1 ? 1.0 : 0) + (flexible.2 ? 1.0 : 0)
    guard count > 0 else { return (parts.0, parts.1) }
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? difference * part / total : difference / count
    }
    return (parts.0 + share(parts.0, flexible.0), parts.1 + share(parts.1, flexible.1))
  }
}
