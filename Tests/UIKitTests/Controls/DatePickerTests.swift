import Testing
import UIKit

@testable import UIKitControls

@Suite struct DatePickerTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 800))

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style = .wheels, locale: String = "en-US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = .gmt
    picker.locale = Locale(identifier: locale)
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.date = date(2024, 2, 29, 13, 45)
    picker.frame.origin = CGPoint(x: 20, y: 100)
    picker.sizeToFit()
    host.view.addSubview(picker)
    host.advance(ticks: 1)
    return picker
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private func value(_ wheel: String) -> String? { host.element(wheel, role: .spinbutton)?.accessibilityValue }

  @Test func wheelsShowTheDateAndTurnIt() {
    let picker = picker(.date)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(value("Month") == "February" && value("Day") == "29" && value("Year") == "2024")
    // There is no February 29 in 2025, so the last day of the month is used.
    #expect(host.adjust("Year", up: true))
    host.settle()
    #expect(picker.date == date(2025, 2, 28, 13, 45) && value("Day") == "28" && changes == 1)
    host.adjust("Month", up: true)
    host.settle()
    #expect(picker.date == date(2025, 3, 28, 13, 45) && changes == 2)
    picker.setDate(date(1999, 12, 31), animated: false)
    #expect(value("Year") == "1999" && value("Month") == "December" && changes == 2 && host.diagnostics == [])
  }

  @Test func hoursAreCountedByTheCustomOfThePlace() {
    let american = picker(.time)
    #expect(value("Hours") == "1" && value("Minutes") == "45" && value("AM or PM") == "PM")
    host.adjust("AM or PM", up: false)
    host.settle()
    #expect(american.date == date(2024, 2, 29, 1, 45))
    american.removeFromSuperview()
    let german = picker(.time, locale: "de-DE")
    #expect(value("Hours") == "13" && value("AM or PM") == nil)
    host.adjust("Hours", up: true)
    host.settle()
    #expect(german.date == date(2024, 2, 29, 14, 45) && host.diagnostics == [])
  }

  @Test func daysWithTimes() {
    let picker = picker(.dateAndTime)
    #expect(value("Day") == "Thu Feb 29")
    host.adjust("Day", up: true)
    host.settle()
    #expect(picker.date == date(2024, 3, 1, 13, 45) && value("Day") == "Fri Mar 1")
  }

  @Test func limitsAndStepsOfMinutes() {
    let picker = picker(.dateAndTime)
    picker.minuteInterval = 15
    picker.date = date(2024, 2, 29, 13, 59)
    #expect(picker.date == date(2024, 2, 29, 13, 45) && value("Minutes") == "45")
    picker.maximumDate = date(2024, 3, 1, 12)
    picker.minimumDate = date(2024, 2, 28)
    host.adjust("Day", up: true)
    host.settle()
    #expect(picker.date == date(2024, 3, 1, 12) && value("Hours") == "12" && value("Day") == "Fri Mar 1")
    picker.date = date(1980, 1, 1)
    #expect(picker.date == date(2024, 2, 28))
    // Contradictory limits have no effect, and neither has an interval that does not divide an hour.
    picker.minimumDate = date(2030, 1, 1)
    picker.minuteInterval = 7
    picker.date = date(1980, 1, 1, 0, 7)
    #expect(picker.date == date(1980, 1, 1, 0, 7) && picker.minuteInterval == 1 && host.diagnostics == [])
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    picker.date = .distantPast
    picker.date = .distantFuture
    picker.minimumDate = .distantPast
    picker.maximumDate = .distantFuture
    #expect(host.diagnostics == [])
  }

  @Test func aDurationIsAtLeastAStep() {
    let picker = picker(.countDownTimer, .automatic)
    #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 60)
    picker.minuteInterval = 5
    #expect(picker.countDownDuration == 300 && value("Minutes") == "5 min" && value("Hours") == "0 hours")
    picker.countDownDuration = 5400
    #expect(value("Hours") == "1 hour" && value("Minutes") == "30 min")
    host.adjust("Hours", up: true)
    host.settle()
    #expect(picker.countDownDuration == 9000)
    picker.countDownDuration = .infinity
    #expect(picker.countDownDuration == 300)
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_100 && host.diagnostics == [])
  }

  @Test func theCompactLookOpensWheels() {
    let picker = picker(.dateAndTime, .automatic)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(picker.datePickerStyle == .compact && picker.bounds.height < 60)
    #expect(host.element("Date", role: .button)?.accessibilityValue == "Feb 29, 2024")
    #expect(host.element("Time", role: .button)?.accessibilityValue == "1:45 PM")
    #expect(host.tap("Date"))
    host.settle()
    #expect(value("Month") == "February")
    host.adjust("Month", up: true)
    host.settle()
    #expect(picker.date == date(2024, 3, 29, 13, 45) && changes == 1)
    host.rootViewController?.dismiss(animated: true)
    host.settle()
    #expect(host.element("Date", role: .button)?.accessibilityValue == "Mar 29, 2024")
    #expect(host.tap("Time"))
    host.settle()
    #expect(value("Minutes") == "45" && value("Month") == nil && host.diagnostics == [])
  }
}
