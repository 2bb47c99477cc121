import ArcadeKit
import CaromGeometry
import UIKit

/// A name with several choices below it, or with a switch beside it.
final class ChoiceRow: ArrangedRow {
  private let title = UILabel()
  private let control: UIControl
  private let isSwitch: Bool

  /// Creates a segmented control with `titles`; `changed` receives the index of the chosen one.
  init(_ name: String, _ titles: [String], selected: Int, changed: @escaping (Int) -> Void) {
    let segments = TitleSegments(items: titles)
    segments.selectedSegmentIndex = selected
    segments.accessibilityLabel = name
    control = segments
    isSwitch = false
    super.init(frame: .zero)
    build(name)
    segments.addAction(
      UIAction { [segments = Weak(segments)] _ in
        if let segments = segments.value { changed(segments.selectedSegmentIndex) }
      }, for: .valueChanged)
  }

  /// Creates a switch; `changed` receives its state.
  init(_ name: String, isOn: Bool, changed: @escaping (Bool) -> Void) {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.onTintColor = Draft.blue
    toggle.accessibilityLabel = name
    control = toggle
    isSwitch = true
    super.init(frame: .zero)
    build(name)
    toggle.addAction(
      UIAction { [toggle = Weak(toggle)] _ in if let toggle = toggle.value { changed(toggle.isOn) } },
      for: .valueChanged)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ChoiceRow" }

  private func build(_ name: String) {
    title.text = name
    title.textColor = Draft.ink
    title.numberOfLines = 0
    title.isAccessibilityElement = false
    addSubview(title)
    addSubview(control)
    setFont()
  }

  /// The index of the selected segment; 0 or 1 for a switch. Setting it does not call `changed`.
  var selected: Int {
    get { (control as? UISegmentedControl)?.selectedSegmentIndex ?? ((control as? UISwitch)?.isOn == true ? 1 : 0) }
    set {
      if let segments = control as? UISegmentedControl { segments.selectedSegmentIndex = newValue }
      if let toggle = control as? UISwitch { toggle.isOn = newValue == 1 }
    }
  }

  private func setFont() {
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.adjustsFontForContentSizeCategory = true
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFont()
  }

  override func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let knob = control.sizeThatFits(CGSize(width: width, height: Spacing.target))
    let room = isSwitch ? width - knob.width - Spacing.tight : width
    let name = title.sizeThatFits(CGSize(width: max(1, room), height: .greatestFiniteMagnitude))
    guard isSwitch else {
      if moving {
        place(title, leading: CGRect(x: 0, y: 0, width: name.width, height: name.height))
        place(control, leading: CGRect(x: 0, y: name.height + Spacing.hair, width: width, height: knob.height))
      }
      return name.height + Spacing.hair + knob.height + Spacing.hair
    }
    let height = max(Spacing.target, name.height)
    if moving {
      place(title, leading: CGRect(x: 0, y: (height - name.height) / 2, width: name.width, height: name.height))
      place(
        control,
        leading: CGRect(x: width - knob.width, y: (height - knob.height) / 2, width: knob.width, height: knob.height))
    }
    return height
  }
}
