/// The exact decimal digits of a number, from which any rounding follows.
struct ExactDecimal {
  /// The digits from 0 to 9 without leading zeros, except a single one for 0.
  private(set) var digits: [UInt8]
  /// How many of the digits stand before the decimal point; negative where zeros follow the point first.
  private(set) var point: Int

  /// The digits of a finite number without its sign: a double is an integer times a power of two, and 2⁻ⁿ = 5ⁿ · 10⁻ⁿ.
  init(_ value: Double) {
    let bits = value.bitPattern
    let exponent = Int(bits >> 52 & 0x7FF)
    let fraction = bits & 0xF_FFFF_FFFF_FFFF
    var mantissa = exponent == 0 ? fraction : fraction | 0x10_0000_0000_0000
    var power = max(exponent, 1) - 1_075
    while power < 0, mantissa & 1 == 0, mantissa != 0 {
      mantissa >>= 1
      power += 1
    }
    // In groups of nine digits, the last first.
    var groups: [UInt64] = [mantissa % 1_000_000_000, mantissa / 1_000_000_000]
    func multiply(by factor: UInt64) {
      var carry: UInt64 = 0
      for index in groups.indices {
        let product = groups[index] * factor + carry
        groups[index] = product % 1_000_000_000
        carry = product / 1_000_000_000
      }
      while carry > 0 {
        groups.append(carry % 1_000_000_000)
        carry /= 1_000_000_000
      }
    }
    if groups[1] >= 1_000_000_000 { groups = [groups[0], groups[1] % 1_000_000_000, groups[1] / 1_000_000_000] }
    for _ in 0..<abs(power) where mantissa != 0 { multiply(by: power < 0 ? 5 : 2) }
    var digits: [UInt8] = []
    for group in groups.reversed() {
      var rest = group
      var nine: [UInt8] = []
      for _ in 0..<9 {
        nine.append(UInt8(rest % 10))
        rest /= 10
      }
      digits += nine.reversed()
    }
    let first = digits.firstIndex { $0 != 0 } ?? digits.count - 1
    self.digits = Array(digits[first...])
    point = self.digits.count + (mantissa == 0 ? 0 : min(power, 0))
  }

  var isZero: Bool { digits == [0] }

  /// Rounds to `count` digits after the decimal point, halves by `rule`; `isNegative` is for rules that depend on the
  /// sign.
  mutating func round(
    toPlaces count: Int, _ rule: FloatingPointRoundingRule = .toNearestOrEven, isNegative: Bool = false
  ) {
    round(keeping: point + count, rule, isNegative)
  }

  /// Rounds to `count` significant digits.
  mutating func round(toDigits count: Int) { round(keeping: max(1, count), .toNearestOrEven, false) }

  private mutating func round(keeping count: Int, _ rule: FloatingPointRoundingRule, _ isNegative: Bool) {
    guard count < digits.count else { return }
    let kept = max(0, count)
    let rest = count < 0 ? [0] + digits[...] : digits[kept...]
    let isMore: Bool
    switch rule {
    case .up: isMore = !isNegative && rest.contains { $0 != 0 }
    case .down: isMore = isNegative && rest.contains { $0 != 0 }
    case .towardZero: isMore = false
    case .awayFromZero: isMore = rest.contains { $0 != 0 }
    default:
      let first = rest.first ?? 0
      let isHalf = first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
      let isOdd = kept > 0 && digits[kept - 1] & 1 == 1
      isMore = isHalf ? rule == .toNearestOrAwayFromZero || isOdd : first >= 5
    }
    digits = Array(digits[..<kept])
    if isMore {
      var index = kept - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        // All digits were rounded away, and rounding up leaves one unit in the last place.
        point = count < 0 ? point - count + 1 : point + 1
      }
    }
    if digits.allSatisfy({ $0 == 0 }) {
      digits = [0]
      point = 1
    }
  }

  /// The whole part, and exactly `places` digits after it.
  func parts(places: Int) -> (whole: String, fraction: String) {
    func digit(_ index: Int) -> UInt8 { index >= 0 && index < digits.count ? digits[index] + 0x30 : 0x30 }
    let whole = point > 0 ? (0..<point).map(digit) : [0x30]
    let fraction = (0..<max(0, places)).map { digit(point + $0) }
    return (String(decoding: whole, as: UTF8.self), String(decoding: fraction, as: UTF8.self))
  }
}
