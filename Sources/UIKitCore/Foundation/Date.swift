import CaromGeometry

/// A point in time, in seconds since the beginning of 2001 in GMT.
///
/// The current time is an input from the host and advances with the ticks, so that a replay has the same dates.
public struct Date: Hashable, Comparable, Sendable {
  /// The seconds since January 1, 2001, 0:00 GMT.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// The seconds between the beginnings of 1970 and of 2001.
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

  /// The present.
  public init() { timeIntervalSinceReferenceDate = UIApplication.shared.present }
  /// A time in seconds after the beginning of 2001. NaN and infinity count as 0.
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds.isFinite ? seconds : 0
  }
  /// A time in seconds after the beginning of 1970. NaN and infinity count as 0.
  public init(timeIntervalSince1970 seconds: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: seconds - Date.timeIntervalBetween1970AndReferenceDate)
  }
  /// A time in seconds from now.
  public init(timeIntervalSinceNow seconds: TimeInterval) { self.init(timeInterval: seconds, since: .now) }
  /// A time in seconds after another one.
  public init(timeInterval seconds: TimeInterval, since date: Date) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
  }

  /// The present.
  public static var now: Date { Date(timeIntervalSinceReferenceDate: UIApplication.shared.present) }
  /// A time in the year 1.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  /// A time in the year 4001.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  /// The seconds since January 1, 1970, 0:00 GMT.
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
  }
  /// The seconds from now to this time; negative in the past.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }
  /// The seconds from `date` to this time.
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// The time that many seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date { Date(timeInterval: seconds, since: self) }
  /// Moves the time by a number of seconds.
  public mutating func addTimeInterval(_ seconds: TimeInterval) { self = addingTimeInterval(seconds) }

  /// Whether this time is earlier (`orderedAscending`), the same or later than `other`.
  public func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
  }

  /// Whether the left time is earlier.
  public static func < (left: Date, right: Date) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }
  /// The time that many seconds later.
  public static func + (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(seconds) }
  /// The time that many seconds earlier.
  public static func - (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(-seconds) }
  /// Moves a time by that many seconds.
  public static func += (date: inout Date, seconds: TimeInterval) { date.addTimeInterval(seconds) }
}

/// How two values are ordered; the raw values are Apple's.
///
/// - `orderedAscending`: the left one is the smaller or earlier one.
/// - `orderedSame`: they are equal.
/// - `orderedDescending`: the left one is the greater or later one.
public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame, orderedDescending
}

extension UIApplication {
  /// The current time in seconds since the beginning of 2001, from the time that the host sent last and the ticks
  /// since.
  var present: TimeInterval { calendar.seconds + Double(tick - calendar.tick) / UIApplication.ticksPerSecond }

  /// A time of day that the host sent, and the tick in which it arrived.
  struct Present {
    var seconds: TimeInterval = 0
    var tick: Tick = 0
    /// The offset of the local time from GMT in seconds.
    var zone = 0
  }

  @inline(never)
  func calendarCame(_ told: CalendarInput) {
    guard told.seconds.isFinite else { return }
    calendar = Present(
      seconds: told.seconds - Date.timeIntervalBetween1970AndReferenceDate, tick: tick,
      zone: max(-86_400, min(86_400, Int(told.zone))))
  }
}
