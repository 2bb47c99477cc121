import CaromGeometry
import UIKitCore

/// Shows a part of a content larger than itself and lets a finger, a wheel or keys move it, and make it larger and
/// smaller where the delegate names a view for that.
open class UIScrollView: UIView, ContentScroller {
  /// Speed kept per millisecond of a throw.
  public struct DecelerationRate: Equatable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
  public enum IndicatorStyle: Int { case `default`, black, white }
  public enum KeyboardDismissMode: Int { case none, onDrag, interactive }

  @Weak public final var delegate: (any UIScrollViewDelegate)?

  /// The recognizer that drags the content.
  public final let panGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer that zooms; nil where the scale has no choice.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomRange.isOpen ? pinch : nil }
  final var pinch: ScrollPinch?
  final let touchDelay = ContentTouchDelay()
  final lazy var motion = ScrollMotion(of: self)
  final var indicators = ScrollIndicators()
  /// The offset as the finger pulls it, before rubber.
  final var pulled = CGPoint.zero
  /// The content is about to move to that offset: for a layout that wants to know how far.
  final var onWillMove: ((CGPoint) -> Void)?
  /// Where a throw to that offset, with that velocity in points per millisecond, shall end instead.
  final var throwTarget: ((CGPoint, CGPoint) -> CGPoint)?
  /// The content moved, or what surrounds it changed: for a bar that goes along.
  final var onMove: (() -> Void)?
  /// The part of the upper inset that belongs to a bar's large title, which goes up with the content, points.
  final var titleInset: CGFloat = 0 { didSet { if titleInset != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    clipsToBounds = true
    contentScroller = self
    panGestureRecognizer.addAction { [me = Weak(self)] _ in me.value?.panned() }
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(panGestureRecognizer)
  }

  open override class var kind: String { "UIScrollView" }

  // MARK: Content

  /// The content's point at the view's top-left corner, points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The content, for constraints.
  public final var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The view's own frame, for constraints of what does not scroll with the content.
  public final var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  /// Constraints know nothing of zooming.
  package final var layoutContentSize: CGSize {
    CGSize(width: contentSize.width / zoomScale, height: contentSize.height / zoomScale)
  }
  package final func takeLayoutContentSize(_ size: CGSize) {
    // Nothing says how large the content is: what an app set by hand stays.
    guard size != .zero else { return }
    contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
  }

  /// The content's size, points; what is no larger than the view does not scroll.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.isFinite, contentSize.width >= 0, contentSize.height >= 0 else {
        contentSize = oldValue
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): contentSize must be finite and not negative; it was not set.")
      }
      if contentSize != oldValue { limitsDidChange() }
    }
  }

  /// Space around the content, points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        contentInset = oldValue
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): contentInset must be finite; it was not set.")
      }
      if contentInset != oldValue { insetsDidChange() }
    }
  }

  /// Whether bars and edges add to `contentInset`; automatic at first.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsDidChange() } }

  /// `contentInset` and what bars, edges and the on-screen keyboard cover.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let own = contentInset
    let (addsX, addsY) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (scrollsX, true)
      case .scrollableAxes: (scrollsX, scrollsY)
      }
    return UIEdgeInsets(
      top: own.top + (addsY ? safe.top : 0), left: own.left + (addsX ? safe.left : 0),
      bottom: own.bottom + (addsY ? max(safe.bottom, coveredByKeyboard) : 0),
      right: own.right + (addsX ? safe.right : 0))
  }

  final var lastInset = UIEdgeInsets.zero
  open func adjustedContentInsetDidChange() {}

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { insetsDidChange() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.size
      super.bounds = newValue
      if old != newValue.size { limitsDidChange() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      if old != super.bounds.size { limitsDidChange() }
    }
  }

  // MARK: Behaviour

  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether the content gives way beyond its ends; true at first.
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  /// Whether throws end at multiples of the view's size.
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether content is pressed only once it is clear that the finger does not scroll; true at first.
  open var delaysContentTouches = true
  /// Whether a scroll takes a touch away from content that has it already; true at first.
  open var canCancelContentTouches = true
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsLayout() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether content may begin to have a touch.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a scroll may take a touch away from `view`; not from controls, as on Apple's systems.
  open func touchesShouldCancel(in view: UIView) -> Bool { view as? UIControl == nil }

  /// Whether a finger is on the content.
  public final var isTracking: Bool {
    touchDelay.trackedTouches.contains { $0.phase != .ended && $0.phase != .cancelled } || isDragging
      || grip != nil
  }
  /// Whether a finger moves the content.
  public internal(set) final var isDragging = false
  /// Whether the content moves on by itself after a finger left it.
  public final var isDecelerating: Bool { motion.isThrown }

  // MARK: Zooming

  /// The least scale of the content; 1 at first.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if refusesZoomLimit(minimumZoomScale) { minimumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// The largest scale of the content; 1 at first, and more than the least where it can be zoomed.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if refusesZoomLimit(maximumZoomScale) { maximumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// Whether the scale gives way beyond its limits; true at first.
  open var bouncesZoom = true
  /// How much larger the content is than by itself.
  open var zoomScale: CGFloat {
    get { currentScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers or a wheel zoom the content.
  public internal(set) final var isZooming = false
  /// Whether the scale comes back from beyond its limits.
  public final var isZoomBouncing: Bool { motion.isZoomBouncing }

  final var currentScale: CGFloat = 1
  /// What two fingers hold on to.
  final var grip: ZoomGrip?
  /// Where the content was held last, from the view's corner.
  final var lastPlace = CGPoint.zero
  /// The scale is being changed; the offset follows in a moment.
  final var isGivingScale = false
  /// A step of an animated zoom is made.
  final var isInZoomStep = false
  /// Two fingers moved the content, so that one that goes on counts from here.
  final var panStartsAnew = false
  final var wheelTimer: Timer?
  final var wasZoomable = false

  /// Zooms about the middle of what is seen, within the limits; over 0.3 s if animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a zoom scale is above 0 and finite; it was not set.")
    }
    zoom(to: zoomRange.clamped(scale), animated: animated)
  }

  /// Makes `rect`, a rectangle of the zoomed view, as large as fits, and puts it in the middle.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a rectangle to zoom to has a finite size above 0; nothing was changed.")
    }
    show(rect, animated: animated)
  }

  open override var canBecomeFocused: Bool {
    super.canBecomeFocused || (wasZoomable && isUserInteractionEnabled && focusableDescendants.isEmpty)
  }
  /// What can have the keyboard is something to a screen reader.
  open override var semanticRole: Semantics.Role? {
    super.semanticRole ?? (canBecomeFocused && !isAccessibilityElement ? .group : nil)
  }

  // MARK: Moving

  /// Puts the content's point `offset` at the view's corner, over 0.3 s if animated.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): contentOffset is not a finite number and was not set.")
    }
    // What an app does about each step of a zoom does not end it.
    if motion.isZooming, isInZoomStep { return moved(to: offset) }
    motion.stop()
    guard offset != contentOffset else { return }
    if animated, window != nil, !traitCollection.reducesMotion {
      indicators.show(in: self)
      motion.travel(from: contentOffset, to: offset)
    } else {
      moved(to: offset)
      if animated { travelEnded() }
    }
  }

  /// Moves no more than needed to show `rect`, a rectangle of the content, between the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < offset.x + insets.left { offset.x = rect.minX - insets.left }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < offset.y + insets.top { offset.y = rect.minY - insets.top }
    setContentOffset(clamped(offset), animated: animated)
  }

  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.hideSoon(in: self)
  }

  final func moved(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    guard movesUnderWay < 16 else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its content is moved again and again by those that hear of a move; after \(movesUnderWay) moves within one another the next was refused. Do not set contentOffset in scrollViewDidScroll, or only to a place that stays the same."
      )
    }
    movesUnderWay += 1
    onWillMove?(offset)
    super.bounds.origin = offset
    onMove?()
    delegate?.scrollViewDidScroll(self)
    movesUnderWay -= 1
  }

  /// How many moves of the content are under way, one within the other.
  private final var movesUnderWay = 0

  // MARK: Dragging

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    guard canScroll else { return false }
    let way = panGestureRecognizer.translation(in: self)
    guard way.x.magnitude > way.y.magnitude ? movesX : movesY else { return false }
    if touchDelay.hasLetGo, let touched = panGestureRecognizer.trackedTouches.first?.view, touched !== self {
      return canCancelContentTouches && touchesShouldCancel(in: touched)
    }
    return true
  }

  // MARK: Wheel and keys

  /// A wheel moves the content itself: no rubber, no throw, since the device brings its own.
  open override func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool {
    guard canScroll else { return false }
    let place = clamped(CGPoint(x: contentOffset.x - delta.dx, y: contentOffset.y - delta.dy))
    guard place != contentOffset else { return false }
    motion.stop()
    flashScrollIndicators()
    moved(to: place)
    return true
  }

  /// What gets the keyboard is scrolled into sight.
  package final func scrollIntoSight(_ rect: CGRect) {
    scrollRectToVisible(rect.insetBy(dx: 0, dy: -8), animated: true)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let key = presses.first?.key, scroll(by: key) || zoom(by: key) { return }
    super.pressesBegan(presses, with: event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let key = presses.first?.key, scroll(by: key) || zoom(by: key) { return }
    super.pressesChanged(presses, with: event)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    zoomingMayHaveChanged()
    indicators.place(in: self)
  }
}
