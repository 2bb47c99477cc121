import Testing
import UIKit

@testable import UIKitControls

private final class Diary: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var refuses: (String) -> Bool = { _ in false }
  var mayBegin = true
  var mayEnd = true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("began") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("ended") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    lines.append("\(range.location)+\(range.length) \(text)")
    return !refuses(text)
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
}

@Suite struct TextViewTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 700))
  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
  private let diary = Diary()

  init() {
    view.accessibilityLabel = "Note"
    view.delegate = diary
    host.view.addSubview(view)
    host.advance(ticks: 1)
  }

  @Test func itIsAFieldOfSeveralLinesInThePage() {
    let field = host.commit().first { $0.hasPrefix("field ") }
    #expect(field != nil && view.isEditable)
    #expect(view.pageField.isMultiline && view.pageField.insets == view.textContainerInset)
    #expect(host.element("Note", role: .textbox) != nil)
    view.isEditable = false
    host.advance(ticks: 1)
    #expect(host.element("Note", role: .textbox) == nil && view.editor == nil)
    view.isEditable = true
    host.advance(ticks: 1)
    #expect(host.element("Note", role: .textbox) != nil && host.diagnostics == [])
  }

  @Test func whatIsTypedIsAskedAboutAndTold() {
    #expect(host.type("Hi", into: "Note"))
    #expect(diary.lines == ["began", "0+0 H", "changed", "1+0 i", "changed"] && view.isFirstResponder)
    host.press("Enter")
    host.type("x")
    #expect(view.text == "Hi\nx" && diary.lines.suffix(4) == ["2+0 \n", "changed", "3+0 x", "changed"])
    diary.refuses = { $0 == "y" }
    host.type("y")
    #expect(view.text == "Hi\nx" && view.pageField.selection == NSRange(location: 4, length: 0))
    host.paste("a\r\nb\u{7}", into: "Note")
    #expect(view.text == "Hi\nxa\nb")
    view.resignFirstResponder()
    #expect(diary.lines.last == "ended" && UIApplication.shared.focusedView == nil)
    diary.mayBegin = false
    #expect(!view.becomeFirstResponder())
    #expect(host.diagnostics == [])
  }

  @Test func compositionsAreAskedAboutAtTheirEnd() {
    host.compose(["に", "にほ", "日本"], into: "Note")
    #expect(view.text == "日本" && diary.lines == ["began", "0+0 日本", "changed"])
    diary.refuses = { _ in true }
    host.compose(["で", "です"], into: "Note")
    #expect(view.text == "日本" && diary.lines.last == "changed")
  }

  @Test func theSelectionIsTheAppsAndTheUsers() {
    view.text = "one two"
    #expect(diary.lines == [] && view.selectedRange == NSRange(location: 7, length: 0))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 99)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(view.pageField.selection == NSRange(location: 4, length: 3))
    view.insertText("2\n")
    #expect(view.text == "one 2\n" && view.selectedRange == NSRange(location: 6, length: 0))
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "one " && view.hasText)
    host.select(from: 0, to: 2)
    #expect(view.selectedRange == NSRange(location: 0, length: 2) && view.pageField.selection == nil)
    view.deleteBackward()
    #expect(view.text == "e " && diary.lines.last == "changed")
  }

  @Test func itsHeightIsThatOfItsTextWhereItDoesNotScroll() {
    view.font = UIFont.systemFont(ofSize: 17)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    view.text = "one\ntwo\nthree"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(abs(view.intrinsicContentSize.height - (3 * line + 16)) < 1.5)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == view.intrinsicContentSize.height)
  }

  @Test func aReaderOfTheScreenWritesToo() {
    host.advance(ticks: 1)
    let editor = view.editor!
    #expect(editor.accessibilityLabel == "Note" && editor.accessibilityValue == "")
    editor.replaceText(with: "said")
    #expect(view.text == "said" && diary.lines == ["0+0 said", "changed"])
    diary.mayEnd = false
    view.becomeFirstResponder()
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
  }
}
