import Foundation
import NIOConcurrencyHelpers

/// The value of the Date field of an answer.
enum HTTPDate {
  private static let last = NIOLockedValueBox<(second: Int, text: String)>((0, ""))

  /// The time, as in "Sun, 06 Nov 1994 08:49:37 GMT", formatted at most once a second.
  static func now() -> String {
    let second = time(nil)
    return last.withLockedValue { last in
      if last.second != second { last = (second, text(second)) }
      return last.text
    }
  }

  static func text(_ second: Int) -> String {
    var (time, parts) = (second, tm())
    gmtime_r(&time, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: CInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(1900 + Int(parts.tm_year))"
    return "\(days[Int(parts.tm_wday)]), \(date) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
