import UIKit

extension UIFont {
  /// The arcade's display face, for the wordmark, titles and scores; `size` is in points.
  public static func display(_ size: CGFloat) -> UIFont { .rounded(size, .heavy) }
}

extension UILabel {
  /// Sets the display face in whole points. Setting the size it already has does not invalidate the layout.
  public final func setDisplay(_ size: CGFloat) {
    let wanted = UIFont.display(size.rounded(.down))
    if font != wanted { font = wanted }
  }
}
