import UIKit

/// A text of several lines, with the number of its characters below.
final class TextViewDemo: Demo, UITextViewDelegate {
  override class var name: String { "Text view" }
  let note = UITextView(frame: CGRect(x: 20, y: 110, width: 280, height: 160))
  let count = UILabel(frame: CGRect(x: 20, y: 280, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    note.accessibilityLabel = "Note"
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    note.backgroundColor = .secondarySystemBackground
    note.layer.cornerRadius = 10
    note.delegate = self
    note.text = "A text of several lines.\nWrite more."
    view.addSubview(note)
    view.addSubview(count)
    textViewDidChange(note)
  }

  func textViewDidChange(_ textView: UITextView) { count.text = "\(textView.text.count) characters of 200" }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    textView.text.count + text.count <= 200
  }
}
