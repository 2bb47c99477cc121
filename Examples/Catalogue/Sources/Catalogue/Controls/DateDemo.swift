import UIKit

/// A compact date picker above one with wheels; both show the same date.
final class DateDemo: Demo {
  override class var name: String { "Dates" }
  let compact = UIDatePicker(frame: CGRect(x: 20, y: 110, width: 280, height: 40))
  let wheels = UIDatePicker(frame: CGRect(x: 0, y: 160, width: 320, height: 216))
  let choice = UILabel(frame: CGRect(x: 20, y: 390, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = .date
    for picker in [compact, wheels] {
      picker.timeZone = .gmt
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      picker.addAction(
        UIAction { [me = Weak(self), picker = Weak(picker)] _ in
          if let date = picker.value?.date { me.value?.show(date) }
        }, for: .valueChanged)
      view.addSubview(picker)
    }
    view.addSubview(choice)
    show(compact.date)
  }

  private func show(_ date: Date) {
    compact.setDate(date, animated: true)
    wheels.setDate(date, animated: true)
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = "y-MM-dd HH:mm"
    choice.text = formatter.string(from: date)
  }
}
