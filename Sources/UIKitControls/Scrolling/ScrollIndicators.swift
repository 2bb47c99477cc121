import CaromGeometry
import UIKitCore

/// The two thin bars that show which part of the content is visible, while it moves.
struct ScrollIndicators {
  private var vertical: UIView?
  private var horizontal: UIView?
  private var timer: Timer?

  /// Shows the bars.
  mutating func show(in scrollView: UIScrollView) {
    timer?.invalidate()
    timer = nil
    if vertical == nil {
      vertical = ScrollIndicators.bar(in: scrollView)
      horizontal = ScrollIndicators.bar(in: scrollView)
    }
    place(in: scrollView)
    vertical?.alpha = 1
    horizontal?.alpha = 1
  }

  private static func bar(in scrollView: UIScrollView) -> UIView {
    let bar = UIView.part(radius: 1.5)
    bar.alpha = 0
    bar.layer.zPosition = 1_000
    scrollView.addSubview(bar)
    return bar
  }

  /// Fades the bars out after half a second.
  mutating func hideSoon(in scrollView: UIScrollView) {
    timer?.invalidate()
    let bars = [vertical, horizontal].compactMap { $0 }
    guard !bars.isEmpty else { return }
    let made = Timer(timeInterval: 0.5, repeats: false) { _ in
      for bar in bars { bar.fade(0.3) { bar.alpha = 0 } }
    }
    timer = made
    scrollView.clock.add(made)
  }

  func place(in scrollView: UIScrollView) {
    guard let vertical, let horizontal else { return }
    let color: UIColor =
      switch scrollView.indicatorStyle {
      case .default: UIColor.label.withAlphaComponent(0.35)
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.5)
      }
    vertical.backgroundColor = color
    horizontal.backgroundColor = color
    let insets = scrollView.adjustedContentInset
    let seen = scrollView.bounds
    let offset = scrollView.contentOffset
    let content = scrollView.contentSize
    let v = ScrollIndicators.span(
      start: scrollView.seenTop + scrollView.verticalScrollIndicatorInsets.top + 3,
      end: seen.maxY - insets.bottom - scrollView.verticalScrollIndicatorInsets.bottom - 3, offset: offset.y,
      limits: scrollView.limits.y, content: content.height, length: seen.height)
    let side = scrollView.isRightToLeft ? seen.minX + 3 : seen.maxX - 6
    vertical.frame = CGRect(x: side, y: v.start, width: 3, height: v.length)
    vertical.isHidden = !scrollView.showsVerticalScrollIndicator || v.length == 0
    let h = ScrollIndicators.span(
      start: seen.minX + insets.left + 3, end: seen.maxX - insets.right - 3, offset: offset.x,
      limits: scrollView.limits.x, content: content.width, length: seen.width)
    horizontal.frame = CGRect(x: h.start, y: seen.maxY - insets.bottom - 6, width: h.length, height: 3)
    horizontal.isHidden = !scrollView.showsHorizontalScrollIndicator || h.length == 0
  }

  /// The part of a track from `start` to `end` that stands for the visible part; it shrinks while the content is
  /// pulled beyond its limits.
  private static func span(
    start: CGFloat, end: CGFloat, offset: CGFloat, limits: ClosedRange<CGFloat>, content: CGFloat, length: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let way = limits.upperBound - limits.lowerBound
    let track = end - start
    guard way > 0, track > 0, content > 0 else { return (start, 0) }
    let beyond = max(0, limits.lowerBound - offset, offset - limits.upperBound)
    let bar = max(7, max(36, track * length / (way + length)) - beyond)
    let share = min(1, max(0, (offset - limits.lowerBound) / way))
    return (start + (track - min(bar, track)) * share, min(bar, track))
  }
}
