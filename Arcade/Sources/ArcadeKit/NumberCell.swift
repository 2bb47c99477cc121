import UIKit

/// A row with a field for a whole number. Text below it gives the allowed range, and the number is checked while the
/// player types. A stepper beside it is for players who prefer not to type.
public final class NumberCell: UITableViewCell, UITextFieldDelegate {
  private let titleLabel = UILabel()
  private let field = UITextField()
  private let stepper = UIStepper()
  private let noteLabel = MutedLabel(frame: .zero)
  private let range: ClosedRange<Int>
  private let step: Int
  private var value: Int
  private let words: Words
  private let changed: (Int) -> Void

  /// The texts of the row.
  public struct Words {
    /// The name of the setting.
    public let title: String
    /// The range and the unit: "Whole seconds from 10 to 120".
    public let range: String
    /// Friendly hints for a number below the range, a number above it, and text that is not a number.
    public let tooLow: String
    public let tooHigh: String
    public let noNumber: String

    public init(title: String, range: String, tooLow: String, tooHigh: String, noNumber: String) {
      self.title = title
      self.range = range
      self.tooLow = tooLow
      self.tooHigh = tooHigh
      self.noNumber = noNumber
    }
  }

  /// A row for numbers in `range`; `changed` is called with every allowed number as the player types.
  public init(_ words: Words, value: Int, in range: ClosedRange<Int>, step: Int = 1, changed: @escaping (Int) -> Void) {
    self.words = words
    self.range = range
    self.step = step
    self.value = min(max(value, range.lowerBound), range.upperBound)
    self.changed = changed
    super.init(style: .default, reuseIdentifier: nil)
    build()
  }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    words = Words(title: "", range: "", tooLow: "", tooHigh: "", noNumber: "")
    range = 0...0
    step = 1
    value = 0
    changed = { _ in }
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "NumberCell" }

  private func build() {
    selectionStyle = .none
    titleLabel.text = words.title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.isAccessibilityElement = false
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.keyboardType = .numberPad
    field.returnKeyType = .done
    field.textAlignment = .center
    field.maximumLength = 6
    field.autocorrectionType = .no
    field.delegate = self
    field.accessibilityLabel = words.title
    field.accessibilityHint = words.range
    stepper.minimumValue = Double(range.lowerBound)
    stepper.maximumValue = Double(range.upperBound)
    stepper.stepValue = Double(step)
    stepper.accessibilityLabel = words.title + ", −/+"
    for part in [titleLabel, field, stepper, noteLabel] as [UIView] { contentView.addSubview(part) }
    field.addAction(UIAction { [me = Weak(self)] _ in me.value?.written() }, for: .editingChanged)
    field.addAction(UIAction { [me = Weak(self)] _ in me.value?.settle() }, for: .editingDidEnd)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    stepper.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        me.take(Int(me.stepper.value))
        me.settle()
      }, for: .valueChanged)
    settle()
  }

  // MARK: Checking

  /// Checks the current text: an allowed number takes effect at once; otherwise a note says what is allowed.
  private func written() {
    let text = field.text ?? ""
    guard let number = NumberCell.number(text) else {
      return note(text.utf8.isEmpty ? words.range : words.noNumber, isWarning: !text.utf8.isEmpty)
    }
    if number < range.lowerBound { return note(words.tooLow, isWarning: true) }
    if number > range.upperBound { return note(words.tooHigh, isWarning: true) }
    take(number)
    note(words.range, isWarning: false)
  }

  private func take(_ number: Int) {
    let number = min(max(number, range.lowerBound), range.upperBound)
    guard number != value else { return }
    value = number
    stepper.value = Double(number)
    changed(number)
  }

  /// Shows the number in effect. A number outside the range becomes the nearest end of it.
  private func settle() {
    if let number = NumberCell.number(field.text ?? "") { take(number) }
    field.text = "\(value)"
    stepper.value = Double(value)
    note(words.range, isWarning: false)
  }

  private func note(_ text: String, isWarning: Bool) {
    guard noteLabel.text != text else { return }
    if isWarning { UIAccessibility.post(notification: .announcement, argument: text) }
    noteLabel.text = text
    noteLabel.isHighlighted = isWarning
    noteLabel.isAccessibilityElement = isWarning
    setNeedsLayout()
  }

  /// Accepts only digits, spaces and a minus sign.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    string.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x20 }
  }

  /// A whole number of at most nine digits, with or without a sign.
  private static func number(_ text: String) -> Int? {
    var value = 0
    var digits = 0
    var isNegative = false
    for byte in text.utf8 where byte != 0x20 {
      if byte == 0x2D, digits == 0, !isNegative {
        isNegative = true
      } else {
        guard byte >= 0x30, byte <= 0x39, digits < 9 else { return nil }
        value = value * 10 + Int(byte - 0x30)
        digits += 1
      }
    }
    return digits == 0 ? nil : isNegative ? -value : value
  }

  // MARK: Layout

  private static let fieldWidth: CGFloat = 84

  public override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: contentView.bounds.width, moving: true)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let inset = Spacing.normal
    let room = max(width - 2 * inset, 1)
    let unlimited = CGSize(width: 0, height: 0)
    let knob = stepper.sizeThatFits(unlimited)
    let box = CGSize(
      width: NumberCell.fieldWidth * min(max(traitCollection.textScale, 1), 1.6),
      height: max(field.sizeThatFits(unlimited).height, Spacing.target - Spacing.tight))
    let controls = box.width + Spacing.close + knob.width
    let isStacked = titleLabel.sizeThatFits(unlimited).width + Spacing.close + controls > room
    let titleWidth = isStacked ? room : room - controls - Spacing.close
    let title = titleLabel.sizeThatFits(CGSize(width: titleWidth, height: 0))
    let note = noteLabel.sizeThatFits(CGSize(width: room, height: 0))
    let line = isStacked ? box.height : max(box.height, title.height)
    let top = Spacing.tight + (isStacked ? title.height + Spacing.hair : 0)
    if moving {
      let titleY = isStacked ? Spacing.tight : top + (line - title.height) / 2
      contentView.place(titleLabel, leading: CGRect(x: inset, y: titleY, width: titleWidth, height: title.height))
      let end = inset + room
      contentView.place(
        stepper,
        leading: CGRect(x: end - knob.width, y: top + (line - knob.height) / 2, width: knob.width, height: knob.height))
      let left = isStacked ? inset : end - controls
      contentView.place(
        field, leading: CGRect(x: left, y: top + (line - box.height) / 2, width: box.width, height: box.height))
      contentView.place(
        noteLabel, leading: CGRect(x: inset, y: top + line + Spacing.hair, width: room, height: note.height))
    }
    return top + line + Spacing.hair + note.height + Spacing.tight
  }
}
