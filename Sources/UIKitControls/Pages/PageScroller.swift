import CaromGeometry
import UIKitCore

/// Contains the pages. Keys are passed to the controller, and a wheel turns whole pages.
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

  /// Only a movement along the pages turns one; others are left to the views in the page or around it.
  override func wheelTurned(by delta: CGVector, at point: CGPoint) -> Bool {
    let (way, across) = isSideways ? (delta.dx, delta.dy) : (delta.dy, delta.dx)
    guard way.magnitude > across.magnitude, way.magnitude > 8 else { return false }
    onWheel?(way < 0)
    return true
  }
}
