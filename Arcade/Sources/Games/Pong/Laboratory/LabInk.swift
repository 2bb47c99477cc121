import ArcadeKit
import UIKit

/// What the laboratory adds to Pong's paper and ink: a textbook's plates and faces.
enum LabInk {
  /// The paper of figures and code.
  static let plate = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.141, green: 0.133, blue: 0.118, alpha: 1)
      : UIColor(red: 0.988, green: 0.976, blue: 0.945, alpha: 1)
  }
  /// Thin lines around them.
  static let line = Ink.wash.withAlphaComponent(0.45)

  /// Code on a plate.
  static let listing = CodeView.Colors(plate: plate, line: line, text: Ink.ink, number: Ink.red, comment: Ink.wash)

  /// The book's face at a style's size.
  static func serif(_ style: UIFont.TextStyle, italic: Bool = false) -> UIFont {
    var descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    descriptor = descriptor.withDesign(.serif) ?? descriptor
    if italic { descriptor = descriptor.withSymbolicTraits(.traitItalic) ?? descriptor }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
