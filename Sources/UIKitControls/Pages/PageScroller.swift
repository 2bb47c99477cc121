import CaromGeometry
import UIKitCore

/// Holds the pages. Keys go on to the controller, and a wheel turns whole pages.
final class PageScroller: UIScrollView {
  var isSideways = true
  var onWheel: ((_ forward: Bool) -> Void)?

  override class var kind: String { "UIPageScroller" }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Only a movement along the pages turns one; the rest is left to what is in the page or around.
  override func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool {
    let (way, across) = isSideways ? (delta.dx, delta.dy) : (delta.dy, delta.dx)
    guard way.magnitude > across.magnitude, way.magnitude > 8 else { return false }
    onWheel?(way < 0)
    return true
  }
}
