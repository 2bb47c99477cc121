import CaromGeometry

/// A scroll view, as the rest of the kit knows it: constraints to its edges mean its content's edges.
package protocol ContentScroller: NSObject {
  /// The content's size without zoom, in points.
  var layoutContentSize: CGSize { get }
  /// How far the content is moved to keep out of what covers the scroll view, in points.
  var safeAreaAdjustment: UIEdgeInsets { get }
  /// The safe area, or the on-screen keyboard, may cover another part of the scroll view.
  func surroundingsChanged()
  /// Constraints found that size for the content; zero where nothing says how large it is.
  func takeLayoutContentSize(_ size: CGSize)
  /// Scrolls until `rect`, in the scroll view's coordinates, is seen.
  func scrollIntoSight(_ rect: CGRect)
  /// A wheel turned with Control held, or two fingers parted on a trackpad; true where the content was zoomed.
  func zoomByWheel(_ factor: CGFloat, at point: CGPoint) -> Bool
}
