import ArcadeKit
import UIKit

/// A row for a property that the reader can change: its name, its value, and a control below or beside them.
final class LabControlRow: ArrangedRow {
  let property: LabProperty
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let control: UIControl
  private let isWide: Bool
  private let numbers: [Double]

  /// A row that shows `value` and calls `changed` with each new value.
  init(_ property: LabProperty, value: Double, changed: @escaping (Double) -> Void) {
    self.property = property
    switch property.control {
    case .toggle:
      let toggle = UISwitch()
      toggle.onTintColor = Ink.red
      control = toggle
      isWide = false
      numbers = [0, 1]
    case .choice(let titles):
      control = TitleSegments(items: titles)
      isWide = true
      numbers = titles.indices.map { Double($0) }
    case .slider(let values):
      let slider = UISlider()
      slider.maximumValue = Float(values.count - 1)
      slider.minimumTrackTintColor = Ink.red
      control = slider
      isWide = true
      numbers = values
    }
    super.init(frame: .zero)
    let title = LabStrings.title(property)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = Ink.ink
    titleLabel.numberOfLines = 0
    titleLabel.isAccessibilityElement = false
    valueLabel.font = .preferredFont(forTextStyle: .subheadline)
    valueLabel.adjustsFontForContentSizeCategory = true
    valueLabel.adjustsFontForContentSizeCategory = true
    valueLabel.textColor = Ink.red
    valueLabel.isAccessibilityElement = false
    control.accessibilityLabel = title
    for view in [titleLabel, valueLabel, control] as [UIView] { addSubview(view) }
    show(value)
    control.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let row = me.value else { return }
        let value = row.chosen
        row.showWords(value)
        changed(value)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LabControlRow" }

  /// Shows `value` in the text and in the control.
  func show(_ value: Double) {
    var nearest = 0
    for (index, number) in numbers.enumerated() where (number - value).magnitude < (numbers[nearest] - value).magnitude
    {
      nearest = index
    }
    if let toggle = control as? UISwitch { toggle.isOn = nearest == 1 }
    if let segments = control as? UISegmentedControl { segments.selectedSegmentIndex = nearest }
    if let slider = control as? UISlider { slider.value = Float(nearest) }
    showWords(value)
  }

  private var chosen: Double {
    var index = 0
    if let toggle = control as? UISwitch { index = toggle.isOn ? 1 : 0 }
    if let segments = control as? UISegmentedControl { index = segments.selectedSegmentIndex }
    if let slider = control as? UISlider { index = Int(slider.value.rounded()) }
    return numbers[max(0, min(index, numbers.count - 1))]
  }

  private func showWords(_ value: Double) {
    guard control as? UISlider != nil else { return }
    let words = LabStrings.words(value, of: property)
    valueLabel.text = words
    control.accessibilityValue = words
    setNeedsLayout()
  }

  // MARK: Layout

  override func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let knob = control.sizeThatFits(CGSize(width: width, height: Spacing.target))
    let value = valueLabel.text == nil ? CGSize.zero : valueLabel.sizeThatFits(room)
    let aside = isWide ? value.width : knob.width
    let title = titleLabel.sizeThatFits(CGSize(width: max(width - aside - Spacing.close, 1), height: room.height))
    let head = max(title.height, value.height)
    guard isWide else {
      let height = max(max(head, knob.height) + Spacing.tight, Spacing.target)
      if moving {
        place(
          titleLabel, leading: CGRect(x: 0, y: (height - title.height) / 2, width: title.width, height: title.height))
        place(
          control,
          leading: CGRect(x: width - knob.width, y: (height - knob.height) / 2, width: knob.width, height: knob.height))
      }
      return height
    }
    let top = Spacing.tight
    if moving {
      place(titleLabel, leading: CGRect(x: 0, y: top, width: title.width, height: title.height))
      place(valueLabel, leading: CGRect(x: width - value.width, y: top, width: value.width, height: value.height))
      place(control, leading: CGRect(x: 0, y: top + head + Spacing.hair, width: width, height: knob.height))
    }
    return top + head + Spacing.hair + knob.height + Spacing.hair
  }
}
