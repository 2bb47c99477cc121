import CaromGeometry

/// A scroll view, as the rest of the kit knows it. Constraints to its edges refer to the edges of its content.
package protocol ContentScroller: NSObject {
  /// The content's size without zoom, in points.
  var layoutContentSize: CGSize { get }
  /// The insets that keep the content clear of whatever covers the scroll view, in points.
  var safeAreaAdjustment: UIEdgeInsets { get }
  /// Called when the safe area or the on-screen keyboard may cover a different part of the scroll view.
  func surroundingsChanged()
  /// Sets the content's size as determined by constraints; zero if they do not determine it.
  func takeLayoutContentSize(_ size: CGSize)
  /// Scrolls until `rect`, in the scroll view's coordinates, is visible.
  func scrollIntoSight(_ rect: CGRect)
  /// Zooms by a wheel turned with Control held, or by a pinch on a trackpad; returns whether the content was zoomed.
  func zoomByWheel(_ factor: CGFloat, at point: CGPoint) -> Bool
}
