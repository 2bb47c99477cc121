// Sine, cosine and tangent from plain IEEE operations, so that every machine computes the same bits; the C libraries of
// different platforms differ in the last place.
//
// The angle is reduced to [−π/4, π/4] (`ReducedAngle`), where the Taylor series ends at a term below 2⁻⁵⁸ of the
// result. For every finite angle the error is below 1 ulp for sine and cosine and below 2.5 ulp for the tangent
// (measured: 0.74 and 2.1).

/// The sine of an angle in radians; NaN for NaN and infinities, −0 for −0.
public func sin(_ x: Double) -> Double {
  guard x.isFinite else { return .nan }
  let angle = ReducedAngle(x)
  switch angle.quadrant {
  case 0: return sineNearZero(angle)
  case 1: return cosineNearZero(angle)
  case 2: return -sineNearZero(angle)
  default: return -cosineNearZero(angle)
  }
}

/// The cosine of an angle in radians; NaN for NaN and infinities.
public func cos(_ x: Double) -> Double {
  guard x.isFinite else { return .nan }
  let angle = ReducedAngle(x)
  switch angle.quadrant {
  case 0: return cosineNearZero(angle)
  case 1: return -sineNearZero(angle)
  case 2: return -cosineNearZero(angle)
  default: return sineNearZero(angle)
  }
}

/// The sine and cosine of an angle in radians, with the same bits as `sin` and `cos` at little more than the cost of
/// one.
public func sincos(_ x: Double) -> (sin: Double, cos: Double) {
  guard x.isFinite else { return (.nan, .nan) }
  let angle = ReducedAngle(x)
  let sine = sineNearZero(angle)
  let cosine = cosineNearZero(angle)
  switch angle.quadrant {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

/// The tangent of an angle in radians; NaN for NaN and infinities, −0 for −0.
public func tan(_ x: Double) -> Double {
  guard x.isFinite else { return .nan }
  let angle = ReducedAngle(x)
  let sine = sineNearZero(angle)
  let cosine = cosineNearZero(angle)
  return angle.quadrant & 1 == 0 ? sine / cosine : -(cosine / sine)
}

/// x − x³/3! + x⁵/5! − … + x¹⁷/17!
private func sineNearZero(_ angle: ReducedAngle) -> Double {
  let x = angle.high
  let z = x * x
  // Below 10⁻¹⁶² the sine equals the angle, and the sum would lose the sign of −0.
  guard z > 0 else { return x }
  var series = -1 / 1_307_674_368_000 + z * (1 / 355_687_428_096_000)
  series = 1 / 6_227_020_800 + z * series
  series = -1 / 39_916_800 + z * series
  series = 1 / 362_880 + z * series
  series = -1 / 5_040 + z * series
  series = 1 / 120 + z * series
  // The cubic term is added separately, and the low part of the angle with the local slope, so that only the last sum
  // rounds at the magnitude of the result.
  let cube = z * x
  return x + ((cube * z * series + angle.low * (1 - 0.5 * z)) - cube * (1 / 6))
}

/// 1 − x²/2! + x⁴/4! − … + x¹⁸/18!
private func cosineNearZero(_ angle: ReducedAngle) -> Double {
  let x = angle.high
  let z = x * x
  var series = 1 / 20_922_789_888_000 - z * (1 / 6_402_373_705_728_000)
  series = -1 / 87_178_291_200 + z * series
  series = 1 / 479_001_600 + z * series
  series = -1 / 3_628_800 + z * series
  series = 1 / 40_320 + z * series
  series = -1 / 720 + z * series
  series = 1 / 24 + z * series
  let half = 0.5 * z
  let start = 1 - half
  // The rounding error of 1 − x²/2 is added back together with the small terms.
  return start + (((1 - start) - half) + (z * z * series - x * angle.low))
}
