import CaromGeometry

/// A rectangular area of the screen that draws content, lays out its subviews and handles touches.
///
///     final class Badge: UIView {
///       let label = UILabel()
///
///       override init(frame: CGRect) {
///         super.init(frame: frame)
///         backgroundColor = .systemRed
///         addSubview(label)
///       }
///
///       required init?(coder: NSCoder) { super.init(coder: coder) }
///
///       override func layoutSubviews() {
///         super.layoutSubviews()
///         layer.cornerRadius = bounds.height / 2
///         label.frame = bounds.insetBy(dx: 8, dy: 2)
///       }
///     }
///
/// Each view is an element of the browser's page. Time advances in ticks of 1/120 s, in which touches and layout are handled.
open class UIView: UIResponder {
  /// The layer that holds the view's geometry and appearance.
  public final let layer: CALayer

  /// The class of the view's layer, created by `init(frame:)`; `CALayer` unless a subclass overrides it.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// The subviews, from back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The view that contains this one; nil if there is none.
  @BackLink public internal(set) final var superview: UIView? { didSet { UIApplication.hierarchyVersion &+= 1 } }
  /// The window that contains this view; nil while the view is in no window. For a window, the window itself.
  @BackLink public internal(set) final var window: UIWindow?
  /// The controller whose root view this is.
  @BackLink package final var viewController: UIViewController?

