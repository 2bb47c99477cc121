// Inverse trigonometric functions from plain IEEE operations, so that every machine computes the same bits. The error
// is below 2 ulp (measured: 1.5).

/// The angle whose tangent is `x`, in radians, −π/2 … π/2; NaN for NaN, −0 for −0.
public func atan(_ x: Double) -> Double {
  if x.isNaN { return .nan }
  let size = x.magnitude
  let angle = size <= 1 ? arcOfSlope(size, 1) : quarterTurn(minus: arcOfSlope(1, size))
  return x.sign == .minus ? -angle : angle
}

/// The direction of the point (x, y) in radians, −π … π, from the x axis towards the y axis: clockwise on the screen.
///
/// The signs of zeros count as in IEEE 754, so (−0, −1) gives −π and (0, 0) gives 0. NaN if either argument is NaN.
/// - Parameter y: The vertical coordinate, which comes first as in C.
public func atan2(_ y: Double, _ x: Double) -> Double {
  if x.isNaN || y.isNaN { return .nan }
  var (width, height) = (x.magnitude, y.magnitude)
  if width == .infinity || height == .infinity {
    (width, height) = (width == .infinity ? 1 : 0, height == .infinity ? 1 : 0)
  }
  // Scaling by a power of two keeps large sums from overflowing and small ones from underflowing.
  if max(width, height) > 0x1p1000 {
    (width, height) = (width * 0x1p-100, height * 0x1p-100)
  } else if max(width, height) < 0x1p-900 {
    (width, height) = (width * 0x1p150, height * 0x1p150)
  }
  let angle: Double
  let left = x.sign == .minus
  if height <= width {
    let arc = height == 0 ? 0 : arcOfSlope(height, width)
    angle = left ? halfTurn(minus: arc) : arc
  } else {
    let arc = arcOfSlope(width, height)
    angle = left ? quarterTurn(minus: -arc) : quarterTurn(minus: arc)
  }
  return y.sign == .minus ? -angle : angle
}

/// The angle whose sine is `x`, in radians, −π/2 … π/2; NaN outside −1 … 1.
public func asin(_ x: Double) -> Double {
  guard x.magnitude <= 1 else { return .nan }
  // This close to zero the sine equals the angle, and the difference below would lose the sign of −0.
  guard x.magnitude > 0x1p-27 else { return x }
  let (square, squareError) = twoProduct(x, x)
  let (rest, restError) = twoSum(1, -square)
  let cosine = root(rest, restError - squareError)
  // The rounding error of the root rotates the direction (cosine, x) by `x` times as much.
  return atan2(x, cosine.high) - x * cosine.low
}

/// The angle whose cosine is `x`, in radians, 0 … π; NaN outside −1 … 1.
public func acos(_ x: Double) -> Double {
  guard x.magnitude <= 1 else { return .nan }
  let (left, leftError) = twoSum(1, -x)
  let (right, rightError) = twoSum(1, x)
  let sine = root(left, leftError)
  let cosine = root(right, rightError)
  // The direction of these two, both too long by a factor of √2, is half the angle.
  return 2 * atan2(sine.high, cosine.high) + (cosine.high * sine.low - sine.high * cosine.low)
}

/// The square root of a number that has a rounding error, and the rounding error of the root.
private func root(_ x: Double, _ error: Double) -> (high: Double, low: Double) {
  guard x > 0 else { return (0, 0) }
  let high = x.squareRoot()
  let (back, backError) = twoProduct(high, high)
  return (high, ((x - back) - backError + error) / (2 * high))
}

private func quarterTurn(minus arc: Double) -> Double {
  0x1.921fb54442d18p+0 - (arc - 0x1.1a62633145c07p-54)
}

private func halfTurn(minus arc: Double) -> Double {
  0x1.921fb54442d18p+1 - (arc - 0x1.1a62633145c07p-53)
}

/// The angle whose tangent is y/x, for 0 ≤ y ≤ x and x > 0.
///
/// The addition theorem removes the nearest multiple c of 1/8: atan(y/x) = atan c + atan((y − cx)/(x + cy)). The
/// remainder is at most 1/16, where the series up to the 13th power has an error below 2⁻⁵⁹ of the result.
private func arcOfSlope(_ y: Double, _ x: Double) -> Double {
  // Adding and subtracting 1.5·2⁵² rounds to the nearest integer.
  let eighths = (8 * (y / x) + 0x1.8p52) - 0x1.8p52
  let c = eighths * 0.125
  let (product, error) = eighths == 0 ? (0, 0) : twoProduct(c, x)
  let t = eighths == 0 ? y / x : ((y - product) - error) / (x + c * y)
  let z = t * t
  var series = 1.0 / 13
  series = -1.0 / 11 + z * series
  series = 1.0 / 9 + z * series
  series = -1.0 / 7 + z * series
  series = 1.0 / 5 + z * series
  series = -1.0 / 3 + z * series
  let arc = arcsOfEighths[Int(eighths)]
  return arc.high + (t + (t * z * series + arc.low))
}

/// atan(k/8) for k = 0 … 8, and its rounding error.
private let arcsOfEighths: [(high: Double, low: Double)] = [
  (0, 0),
  (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
  (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
  (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
  (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
  (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
  (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
  (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
  (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
]
