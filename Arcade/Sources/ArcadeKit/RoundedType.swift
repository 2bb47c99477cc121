import UIKit

extension UIFont {
  /// The system's type with round ends, for numbers and signs.
  package static func rounded(_ size: CGFloat, _ weight: UIFont.Weight = .semibold) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = plain.fontDescriptor.withDesign(.rounded) else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension UILabel {
  /// Sets the rounded type in whole points; a size that is set already asks for no layout.
  package final func setRounded(_ size: CGFloat, _ weight: UIFont.Weight) {
    let wanted = UIFont.rounded(size.rounded(.down), weight)
    if font != wanted { font = wanted }
  }
}
