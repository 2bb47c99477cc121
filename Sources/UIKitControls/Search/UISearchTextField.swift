import CaromGeometry
import UIKitCore

/// The text field of a search bar: a magnifying glass, a rounded background, and a clear button.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a field; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    let glass = UIImageView(image: UISearchTextField.magnifyingGlass)
    glass.tintColor = .secondaryLabel
    glass.isAccessibilityElement = false
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    returnKeyType = .search
    autocorrectionType = .no
    placeholder = "Search"
  }

  /// A magnifying glass, 18 points in size, in the tint color.
  private static var magnifyingGlass: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10.5, height: 10.5))
      path.move(to: CGPoint(x: 11, y: 11))
      path.addLine(to: CGPoint(x: 16, y: 16))
      path.lineWidth = 1.7
      path.lineCapStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  open override class var kind: String { "UISearchTextField" }
}
