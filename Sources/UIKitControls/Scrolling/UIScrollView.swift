import CaromGeometry
import UIKitCore

/// A view that shows a part of larger content, which the user moves with a finger, a wheel or keys. The content can
/// also be zoomed, if the delegate returns a view in `viewForZooming(in:)`.
///
///     let scroll = UIScrollView(frame: view.bounds)
///     scroll.contentSize = map.bounds.size
///     scroll.addSubview(map)
///     view.addSubview(scroll)
open class UIScrollView: UIView, ContentScroller {
  /// How fast a throw slows down: the factor by which its velocity is multiplied each millisecond.
  public struct DecelerationRate: Equatable, Sendable {
    /// The factor per millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from a factor per millisecond, which must be greater than 0 and less than 1; `decelerationRate` refuses
    /// any other with a diagnostic.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration, 0.99; paging uses it.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// In which directions the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Vertically always, horizontally if the content can scroll that way.
    case automatic
    /// In the directions in which the content can scroll.
    case scrollableAxes
    /// Never.
    case never
    /// In both directions.
    case always
  }
  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The color of labels.
    case `default`
    /// Black, for light content.
    case black
    /// White, for dark content.
    case white
  }
  /// How scrolling dismisses the on-screen keyboard: the text field that has it ends editing.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not by scrolling.
    case none
    /// When dragging begins.
    case onDrag
    /// When the finger reaches the keyboard, which a page cannot move along.
    case interactive
  }

  /// The object that is notified of scrolling, and provides the view to zoom; not retained.
  @Weak public final var delegate: (any UIScrollViewDelegate)?

  /// The gesture that drags the content.
  public final let panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that zooms; nil unless the greatest scale is greater than the least.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomRange.isOpen ? pinch : nil }
  final var pinch: ScrollPinch?
  final let touchDelay = ContentTouchDelay()
  final lazy var motion = ScrollMotion(of: self)
  final var indicators = ScrollIndicators()
  /// The offset that the finger requests, before the rubber band.
  final var pulled = CGPoint.zero
  /// The direction in which the finger does not move the content, because `isDirectionalLockEnabled` locked it.
  final var lockedAxis: LockedAxis?
  enum LockedAxis { case horizontal, vertical }
  /// Called before the content moves to an offset, for layouts that depend on it.
  final var onWillMove: ((CGPoint) -> Void)?
  /// Returns the offset at which a throw should end, from the predicted offset and the velocity in points per
  /// millisecond.
  final var throwTarget: ((CGPoint, CGPoint) -> CGPoint)?
  /// Called when the content moved or its surroundings changed, for a bar that moves with it.
  final var onMove: (() -> Void)?
  /// The space for a refresh control at the top of the content, in points.
  final var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { insetsDidChange() } } }
  /// Called when the content has moved and when the finger is lifted, for a refresh control.
  final var onPull: (() -> Void)?
  final var onLetGo: (() -> Void)?
  final var ownRefreshControl: UIRefreshControl?
  /// The same, for a tab bar below.
  final var onMoveAboveTabs: (() -> Void)?
  /// The part of the top inset that belongs to a bar's large title, which moves up with the content, in points.
  final var titleInset: CGFloat = 0 { didSet { if titleInset != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a scroll view; the coder is passed to the superclass.
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

  /// The point of the content at the view's top left corner, in points.
  ///
  /// Setting it ends a throw, and is not animated; offsets beyond the limits are allowed. Values that are not finite
  /// are diagnosed and ignored.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The rectangle of the content, for constraints.
  public final var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The view's own rectangle, for constraints of views that do not scroll with the content.
  public final var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  /// Constraints do not consider zooming.
  package final var layoutContentSize: CGSize {
    CGSize(width: contentSize.width / zoomScale, height: contentSize.height / zoomScale)
  }
  package final func takeLayoutContentSize(_ size: CGSize) {
    // Without constraints for the content's size, the size that the app set stays.
    guard size != .zero else { return }
    contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
  }

  /// The size of the content, in points; content that is not larger than the view does not scroll. Values that are
  /// negative or not finite are diagnosed and ignored.
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

  /// Additional space around the content, in points; zero by default. Values that are not finite are diagnosed and
  /// ignored.
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

  /// In which directions the safe area is added to `contentInset`; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsDidChange() } }

  /// The sum of `contentInset` and what bars, the edges of the screen and the on-screen keyboard cover, in points.
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
      top: own.top + (addsY ? safe.top : 0) + refreshInset, left: own.left + (addsX ? safe.left : 0),
      bottom: own.bottom + (addsY ? max(safe.bottom, coveredByKeyboard) : 0),
      right: own.right + (addsX ? safe.right : 0))
  }

  final var lastInset = UIEdgeInsets.zero
  package final func surroundingsChanged() { insetsDidChange() }
  package final var safeAreaAdjustment: UIEdgeInsets {
    UIEdgeInsets(
      top: lastInset.top - contentInset.top, left: lastInset.left - contentInset.left,
      bottom: lastInset.bottom - contentInset.bottom, right: lastInset.right - contentInset.right)
  }
  /// Called when `adjustedContentInset` changed. The default does nothing.
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

  // MARK: Behavior

  /// Whether the user can scroll; true by default.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether content can be pulled beyond its limits and bounces back; true by default.
  open var bounces = true
  /// Whether content bounces vertically even if it fits into the view; false by default.
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// Whether content bounces horizontally even if it fits into the view; false by default.
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  /// Whether throws end at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one direction moves the content in that one only; one that begins diagonally,
  /// within 22.5° of it, moves both. False by default.
  open var isDirectionalLockEnabled = false
  /// How fast a throw slows down; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      guard !(decelerationRate.rawValue > 0 && decelerationRate.rawValue < 1) else { return }
      decelerationRate = oldValue
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a deceleration rate must be greater than 0 and less than 1, such as .normal; it was not set."
      )
    }
  }
  /// Whether the Home key scrolls to the top, as a tap on the status bar does on a phone; true by default.
  open var scrollsToTop = true
  /// Whether the Home key scrolls to the top at the moment.
  final var isGoingToTop = false
  /// Whether, and when, dragging dismisses the on-screen keyboard; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches reach the content only after 0.15 s, unless the finger scrolls before; true by default.
  open var delaysContentTouches = true
  /// Whether scrolling can cancel a touch that the content has already received; true by default.
  open var canCancelContentTouches = true
  /// Whether the vertical bar is shown while the content moves; true by default.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// Whether the horizontal bar is shown while the content moves; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// The color of the scroll indicators; `.default` by default.
  open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsLayout() } }
  /// The distances of the vertical bar from the top and bottom of the visible part, in points; zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Accepted without effect; zero by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of both bars; reading it returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Returns whether the content may receive a touch, which otherwise only scrolls; true by default. Called when a touch
  /// begins in `view`, which is inside the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether scrolling may cancel a touch of `view`; by default true unless it is a control, as on Apple's
  /// systems.
  open func touchesShouldCancel(in view: UIView) -> Bool { view as? UIControl == nil }

  /// Whether a finger is on the content.
  public final var isTracking: Bool {
    touchDelay.trackedTouches.contains { $0.phase != .ended && $0.phase != .cancelled } || isDragging
      || grip != nil
  }
  /// Whether a finger is dragging the content.
  public internal(set) final var isDragging = false
  /// Whether the content moves on by itself after a finger threw it.
  public final var isDecelerating: Bool { motion.isThrown }

  // MARK: Zooming

  /// The least scale of the content; 1 by default. Values that are not positive and finite are diagnosed and ignored.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if refusesZoomLimit(minimumZoomScale) { minimumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// The greatest scale of the content; 1 by default. It must be greater than the least scale for the user to zoom.
  /// Values that are not positive and finite are diagnosed and ignored.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if refusesZoomLimit(maximumZoomScale) { maximumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// Whether fingers can zoom beyond the limits, from which the scale bounces back; true by default.
  open var bouncesZoom = true
  /// The scale of the zoomed view; 1 by default. Setting it is not animated.
  open var zoomScale: CGFloat {
    get { currentScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers or a wheel are zooming the content.
  public internal(set) final var isZooming = false
  /// Whether the scale is bouncing back from beyond its limits.
  public final var isZoomBouncing: Bool { motion.isZoomBouncing }

  final var currentScale: CGFloat = 1
  /// The reference of a zoom by two fingers, or nil.
  final var grip: ZoomGrip?
  /// The point around which the content was last zoomed, relative to the view's corner.
  final var lastPlace = CGPoint.zero
  /// Whether the scale is being changed, after which the offset follows.
  final var isGivingScale = false
  /// Whether a step of an animated zoom is being performed.
  final var isInZoomStep = false
  /// Whether two fingers moved the content, so that the pan must start from here.
  final var panStartsAnew = false
  final var wheelTimer: Timer?
  final var wasZoomable = false

  /// Zooms around the middle of the visible part, over 0.3 s if `animated` is true.
  ///
  /// The scale is limited to the least and greatest scale. One that is not positive and finite is diagnosed and
  /// ignored, and nothing happens if the delegate returns no view to zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a zoom scale must be finite and greater than 0; it was not set.")
    }
    zoom(to: zoomRange.clamped(scale), animated: animated)
  }

  /// Zooms until `rect`, a rectangle of the zoomed view, fills the view, as far as the limits allow, and centers it.
  ///
  /// A rectangle that is empty or not finite is diagnosed and ignored.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a rectangle to zoom to must be finite and not empty; nothing was changed.")
    }
    show(rect, animated: animated)
  }

  open override var canBecomeFocused: Bool {
    super.canBecomeFocused || (wasZoomable && isUserInteractionEnabled && focusableDescendants.isEmpty)
  }
  /// A view that can have the keyboard focus needs a role for screen readers.
  open override var semanticRole: Semantics.Role? {
    super.semanticRole ?? (canBecomeFocused && !isAccessibilityElement ? .group : nil)
  }

  // MARK: Scrolling

  /// Moves the point `offset` of the content to the view's corner, over 0.3 s if `animated` is true.
  ///
  /// Offsets beyond the limits are allowed. One that is not finite is diagnosed and ignored. With reduced motion
  /// nothing is animated.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): contentOffset must be finite; it was not set.")
    }
    // An offset that the app sets during a step of a zoom does not end the zoom.
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

  /// Scrolls no farther than needed to show `rect`, a rectangle of the content, within the insets.
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

  /// Shows the scroll indicators for half a second.
  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.hideSoon(in: self)
  }

  final func moved(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    guard movesUnderWay < 16 else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its content is moved repeatedly by code that is called when it moves; after \(movesUnderWay) nested moves the next one was refused. Do not set contentOffset in scrollViewDidScroll, or set it to a value that does not change."
      )
    }
    movesUnderWay += 1
    onWillMove?(offset)
    super.bounds.origin = offset
    onMove?()
    onMoveAboveTabs?()
    onPull?()
    delegate?.scrollViewDidScroll(self)
    movesUnderWay -= 1
  }

  /// The number of nested moves of the content.
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

  /// A wheel moves the content directly, without rubber band and throw, because the device provides its own.
  open override func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool {
    guard canScroll else { return false }
    let place = clamped(CGPoint(x: contentOffset.x - delta.dx, y: contentOffset.y - delta.dy))
    guard place != contentOffset else { return false }
    motion.stop()
    flashScrollIndicators()
    moved(to: place)
    return true
  }

  /// Scrolls to a view that gets the keyboard focus.
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

extension UIScrollView {
  /// Whether no content is below the part that bars leave free.
  final var isAtEnd: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
  }
}

extension UIViewController {
  /// The scroll view with which bars move: the one that was set, or the root view, or else the first in it.
  final var scrollViewOfBars: UIScrollView? {
    if let named = navigationItem.contentScrollView { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first { $0 as? UIScrollView != nil } as? UIScrollView
  }
}
