/// An angle as a number of quarter turns and a remainder of at most π/4. The remainder is stored in two parts, so that
/// it has a relative error of at most 2⁻⁵³ even if the angle is almost a multiple of π/2.
struct ReducedAngle {
  var high: Double
  var low: Double
  /// The number of quarter turns modulo 4.
  var quadrant: Int32

  init(high: Double, low: Double, quadrant: Int32) {
    self.high = high
    self.low = low
    self.quadrant = quadrant
  }

  /// Reduces a finite angle, in radians.
  init(_ x: Double) {
    if x.magnitude <= 0.7853981633974483 {
      self.init(high: x, low: 0, quadrant: 0)
    } else if x.magnitude < 0x1p30 {
      self.init(moderate: x)
    } else {
      self.init(large: x)
    }
  }

  /// Cody–Waite reduction: π/2 is split into numbers of 23 bits each, so that their products with up to 2³⁰ quarter
  /// turns are exact and only the last differences are rounded.
  private init(moderate x: Double) {
    // Adding and subtracting 1.5·2⁵² rounds to the nearest integer.
    let turns = (x * 0x1.45f306dc9c883p-1 + 0x1.8p52) - 0x1.8p52
    let near = (x - turns * 0x1.921fb4p+0) - turns * 0x1.4442dp-24
    let (first, firstError) = twoSum(near, -(turns * 0x1.846988p-48))
    let (second, secondError) = twoSum(first, -(turns * 0x1.8cc514p-72))
    let tail = firstError + secondError - turns * 0x1.80dc1cd129025p-95
    let high = second + tail
    self.init(high: high, low: (second - high) + tail, quadrant: Int32(turns) & 3)
  }

  /// Payne–Hanek reduction: multiplies only the 192 bits of 2/π that affect the last two integer bits or the fraction
  /// of the product; all higher bits contribute whole turns.
  private init(large x: Double) {
    let mantissa = x.significandBitPattern | 1 << 52
    let start = Int(x.exponent) + 10
    let (word, bit) = (start / 64, UInt64(start % 64))
    func window(_ index: Int) -> UInt64 {
      let high = Self.twoOverPi[word + index] << bit
      return bit == 0 ? high : high | Self.twoOverPi[word + index + 1] >> (64 - bit)
    }
    let low = mantissa.multipliedFullWidth(by: window(2))
    let middle = mantissa.multipliedFullWidth(by: window(1))
    let (sum, carry) = middle.low.addingReportingOverflow(low.high)
    let top = mantissa &* window(0) &+ middle.high &+ (carry ? 1 : 0)
    var quadrant = Int32(top >> 62)
    var upper = top << 2 | sum >> 62
    var lower = sum << 2 | low.low >> 62
    // A fraction of at least one half belongs to the next quarter turn, and is negative.
    let negative = upper >> 63 == 1
    if negative {
      quadrant = (quadrant + 1) & 3
      (upper, lower) = (~upper, ~lower)
    }
    // After removing leading zeros, two doubles hold 117 of the digits.
    let zeros = UInt64(min(upper.leadingZeroBitCount, 63))
    if zeros > 0 {
      upper = upper << zeros | lower >> (64 - zeros)
      lower <<= zeros
    }
    let scale = Double(sign: .plus, exponent: -64 - Int(zeros), significand: 1)
    let fractionHigh = Double(upper >> 11) * 0x1p11 * scale
    let rest = (upper & 0x7ff) << 53 | lower >> 11
    let fractionLow = Double(rest) * 0x1p-53 * scale
    let (product, error) = twoProduct(fractionHigh, 0x1.921fb54442d18p+0)
    let tail = error + fractionHigh * 0x1.1a62633145c07p-54 + fractionLow * 0x1.921fb54442d18p+0
    let high = product + tail
    let sign: Double = negative == (x < 0) ? 1 : -1
    self.init(
      high: sign * high, low: sign * ((product - high) + tail), quadrant: x < 0 ? (4 - quadrant) & 3 : quadrant)
  }

  /// The binary fraction of 2/π, after one zero word.
  private static let twoOverPi: [UInt64] = [
    0,
    0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
  ]
}
