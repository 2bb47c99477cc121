/// Numbers in Swift's notation.
enum LabNumber {
  /// A number with up to three decimals, such as 0.5, −1.25 or 1_000_000.
  static func text(_ value: Double) -> String {
    if value == LabProperty.absurdity { return ".greatestFiniteMagnitude" }
    let sign = value < 0 ? "-" : ""
    let thousandths = Int((value.magnitude * 1000).rounded())
    let whole = thousandths / 1000
    if whole >= 1000 { return sign + grouped(whole) }
    var digits = thousandths % 1000
    var places = 3
    while places > 1 && digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    var decimals = "\(digits)"
    while decimals.utf8.count < places { decimals = "0" + decimals }
    return sign + "\(whole)." + decimals
  }

  /// A number with one decimal, such as 0.3, for measurements.
  static func tenths(_ value: Double) -> String {
    let tenths = Int((value.magnitude * 10).rounded())
    return (value < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
  }

  /// A whole number, with underscores if it is 10,000 or more.
  private static func grouped(_ whole: Int) -> String {
    if whole < 10_000 { return "\(whole)" }
    var rest = whole
    var text = ""
    while rest >= 1000 {
      var group = "\(rest % 1000)"
      while group.utf8.count < 3 { group = "0" + group }
      text = "_" + group + text
      rest /= 1000
    }
    return "\(rest)" + text
  }
}
