import CaromGeometry
import UIKitCore

/// A row of dots, one for each page; a tap beside the current one goes a page back or on.
open class UIPageControl: UIControl {
  private final let content = UIView.part()
  private final var dots: [UIView] = []
  private final var page = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open override class var kind: String { "UIPageControl" }

  /// Not negative; 0 at first.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages >= 0 else {
        numberOfPages = oldValue
        return refuse("numberOfPages is negative and was not set.", remedy: "Count the pages anew.")
      }
      pagesDidChange()
    }
  }

  /// From 0; what lies outside is moved to the nearest end.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      semanticsChanged()
      fade(0.2) { arrange() }
    }
  }

  /// Whether one page alone shows no dot; false at first.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
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

  /// Dots of 7 points, 9 points apart.
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
      // Larger too, so that the place is not told by shade alone.
      dot.transform = isCurrent ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// The size for so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: UIPageControl.pitch * CGFloat(max(0, pageCount)) + 16, height: 26)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: Using

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
