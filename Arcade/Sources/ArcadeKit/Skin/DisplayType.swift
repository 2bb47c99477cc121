import UIKit

extension UIFont {
  /// The arcade's display font, for the wordmark, titles and scores; `size` is in points.
  ///
  /// It is made from League Spartan when the site is assembled (`Web/fonts/CaromDisplay.json`) and contains the letters
  /// of English and German, digits and a few signs; other characters come from the system font. Without the file, all
  /// characters do.
  public static func display(_ size: CGFloat) -> UIFont {
    UIFont(name: "CaromDisplay-Heavy", size: size) ?? .systemFont(ofSize: size, weight: .heavy)
  }
}

extension UILabel {
  /// Sets the display font in whole points. Setting the size it already has does not invalidate the layout.
  public final func setDisplay(_ size: CGFloat) {
    let wanted = UIFont.display(size.rounded(.down))
    if font != wanted { font = wanted }
  }
}
