import CaromGeometry

/// Formats dates as text, and parses them.
///
///     let formatter = DateFormatter()
///     formatter.dateFormat = "yyyy-MM-dd HH:mm"
///     label.text = formatter.string(from: Date())
///
/// Names of months and days are English.
public final class DateFormatter: NSObject {
  /// How much of a date or time is written; the raw values are Apple's.
  ///
  /// - `none`: not at all.
  /// - `short`: `1/2/26`, `3:04 PM`.
  /// - `medium`: `Jan 2, 2026`, `3:04:05 PM`.
  /// - `long`: `January 2, 2026`, `3:04:05 PM GMT`.
  /// - `full`: `Friday, January 2, 2026`, and a time as with `long`.
  public enum Style: UInt, Sendable { case none, short, medium, long, full }

  /// The pattern, by the letters of Unicode's Technical Standard 35: `y M d E H h m s S a Z z`, and text in quotes;
  /// other letters are written as they are. Setting it replaces both styles; until then it follows from them.
  public var dateFormat: String! {
    get { pattern ?? patternOfStyles }
    set { pattern = newValue }
  }
  private var pattern: String?
  /// How long the date is written; `none` by default.
  public var dateStyle = Style.none { didSet { pattern = nil } }
  /// How long the time is written; `none` by default.
  public var timeStyle = Style.none { didSet { pattern = nil } }
  /// The time zone in which times are written; nil, the default, is the current one.
  public var timeZone: TimeZone!
  /// The locale; names are English whatever it is.
  public var locale: Locale! = Locale.current

  /// The names of the months.
  public let monthSymbols: [String]! = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  /// The short names of the months.
  public let shortMonthSymbols: [String]! = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// The names of the days of the week, Sunday first.
  public let weekdaySymbols: [String]! = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// The short names of the days of the week, Sunday first.
  public let shortWeekdaySymbols: [String]! = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Creates a formatter that writes nothing until it has a style or a pattern.
  public override init() { super.init() }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private var patternOfStyles: String {
    let date =
      switch dateStyle {
      case .none: ""
      case .short: "M/d/yy"
      case .medium: "MMM d, y"
      case .long: "MMMM d, y"
      case .full: "EEEE, MMMM d, y"
      }
    let time =
      switch timeStyle {
      case .none: ""
      case .short: "h:mm a"
      case .medium: "h:mm:ss a"
      case .long, .full: "h:mm:ss a z"
      }
    if dateStyle == .none || timeStyle == .none { return date + time }
    return date + (dateStyle == .long || dateStyle == .full ? " 'at' " : ", ") + time
  }

  /// The date as a text.
  public func string(from date: Date) -> String {
    let parts = calendar.allComponents(of: date)
    var text = ""
    for piece in FormatPiece.pieces(of: dateFormat) {
      switch piece {
      case .text(let plain): text += plain
      case .field(let letter, let count): text += written(letter, count, parts)
      }
    }
    return text
  }

  /// A date as a text in two styles.
  public static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  private func written(_ letter: UInt8, _ count: Int, _ parts: DateComponents) -> String {
    let month = max(1, min(12, parts.month ?? 1)) - 1
    let weekday = max(1, min(7, parts.weekday ?? 1)) - 1
    let hour = parts.hour ?? 0
    switch letter {
    case UInt8(ascii: "y"), UInt8(ascii: "u"), UInt8(ascii: "Y"):
      let year = parts.year ?? 0
      return count == 2 ? padded((year % 100 + 100) % 100, 2) : padded(year, count)
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      return count >= 4 ? monthSymbols[month] : count == 3 ? shortMonthSymbols[month] : padded(month + 1, count)
    case UInt8(ascii: "d"): return padded(parts.day ?? 1, count)
    case UInt8(ascii: "E"): return count >= 4 ? weekdaySymbols[weekday] : shortWeekdaySymbols[weekday]
    case UInt8(ascii: "H"): return padded(hour, count)
    case UInt8(ascii: "h"): return padded((hour + 11) % 12 + 1, count)
    case UInt8(ascii: "m"): return padded(parts.minute ?? 0, count)
    case UInt8(ascii: "s"): return padded(parts.second ?? 0, count)
    case UInt8(ascii: "S"):
      let digits = Array(padded(parts.nanosecond ?? 0, 9).utf8.prefix(min(count, 9)))
      return String(decoding: digits, as: UTF8.self)
    case UInt8(ascii: "a"): return hour < 12 ? "AM" : "PM"
    case UInt8(ascii: "z"): return calendar.timeZone.identifier
    case UInt8(ascii: "Z"):
      let minutes = calendar.timeZone.secondsFromGMT() / 60
      return (minutes < 0 ? "-" : "+") + padded(abs(minutes) / 60, 2) + padded(abs(minutes) % 60, 2)
    default: return String(repeating: String(decoding: [letter], as: UTF8.self), count: count)
    }
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    let digits = "\(abs(number))"
    let zeros = max(0, min(count, 20) - digits.utf8.count)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: zeros) + digits
  }

  /// Parses a text that follows the formatter's pattern; nil if it does not.
  public func date(from string: String) -> Date? {
    var reading = DateReading(bytes: Array(string.utf8))
    for piece in FormatPiece.pieces(of: dateFormat) {
      switch piece {
      case .text(let plain): guard reading.skip(plain) else { return nil }
      case .field(let letter, let count): guard reading.take(letter, count, in: self) else { return nil }
      }
    }
    guard reading.isAtEnd, reading.isValid else { return nil }
    var calendar = calendar
    if let zone = reading.zone { calendar.timeZone = zone }
    return calendar.date(from: reading.components)
  }

  public override class var kind: String { "DateFormatter" }
}

