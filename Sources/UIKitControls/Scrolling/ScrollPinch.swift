import CaromGeometry
import UIKitCore

/// The pinch gesture of a scroll view; it works together with the view's pan, because two fingers that spread also
/// move.
final class ScrollPinch: UIPinchGestureRecognizer {
  override class var kind: String { "ScrollPinch" }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The touches that have not ended, at most two.
  var fingers: [UITouch] { trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.panGestureRecognizer }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer && other !== scrollView?.touchDelay
  }
}

/// The state at which two fingers began to zoom.
struct ZoomGrip {
  /// The fingers, in the order in which they touched.
  var fingers: [UITouch]
  /// The point of the zoomed view that stays between them.
  var anchor: CGPoint
  /// The scale that they requested at that moment, before the rubber band.
  var scale: CGFloat
}
