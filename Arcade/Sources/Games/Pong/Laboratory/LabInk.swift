import ArcadeKit
import UIKit

/// The colors and fonts that the laboratory adds to Pong's paper and ink, after those of a textbook.
enum LabInk {
  /// The background of figures and code.
  static let plate = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.141, green: 0.133, blue: 0.118, alpha: 1)
      : UIColor(red: 0.988, green: 0.976, blue: 0.945, alpha: 1)
  }
  /// The thin lines around figures and code.
  static let line = Ink.wash.withAlphaComponent(0.45)

  /// The colors of a code listing.
  static let listing = CodeView.Colors(plate: plate, line: line, text: Ink.ink, number: Ink.red, comment: Ink.wash)

  /// The textbook's serif font at the size of a text style.
  static func serif(_ style: UIFont.TextStyle, italic: Bool = false) -> UIFont {
    var descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    descriptor = descriptor.withDesign(.serif) ?? descriptor
    if italic { descriptor = descriptor.withSymbolicTraits(.traitItalic) ?? descriptor }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