/// A piece of a pattern: a letter with the number of its repetitions, or plain text.
private enum FormatPiece {
  case text(String)
  case field(UInt8, count: Int)

  static func pieces(of pattern: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    let bytes = Array(pattern.utf8)
    let quote = UInt8(ascii: "'")
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        var plain: [UInt8] = []
        index += 1
        // Two quotes in a row are a literal quote.
        if index < bytes.count, bytes[index] == quote {
          plain = [quote]
        } else {
          while index < bytes.count, bytes[index] != quote || (index + 1 < bytes.count && bytes[index + 1] == quote) {
            if bytes[index] == quote { index += 1 }
            plain.append(bytes[index])
            index += 1
          }
        }
        index += 1
        pieces.append(.text(String(decoding: plain, as: UTF8.self)))
        continue
      }
      var end = index + 1
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      if isLetter {
        while end < bytes.count, bytes[end] == byte { end += 1 }
        pieces.append(.field(byte, count: end - index))
      } else {
        while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
        pieces.append(.text(String(decoding: bytes[index..<end], as: UTF8.self)))
      }
      index = end
    }
    return pieces
  }
}

/// Parses a text by a pattern.
private struct DateReading {
  let bytes: [UInt8]
  var place = 0
  var components = DateComponents()
  var zone: TimeZone?
  private var isAfternoon: Bool?
  private var hasTwelveHours = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  var isValid: Bool {
    let day = components.day ?? 1
    let month = components.month ?? 1
    guard month >= 1, month <= 12, day >= 1 else { return false }
    return day <= CivilDay.length(ofMonth: month, year: components.year ?? 2000) && (components.hour ?? 0) < 24
      && (components.minute ?? 0) < 60 && (components.second ?? 0) < 60
  }

  mutating func skip(_ text: String) -> Bool {
    let expected = Array(text.utf8)
    guard place + expected.count <= bytes.count, bytes[place..<(place + expected.count)].elementsEqual(expected) else {
      return false
    }
    place += expected.count
    return true
  }

  private mutating func number(_ most: Int) -> Int? {
    let start = place
    var value = 0
    while place < bytes.count, place - start < most, bytes[place] >= 0x30, bytes[place] <= 0x39 {
      value = value * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    return place == start ? nil : value
  }

  private mutating func name(_ names: [String]) -> Int? {
    for (index, name) in names.enumerated() where skip(name) { return index }
    return nil
  }

  mutating func take(_ letter: UInt8, _ count: Int, in formatter: DateFormatter) -> Bool {
    switch letter {
    case UInt8(ascii: "y"), UInt8(ascii: "u"), UInt8(ascii: "Y"):
      guard let year = number(count == 2 ? 2 : max(count, 4)) else { return false }
      components.year = count == 2 ? (year < 50 ? 2000 : 1900) + year : year
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      let month = count >= 4 ? name(formatter.monthSymbols) : count == 3 ? name(formatter.shortMonthSymbols) : nil
      guard let month = month.map({ $0 + 1 }) ?? (count < 3 ? number(2) : nil) else { return false }
      components.month = month
    case UInt8(ascii: "d"):
      guard let day = number(2) else { return false }
      components.day = day
    case UInt8(ascii: "E"):
      guard name(count >= 4 ? formatter.weekdaySymbols : formatter.shortWeekdaySymbols) != nil else { return false }
    case UInt8(ascii: "H"), UInt8(ascii: "h"):
      guard let hour = number(2) else { return false }
      hasTwelveHours = letter == UInt8(ascii: "h")
      components.hour = hour
      settleHalf()
    case UInt8(ascii: "m"):
      guard let minute = number(2) else { return false }
      components.minute = minute
    case UInt8(ascii: "s"):
      guard let second = number(2) else { return false }
      components.second = second
    case UInt8(ascii: "S"):
      let start = place
      guard let fraction = number(min(count, 9)) else { return false }
      var nanoseconds = fraction
      for _ in (place - start)..<9 { nanoseconds *= 10 }
      components.nanosecond = nanoseconds
    case UInt8(ascii: "a"):
      guard let half = name(["AM", "PM"]) else { return false }
      isAfternoon = half == 1
      settleHalf()
    case UInt8(ascii: "Z"), UInt8(ascii: "z"):
      if skip("GMT") || skip("UTC") {
        zone = .gmt
        if isAtEnd { return true }
      }
      guard skip("+") || skip("-") else { return zone != nil }
      let sign = bytes[place - 1] == UInt8(ascii: "-") ? -1 : 1
      guard let digits = number(4) else { return false }
      let seconds = digits < 100 ? digits * 3_600 : digits / 100 * 3_600 + digits % 100 * 60
      zone = TimeZone(secondsFromGMT: sign * seconds)
    default: return false
    }
    return true
  }

  /// Combines a 12-hour clock's hour with AM or PM, whichever comes first.
  private mutating func settleHalf() {
    guard hasTwelveHours, let hour = components.hour, let isAfternoon else { return }
    components.hour = hour % 12 + (isAfternoon ? 12 : 0)
    hasTwelveHours = false
  }
}
