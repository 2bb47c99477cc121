import CaromGeometry
import UIKitCore

/// The text fields of an alert, one below the other with lines between them, in a frame.
final class AlertFields: UIView, UITextFieldDelegate {
  private let fields: [UITextField]
  private let lines: [UIView]
  private let onReturn: (UITextField) -> Void
  private static let margin: CGFloat = 7

  init(_ fields: [UITextField], onReturn: @escaping (UITextField) -> Void) {
    self.fields = fields
    self.onReturn = onReturn
    lines = fields.dropFirst().map { _ in UIView.part(.separator) }
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 6
    layer.borderWidth = 0.5
    for field in fields {
      addSubview(field)
      // If the app has set a delegate, that decides what Return does.
      if field.delegate == nil { field.delegate = self }
    }
    for line in lines { addSubview(line) }
    resolveColors()
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIAlertFields" }

  private func height(of field: UITextField) -> CGFloat { max(30, field.sizeThatFits(.zero).height + 10) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fields.reduce(0) { $0 + height(of: $1) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for (place, field) in fields.enumerated() {
      let height = height(of: field)
      field.frame = CGRect(
        x: AlertFields.margin, y: y, width: max(0, bounds.width - 2 * AlertFields.margin), height: height)
      y += height
      if place < lines.count { lines[place].frame = CGRect(x: 0, y: y, width: bounds.width, height: 0.5) }
    }
  }

  override func resolveColors() {
    super.resolveColors()
    layer.borderColor = UIColor.separator.resolved(for: traitCollection)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn(textField)
    return false
  }
}
