import Testing
import UIKit

@testable import UIKitControls

@Suite struct TextFieldLookTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 600))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  /// KT-W4b: What Xcode gives a rounded text field at its default size of 14 points since iOS 13: 34 points.
  @Test func aRoundedFieldIs34HighAt14Points() {
    field.font = .systemFont(ofSize: 14)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.borderStyle = .bezel
    #expect(field.intrinsicContentSize.height == 31)
  }

  @Test func theRadiusGoesWithTheBorder() {
    field.borderStyle = .roundedRect
    #expect(field.layer.cornerRadius == 6)
    field.borderStyle = .line
    #expect(field.layer.cornerRadius == 0 && field.layer.borderWidth == 1)
    field.layer.cornerRadius = 9
    field.borderStyle = .none
    host.setDark(true)
    #expect(field.layer.cornerRadius == 9 && field.layer.borderWidth == 0)
  }

  /// developer.apple.com: `borderRect(forBounds:)` "Returns the receiver's border rectangle", `placeholderRect(forBounds:)`
  /// "Returns the drawing rectangle for the text field's placeholder text".
  @Test func overriddenRectanglesHaveAnEffect() {
    final class Own: UITextField {
      override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    }
    let own = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    own.borderStyle = .roundedRect
    host.view.addSubview(own)
    host.advance(ticks: 1)
    let border = own.layer.sublayers?.first
    #expect(border?.frame == CGRect(x: 5, y: 5, width: 190, height: 30))
    #expect(border?.borderWidth == 1 && border?.cornerRadius == 6 && own.layer.borderWidth == 0)
    own.borderStyle = .none
    #expect(border?.borderWidth == 0 && border?.cornerRadius == 0)
    #expect(own.pageField.insets == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
    own.text = "A"
    #expect(own.pageField.insets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
  }
}
