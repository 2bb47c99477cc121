import ArcadeKit
import UIKit

/// The text of a stage, laid out as a page of a textbook: what to look for if that is not under the figure, title,
/// text, code, and controls.
final class LabNotesView: UIScrollView {
  private let numberLabel = UILabel()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let codeView = CodeView(LabInk.listing, name: LabStrings.code)
  private let wholeSwitch = UISwitch()
  private let wholeLabel = UILabel()
  /// What to look for, if that is shown here.
  private var look: LabLookView?
  private let handHeader = UILabel()
  private let standardButton = UIButton(type: .system)
  private(set) var rows: [LabControlRow] = []
  private var program = LabProgram(0, values: LabValues())

  /// Called when the reader gives a property a new value.
  var onChange: ((LabProperty, Double) -> Void)?
  /// Called when the reader asks for the standard values.
  var onStandard: (() -> Void)?

  /// The widest column that is easy to read, in points at the normal text size.
  private static let widest: CGFloat = 520

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    for label in [numberLabel, titleLabel, textLabel, handHeader, wholeLabel] {
      label.numberOfLines = 0
      label.textColor = Ink.ink
      addSubview(label)
    }
    numberLabel.textColor = Ink.red
    wholeLabel.textColor = Ink.wash
    handHeader.text = LabStrings.byHand
    wholeLabel.text = LabStrings.program
    wholeLabel.isAccessibilityElement = false
    wholeSwitch.accessibilityLabel = LabStrings.program
    wholeSwitch.onTintColor = Ink.red
    titleLabel.accessibilityTraits = .header
    handHeader.accessibilityTraits = .header
    standardButton.setTitle(LabStrings.standard, for: .normal)
    standardButton.titleLabel?.numberOfLines = 0
    for view in [codeView, wholeSwitch, standardButton] as [UIView] { addSubview(view) }
    wholeSwitch.addAction(UIAction { [me = Weak(self)] _ in me.value?.showCode() }, for: .valueChanged)
    standardButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.onStandard?() }, for: .touchUpInside)
    setFonts()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LabNotesView" }

  private func setFonts() {
    numberLabel.font = LabInk.serif(.subheadline)
    titleLabel.font = LabInk.serif(.title1)
    textLabel.font = LabInk.serif(.body)
    handHeader.font = LabInk.serif(.title3)
    wholeLabel.font = .preferredFont(forTextStyle: .footnote)
    standardButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    standardButton.setTitleColor(Ink.red, for: .normal)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  // MARK: Content

  /// Shows the stage at `index` with the reader's values, scrolled to the top.
  func show(_ index: Int, values: LabValues) {
    let stage = LabLadder.stages[index]
    numberLabel.text = LabStrings.place(index + 1, of: LabLadder.stages.count)
    let words = LabStrings.words(of: stage.name)
    titleLabel.text = words.title
    textLabel.text = words.text
    for row in rows { row.removeFromSuperview() }
    rows = stage.controls.map { property in
      LabControlRow(property, value: values[property]) { [me = Weak(self)] value in me.value?.onChange?(property, value)
      }
    }
    for row in rows { insertSubview(row, belowSubview: standardButton) }
    update(index, values: values)
    setNeedsLayout()
    setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
  }

  /// Updates code and controls to `values`.
  func update(_ index: Int, values: LabValues) {
    program = LabProgram(index, values: values)
    for row in rows { row.show(values[row.property]) }
    showCode()
  }

  private func showCode() {
    codeView.code = program.text(whole: wholeSwitch.isOn)
    setNeedsLayout()
  }

  /// Takes the view that says what to look for, or releases it.
  func hold(_ look: LabLookView?) {
    guard look !== self.look else { return }
    if self.look?.superview === self { self.look?.removeFromSuperview() }
    self.look = look
    if let look { insertSubview(look, aboveSubview: titleLabel) }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    let width = min(bounds.width - 2 * Spacing.normal, LabNotesView.widest)
    let x = ((bounds.width - width) / 2).rounded(.down)
    var y = Spacing.close
    if let look { y = stack(look, x, y, width) + Spacing.normal }
    y = stack(numberLabel, x, y, width) + Spacing.hair
    y = stack(titleLabel, x, y, width) + Spacing.tight
    y = stack(textLabel, x, y, width) + Spacing.normal
    y = stack(codeView, x, y, width) + Spacing.hair
    y = stackWhole(x, y, width) + Spacing.wide
    y = stack(handHeader, x, y, width) + Spacing.hair
    for row in rows { y = stack(row, x, y, width) }
    let button = standardButton.sizeThatFits(CGSize(width: width, height: Spacing.target))
    y += Spacing.tight
    place(
      standardButton,
      leading: CGRect(x: x, y: y, width: min(button.width, width), height: max(button.height, Spacing.target)))
    y += max(button.height, Spacing.target) + Spacing.wide
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
    super.layoutSubviews()
  }

  /// Places the switch at the trailing end and its label before it.
  private func stackWhole(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGFloat {
    let knob = wholeSwitch.sizeThatFits(CGSize(width: width, height: Spacing.target))
    let room = width - knob.width - Spacing.tight
    let words = wholeLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let height = max(max(words.height, knob.height), Spacing.target)
    place(
      wholeSwitch,
      leading: CGRect(
        x: x + width - knob.width, y: y + (height - knob.height) / 2, width: knob.width, height: knob.height)
    )
    place(
      wholeLabel,
      leading: CGRect(
        x: x + room - words.width, y: y + (height - words.height) / 2, width: words.width, height: words.height)
    )
    return y + height
  }

  private func stack(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGFloat {
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    place(view, leading: CGRect(x: x, y: y, width: width, height: size.height))
    return y + size.height
  }
}
