import UIKit

/// The spacings that all apps share, in points.
public enum Spacing {
  public static let hair: CGFloat = 4
  public static let tight: CGFloat = 8
  public static let close: CGFloat = 12
  public static let normal: CGFloat = 16
  public static let wide: CGFloat = 24
  public static let vast: CGFloat = 32
  /// The minimum width and height of anything that can be touched.
  public static let target: CGFloat = 44
  /// How far rows exist beyond the visible part of a table, so that screen readers can continue reading.
  public static let rowReach: CGFloat = 600
}

/// The durations that all apps share, in seconds.
public enum Motion {
  /// A change of color in response to a touch.
  public static let flash: TimeInterval = 0.15
  /// Something appears, disappears or moves.
  public static let move: TimeInterval = 0.28
  /// Something is removed for good.
  public static let farewell: TimeInterval = 0.35

  /// Whether fades and changes of color should replace motion.
  public static var isReduced: Bool { UITraitCollection.current.reducesMotion }
}

extension UIView {
  /// Whether the leading side is the right one.
  public final var readsRightToLeft: Bool { UITraitCollection.current.layoutDirection == .rightToLeft }

  /// The insets of the safe area, with the leading one at the left: for frames whose x counts from the leading side.
  public final var leadingSafeAreaInsets: UIEdgeInsets {
    var insets = safeAreaInsets
    if readsRightToLeft { swap(&insets.left, &insets.right) }
    return insets
  }

  /// Places a subview by a frame whose x counts from the leading side.
  public final func place(_ view: UIView, leading frame: CGRect) {
    var frame = frame
    if readsRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }
}
