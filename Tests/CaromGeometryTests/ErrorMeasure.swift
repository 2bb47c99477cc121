/// Arguments from the whole number line, from a fixed generator.
func spread(_ count: Int, exponents: ClosedRange<Int>, signed: Bool = true) -> [Double] {
  var state: UInt64 = 1
  return (0..<count).map { i in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mantissa = 1 + Double(state >> 12) * 0x1p-52
    let exponent = exponents.lowerBound + Int((state >> 33) % UInt64(exponents.count))
    return Double(sign: signed && i % 2 == 1 ? .minus : .plus, exponent: exponent, significand: mantissa)
  }
}

/// The greatest difference from the platform's library in units in the last place, and the argument where it occurs.
func worstError(
  _ arguments: [Double], _ ours: (Double) -> Double, _ theirs: (Double) -> Double
) -> (ulp: Double, at: Double) {
  var worst = (ulp: 0.0, at: 0.0)
  for x in arguments {
    let expected = theirs(x)
    let found = ours(x)
    if found == expected || found.isNaN && expected.isNaN { continue }
    let error = (found - expected).magnitude / expected.ulp
    if !(error <= worst.ulp) { worst = (error, x) }
  }
  return worst
}
