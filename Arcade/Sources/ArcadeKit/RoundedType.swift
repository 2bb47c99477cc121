import UIKit

extension UIFont {
  /// The system font with rounded letters, for numbers and symbols.
  package static func rounded(_ size: CGFloat, _ weight: UIFont.Weight = .semibold) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = plain.fontDescriptor.withDesign(.rounded) else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension UILabel {
  /// Sets the rounded font in whole points. Setting the size it already has does not invalidate the layout.
  package final func setRounded(_ size: CGFloat, _ weight: UIFont.Weight) {
    let wanted = UIFont.rounded(size.rounded(.down), weight)
    if font != wanted { font = wanted }
  }
}
