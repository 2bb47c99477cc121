import CaromGeometry
import UIKitCore

/// Delays touches for a scroll view's content by 0.15 s, so that a swipe does not press the view on which it begins.
///
/// A touch that stops moving content never reaches the content.
final class ContentTouchDelay: UIGestureRecognizer {
  /// Whether the content has received the touch.
  private(set) var hasLetGo = false
  private var timer: Timer?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override class var kind: String { "ContentTouchDelay" }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, let touch = touches.first, trackedTouches.count == 1 else { return }
    hasLetGo = false
    if scrollView.catchContent() {
      state = .began
      return
    }
    if let view = touch.view, view !== scrollView, !scrollView.touchesShouldBegin(touches, with: event, in: view) {
      state = .began
      return
    }
    guard scrollView.delaysContentTouches, scrollView.canScroll, touch.type == .direct, touch.view !== scrollView else {
      return letGo()
    }
    let made = Timer(timeInterval: 0.15, repeats: false) { [me = Weak(self)] _ in me.value?.letGo() }
    timer = made
    scrollView.clock.add(made)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { letGo() } else { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private func letGo() {
    timer?.invalidate()
    hasLetGo = true
    state = .failed
  }

  override func reset() {
    timer?.invalidate()
    timer = nil
    hasLetGo = false
  }

  /// A touch that stopped the content can still drag or zoom it.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isScrollViews(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isScrollViews(other) }

  private func isScrollViews(_ other: UIGestureRecognizer) -> Bool {
    other === scrollView?.panGestureRecognizer || other === scrollView?.pinchGestureRecognizer
  }
}
