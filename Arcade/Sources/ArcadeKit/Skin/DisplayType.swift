import UIKit

extension UIFont {
  /// The arcade's display face, for the wordmark, titles and scores; `size` is in points.
  ///
  /// It is made of League Spartan when the site is assembled (`Web/fonts/CaromDisplay.json`) and has the letters of English
  /// and German, digits and a few signs; other characters come from the system font. Where it is missing, all do.
  public static func display(_ size: CGFloat) -> UIFont {
    UIFont(name: "CaromDisplay-Heavy", size: size) ?? .systemFont(ofSize: size, weight: .heavy)
  }
}

extension UILabel {
  /// Sets the display face in whole points. Setting the size it already has does not invalidate the layout.
  public final func setDisplay(_ size: CGFloat) {
    let wanted = UIFont.display(size.rounded(.down))
    if font != wanted { font = wanted }
  }
}
