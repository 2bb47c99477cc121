import CaromGeometry

/// The days, months and years of the Gregorian calendar in a time zone.
public struct Calendar: Hashable, Sendable {
  /// A kind of calendar; only the Gregorian one is implemented, and the others are treated like it.
  public enum Identifier: Int, Sendable {
    /// The Gregorian calendar; `iso8601` is treated like it.
    case gregorian, iso8601
  }

  /// A part of a date.
  public enum Component: Int, Sendable {
    /// A part of a date or time with this name.
    case era, year, month, day, hour, minute, second, weekday, nanosecond
  }

  /// The kind of calendar.
  public let identifier: Identifier
  /// The time zone in which days and hours are counted.
  public var timeZone = TimeZone.current
  /// The weekday on which weeks begin: 1 is Sunday, the default.
  public var firstWeekday = 1

  /// Creates a calendar in the current time zone.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The user's calendar: the Gregorian one, in the current time zone.
  public static var current: Calendar { Calendar(identifier: .gregorian) }

  /// One part of a date; weekdays are counted from 1, Sunday.
  public func component(_ component: Component, from date: Date) -> Int {
    let all = allComponents(of: date)
    switch component {
    case .era: return 1
    case .year: return all.year ?? 0
    case .month: return all.month ?? 0
    case .day: return all.day ?? 0
    case .hour: return all.hour ?? 0
    case .minute: return all.minute ?? 0
    case .second: return all.second ?? 0
    case .weekday: return all.weekday ?? 0
    case .nanosecond: return all.nanosecond ?? 0
    }
  }

  /// Some parts of a date.
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    let all = allComponents(of: date)
    var asked = DateComponents()
    if components.contains(.year) { asked.year = all.year }
    if components.contains(.month) { asked.month = all.month }
    if components.contains(.day) { asked.day = all.day }
    if components.contains(.hour) { asked.hour = all.hour }
    if components.contains(.minute) { asked.minute = all.minute }
    if components.contains(.second) { asked.second = all.second }
    if components.contains(.weekday) { asked.weekday = all.weekday }
    if components.contains(.nanosecond) { asked.nanosecond = all.nanosecond }
    return asked
  }

  /// The difference of two dates in the requested units, from the largest to the smallest; negative if `end` is
  /// earlier.
  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var difference = DateComponents()
    var reached = start
    let sign = end < start ? -1 : 1
    // The greatest number of whole steps that do not go beyond the end.
    func steps(_ component: Component, about guess: Double) -> Int {
      let whole = guess.isFinite ? max(-1e9, min(1e9, guess)) : 0
      var count = Int(whole) - 2
      if count < 0 { count = 0 }
      while let next = date(byAdding: component, value: sign * (count + 1), to: reached),
        sign > 0 ? next <= end : next >= end
      { count += 1 }
      if let at = date(byAdding: component, value: sign * count, to: reached) { reached = at }
      return sign * count
    }
    func rest() -> Double { abs(end.timeIntervalSince(reached)) }
    if components.contains(.year) { difference.year = steps(.year, about: rest() / 31_556_952) }
    if components.contains(.month) { difference.month = steps(.month, about: rest() / 2_629_746) }
    if components.contains(.day) { difference.day = steps(.day, about: rest() / 86_400) }
    if components.contains(.hour) { difference.hour = steps(.hour, about: rest() / 3_600) }
    if components.contains(.minute) { difference.minute = steps(.minute, about: rest() / 60) }
    if components.contains(.second) { difference.second = steps(.second, about: rest()) }
    return difference
  }

  /// The date with these components. Missing ones take their lowest value, and values beyond their range carry over
  /// into the next larger unit. Nil for years beyond ±100,000.
  public func date(from components: DateComponents) -> Date? {
    let months = (components.month ?? 1) - 1
    guard abs(months) < 1_000_000, abs(components.year ?? 1) <= 100_000 else { return nil }
    let year = (components.year ?? 1) + (months >= 0 ? months / 12 : (months - 11) / 12)
    let month = (months % 12 + 12) % 12 + 1
    var seconds = Double(CivilDay(year: year, month: month, day: 1).daysSince2001 + (components.day ?? 1) - 1) * 86_400
    seconds += Double(components.hour ?? 0) * 3_600 + Double(components.minute ?? 0) * 60
    seconds += Double(components.second ?? 0) + Double(components.nanosecond ?? 0) / 1e9
    return Date(timeIntervalSinceReferenceDate: seconds - Double(timeZone.secondsFromGMT()))
  }

  /// The date after adding a number of days, months, hours and so on. A day that the new month does not have becomes
  /// its last day.
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    switch component {
    case .second: return date + Double(value)
    case .minute: return date + Double(value) * 60
    case .hour: return date + Double(value) * 3_600
    case .day, .weekday: return date + Double(value) * 86_400
    case .nanosecond: return date + Double(value) / 1e9
    case .era: return date
    case .year, .month:
      guard abs(value) < 1_000_000 else { return nil }
      var parts = allComponents(of: date)
      let months = (parts.month ?? 1) - 1 + (component == .year ? value * 12 : value)
      let year = (parts.year ?? 1) + (months >= 0 ? months / 12 : (months - 11) / 12)
      let month = (months % 12 + 12) % 12 + 1
      parts.year = year
      parts.month = month
      parts.day = min(parts.day ?? 1, CivilDay.length(ofMonth: month, year: year))
      return self.date(from: parts)
    }
  }

  /// The beginning of the day of a date.
  public func startOfDay(for date: Date) -> Date {
    self.date(from: dateComponents([.year, .month, .day], from: date)) ?? date
  }
  /// Whether two dates are in the same day.
  public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: date) == startOfDay(for: other) }
  /// Whether a date is today.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }

  func allComponents(of date: Date) -> DateComponents {
    let local = date.timeIntervalSinceReferenceDate + Double(timeZone.secondsFromGMT())
    let whole = max(-4e12, min(4e12, local)).rounded(.down)
    let days = (whole / 86_400).rounded(.down)
    let day = CivilDay(daysSince2001: Int(days))
    let rest = Int(whole - days * 86_400)
    var all = DateComponents()
    all.year = day.year
    all.month = day.month
    all.day = day.day
    all.hour = rest / 3_600
    all.minute = rest / 60 % 60
    all.second = rest % 60
    all.nanosecond = Int(((local - whole) * 1e9).rounded(.down))
    // January 1, 2001 was a Monday.
    all.weekday = (Int(days) % 7 + 8) % 7 + 1
    return all
  }
}

