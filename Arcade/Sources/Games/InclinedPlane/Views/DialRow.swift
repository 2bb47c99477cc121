import ArcadeKit
import CaromGeometry
import UIKit

/// A number with a slider for coarse changes, a stepper for fine ones, and a field to type it. Beside a refused value
/// the row shows the reason, and the previous value stays.
final class DialRow: ArrangedRow, UITextFieldDelegate {
  private let title = UILabel()
  private let value = UILabel()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let field = UITextField()
  private let refusal = Words(.refusal)
  private let step: Int
  private let words: (Int) -> String
  private let change: (Int) -> String?
  /// Formats and parses the value in the field; nil if the row has no field.
  private let writing: Writing?

  /// How the field shows a number, without its unit, and takes a typed text; `take` returns the reason if it refuses
  /// the text.
  struct Writing {
    let text: (Int) -> String
    let unit: String
    let take: (String) -> String?
  }
  private(set) var steps: Int
  private static let fieldWidth: CGFloat = 92
  private static let fieldHeight: CGFloat = 34
  /// Units have a column of their own, so that the fields align.
  private static let unitWidth: CGFloat = 24

  /// Creates a row for whole numbers in `range`; `words` describes one, `change` applies one or returns the reason why
  /// not.
  init(
    _ name: String, _ range: ClosedRange<Int>, step: Int, fine: Int, value steps: Int,
    words: @escaping (Int) -> String, writing: Writing? = nil, change: @escaping (Int) -> String?
  ) {
    self.writing = writing
    self.step = step
    self.words = words
    self.change = change
    self.steps = steps
    super.init(frame: .zero)
    title.text = name
    title.textColor = Draft.ink
    title.numberOfLines = 0
    value.textColor = writing == nil ? Draft.ink : Draft.wash
    for label in [title, value] { label.isAccessibilityElement = false }
    slider.maximumValue = Float(range.upperBound)
    slider.minimumValue = Float(range.lowerBound)
    slider.keyboardStep = Float(step)
    slider.minimumTrackTintColor = Draft.blue
    slider.accessibilityLabel = name
    stepper.maximumValue = Double(range.upperBound)
    stepper.minimumValue = Double(range.lowerBound)
    stepper.stepValue = Double(fine)
    stepper.accessibilityLabel = InclineStrings.fine(name)
    refusal.isHidden = true
    field.isHidden = writing == nil
    field.borderStyle = .roundedRect
    field.keyboardType = .numbersAndPunctuation
    field.textAlignment = .right
    field.textColor = Draft.ink
    field.autocorrectionType = .no
    field.maximumLength = 12
    field.delegate = self
    field.accessibilityLabel = InclineStrings.written(name)
    for view in [title, value, field, slider, stepper, refusal] as [UIView] { addSubview(view) }
    slider.addAction(UIAction { [me = Weak(self)] _ in me.value?.slid() }, for: .valueChanged)
    stepper.addAction(
      UIAction { [me = Weak(self)] _ in if let row = me.value { row.take(Int(row.stepper.value)) } }, for: .valueChanged
    )
    setFonts()
    show(steps)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "DialRow" }

  private func slid() {
    let part = (Double(slider.value) / Double(step)).rounded()
    take(max(Int(slider.minimumValue), min(Int(part) * step, Int(slider.maximumValue))))
  }

  /// Applies the user's value, unless it is refused.
  private func take(_ steps: Int) {
    let reason = change(steps)
    if reason == nil { show(steps) } else { show(self.steps) }
    tell(reason)
  }

  // MARK: Typing

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    guard let writing, let text = field.text, !text.utf8.elementsEqual(writing.text(steps).utf8) else {
      return tell(nil)
    }
    let reason = writing.take(text)
    // Show the value in force again, next to the reason why the other was refused.
    show(steps)
    tell(reason)
  }

  /// Shows or hides a reason beside the value.
  func tell(_ reason: String?) {
    guard refusal.isHidden != (reason == nil) || reason != nil else { return }
    refusal.isHidden = reason == nil
    if let reason {
      refusal.show(reason)
      UIAccessibility.post(notification: .announcement, argument: reason)
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Shows the value in force.
  func show(_ steps: Int) {
    self.steps = steps
    let text = words(steps)
    if let writing, !field.isEditing { field.text = writing.text(steps) }
    if slider.accessibilityValue?.utf8.elementsEqual(text.utf8) != true {
      value.text = writing?.unit ?? text
      slider.accessibilityValue = text
      stepper.accessibilityValue = text
      setNeedsLayout()
    }
    if Int(slider.value) != steps { slider.value = Float(steps) }
    if Int(stepper.value) != steps { stepper.value = Double(steps) }
  }

  private func setFonts() {
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.adjustsFontForContentSizeCategory = true
    field.font = .monospacedDigitSystemFont(ofSize: 16, weight: .regular)
    value.font = Draft.numberFont
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
  }

  override func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var number = value.sizeThatFits(room)
    if writing != nil { number.width = max(number.width, DialRow.unitWidth) }
    let written = writing == nil ? CGSize.zero : CGSize(width: DialRow.fieldWidth, height: DialRow.fieldHeight)
    let aside = number.width + written.width + (writing == nil ? 0 : Spacing.hair)
    let name = title.sizeThatFits(CGSize(width: max(1, width - aside - Spacing.tight), height: room.height))
    let head = max(max(name.height, number.height), written.height)
    let knob = UIStepper.size
    let track = max(1, width - knob.width - Spacing.close)
    if moving {
      place(title, leading: CGRect(x: 0, y: (head - name.height) / 2, width: name.width, height: name.height))
      place(
        value,
        leading: CGRect(
          x: width - number.width, y: (head - number.height) / 2, width: number.width, height: number.height))
      place(
        field,
        leading: CGRect(
          x: width - aside, y: (head - written.height) / 2, width: written.width, height: written.height)
      )
      place(slider, leading: CGRect(x: 0, y: head, width: track, height: Spacing.target))
      place(
        stepper,
        leading: CGRect(
          x: width - knob.width, y: head + (Spacing.target - knob.height) / 2, width: knob.width, height: knob.height))
    }
    var y = head + Spacing.target
    guard !refusal.isHidden else { return y }
    let reason = refusal.sizeThatFits(room)
    if moving { place(refusal, leading: CGRect(x: 0, y: y, width: width, height: reason.height)) }
    y += reason.height
    return y
  }
}
