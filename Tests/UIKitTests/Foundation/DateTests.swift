import CaromHeadlessHost
import Testing
import UIKit

/// Dates: the current time from the host's input, the calendar, and texts.
@Suite struct DateTests {
  private let host = HeadlessHost(size: CGSize(width: 100, height: 100))

  // 1,000,000,000 seconds after the beginning of 1970 is September 9, 2001, 1:46:40 in GMT.
  private let billion = Date(timeIntervalSince1970: 1_000_000_000)

  @Test func thePresentMovesWithTheTicks() {
    host.tellTime(billion, zone: 7_200)
    let before = Date()
    #expect(before.timeIntervalSince(billion) < 0.02)
    host.advance(seconds: 90)
    #expect(Date().timeIntervalSince(before) == 90)
    #expect(Calendar.current.component(.hour, from: billion) == 3)
    #expect(TimeZone.current.secondsFromGMT() == 7_200)
  }

  @Test func partsOfADate() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: billion)
    #expect(parts == DateComponents(year: 2001, month: 9, day: 9, hour: 1, minute: 46, second: 40, weekday: 1))
    #expect(calendar.date(from: parts) == billion)
    let beforeEpoch = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: -1))
    #expect(beforeEpoch == DateComponents(year: 1969, month: 12, day: 31))
  }

  @Test(arguments: [(2000, 2, 29), (1900, 3, 1), (2024, 2, 29), (1, 1, 1), (1600, 12, 31), (9999, 12, 31)])
  func everyDayIsItself(year: Int, month: Int, day: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    #expect(parts == DateComponents(year: year, month: month, day: day))
  }

  @Test func stepsThroughTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 31)))
    let next = try #require(calendar.date(byAdding: .month, value: 1, to: end))
    #expect(calendar.dateComponents([.month, .day], from: next) == DateComponents(month: 2, day: 29))
    let before = try #require(calendar.date(byAdding: .month, value: -2, to: end))
    #expect(
      calendar.dateComponents([.year, .month, .day], from: before) == DateComponents(year: 2023, month: 11, day: 30))
    let birthday = try #require(calendar.date(from: DateComponents(year: 1990, month: 6, day: 15)))
    #expect(calendar.dateComponents([.year], from: birthday, to: end).year == 33)
    #expect(calendar.dateComponents([.day], from: next, to: end).day == -29)
    let span = calendar.dateComponents([.hour, .minute, .second], from: billion, to: billion + 3_725)
    #expect(span == DateComponents(hour: 1, minute: 2, second: 5))
    #expect(calendar.startOfDay(for: billion) == billion - 6_400)
    #expect(calendar.isDate(billion, inSameDayAs: billion + 3_600))
    #expect(!calendar.isDate(billion, inSameDayAs: billion - 6_401))
  }

  @Test(arguments: [
    ("yyyy-MM-dd HH:mm:ss", "2001-09-09 01:46:40"), ("d.M.yy", "9.9.01"), ("EEEE, MMMM d", "Sunday, September 9"),
    ("h:mm a", "1:46 AM"), ("EEE MMM dd", "Sun Sep 09"), ("'Day' d 'o''clock'", "Day 9 o'clock"),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "2001-09-09T01:46:40+0000"), ("ss.SSS", "40.000"),
  ]) func patterns(pattern: String, expected: String) {
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = pattern
    #expect(formatter.string(from: billion) == expected)
  }

  @Test func styles() {
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateStyle = .medium
    #expect(formatter.string(from: billion) == "Sep 9, 2001")
    formatter.timeStyle = .short
    #expect(formatter.string(from: billion) == "Sep 9, 2001, 1:46 AM")
    formatter.dateStyle = .full
    formatter.timeStyle = .none
    #expect(formatter.string(from: billion) == "Sunday, September 9, 2001")
  }

  @Test func textsAreReadAndWrongOnesRefused() throws {
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    #expect(formatter.date(from: "2001-09-09 01:46:40") == billion)
    for wrong in ["2001-09-09", "2001-13-09 01:46:40", "2001-02-30 01:46:40", "2001-09-09 25:46:40", "today", ""] {
      #expect(formatter.date(from: wrong) == nil)
    }
    formatter.dateFormat = "MMM d, yyyy h:mm a"
    #expect(formatter.date(from: "Sep 9, 2001 1:46 AM") == billion - 40)
    #expect(formatter.date(from: "Sep 9, 2001 12:00 AM") == billion - 6_400)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
    #expect(formatter.date(from: "2001-09-09T03:46:40+0200") == billion)
  }
}
