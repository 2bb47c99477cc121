import ArcadeKit
import Geometry
import UIKit

/// A number and what sets it: a slider for the large, a stepper for the fine. A value that is refused is said beside it,
/// and the one before holds.
final class DialRow: UIView {
  private let title = UILabel()
  private let value = UILabel()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let refusal = Words(.refusal)
  private let step: Int
  private let words: (Int) -> String
  private let change: (Int) -> String?
  private(set) var steps: Int

  /// A row for whole numbers in `range`; `words` says one, `change` takes one, or says why not.
  init(
    _ name: String, _ range: ClosedRange<Int>, step: Int, fine: Int, value steps: Int,
    words: @escaping (Int) -> String, change: @escaping (Int) -> String?
  ) {
    self.step = step
    self.words = words
    self.change = change
    self.steps = steps
    super.init(frame: .zero)
    title.text = name
    title.textColor = Draft.ink
    title.numberOfLines = 0
    value.textColor = Draft.red
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
    for view in [title, value, slider, stepper, refusal] as [UIView] { addSubview(view) }
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

  /// Takes what the person chose, unless it is refused.
  private func take(_ steps: Int) {
    let reason = change(steps)
    if reason == nil { show(steps) } else { show(self.steps) }
    tell(reason)
  }

  /// Shows a reason beside the value, or none.
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

  /// Shows a value that holds.
  func show(_ steps: Int) {
    self.steps = steps
    let text = words(steps)
    if value.text?.utf8.elementsEqual(text.utf8) != true {
      value.text = text
      slider.accessibilityValue = text
      stepper.accessibilityValue = text
      setNeedsLayout()
    }
    if Int(slider.value) != steps { slider.value = Float(steps) }
    if Int(stepper.value) != steps { stepper.value = Double(steps) }
  }

  private func setFonts() {
    title.font = .preferredFont(forTextStyle: .subheadline)
    value.font = Draft.numberFont
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width, moving: true)
  }

  /// One description for measuring and placing.
  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let number = value.sizeThatFits(room)
    let name = title.sizeThatFits(CGSize(width: max(1, width - number.width - Spacing.tight), height: room.height))
    let head = max(name.height, number.height)
    let knob = UIStepper.size
    let track = max(1, width - knob.width - Spacing.close)
    if moving {
      place(title, leading: CGRect(x: 0, y: 0, width: name.width, height: name.height))
      place(value, leading: CGRect(x: width - number.width, y: 0, width: number.width, height: number.height))
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
