import CaromGeometry
import UIKitCore

extension UIScrollView {
  /// The offsets at which the content with its insets fills the view, in each direction.
  final var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) { limits(content: contentSize) }

  private func limits(content: CGSize) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let insets = adjustedContentInset
    let right = max(-insets.left, content.width + insets.right - bounds.width)
    let bottom = max(-insets.top, content.height + insets.bottom - bounds.height)
    return (-insets.left...right, -insets.top...bottom)
  }

  /// The y coordinate, in the content, at which the visible part begins below a bar, whose height depends on the
  /// offset.
  final var seenTop: CGFloat {
    let top = adjustedContentInset.top
    return bounds.minY + top - max(0, min(titleInset, bounds.minY + top))
  }

  /// Returns the nearest offset within the limits.
  final func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, content: contentSize) }

  /// Returns the nearest offset within the limits for content of a given size.
  final func clamped(_ offset: CGPoint, content: CGSize) -> CGPoint {
    let limits = limits(content: content)
    return CGPoint(
      x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
      y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound))
  }

  final var movesX: Bool { limits.x.upperBound > limits.x.lowerBound || (bounces && alwaysBounceHorizontal) }
  final var movesY: Bool { limits.y.upperBound > limits.y.lowerBound || (bounces && alwaysBounceVertical) }

  /// Whether a finger can move the content.
  final var canScroll: Bool { isScrollEnabled && (movesX || movesY) }

  /// Scrolls by a key: 44 points for arrow keys, the visible height less 44 for Page Up and Page Down, to the ends
  /// for Home and End. Returns false if nothing moves.
  final func scroll(by key: UIKey) -> Bool {
    guard canScroll else { return false }
    let limits = limits
    var place = contentOffset
    let page = max(44, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - 44)
    switch key.code {
    case "ArrowDown": place.y += 44
    case "ArrowUp": place.y -= 44
    case "ArrowRight": place.x += 44
    case "ArrowLeft": place.x -= 44
    case "PageDown": place.y += page
    case "PageUp": place.y -= page
    case "Home": return scrollToTop()
    case "End": place.y = limits.y.upperBound
    default: return false
    }
    place = clamped(place)
    guard place != contentOffset else { return false }
    setContentOffset(place, animated: true)
    return true
  }

  /// Does what a tap on the status bar does on a phone, for the Home key; returns false if nothing moves.
  private func scrollToTop() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: limits.y.lowerBound)
    guard scrollsToTop, contentOffset.y != top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    isGoingToTop = true
    setContentOffset(top, animated: true)
    // With reduced motion it jumps there.
    if contentOffset == top { cameToTop() }
    return true
  }

  /// The motion to the top has ended, at the top or before.
  final func cameToTop() {
    guard isGoingToTop else { return }
    isGoingToTop = false
    if contentOffset.y <= limits.y.lowerBound { delegate?.scrollViewDidScrollToTop(self) }
  }

  // MARK: Changes of insets and sizes

  /// How much of the view's bottom the on-screen keyboard covers, in points.
  final var coveredByKeyboard: CGFloat {
    guard let window, let height = window.windowScene?.keyboardHeight, height > 0, let superview else { return 0 }
    return max(0, superview.convert(frame, to: nil).maxY - (window.bounds.height - height))
  }

  final var scrollsX: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }
  final var scrollsY: Bool { contentSize.height > bounds.height || alwaysBounceVertical }
  final func insetsDidChange() {
    let new = adjustedContentInset
    let old = lastInset
    lastInset = new
    guard new != old else { return }
    // Content that was at the top stays at the top.
    if !motion.isMoving, !isDragging, !isZooming {
      let wasAtTop = contentOffset.y <= -old.top
      let y = wasAtTop ? -new.top : contentOffset.y
      moved(to: clamped(CGPoint(x: contentOffset.x - (new.left - old.left), y: y)))
    }
    for view in subviews { view.updateSafeArea() }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  final func limitsDidChange() {
    insetsDidChange()
    setNeedsLayout()
    // A throw continues within the new limits.
    motion.shift(by: .zero)
    guard !motion.isMoving, !isDragging, !isTracking, !isZooming, !isGivingScale else { return }
    let place = clamped(contentOffset)
    if place != contentOffset { moved(to: place) }
  }
}
