/// A day of the Gregorian calendar in UTC: the same for everybody in the world at any moment.
public struct Day: Hashable, Comparable {
  /// The days since January 1, 1970; negative before.
  public let number: Int

  /// The day with this number. One outside the years 1 … 9999 becomes the nearest day inside.
  public init(number: Int) { self.number = min(max(number, Day.first), Day.last) }

  /// The day that contains a moment.
  ///
  /// - Parameter seconds: Seconds since the beginning of January 1, 1970, in UTC. A value that is not finite becomes 0;
  ///   a clock outside the years 1 … 9999 counts as the nearest day inside.
  public init(secondsSince1970 seconds: Double) {
    let days = seconds.isFinite ? (seconds / 86_400).rounded(.down) : 0
    self.init(number: Int(min(max(days, Double(Day.first)), Double(Day.last))))
  }

  /// A day by its date; nil if there is no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day > 0 else { return nil }
    // Years that begin in March have the leap day at their end.
    let shifted = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let leap = shifted / 4 - shifted / 100 + shifted / 400
    let number = shifted * 365 + leap + (months * 153 + 2) / 5 + day - 1 - 719_468
    self.init(number: number)
    guard date == (year, month, day) else { return nil }
  }

  /// A day from the text that `text` writes; nil for any other text.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].allSatisfy { (0x30...0x39).contains($0) } ? bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 } : nil
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year (1 … 9999), the month (1 … 12) and the day of the month (1 … 31).
  public var date: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    // Howard Hinnant's civil_from_days; all days are after March 1 of the year 0.
    let era = days / 146_097
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shifted + 2) / 5 + 1)
  }

  /// The day of the week, 0 (Monday) … 6 (Sunday).
  public var weekday: Int { (number + 719_468 + 2) % 7 }

  /// The date as `2026-11-24`.
  public var text: String {
    let (year, month, day) = date
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: digits - text.utf8.count) + text
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  /// The day that many days later, or earlier if negative.
  public func adding(_ days: Int) -> Day { Day(number: number + min(max(days, -4_000_000), 4_000_000)) }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  private static let first = -719_162
  private static let last = 2_932_896
}

extension Day {
  /// The seed of a game's challenge on this day: the same on every machine and in every version.
  ///
  /// It is the 64-bit FNV-1a hash of the bytes of `text`, a space and `game`, mixed by the last step of splitmix64, so
  /// that neighboring days have unrelated seeds. `game` is a name that never changes, such as `breakout`.
  public func seed(for game: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (text + " " + game).utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    return hash ^ hash >> 31
  }
}
