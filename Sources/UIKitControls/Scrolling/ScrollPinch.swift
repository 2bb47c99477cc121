import CaromGeometry
import UIKitCore

/// The pinch that a scroll view zooms by; it goes together with the view's own pan, as two fingers that part travel too.
final class ScrollPinch: UIPinchGestureRecognizer {
  override class var kind: String { "ScrollPinch" }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The fingers that are down, at most two.
  var fingers: [UITouch] { trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.panGestureRecognizer }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer && other !== scrollView?.touchDelay
  }
}

/// What two fingers hold on to while they zoom.
struct ZoomGrip {
  /// The fingers, in the order they came down.
  var fingers: [UITouch]
  /// The point of the zoomed view that stays between them.
  var anchor: CGPoint
  /// The scale that they asked for when they took hold, before rubber.
  var scale: CGFloat
}
