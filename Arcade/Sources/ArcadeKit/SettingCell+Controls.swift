import UIKit

extension SettingCell {
  /// A row that shows a record of past games; touching it does nothing.
  public static func record(_ title: String, _ value: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = value
    return cell
  }

  /// A row with a switch; `changed` is called with the new state.
  public static func toggle(_ title: String, isOn: Bool, changed: @escaping (Bool) -> Void) -> SettingCell {
    let control = UISwitch()
    control.isOn = isOn
    control.addAction(
      UIAction { [control = Weak(control)] _ in
        if let control = control.value { changed(control.isOn) }
      }, for: .valueChanged)
    return SettingCell(title: title, control: control, isWide: false)
  }

  /// A row with a stepper for whole numbers; `words` formats a value.
  public static func stepper(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int, words: @escaping (Int) -> String,
    changed: @escaping (Int) -> Void
  ) -> SettingCell {
    let control = UIStepper()
    control.maximumValue = Double(range.upperBound)
    control.minimumValue = Double(range.lowerBound)
    control.stepValue = Double(step)
    control.value = Double(value)
    let cell = SettingCell(title: title, control: control, isWide: false)
    cell.showValue(words(value))
    control.addAction(
      UIAction { [control = Weak(control), cell = Weak(cell)] _ in
        guard let control = control.value else { return }
        let value = Int(control.value)
        cell.value?.showValue(words(value))
        changed(value)
      }, for: .valueChanged)
    return cell
  }

  /// A row with a slider for whole numbers, which stops only at the steps.
  public static func slider(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int, words: @escaping (Int) -> String,
    changed: @escaping (Int) -> Void
  ) -> SettingCell {
    let control = UISlider()
    control.maximumValue = Float(range.upperBound)
    control.minimumValue = Float(range.lowerBound)
    control.value = Float(value)
    let cell = SettingCell(title: title, control: control, isWide: true)
    cell.showValue(words(value))
    control.addAction(
      UIAction { [control = Weak(control), cell = Weak(cell)] _ in
        guard let control = control.value else { return }
        let steps = ((Double(control.value) - Double(range.lowerBound)) / Double(step) + 0.5).rounded(.down)
        let value = range.lowerBound + Int(steps) * step
        cell.value?.showValue(words(value))
        changed(value)
      }, for: .valueChanged)
    return cell
  }

  /// A row with a segmented control; the value is the segment's index.
  public static func segments(
    _ title: String, titles: [String], selected: Int, changed: @escaping (Int) -> Void
  ) -> SettingCell {
    let control = TitleSegments(items: titles)
    control.selectedSegmentIndex = selected
    control.addAction(
      UIAction { [control = Weak(control)] _ in
        if let control = control.value { changed(control.selectedSegmentIndex) }
      }, for: .valueChanged)
    return SettingCell(title: title, control: control, isWide: true)
  }
}
