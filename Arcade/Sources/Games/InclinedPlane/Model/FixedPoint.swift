/// Numbers as shown and typed, in whole steps of the last decimal, so that reading a shown number returns the same
/// value.
package enum FixedPoint {
  /// `value` with `places` decimals and a true minus sign, such as −0.35.
  package static func text(_ value: Double, places: Int) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "–" }
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    return text(Int64((value * unit).rounded()), places: places)
  }

  /// A number of `steps`, each one unit of the last of `places` decimals.
  package static func text(_ steps: Int64, places: Int) -> String {
    var digits = "\(steps.magnitude)"
    while digits.utf8.count <= places { digits = "0" + digits }
    let whole = digits.utf8.count - places
    var text = steps < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index == whole { text += "." }
      text.append(digit)
    }
    return text
  }

  /// Parses a typed number: an optional sign, digits, at most one point or comma. Nil if it is not a number, or has
  /// more than `places` decimals apart from trailing zeros.
  package static func steps(_ text: String, places: Int) -> Int64? {
    var steps: Int64 = 0
    var isNegative = false
    var digits = 0
    var decimals: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": continue
      case "-", "−":
        if digits > 0 || isNegative || decimals != nil { return nil }
        isNegative = true
      case "+": if digits > 0 || isNegative || decimals != nil { return nil }
      case ".", ",":
        if decimals != nil { return nil }
        decimals = 0
      case "0"..."9":
        let digit = Int64(scalar.value) - 48
        digits += 1
        if digits > 12 { return nil }
        if let count = decimals {
          if count >= places {
            if digit != 0 { return nil }
            continue
          }
          decimals = count + 1
        }
        steps = steps * 10 + digit
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    for _ in (decimals ?? 0)..<places { steps *= 10 }
    return isNegative ? -steps : steps
  }
}
