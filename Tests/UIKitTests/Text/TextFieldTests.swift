import Testing
import UIKit

/// The calls of a field's delegate, and its answers.
private final class Listener: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayClear = true
  var mayReturn = true
  var refuses: (String) -> Bool = { _ in false }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    heard.append("\(range.location)+\(range.length) \(string)")
    return !refuses(string)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("return")
    return mayReturn
  }
}

@Suite struct TextFieldTests {
  private final class Form {
    let host = HeadlessHost(size: CGSize(width: 390, height: 600))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    let listener = Listener()
    var events: [String] = []

    init() {
      field.placeholder = "Name"
      other.accessibilityLabel = "Town"
      field.delegate = listener
      let names: [(UIControl.Event, String)] = [
        (.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
        (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in names {
        field.addAction(UIAction { [me = WeakBox(self)] _ in me.form?.events.append(name) }, for: event)
      }
      host.view.addSubview(field)
      host.view.addSubview(other)
      host.advance(ticks: 1)
    }
  }

  private final class WeakBox {
    weak var form: Form?
    init(_ form: Form) { self.form = form }
  }

  @Test func aTapGivesItTheKeyboard() {
    let form = Form()
    #expect(!form.field.isEditing)
    form.host.tap("Name")
    #expect(form.field.isEditing && form.host.focusedName == "Name")
    #expect(form.host.outputs.contains(.focus(layer: form.field.layer.id)))
    #expect(form.events == ["didBegin"] && form.listener.heard == ["begin"])
    #expect(form.host.diagnostics.isEmpty)
  }

  @Test func typingChangesTheTextAndTells() {
    let form = Form()
    form.host.type("Ada", into: "Name")
    #expect(form.field.text == "Ada")
    #expect(form.events == ["didBegin", "changed", "changed", "changed"])
    #expect(form.listener.heard == ["begin", "0+0 A", "1+0 d", "2+0 a"])
  }

  @Test func everyScriptAndEmojiCanBeWritten() {
    for name in ["Ада", "愛子", "עדה", "आदा", "👩‍🚀🇦🇺", "Zoë"] {
      let form = Form()
      form.host.type(name, into: "Name")
      #expect(form.field.text == name)
    }
  }

  @Test func theFieldAndItsPlaceAreToldToThePage() {
    let form = Form()
    let lines = form.host.commit()
    let id = form.field.layer.id
    #expect(lines.contains("create \(id) 2"))
    #expect(lines.contains { $0.hasPrefix("field \(id) \"\" \"Name\"") })
    #expect(lines.contains("interaction \(id) 2"))
    form.host.type("x", into: "Name")
    #expect(form.host.commit().contains { $0.hasPrefix("field \(id) \"x\"") })
  }

  @Test func aRefusedChangeIsPutBack() {
    let form = Form()
    form.listener.refuses = { $0 == "7" }
    form.host.type("a7b", into: "Name")
    #expect(form.field.text == "ab")
    form.host.commit()
    form.host.type("7")
    let lines = form.host.commit()
    #expect(form.field.text == "ab")
    #expect(lines.contains { $0.hasPrefix("field \(form.field.layer.id) \"ab\"") && $0.hasSuffix("2 2") })
  }

  @Test func theLimitCountsCharactersAsPeopleSeeThem() {
    let form = Form()
    form.field.maximumLength = 3
    form.host.type("👩‍🚀é🇦🇺x", into: "Name")
    #expect(form.field.text == "👩‍🚀é🇦🇺")
    form.host.replaceText(in: "Name", with: "abcdef")
    #expect(form.field.text == "abc", "a paste is cut to fit")
    form.host.replaceText(in: "Name", with: "")
    form.host.paste(String(repeating: "🎈", count: 10_000), into: "Name")
    #expect(form.field.text == "🎈🎈🎈")
  }

  /// Subtracting from the least integer once trapped.
  @Test(arguments: [-1, Int.min]) func aNegativeLimitIsZero(limit: Int) {
    let form = Form()
    form.host.type("ab", into: "Name")
    form.field.maximumLength = limit
    form.host.type("c")
    #expect(form.field.text == "ab", "what is there already stays")
    form.host.replaceText(in: "Name", with: "")
    form.host.paste("xyz", into: "Name")
    #expect(form.field.text == "")
  }

  @Test func aPasteInTheMiddleKeepsWhatFollows() {
    let form = Form()
    form.field.maximumLength = 6
    form.host.type("abcd", into: "Name")
    var input = TextInput()
    input.layer = form.field.layer.id
    input.phase = 1
    input.value = "abXYZcd"
    input.selectionStart = 5
    input.selectionEnd = 5
    form.host.send(.text(input))
    form.host.advance(ticks: 1)
    #expect(form.field.text == "abXYcd")
    #expect(form.listener.heard.last == "2+0 XYZ")
  }

  @Test func anInputMethodIsLeftAloneUntilItIsDone() {
    let form = Form()
    form.field.maximumLength = 2
    form.listener.refuses = { $0.contains("悪") }
    form.host.compose(["a", "あ", "あい", "あいこ", "愛子"], into: "Name")
    #expect(form.field.text == "愛子" && form.field.markedTextRange == nil)
    #expect(form.listener.heard == ["begin", "0+0 愛子"], "asked once")
    form.host.replaceText(in: "Name", with: "")
    form.host.compose(["わる", "悪"], into: "Name")
    #expect(form.field.text == "", "refused")
    form.listener.refuses = { _ in false }
    form.host.compose(["ながいなまえ"], into: "Name")
    #expect(form.field.text == "なが", "the limit applies at the end")
  }

  @Test func lineBreaksBecomeSpacesAndControlsVanish() {
    let form = Form()
    form.host.paste("a\nb\u{0}\u{1b}c\u{2028}d\u{7f}", into: "Name")
    #expect(form.field.text == "a bc d")
    form.field.text = "x\ny"
    #expect(form.field.text == "x y")
  }

  @Test func settingTheTextAsksAndTellsNobody() {
    let form = Form()
    form.field.text = "Grace"
    #expect(form.events.isEmpty && form.listener.heard.isEmpty)
    #expect(form.host.element("Name")?.accessibilityValue == "Grace")
    form.field.text = nil
    #expect(form.field.text == "")
  }

  @Test func theReturnKeyAsksThenEndsWhereSomebodyWantsIt() {
    let form = Form()
    form.host.type("Ada", into: "Name")
    form.host.press("Enter")
    #expect(form.field.isEditing, "nobody asked for an end")
    #expect(form.listener.heard.last == "return" && form.events.last == "primary")
    form.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    form.listener.mayReturn = false
    form.host.press("Enter")
    #expect(form.field.isEditing)
    form.listener.mayReturn = true
    form.host.press("Enter")
    #expect(!form.field.isEditing && form.listener.heard.last == "end" && form.events.last == "didEnd")
  }

  @Test func editingEndsWhereAnotherFieldBegins() {
    let form = Form()
    form.host.type("Ada", into: "Name")
    form.host.type("London", into: "Town")
    #expect(!form.field.isEditing && form.other.isEditing && form.other.text == "London")
    #expect(form.listener.heard.last == "end")
    form.other.resignFirstResponder()
    #expect(form.host.focusedName == nil)
  }

  @Test func tabWalksThroughFields() {
    let form = Form()
    form.host.tab()
    #expect(form.field.isEditing)
    form.host.type("A")
    form.host.tab()
    #expect(!form.field.isEditing && form.other.isEditing)
    form.host.tab(backwards: true)
    #expect(form.field.isEditing && form.field.text == "A")
  }

  @Test func itMayRefuseToBeginAndToEnd() {
    let form = Form()
    form.listener.mayBegin = false
    form.host.tap("Name")
    #expect(!form.field.isEditing && !form.field.becomeFirstResponder())
    form.listener.mayBegin = true
    form.listener.mayEnd = false
    #expect(form.field.becomeFirstResponder())
    #expect(!form.field.resignFirstResponder() && form.field.isEditing)
    #expect(!form.other.becomeFirstResponder() && form.field.isEditing)
  }

  @Test func theClearButtonShowsWhileThereIsSomethingAndEmptiesIt() {
    let form = Form()
    form.field.clearButtonMode = .whileEditing
    form.host.type("Ada", into: "Name")
    form.host.advance(ticks: 1)
    let place = CGPoint(x: form.field.frame.maxX - 15, y: form.field.frame.midY)
    form.listener.mayClear = false
    form.host.tap(at: place)
    #expect(form.field.text == "Ada")
    form.listener.mayClear = true
    form.host.tap(at: place)
    #expect(form.field.text == "" && form.field.isEditing && form.events.last == "changed")
    let before = form.events.count
    form.host.tap(at: place)
    #expect(form.events.count == before, "removed together with the text")
  }

  @Test func aDisabledFieldTakesNothing() {
    let form = Form()
    form.field.isEnabled = false
    form.host.tap("Name")
    #expect(!form.field.isEditing)
    var input = TextInput()
    input.layer = form.field.layer.id
    input.phase = 1
    input.value = "by force"
    form.host.send(.text(input))
    form.host.advance(ticks: 1)
    #expect(form.field.text == "")
  }

  @Test func secureTextIsNotReadAloud() {
    let form = Form()
    form.field.isSecureTextEntry = true
    form.host.type("secret", into: "Name")
    #expect(form.field.text == "secret" && !form.host.screenText.contains("secret"))
    let line = form.host.commit().last { $0.hasPrefix("field \(form.field.layer.id) ") }
    #expect(line != nil)
  }

  @Test func selectionsAreCountedInUnitsAndKept() {
    let form = Form()
    form.host.type("a🎈bc", into: "Name")
    form.host.select(from: 1, to: 3)
    let range = form.field.selectedTextRange
    #expect(range.map { form.field.text(in: $0) } == "🎈")
    form.field.insertText("—")
    #expect(form.field.text == "a—bc")
    form.field.deleteBackward()
    #expect(form.field.text == "abc")
    form.field.selectAll(nil)
    form.field.deleteBackward()
    #expect(form.field.text == "" && !form.field.hasText)
    form.host.type("e\u{301}", into: "Name")
    form.field.deleteBackward()
    #expect(form.field.text == "", "a letter is deleted with its accent")
  }

  @Test func itGivesTheKeyboardBackWhenItLeaves() {
    let form = Form()
    form.host.type("Ada", into: "Name")
    form.field.removeFromSuperview()
    #expect(form.host.application.firstResponder == nil && form.host.focusedName == nil)
    form.host.advance(ticks: 2)
    #expect(form.host.diagnostics.isEmpty)
  }

  @Test func nonsenseFromThePageIsTakenCalmly() {
    let form = Form()
    form.host.tap("Name")
    for phase in [1, 4, 5, 9] as [UInt8] {
      var input = TextInput()
      input.layer = form.field.layer.id
      input.phase = phase
      input.value = "x\u{0}"
      input.selectionStart = .max
      input.selectionEnd = .min
      form.host.send(.text(input))
    }
    form.host.advance(ticks: 2)
    form.host.commit()
    #expect(form.field.text == "x")
  }

  @Test func aKeyboardOnTheScreenMovesTheFieldAboveIt() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 700))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    scroll.contentSize = CGSize(width: 390, height: 700)
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 44))
    field.placeholder = "Name"
    scroll.addSubview(field)
    host.view.addSubview(scroll)
    host.advance(ticks: 1)
    host.tap("Name")
    var size = ResizeInput()
    size.width = 390
    size.height = 700
    size.keyboard = 300
    host.send(.resize(size))
    host.advance(seconds: 1)
    #expect(scroll.adjustedContentInset.bottom == 300)
    #expect(field.convert(field.bounds, to: nil).maxY <= 400)
    size.keyboard = 0
    host.send(.resize(size))
    host.advance(seconds: 1)
    #expect(scroll.adjustedContentInset.bottom == 0 && scroll.contentOffset.y == 0)
  }

  @Test func aTextViewScrollsWhatIsLong() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 700))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isEditable = false
    view.text = String(repeating: "soap in the sun ", count: 60)
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(view.contentSize.height > 400 && view.contentSize.width == 200)
    #expect(host.commit().contains { $0.hasPrefix("interaction") && $0.hasSuffix(" 3") })
    host.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20))
    host.settle()
    #expect(view.contentOffset.y > 40)
    view.scrollRangeToVisible(NSRange(location: 900, length: 3))
    host.settle()
    #expect(view.contentOffset.y > 300)
    #expect(host.diagnostics == [])
  }
}
