import UIKit

/// The one sense of spacing that all apps share, in points.
public enum Spacing {
  public static let hair: CGFloat = 4
  public static let tight: CGFloat = 8
  public static let close: CGFloat = 12
  public static let normal: CGFloat = 16
  public static let wide: CGFloat = 24
  public static let vast: CGFloat = 32
  /// The least side of anything that is touched.
  public static let target: CGFloat = 44
}

/// The one sense of motion that all apps share, in seconds.
public enum Motion {
  /// A colour that answers a touch.
  public static let flash: TimeInterval = 0.15
  /// A thing that comes, goes or changes its place.
  public static let move: TimeInterval = 0.28
  /// A thing that takes its leave.
  public static let farewell: TimeInterval = 0.35

  /// Whether motion is to be replaced by fades and colours.
  public static var isReduced: Bool { UITraitCollection.current.reducesMotion }
}

extension UIView {
  /// Whether leading is the right side.
  public final var readsRightToLeft: Bool { UITraitCollection.current.layoutDirection == .rightToLeft }

  /// Places a subview by a frame whose x counts from the leading side.
  public final func place(_ view: UIView, leading frame: CGRect) {
    var frame = frame
    if readsRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }
}
