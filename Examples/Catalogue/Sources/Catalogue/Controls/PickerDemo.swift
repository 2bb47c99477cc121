import UIKit

/// Two wheels, whose choice is shown below.
final class PickerDemo: Demo, UIPickerViewDataSource, UIPickerViewDelegate {
  override class var name: String { "Picker" }
  static let sizes = ["Small", "Medium", "Large"]
  let picker = UIPickerView(frame: CGRect(x: 0, y: 110, width: 320, height: 216))
  let choice = UILabel(frame: CGRect(x: 20, y: 340, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityLabel = "Order"
    view.addSubview(picker)
    view.addSubview(choice)
    show()
  }

  private func show() {
    choice.text =
      "\(picker.selectedRow(inComponent: 0) + 1) × \(PickerDemo.sizes[max(0, picker.selectedRow(inComponent: 1))])"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 100 : PickerDemo.sizes.count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? "\(row + 1)" : PickerDemo.sizes[row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { show() }
}