  final var needsLayout = true
  final var subtreeNeedsLayout = true
  /// The number of nested layouts of this view that are in progress.
  final var layoutDepth: UInt8 = 0
  final var toldOfLayoutCircle = false
  /// Whether the view's `willMove` has been called and the view has not moved yet.
  final var isMoving = false
  package final var recognizers: [UIGestureRecognizer] = []
  final var ownClock: TickClock?
  /// The view's part in Auto Layout; nil if it never took part.
  package final var existingLayoutItem: LayoutItem?
  final var existingGuides: [UILayoutGuide]?
  /// The safe area insets that the view was last notified of.
  final var toldSafeArea = UIEdgeInsets.zero
  /// Whether the view is passing `toldSafeArea` on to its subviews.
  final var passesSafeArea = false
  /// The margins that code has set; nil while all of them are the defaults.
  final var chosenMargins: ChosenMargins?
  final var committedSemantics: Semantics?
  /// The frontmost modal subview when `SemanticsTree.modality` was `knownModality`.
  @BackLink final var knownModal: UIView?
  final var knownModality = -1
  /// Whether this is a list, in which each subview with contents is an item for screen readers.
  package final var holdsListItems = false
  final var hasWarnedOfTurnedFrame = false
  final var traitRegistrations: [UITraitChangeRegistration] = []

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    super.init()
    layer.view = self
    self.frame = frame
  }

  /// Creates a view of zero size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// Exists so that code written for Apple's UIKit compiles; there are no archives here, and the coder is ignored.
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
      // Subviews that another object still owns must not stay in a window.
      if view.window != nil { view.setWindow(nil) }
      view.layer.removeFromSuperlayer()
    }
    for recognizer in recognizers { recognizer.view = nil }
  }

  open override class var kind: String { "UIView" }
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry, which the layer stores

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// With a transform it is the smallest rectangle that contains the view; set `bounds` and `center` instead then. A
  /// frame that is not finite is diagnosed and ignored.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      if layer.isTurned, !hasWarnedOfTurnedFrame { warnOfTurnedFrame() }
      layer.frame = newValue
      sizeMayHaveChanged(from: old)
      placeMayHaveChanged()
      if let existingLayoutItem, existingLayoutItem.isPlacedByHand { existingLayoutItem.changed() }
    }
  }

  /// The view's rectangle in its own coordinates, in points: its size, and the point that is at its top-left corner.
  /// Bounds that are not finite are diagnosed and ignored.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      sizeMayHaveChanged(from: old.size)
      if old.size != newValue.size { placeMayHaveChanged() }
      if old.origin != newValue.origin {
        setNeedsLayout()
        if contentScroller != nil, hasContentAtItsOwnEdges { guidesMoved() }
      }
    }
  }

  /// The center of the view in its superview's coordinates, in points (more precisely, the place of the layer's anchor
  /// point). A point that is not finite is diagnosed and ignored.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      placeMayHaveChanged()
    }
  }

  /// The transform about the view's center; identity by default. A transform that is not finite is diagnosed and ignored.
  open var transform: CGAffineTransform {
    get { layer.model.affineTransform }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The same as `transform`, in three dimensions; identity by default.
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
    if let superview, superview.layoutDepth == 0 { superview.setNeedsLayout() }
    if old.width != new.width { widthChanged(from: old.width) }
    if redrawsOnResize { setNeedsDisplay() }
    for animator in sizeListeners { animator.value?.sizeChanged(of: self) }
  }

  /// The animators whose reference view this is. At rest they do not check the view, so the view notifies them when its
  /// size changes.
  package final var sizeListeners: [Weak<any ClockAnimator>] = []

  /// Whether a new size requests `draw(_:)`, as with the content mode `redraw`.
  package var redrawsOnResize: Bool { contentMode == .redraw || backgroundColor?.pattern != nil }

  /// How drawn content fits the bounds after their size has changed; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill

  /// How content fits bounds of another size.
  public enum ContentMode: Int, Sendable {
    /// `scaleToFill` stretches the content, `scaleAspectFit` and `scaleAspectFill` scale it without distortion until it fits
    /// in the bounds or fills them, `redraw` draws it again, and the others keep its size and align it with the center, an
    /// edge or a corner.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    /// Keeps the size of the content and aligns it with a bottom corner.
    case bottomLeft, bottomRight
  }

  /// Which margins and sizes follow a change of the superview's size; none by default.
  public final var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow a change of this view's size by their autoresizing masks; true by default.
  public final var autoresizesSubviews = true

  // MARK: Appearance

  /// The opacity, from 0 (invisible) to 1; 1 by default. Other values are clamped, and NaN becomes 0. Below 0.01 the view
  /// gets no touches.
  open var alpha: CGFloat {
    get { layer.alpha }
    set {
      let wasSeen = alpha >= 0.01
      layer.alpha = newValue > 0 ? min(newValue, 1) : 0
      if wasSeen != (alpha >= 0.01) { visibilityChanged() }
    }
  }

  /// Whether the view and its subviews are invisible and get no touches; false by default.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      visibilityChanged()
      superview?.subviewVisibilityChanged(self)
    }
  }

  /// The color behind the content; nil, the default, is transparent.
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.resolved(in: self)
      if backgroundColor?.pattern != nil || oldValue?.pattern != nil { layer.markDirty(.content) }
    }
  }

  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view hides everything behind it; a hint that has no effect here. True by default.
  open var isOpaque = true

  /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag = 0

  /// The first view whose tag is `tag`, among this view and its descendants; nil if there is none.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// The color of interactive elements; inherited from the superview if it is not set, and `systemBlue` at the root.
  /// Setting nil inherits it again. While `tintAdjustmentMode` is `dimmed`, it is the gray of the same brightness.
  open var tintColor: UIColor! {
    get { shownTint }
    set {
      ownTint = newValue
      tellOfTintChange()
    }
  }
  package private(set) final var ownTint: UIColor?
  final var ownTintMode = TintAdjustmentMode.automatic

  /// Called when the tint color of this view or of a superview has changed, or its dimming.
  open func tintColorDidChange() {}

  // MARK: Interaction

  /// Whether the view and its subviews get touches; true by default, false for labels and image views.
  open var isUserInteractionEnabled = true { didSet { semanticsChanged() } }
  /// Whether the view gets further touches while it has one; false by default.
  open var isMultipleTouchEnabled = false {
    didSet { fingersChanged() }
  }
  /// Whether no other view gets touches while this one has one, and this one gets none while another view of its window
  /// has one; false by default.
  open var isExclusiveTouch = false

  // MARK: Accessibility and focus

  /// Whether screen readers treat the view and its descendants as one element; false by default.
  open var isAccessibilityElement = false { didSet { if isAccessibilityElement != oldValue { elementChanged() } } }
  /// The element's name, which screen readers announce.
  open var accessibilityLabel: String? { didSet { semanticsChanged() } }
  /// The element's value, such as a slider's position, as text.
  open var accessibilityValue: String? { didSet { semanticsChanged() } }
  /// A description of what happens when the element is activated, which screen readers announce after its name.
  open var accessibilityHint: String? { didSet { semanticsChanged() } }
  /// What kind of element this is and in which state; none by default.
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { semanticsChanged() } }
  /// An identifier for tests; screen readers never announce it.
  open var accessibilityIdentifier: String?
  /// Whether screen readers ignore the view and its descendants; false by default.
  open var accessibilityElementsHidden = false { didSet { semanticsChanged() } }
  /// Whether screen readers and the keyboard focus cannot reach the siblings behind this view; false by default.
  open var accessibilityViewIsModal = false {
    didSet {
      semanticsChanged()
      modalityChanged()
    }
  }
  /// Whether descendants are read before what follows the view. It has no effect: a page is always read like that.
  open var shouldGroupAccessibilityChildren = false
  /// Further actions for the element; nil by default. HTML has no role for them, so Shift-F10 or the menu key shows them
  /// in a menu.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { semanticsChanged() } }
  /// Where an activation taps, in the window; the center of the view unless a subclass overrides it.
  open var accessibilityActivationPoint: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
  /// Called when a screen reader, Space or Enter activates the element; return true if that was handled. Otherwise the
  /// activation point is tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Called when a screen reader or a key increases the value; override it for the trait `adjustable`.
  open func accessibilityIncrement() {}
  /// Called when a screen reader or a key decreases the value; override it for the trait `adjustable`.
  open func accessibilityDecrement() {}

  /// Whether the view can have the keyboard focus. By default that is true for enabled accessibility elements that a
  /// user can act on.
  open var canBecomeFocused: Bool {
    guard isAccessibilityElement, isUserInteractionEnabled else { return false }
    let traits = accessibilityTraits
    return !traits.contains(.notEnabled)
      && (hasCustomActions
        || !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]))
  }
  /// Whether the view has the keyboard focus.
  open var isFocused: Bool { UIApplication.shared.focusedView === self }

  // MARK: Carom's own
  // For implementing controls. Members that are overridden are declared here and not in UIView+Carom.swift (law 9).

  /// The role, if the traits do not imply it.
  open var semanticRole: Semantics.Role? { nil }
  /// States beyond those that the traits imply.
  open var semanticStates: Semantics.State { [] }
  /// The numbers of a slider or a progress bar.
  open var semanticRange: Semantics.Range? { nil }
  /// Called when the view has gained or lost the keyboard focus.
  open func focusChanged(isFocused: Bool) {}
  /// Handles a key while this view has the keyboard focus, and returns whether it was used. By default Space, Enter and
  /// arrow keys are handled, depending on the role.
  open func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool { handleStandardKey(key, isRepeat: isRepeat) }
  /// The CSS name of the mouse cursor over this view; nil leaves it to the views around.
  open var cursor: String? { nil }
  /// Handles a wheel that was turned over the view by `delta` points, and returns whether it was used.
  open func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool { false }
  /// Resolves trait-dependent colors again; override it for colors of layers, and call `super`.
  open func resolveColors() { layer.backgroundColor = backgroundColor?.resolved(in: self) }

  // MARK: Scroll views and text fields

  /// The scrolling of the content, if this is a scroll view.
  @Weak package final var contentScroller: (any ContentScroller)?
  /// The contents of the page's input element, if this is a text field.
  @Weak package final var fieldOwner: (any PageFieldOwner)?

  /// Scrolls all scroll views around this view until `rect`, in this view's coordinates, is visible.
  package final func reveal(_ rect: CGRect) {
    contentScroller?.scrollIntoSight(rect)
    superview?.reveal(convert(rect, to: superview))
  }

  /// Whether the view keeps its direction, or is mirrored if text runs from right to left; follows the traits by
  /// default. Subviews are not affected.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      existingLayoutItem?.engine?.ask()
      layer.markDirty(.content)
    }
  }

  // MARK: Drawing

  /// Draws the content; override it, and request a call with `setNeedsDisplay()`. `rect` is always the view's bounds.
  open func draw(_ rect: CGRect) {}

  /// Draws the content of a layer whose delegate the view is; does nothing by default.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Lays out the sublayers of a layer whose delegate the view is; does nothing by default.
  open func layoutSublayers(of layer: CALayer) {}

  /// Requests a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a call of `draw(_:)` before the next frame; the whole view is drawn, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Writes the view's text or drawing for the page.
  package func commitContent(into commands: inout CommandBuffer) {
    commitDrawing(into: &commands)
    fieldOwner?.pageField.write(of: layer.id, into: &commands)
    guard zoomsByWheel != nil || takesTwoFingers != nil else { return }
    commands.put(.interaction(kind: zoomsByWheel == true ? 4 : takesTwoFingers == true ? 5 : 0), layer.id)
  }

  /// Draws what `commitContent` shows: text or a drawing.
  package func drawContent(in context: CGContext) {
    backgroundColor?.pattern?(bounds)
    draw(bounds)
  }

  /// Whether the app handles two-finger gestures on the view, so that the browser does not zoom its page; nil, the
  /// default, as long as nothing requests them.
  private final var takesTwoFingers: Bool? {
    didSet { if takesTwoFingers != oldValue { layer.markDirty(.content) } }
  }

  /// Called when the view or one of its recognizers starts or stops requesting two-finger gestures.
  final func fingersChanged() {
    let takes = isMultipleTouchEnabled || recognizers.contains { $0.takesTwoFingers && !$0.leavesPageZoom }
    if takes || takesTwoFingers != nil { takesTwoFingers = takes }
  }

  /// Whether a wheel turned with Control zooms the view instead of the browser's page; nil, the default, leaves that
  /// undecided.
  package final var zoomsByWheel: Bool? {
    didSet { if zoomsByWheel != oldValue { layer.markDirty(.content) } }
  }

  /// The kind of element the view's layer becomes.
  package var elementKind: UInt32 { fieldOwner != nil ? 2 : isInFront ? 3 : 0 }
  /// Whether the element is shown in front of its siblings, whatever its index among them. Set it before the view is
  /// shown.
  package final var isInFront = false

  // MARK: The hierarchy

  /// Adds `view` in front of the other subviews, after removing it from its old superview.
  ///
  /// The view is not added, and this is diagnosed, if it contains this view, if it is being moved elsewhere at the
  /// moment, or if views would be nested more than 256 deep.
  open func addSubview(_ view: UIView) { insert(view, .front) }

  /// Inserts `view` at `index`, where 0 is the back; an index outside the range is clamped. As on Apple's systems, the
  /// index also counts sublayers without a view. See `addSubview(_:)` for what is refused.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, layer.allSublayers.count == subviews.count ? .subview(index) : .sublayer(index))
  }

  /// Inserts `view` directly behind `sibling`, or behind everything if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if view !== sibling { insert(view, .below(sibling)) }
  }

  /// Inserts `view` directly in front of `sibling`, or in front of everything if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if view !== sibling { insert(view, .above(sibling)) }
  }

  /// Moves a subview in front of the others and of all sublayers; views that are not subviews are ignored.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, .front) }
  }

  /// Moves a subview behind the others and behind all sublayers; views that are not subviews are ignored.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, .back) }
  }

  /// Removes the view from its superview and its window, which ends its animations; does nothing if it has no
  /// superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Changes of the hierarchy, for subclasses

  /// Called before the view moves to another superview, or leaves its superview (nil).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview or has left its superview.
  open func didMoveToSuperview() {}
  /// Called before the view moves to another window, or leaves its window (nil).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has moved to another window or has left its window.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Sets the frames of the subviews. Override it, but do not call it: request a call with `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// Requests a call of `layoutSubviews()` in the layout phase of this tick.
  open func setNeedsLayout() { requestLayout() }

  /// Performs the requested layout of this view and its descendants now; superviews that requested layout come first.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// The size, in points, that suits the content within `size`; the current size unless a subclass overrides it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the content for Auto Layout, in points; `noIntrinsicMetric` in a direction without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Stands for a direction in which the content has no natural size: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The distances, in points, from the edges of the frame to those of the rectangle that Auto Layout aligns and whose size
  /// `intrinsicContentSize` is; zero by default. Override it in views with a shadow or an ornament outside their content.
  /// If it changes, call `invalidateIntrinsicContentSize()`.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that Auto Layout aligns when the view has this frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view when Auto Layout aligns this rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Tells Auto Layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    existingLayoutItem?.changed()
    superview?.setNeedsLayout()
  }

  /// Updates the view's constraints. It is called once before the next layout after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Whether the view relies on Auto Layout for its size; a hint that has no effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the height of the content depends on its width.
  package var breaksLines: Bool { false }
  /// The font of the view's own text, which is centered vertically; nil for a view without text.
  package var baselineFont: UIFont? { fieldOwner?.fieldFont }
  /// The height of the view's own text in lines as wide as `width`, in points.
  package func textHeight(forWidth width: CGFloat) -> CGFloat { baselineFont?.lineHeight ?? 0 }
  /// The view whose first line of text is this view's first baseline; the view itself by default. Its own baseline is
  /// that of its text, or its lower edge if it has none.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text is this view's last baseline; the view itself by default.
  open var forLastBaselineLayout: UIView { self }
  /// Called when a subview was hidden or shown.
  package func subviewVisibilityChanged(_ view: UIView) {}

  /// Changes the size of the bounds to `sizeThatFits(_:)` of the current size; the upper left corner stays in place.
  open func sizeToFit() { resizeFromCorner(to: sizeThatFits(bounds.size)) }

  // MARK: Safe area and margins

  /// The distances from the view's edges to the area that is free of bars, notches and rounded corners, in points; zero
  /// where the view lies inside that area.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
  /// Called when `safeAreaInsets` have changed.
  open func safeAreaInsetsDidChange() {}

  /// The space to leave between the view's edges and its content, in points.
  ///
  /// The default is 8 on each side; in the root view of a controller, the `systemMinimumLayoutMargins` of the
  /// controller; and in the content view of a table's cell, 16 or 20 at the sides and 11 above and below. The value
  /// that is read includes the safe area (`insetsLayoutMarginsFromSafeArea`) and the margins of the superview
  /// (`preservesSuperviewLayoutMargins`). Values that are not finite are diagnosed and ignored.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { choose(newValue, isDirectional: false) }
  }
  /// The same margins, relative to the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
    set {
      choose(
        UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing),
        isDirectional: true)
    }
  }
  /// Whether the margins also keep the content inside those of the superview; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { chosenMargins?.preservesSuperview ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      makeChosenMargins().preservesSuperview = newValue
      tellOfMarginChange()
    }
  }
  /// Whether the margins begin at the safe area and not at the edges of the view; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { chosenMargins?.beginAtSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      makeChosenMargins().beginAtSafeArea = newValue
      tellOfMarginChange()
    }
  }
  /// Called when `layoutMargins` have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The traits of the view: those of its superview or of the application, with the overrides of the view and of its
  /// controller.
  open var traitCollection: UITraitCollection {
    guard overrideUserInterfaceStyle != .unspecified else {
      return viewController?.overridingTraits ?? superview?.traitCollection ?? UIApplication.shared.traits
    }
    let traits = (superview?.traitCollection ?? UIApplication.shared.traits).copy()
    traits.userInterfaceStyle = overrideUserInterfaceStyle
    return traits
  }

  /// The style, light or dark, of this view and its subviews; `unspecified`, the default, inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { tellOfTraitChange(from: UITraitCollection.current) } }
  }

  /// Called when the traits have changed, after colors were resolved again.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package final func tellOfTraitChange(from previous: UITraitCollection) {
    resolveColors()
    layer.markDirty([.content])
    setNeedsLayout()
    traitCollectionDidChange(previous)
    tellRegistrations(traitRegistrations, of: previous)
    if let viewController {
      viewController.traitCollectionDidChange(previous)
      tellRegistrations(viewController.traitRegistrations, of: previous)
    }
    for view in subviews { view.tellOfTraitChange(from: previous) }
  }

  // MARK: Hit test

  /// The deepest view at `point`, in this view's coordinates, that accepts touches; nil if there is none.
  ///
  /// Views that are hidden, have an `alpha` below 0.01 or no user interaction are left out with their subviews, and so
  /// are views that are being animated without `allowUserInteraction`.
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

  /// Whether `point`, in this view's coordinates, is inside the view: by default, inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer of this view or of a superview may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: UIDynamicItem, declared here so that subclasses can override it

  /// The shape of the view for collisions; its rectangle by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape for collisions if the type is `path`, relative to the view's center; empty by default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of a dynamic item for collisions: its bounds (`rectangle`), the ellipse that fits in them (`ellipse`), or
/// its `collisionBoundingPath` (`path`).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds, the ellipse in them, or the item's collision path.
  case rectangle, ellipse, path
}

extension UIView {
  /// The margins and sizes of a view that follow a change of its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Follows a change of the superview's size according to the mask: the flexible parts share the difference in
  /// proportion to their lengths, or equally if all are 0.
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
