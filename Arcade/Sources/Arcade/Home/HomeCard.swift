import ArcadeKit
import UIKit

extension UIView {
  /// Styles the view as a card in front of the wall of the home screen.
  func dressAsCard() {
    backgroundColor = Skin.home.surface.color
    layer.cornerRadius = 22
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }
}

extension UILabel {
  /// A label on the home screen's cards, in a text style and with as many lines as it needs.
  convenience init(_ style: UIFont.TextStyle, _ color: UIColor, bold: Bool = false) {
    self.init(frame: .zero)
    font = Skin.home.font(style, bold: bold)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
    isAccessibilityElement = false
  }

  /// The height that the text needs at a width, in points; 0 without a text.
  func height(_ width: CGFloat) -> CGFloat {
    guard text?.isEmpty == false else { return 0 }
    return sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)).height
  }
}
