import CaromGeometry
import UIKitCore

/// A spinner above the content of a scroll view. Pulling the content down starts it, and sends `valueChanged`.
///
///     let refresh = UIRefreshControl()
///     refresh.addAction(UIAction { _ in load { refresh.endRefreshing() } }, for: .valueChanged)
///     tableView.refreshControl = refresh
///
/// For the keyboard and screen readers it is a button above the content, which becomes visible when it has the focus.
open class UIRefreshControl: UIControl {
  /// The height that the content leaves free while the control is refreshing, in points.
  static let height: CGFloat = 60
  /// How far the content must be pulled down, in visible points; Apple does not publish its own distance.
  static let pull: CGFloat = 80

  private final let spinner = UIActivityIndicatorView(style: .medium)
  private final let label = UILabel(frame: .zero)
  @BackLink private final var scrollView: UIScrollView?
  /// Whether the current pull has already started the control.
  private final var hasStarted = false

  /// Whether the control is refreshing: from the pull, or `beginRefreshing()`, until `endRefreshing()`.
  public private(set) final var isRefreshing = false

  /// A text below the spinner; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Creates a control; the scroll view determines its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a control; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    autoresizingMask = .flexibleWidth
    spinner.hidesWhenStopped = false
    spinner.alpha = 0
    spinner.isHidden = false
    spinner.accessibilityElementsHidden = true
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(spinner)
    addSubview(label)
    takeTint()
  }

  open override class var kind: String { "UIRefreshControl" }

  // MARK: Refreshing

  /// Starts the control without an event. The content stays where it is; scroll to the top to show the spinner.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    spinner.alpha = 1
    semanticsChanged()
    if scrollView?.isDragging != true { scrollView?.refreshInset = UIRefreshControl.height }
  }

  /// Stops the control; the content moves back up.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    semanticsChanged()
    closeUp()
  }

  private func start() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIAccessibility.post(notification: .announcement, argument: "Refreshing")
    sendValueChanged()
  }

  /// Removes the space at the top.
  private func closeUp() {
    guard let scrollView, !isFocused else { return }
    let before = scrollView.contentOffset
    scrollView.refreshInset = 0
    guard !scrollView.isDragging else { return }
    let goal = scrollView.clamped(before)
    guard goal != before, window != nil, !traitCollection.reducesMotion else { return scrollView.moved(to: goal) }
    scrollView.moved(to: before)
    // Also replaces a bounce that is moving to the old position.
    scrollView.motion.travel(from: before, to: goal)
  }

  // MARK: In a scroll view

  final func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.onPull = { [me = Weak(self)] in me.value?.pulled() }
    scrollView.insert(self, .back)
    follow()
  }

  final func detach() {
    scrollView?.onPull = nil
    scrollView?.refreshInset = 0
    scrollView = nil
    removeFromSuperview()
  }

  /// Keeps the control directly above the content.
  private func follow() {
    guard let scrollView else { return }
    let height = UIRefreshControl.height
    let place = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    if frame != place { frame = place }
  }

  private func pulled() {
    guard let scrollView else { return }
    follow()
    // The inset for the spinner does not count as a pull.
    let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
    let pull = -scrollView.contentOffset.y - top
    if !isRefreshing { spinner.alpha = isFocused ? 1 : max(0, min(1, pull / UIRefreshControl.pull)) }
    guard scrollView.isDragging else {
      hasStarted = false
      return
    }
    if pull >= UIRefreshControl.pull, !hasStarted {
      hasStarted = true
      start()
    }
  }

  /// The finger is lifted: the content comes to rest below the spinner.
  final func letGo() {
    hasStarted = false
    if isRefreshing { scrollView?.refreshInset = UIRefreshControl.height }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(.zero)
    let isPlain = text.height == 0
    spinner.frame = CGRect(x: bounds.midX - 10, y: isPlain ? bounds.midY - 10 : 10, width: 20, height: 20)
    label.frame = CGRect(x: 8, y: 36, width: max(0, bounds.width - 16), height: text.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeTint()
  }

  /// The spinner is gray unless the control has a tint of its own.
  private func takeTint() { spinner.color = ownTint ?? .systemGray }

  // MARK: Keyboard and screen readers

  open override func focusChanged(isFocused: Bool) {
    super.focusChanged(isFocused: isFocused)
    guard !isRefreshing else { return }
    if isFocused {
      spinner.alpha = 1
      scrollView?.refreshInset = UIRefreshControl.height
    } else {
      spinner.alpha = 0
      closeUp()
    }
  }

  package override func activate(with event: UIEvent?) {
    start()
    super.activate(with: event)
  }

  open override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributedTitle?.string ?? (isRefreshing ? "Refreshing" : "Refresh") }
    set { super.accessibilityLabel = newValue }
  }
  open override var semanticRole: Semantics.Role? { isRefreshing ? .progressbar : .button }
  open override var canBecomeFocused: Bool { isEnabled && scrollView != nil }
}

extension UIScrollView {
  /// The control that the person pulls down to reload the content; nil by default.
  public final var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set {
      guard newValue !== ownRefreshControl else { return }
      ownRefreshControl?.detach()
      onLetGo = nil
      ownRefreshControl = newValue
      guard let newValue else { return }
      alwaysBounceVertical = true
      newValue.attach(to: self)
      onLetGo = { [control = Weak(newValue)] in control.value?.letGo() }
    }
  }
}
