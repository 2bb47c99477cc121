import GameSettings

/// Formats days for people.
public enum DayText {
  /// The day of the week and the date: “Tuesday, November 24” or „Dienstag, 24. November“.
  public static func long(_ day: Day) -> String {
    let date = day.date
    let weekday = weekdays[day.weekday]
    let month = months[date.month - 1]
    return text("\(weekday), \(month) \(date.day)", de: "\(weekday), \(date.day). \(month)")
  }

  /// The date without its year: “Nov 24” or „24. Nov.“, for results that are shared.
  public static func short(_ day: Day) -> String {
    let date = day.date
    let month = shortMonths[date.month - 1]
    return text("\(month) \(date.day)", de: "\(date.day). \(month)")
  }

  private static var weekdays: [String] {
    texts(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      de: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"])
  }

  private static var months: [String] {
    texts(
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ],
      de: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
      ])
  }

  private static var shortMonths: [String] {
    texts(
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
      de: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."])
  }
}
