import UIKit

/// Text fields of each border, whose texts a label joins.
final class FieldsDemo: Demo, UITextFieldDelegate {
  override class var name: String { "Fields" }
  let fields = [UITextField.BorderStyle.roundedRect, .line, .bezel].map { border in
    let field = UITextField(frame: .zero)
    field.borderStyle = border
    return field
  }
  let greeting = UILabel(frame: CGRect(x: 20, y: 300, width: 280, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, field) in fields.enumerated() {
      field.placeholder = ["First name", "Last name", "Password"][place]
      field.frame = CGRect(x: 20, y: 110 + 54 * place, width: 280, height: 40)
      field.clearButtonMode = .whileEditing
      field.delegate = self
      field.returnKeyType = place < 2 ? .next : .done
      field.addAction(UIAction { [me = Weak(self)] _ in me.value?.show() }, for: .editingChanged)
      view.addSubview(field)
    }
    fields[2].isSecureTextEntry = true
    greeting.numberOfLines = 2
    view.addSubview(greeting)
    show()
  }

  private func show() {
    let name = [fields[0].text ?? "", fields[1].text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let secret = (fields[2].text ?? "").count
    greeting.text =
      (name.isEmpty ? "Who is there?" : "Hello, \(name)!") + (secret == 0 ? "" : "\nA password of \(secret)")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = (fields.firstIndex { $0 === textField } ?? 2) + 1
    if next < fields.count { fields[next].becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}