/// The components of a date; nil for those that are not specified.
public struct DateComponents: Hashable, Sendable {
  /// Years of the Gregorian calendar, months and days from 1, hours from 0 to 23, minutes, seconds; weekdays from 1,
  /// Sunday.
  public var year, month, day, hour, minute, second, nanosecond, weekday: Int?
  /// Creates components of which those that are left out are nil.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
  }
}

/// A time zone, as a fixed offset from GMT.
public struct TimeZone: Hashable, Sendable {
  private let seconds: Int

  /// Creates a zone that is a number of seconds ahead of GMT; nil for more than a day.
  public init?(secondsFromGMT seconds: Int) {
    guard abs(seconds) <= 86_400 else { return nil }
    self.seconds = seconds
  }
  /// Creates a zone by its name: `UTC` or `GMT`. Nil for others, because there is no time zone database.
  public init?(identifier: String) {
    guard identifier == "UTC" || identifier == "GMT" else { return nil }
    seconds = 0
  }
  private init(fixed seconds: Int) { self.seconds = seconds }

  /// The user's time zone, as reported by the host.
  public static var current: TimeZone { TimeZone(fixed: UIApplication.shared.calendar.zone) }
  /// Greenwich.
  public static let gmt = TimeZone(fixed: 0)
  /// The offset from GMT in seconds; the same on every day.
  public func secondsFromGMT(for date: Date = .now) -> Int { seconds }
  /// The zone's name, such as `GMT+2`.
  public var identifier: String {
    guard seconds != 0 else { return "GMT" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60
    return (seconds < 0 ? "GMT-" : "GMT+") + "\(minutes / 60)" + (rest == 0 ? "" : rest < 10 ? ":0\(rest)" : ":\(rest)")
  }
}

/// A language and region.
public struct Locale: Hashable, Sendable {
  /// The name, such as `en-GB`.
  public let identifier: String
  /// Creates a locale by its name. Names of months and forms of numbers are English, whatever it is.
  public init(identifier: String) { self.identifier = identifier }
  /// The locale that the host reported, or the language that the app has chosen instead.
  public static var current: Locale { Locale(identifier: UIApplication.shared.language) }
  /// The user's languages, the preferred one first. The host reports only one.
  public static var preferredLanguages: [String] { [UIApplication.shared.language] }
  /// The language, such as `en`.
  public var languageCode: String? {
    let bytes = identifier.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    return bytes.isEmpty ? nil : String(decoding: Array(bytes), as: UTF8.self)
  }
}

/// A day of the Gregorian calendar, which is extended into the past.
struct CivilDay: Equatable {
  var year, month, day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Counts years from March, so that the leap day is the last day of its year.
  init(daysSince2001: Int) {
    // From March 1, 2000, where a cycle of 400 years (146,097 days) begins.
    let days = daysSince2001 + 306
    let cycle = days >= 0 ? days / 146_097 : (days - 146_096) / 146_097
    let rest = days - cycle * 146_097
    let years = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * years + years / 4 - years / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = 2000 + cycle * 400 + years + (month <= 2 ? 1 : 0)
  }

  var daysSince2001: Int {
    let years = (month <= 2 ? year - 1 : year) - 2000
    let cycle = years >= 0 ? years / 400 : (years - 399) / 400
    let yearOfCycle = years - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 306
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
