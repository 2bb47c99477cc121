/// Formats numbers for display.
public enum NumberText {
  /// A whole number with `separator` between its groups of three digits, the language's own if it is nil: 12,345 in English,
  /// 12.345 in German.
  public static func grouped(_ value: Int, separator: String? = nil) -> String {
    let separator = separator ?? text(",", de: ".")
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
