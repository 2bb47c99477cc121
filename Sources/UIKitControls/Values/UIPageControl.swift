import CaromGeometry
import UIKitCore

/// A row of dots, one for each page; a tap before or after the current dot turns a page back or forward.
///
///     let pages = UIPageControl(frame: CGRect(x: 0, y: 400, width: 320, height: 26))
///     pages.numberOfPages = 4
///     pages.addAction(
///       UIAction { action in if let pages = action.sender as? UIPageControl { turn(to: pages.currentPage) } },
///       for: .valueChanged)
open class UIPageControl: UIControl {
  private final let content = UIView.part()
  private final var dots: [UIView] = []
  private final var page = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a page control; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    addSubview(content)
    // A slider needs a name, and no app can name the one of a page view controller.
    accessibilityLabel = Words.page
  }

  open override class var kind: String { "UIPageControl" }

  /// The number of dots; 0 by default. Negative numbers, and those above 10,000, are diagnosed and ignored.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages <= 10_000 else {
        numberOfPages = oldValue
        return refuse("numberOfPages is above 10,000 and was not set.", remedy: "Use a scroll view for so many pages.")
      }
      guard numberOfPages >= 0 else {
        numberOfPages = oldValue
        return refuse("numberOfPages is negative and was not set.", remedy: "Use 0 for no pages.")
      }
      pagesDidChange()
    }
  }

  /// The index of the current page, from 0; limited to the existing pages. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      semanticsChanged()
      fade(0.2) { arrange() }
    }
  }

  /// Whether no dot is shown if there is only one page; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the other dots; nil means that of labels with 0.3 of its opacity.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current dot; nil means that of labels.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  private func pagesDidChange() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView.part(.label, radius: 3.5)
      dots.append(dot)
      content.addSubview(dot)
    }
    page = min(page, max(0, numberOfPages - 1))
    semanticsChanged()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Dots of 7 points with 9 points between them.
  private static let pitch: CGFloat = 16

  private func arrange() {
    content.frame = bounds
    content.isHidden = hidesForSinglePage && numberOfPages <= 1
    let width = UIPageControl.pitch * CGFloat(max(0, dots.count - 1))
    for (place, dot) in dots.enumerated() {
      let number = isRightToLeft ? dots.count - 1 - place : place
      dot.bounds.size = CGSize(width: 7, height: 7)
      dot.center = CGPoint(x: bounds.midX - width / 2 + UIPageControl.pitch * CGFloat(number), y: bounds.midY)
      let isCurrent = place == page
      dot.backgroundColor = isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .label
      dot.alpha = isCurrent || pageIndicatorTintColor != nil ? 1 : 0.3
      // Larger, too, so that the page is not shown by shade alone.
      dot.transform = isCurrent ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// Returns the size for a number of dots; negative numbers count as 0.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: UIPageControl.pitch * CGFloat(max(0, pageCount)) + 16, height: 26)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: Interaction

  private func turn(by step: Int) {
    let old = page
    currentPage = page + step
    if page != old { sendValueChanged() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, dots.indices.contains(page) else { return }
    let isBeyond = touch.location(in: self).x > dots[page].center.x
    turn(by: isBeyond != isRightToLeft ? 1 : -1)
  }

  package override var primaryEventOfTap: Event { [] }
  package override var answersActivationKeys: Bool { false }

  open override func accessibilityIncrement() { if isEnabled { turn(by: 1) } }
  open override func accessibilityDecrement() { if isEnabled { turn(by: -1) } }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(page + 1)/\(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }
  open override var semanticRole: Semantics.Role? { .slider }
  open override var semanticRange: Semantics.Range? {
    Semantics.Range(now: Double(page + 1), least: 1, greatest: Double(max(1, numberOfPages)))
  }
}
