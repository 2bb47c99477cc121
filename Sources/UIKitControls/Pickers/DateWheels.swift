import CaromGeometry
import UIKitCore

/// The date conventions of a locale.
struct DateCustom {
  /// Whether the month comes before the day.
  let monthFirst: Bool
  /// Whether the locale uses the 12-hour clock.
  let countsTwelve: Bool

  init(_ locale: Locale) {
    let region = String(decoding: locale.identifier.utf8.suffix(2), as: UTF8.self)
    let isEnglish = locale.languageCode.map { $0.utf8.elementsEqual("en".utf8) } ?? false
    let isAlone = locale.identifier.utf8.count <= 2
    func isIn(_ regions: [String]) -> Bool {
      isEnglish && (isAlone || regions.contains { $0.utf8.elementsEqual(region.utf8) })
    }
    monthFirst = isIn(["US"])
    countsTwelve = isIn(["US", "CA", "AU", "NZ", "IN"])
  }
}

/// The wheels of a date picker, and the meanings of their rows.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Wheel { case month, day, year, date, hour, minute, half, hours, minutes }

  let view = UIPickerView(frame: .zero)
  @BackLink private var picker: UIDatePicker?
  private var wheels: [Wheel] = []
  private var custom: DateCustom
  /// The first day of the wheel of days, and how many there are.
  private var days = (first: Date(timeIntervalSinceReferenceDate: 0), count: 0)
  private var years = 1...1
  private let names = DateFormatter()

  /// The number of days before and after on a wheel of days without limits: some 27 years.
  private static let reach = 10_000

  init(of picker: UIDatePicker) {
    self.picker = picker
    custom = DateCustom(picker.locale ?? .current)
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  override class var kind: String { "DateWheels" }

  /// Creates the wheels for a mode.
  func load(_ mode: UIDatePicker.Mode) {
    guard let picker else { return }
    let calendar = picker.zonedCalendar
    custom = DateCustom(picker.locale ?? .current)
    names.timeZone = calendar.timeZone
    let clock: [Wheel] = custom.countsTwelve ? [.hour, .minute, .half] : [.hour, .minute]
    wheels =
      switch mode {
      case .time: clock
      case .date: custom.monthFirst ? [.month, .day, .year] : [.day, .month, .year]
      case .dateAndTime: [.date] + clock
      case .countDownTimer: [.hours, .minutes]
      }
    let limits = picker.limits
    let first = limits.least.map { calendar.component(.year, from: $0) } ?? 1
    years = first...max(first, limits.most.map { calendar.component(.year, from: $0) } ?? 9999)
    let today = calendar.startOfDay(for: picker.date)
    let start =
      limits.least.map { calendar.startOfDay(for: $0) }
      ?? calendar.date(byAdding: .day, value: -DateWheels.reach, to: today) ?? today
    let end =
      limits.most.map { calendar.startOfDay(for: $0) }
      ?? calendar.date(byAdding: .day, value: DateWheels.reach, to: today) ?? today
    let span = ((end.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate) / 86_400).rounded()
    days = (start, max(1, min(100_000, Int(span.isFinite ? max(0, min(span, 1e6)) : 0) + 1)))
    view.reloadAllComponents()
    for (component, wheel) in wheels.enumerated() { view.setLabel(label(of: wheel), ofComponent: component) }
  }

  private func label(of wheel: Wheel) -> String {
    switch wheel {
    case .month: "Month"
    case .day, .date: "Day"
    case .year: "Year"
    case .hour, .hours: "Hours"
    case .minute, .minutes: "Minutes"
    case .half: "AM or PM"
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    guard let picker, wheels.indices.contains(component) else { return 0 }
    return switch wheels[component] {
    case .month: 12
    case .day: 31
    case .year: years.count
    case .date: days.count
    case .hour: custom.countsTwelve ? 12 : 24
    case .hours: 24
    case .minute, .minutes: 60 / picker.minuteInterval
    case .half: 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard wheels.indices.contains(component) else { return 0 }
    return switch wheels[component] {
    case .month: 130
    case .date: 140
    case .day, .hour, .minute, .half: 54
    case .year: 76
    case .hours, .minutes: 0
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard let picker, wheels.indices.contains(component) else { return nil }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch wheels[component] {
    case .month: return names.monthSymbols[max(0, min(row, 11))]
    case .day: return "\(row + 1)"
    case .year: return "\(years.lowerBound + row)"
    case .date:
      names.dateFormat = custom.monthFirst ? "E MMM d" : "E d MMM"
      return names.string(from: day(row))
    case .hour: return custom.countsTwelve ? "\(row == 0 ? 12 : row)" : two(row)
    case .minute: return two(row * picker.minuteInterval)
    case .half: return row == 0 ? "AM" : "PM"
    case .hours: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: return "\(row * picker.minuteInterval) min"
    }
  }

  private func day(_ row: Int) -> Date {
    picker?.zonedCalendar.date(byAdding: .day, value: row, to: days.first) ?? days.first
  }

  // MARK: From the date to the rows, and back

  /// Turns the wheels to the picker's value.
  func show(animated: Bool) {
    guard let picker else { return }
    let calendar = picker.zonedCalendar
    let hour = calendar.component(.hour, from: picker.date)
    for (component, wheel) in wheels.enumerated() {
      let row =
        switch wheel {
        case .month: calendar.component(.month, from: picker.date) - 1
        case .day: calendar.component(.day, from: picker.date) - 1
        case .year: calendar.component(.year, from: picker.date) - years.lowerBound
        case .date:
          Int(
            max(
              0,
              min(
                1e6,
                ((calendar.startOfDay(for: picker.date).timeIntervalSinceReferenceDate
                  - days.first.timeIntervalSinceReferenceDate) / 86_400).rounded())))
        case .hour: custom.countsTwelve ? hour % 12 : hour
        case .minute: calendar.component(.minute, from: picker.date) / picker.minuteInterval
        case .half: hour / 12
        case .hours: Int(picker.countDownDuration) / 3600
        case .minutes: Int(picker.countDownDuration) / 60 % 60 / picker.minuteInterval
        }
      let count = view.numberOfRows(inComponent: component)
      let place = max(0, min(row, count - 1))
      if count > 0, view.selectedRow(inComponent: component) != place {
        view.selectRow(place, inComponent: component, animated: animated)
      }
    }
  }

  private func row(of wanted: Wheel) -> Int? {
    wheels.firstIndex { $0 == wanted }.map { max(0, view.selectedRow(inComponent: $0)) }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    if let hours = self.row(of: .hours), let minutes = self.row(of: .minutes) {
      return picker.choose(duration: Double(hours * 3600 + minutes * picker.minuteInterval * 60))
    }
    let calendar = picker.zonedCalendar
    let date = self.row(of: .date).map { day($0) } ?? picker.date
    var parts = DateComponents()
    parts.year = self.row(of: .year).map { years.lowerBound + $0 } ?? calendar.component(.year, from: date)
    parts.month = self.row(of: .month).map { $0 + 1 } ?? calendar.component(.month, from: date)
    // A day that the month does not have becomes the last day of the month.
    let wanted = self.row(of: .day).map { $0 + 1 } ?? calendar.component(.day, from: date)
    parts.day = min(wanted, length(ofMonth: parts.month ?? 1, parts.year ?? 1))
    var hour = calendar.component(.hour, from: picker.date)
    if let row = self.row(of: .hour) { hour = custom.countsTwelve ? row + 12 * (self.row(of: .half) ?? 0) : row }
    parts.hour = hour
    parts.minute =
      self.row(of: .minute).map { $0 * picker.minuteInterval } ?? calendar.component(.minute, from: picker.date)
    parts.second = self.row(of: .minute) == nil ? calendar.component(.second, from: picker.date) : 0
    if let new = calendar.date(from: parts) { picker.choose(new) }
  }

  private func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
