/// Formats numbers for display.
public enum NumberText {
  /// A whole number with `separator` between its groups of three digits: 12 345.
  public static func grouped(_ value: Int, separator: String = "\u{2009}") -> String {
    let digits = "\(value.magnitude)"
    var text = value < 0 ? "−" : ""
    var left = digits.utf8.count
    for digit in digits {
      text.append(digit)
      left -= 1
      if left > 0, left % 3 == 0 { text += separator }
    }
    return text
  }
}
