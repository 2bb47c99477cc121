import CaromGeometry
import UIKitCore

/// Shows one page at a time; a swipe, the arrow keys or the dots below turn the pages.
///
///     let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self  // a UIPageViewControllerDataSource
///     pages.setViewControllers([first], direction: .forward, animated: false)
open class UIPageViewController: UIViewController, UIScrollViewDelegate {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Treated like `scroll`.
    case pageCurl
    /// The pages slide.
    case scroll
  }
  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// Sideways, in the direction of reading.
    case horizontal
    /// Downwards.
    case vertical
  }
  /// Whether the next or the previous page is shown.
  public enum NavigationDirection: Int, Sendable {
    /// The next page.
    case forward
    /// The previous page.
    case reverse
  }
  /// The keys of the options.
  public enum OptionsKey: Int, Sendable {
    /// An `NSNumber`: the space between pages, in points.
    case interPageSpacing
    /// Accepted without effect.
    case spineLocation
  }

  /// The object that provides the pages before and after; not retained. Nil means that only code turns them.
  @Weak public final var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { findOthers() } }
  }
  /// The object that is notified; not retained.
  @Weak public final var delegate: (any UIPageViewControllerDelegate)?
  /// As given to the initializer.
  public final let transitionStyle: TransitionStyle
  /// As given to the initializer.
  public final let navigationOrientation: NavigationOrientation
  /// Accepted without effect; false by default.
  open var isDoubleSided = false

  private final let spacing: CGFloat
  private final let scroller = PageScroller(frame: .zero)
  private final let dots = UIPageControl(frame: .zero)
  private final var page: UIViewController?
  private final var before: UIViewController?
  private final var after: UIViewController?
  /// The page that is sliding in, and its direction; nil at rest.
  private final var coming: (page: UIViewController, isAfter: Bool, isByCode: Bool)?
  private final var completion: ((Bool) -> Void)?
  private final var isArranging = false
  /// The index of the current page's dot.
  private final var dot = 0 { didSet { dots.currentPage = dot } }

  /// Creates a controller without pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: NSObject]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    let space = (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0
    spacing = space.isFinite && space > 0 ? space : 0
    super.init()
  }

  /// Creates a controller whose pages slide sideways.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  open override class var kind: String { "UIPageViewController" }

  // MARK: Pages

  /// The page that is shown; nil before there is one.
  public final var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// The recognizers that turn pages.
  public final var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

  /// Shows a page, the first of the array; others are ignored, because there are no spreads.
  ///
  /// `completion` is called at the end of the animation; its argument is false if another change interrupted the
  /// animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    settle()
    guard let new = viewControllers?.first, new !== page else {
      completion?(true)
      return
    }
    guard !isUnder(new), new.ownPresenting == nil else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(new)) contains this page view controller or is presented; it cannot be a page.")
    }
    guard animated, isAppearing, let view = viewIfLoaded, view.window != nil, page != nil,
      !traitCollection.reducesMotion
    else {
      take(new)
      completion?(true)
      return
    }
    self.completion = completion
    if direction == .forward { (before, after) = (nil, new) } else { (before, after) = (new, nil) }
    place()
    begin(new, isAfter: direction == .forward, isByCode: true)
    scroller.setContentOffset(offset(of: direction == .forward ? 1 : -1), animated: true)
  }

  /// Replaces the page without an animation.
  private func take(_ new: UIViewController) {
    let old = page
    addChild(new)
    guard new.parent === self else { return }
    page = new
    if isViewLoaded { show(new, instead: old) }
    new.didMove(toParent: self)
    remove(old)
    findOthers()
    countDots()
  }

  private func show(_ new: UIViewController, instead old: UIViewController?) {
    if isAppearing { new.beginAppearanceTransition(true, animated: false) }
    if isAppearing { old?.beginAppearanceTransition(false, animated: false) }
    scroller.addSubview(new.view)
    old?.viewIfLoaded?.removeFromSuperview()
    if isAppearing { old?.endAppearanceTransition() }
    if isAppearing { new.endAppearanceTransition() }
  }

  private func remove(_ old: UIViewController?) {
    guard let old, old.parent === self else { return }
    old.willMove(toParent: nil)
    old.removeFromParent()
  }

  /// Requests the pages before and after the one that is shown.
  private func findOthers() {
    guard let page else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: page)
    after = dataSource?.pageViewController(self, viewControllerAfter: page)
    place()
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.delegate = self
    scroller.isSideways = navigationOrientation == .horizontal
    scroller.onWheel = { [me = Weak(self)] in _ = me.value?.turn(forward: $0) }
    view.addSubview(scroller)
    view.addSubview(dots)
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    dots.addAction(UIAction { [me = Weak(self)] _ in me.value?.dotChosen() }, for: .valueChanged)
    if let page { scroller.addSubview(page.view) }
    findOthers()
    countDots()
  }

  open override var appearanceChildren: [UIViewController] { page.map { [$0] } ?? [] }

  private var showsDots: Bool { dots.numberOfPages > 0 && navigationOrientation == .horizontal }

  private func countDots() {
    guard isViewLoaded else { return }
    dots.numberOfPages = max(0, dataSource?.presentationCount(for: self) ?? 0)
    if dots.numberOfPages > 0 { dot = dataSource?.presentationIndex(for: self) ?? 0 }
    dots.isHidden = !showsDots
    view.setNeedsLayout()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let below: CGFloat = showsDots ? 37 + view.safeAreaInsets.bottom : 0
    var frame = view.bounds
    frame.size.height = max(0, frame.height - below)
    if navigationOrientation == .horizontal { frame.size.width += spacing } else { frame.size.height += spacing }
    dots.frame = CGRect(x: 0, y: view.bounds.height - below, width: view.bounds.width, height: 37)
    guard scroller.frame != frame else { return }
    settle()
    scroller.frame = frame
    place()
  }

  /// The content's offset for the page `way` pages after the one that is shown.
  private func offset(of way: Int) -> CGPoint {
    let place = CGFloat(way * (isReversed ? -1 : 1) + (first ? 1 : 0))
    return navigationOrientation == .horizontal
      ? CGPoint(x: place * scroller.bounds.width, y: 0) : CGPoint(x: 0, y: place * scroller.bounds.height)
  }

  private var isReversed: Bool { navigationOrientation == .horizontal && view.isRightToLeft }
  /// Whether a page is to the left of the one that is shown, or above it.
  private var first: Bool { (isReversed ? after : before) != nil }

  /// Places the pages, and scrolls to the one that is shown.
  private func place() {
    guard isViewLoaded, coming == nil, scroller.bounds.width > 0 else { return }
    isArranging = true
    defer { isArranging = false }
    let count = CGFloat(1 + (before == nil ? 0 : 1) + (after == nil ? 0 : 1))
    let size = scroller.bounds.size
    scroller.contentSize =
      navigationOrientation == .horizontal
      ? CGSize(width: size.width * count, height: size.height) : CGSize(width: size.width, height: size.height * count)
    scroller.contentOffset = offset(of: 0)
    if let page { page.view.frame = frame(of: 0) }
  }

  private func frame(of way: Int) -> CGRect {
    var size = scroller.bounds.size
    if navigationOrientation == .horizontal { size.width -= spacing } else { size.height -= spacing }
    return CGRect(origin: offset(of: way), size: size)
  }

  // MARK: Turning

  private func begin(_ new: UIViewController, isAfter: Bool, isByCode: Bool) {
    guard new.parent === self || !isUnder(new) else { return }
    coming = (new, isAfter, isByCode)
    if !isByCode { delegate?.pageViewController(self, willTransitionTo: [new]) }
    addChild(new)
    if isAppearing {
      new.beginAppearanceTransition(true, animated: true)
      page?.beginAppearanceTransition(false, animated: true)
    }
    new.view.frame = frame(of: isAfter ? 1 : -1)
    scroller.addSubview(new.view)
  }

  /// The pages have come to rest: keeps the new page, or removes it again.
  private func end(hasCome: Bool, finished: Bool = true) {
    guard let coming, let old = page else { return }
    self.coming = nil
    let (stays, goes) = hasCome ? (coming.page, old) : (old, coming.page)
    if isAppearing, !hasCome {
      goes.beginAppearanceTransition(false, animated: true)
      stays.beginAppearanceTransition(true, animated: true)
    }
    goes.viewIfLoaded?.removeFromSuperview()
    if isAppearing {
      goes.endAppearanceTransition()
      stays.endAppearanceTransition()
    }
    if hasCome { stays.didMove(toParent: self) }
    remove(goes)
    page = stays
    if hasCome, dots.numberOfPages > 0 {
      if coming.isByCode { countDots() } else { dot += coming.isAfter ? 1 : -1 }
    }
    findOthers()
    if !coming.isByCode {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [old], transitionCompleted: hasCome)
    } else if hasCome, let title = stays.title {
      UIAccessibility.post(notification: .screenChanged, argument: title)
    }
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Ends a turn in progress immediately.
  private func settle() {
    guard let coming else { return }
    end(hasCome: coming.isByCode || isNearer(coming.isAfter), finished: false)
  }

  private func isNearer(_ isAfter: Bool) -> Bool {
    let (here, there) = (offset(of: 0), offset(of: isAfter ? 1 : -1))
    let now = scroller.contentOffset
    return (now.x - there.x).magnitude + (now.y - there.y).magnitude
      < (now.x - here.x).magnitude + (now.y - here.y).magnitude
  }

  /// Begins a turn when a finger drags the page. An override must call `super`.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, coming == nil, page != nil else { return }
    let home = offset(of: 0)
    let way = (scroller.contentOffset.x - home.x + scroller.contentOffset.y - home.y) * (isReversed ? -1 : 1)
    guard way.magnitude > 0.5, let next = way > 0 ? after : before else { return }
    begin(next, isAfter: way > 0, isByCode: false)
  }

  /// Ends a turn. An override must call `super`.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }
  /// Ends a turn. An override must call `super`.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { cameToRest() }
  /// Ends a turn, unless the page is still decelerating. An override must call `super`.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  private func cameToRest() {
    guard let coming else { return }
    end(hasCome: isNearer(coming.isAfter))
  }

  /// Turns a page as the person does. Returns false if there is no such page.
  private func turn(forward: Bool) -> Bool {
    guard let next = forward ? after : before, coming == nil else { return false }
    guard isAppearing, !traitCollection.reducesMotion else {
      let old = page
      delegate?.pageViewController(self, willTransitionTo: [next])
      let wanted = dot + (forward ? 1 : -1)
      take(next)
      if dots.numberOfPages > 0 { dot = wanted }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [], transitionCompleted: true)
      return true
    }
    begin(next, isAfter: forward, isByCode: false)
    scroller.setContentOffset(offset(of: forward ? 1 : -1), animated: true)
    return true
  }

  /// The person tapped beside the current dot: moves the dots and the pages by one.
  private func dotChosen() {
    let isAfter = dots.currentPage > dot
    dots.currentPage = dot
    if dots.numberOfPages > 0 { _ = turn(forward: isAfter) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses, with: event)
    }
    let isHorizontal = navigationOrientation == .horizontal
    let forward = isHorizontal ? (view.isRightToLeft ? "ArrowLeft" : "ArrowRight") : "ArrowDown"
    let back = isHorizontal ? (view.isRightToLeft ? "ArrowRight" : "ArrowLeft") : "ArrowUp"
    if key.code == forward || key.code == "PageDown", turn(forward: true) { return }
    if key.code == back || key.code == "PageUp", turn(forward: false) { return }
    super.pressesBegan(presses, with: event)
  }
}
