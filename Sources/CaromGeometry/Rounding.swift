// The rest of the elementary functions that apps call with `import UIKit` alone. Where a source also imports Foundation,
// Foundation's of the same name count.

/// The square root; NaN for negative numbers.
@_disfavoredOverload @inline(__always)
public func sqrt(_ x: Double) -> Double { x.squareRoot() }
/// The greatest whole number that is not above `x`.
@_disfavoredOverload @inline(__always)
public func floor(_ x: Double) -> Double { x.rounded(.down) }
/// The least whole number that is not below `x`.
@_disfavoredOverload @inline(__always)
public func ceil(_ x: Double) -> Double { x.rounded(.up) }
/// The nearest whole number; of two equally near ones that which is farther from 0.
@_disfavoredOverload @inline(__always)
public func round(_ x: Double) -> Double { x.rounded() }
/// The whole part.
@_disfavoredOverload @inline(__always)
public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
/// The number without its sign.
@_disfavoredOverload @inline(__always)
public func fabs(_ x: Double) -> Double { x.magnitude }
/// What is left of `x` after taking away `y` as often as possible; it has the sign of `x`. NaN if `y` is 0.
@_disfavoredOverload @inline(__always)
public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
/// The greater number; the other one if one is NaN.
@_disfavoredOverload @inline(__always)
public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }
/// The lesser number; the other one if one is NaN.
@_disfavoredOverload @inline(__always)
public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }

/// The square root; NaN for negative numbers.
@_disfavoredOverload @inline(__always)
public func sqrt(_ x: Float) -> Float { x.squareRoot() }
/// The greatest whole number that is not above `x`.
@_disfavoredOverload @inline(__always)
public func floor(_ x: Float) -> Float { x.rounded(.down) }
/// The least whole number that is not below `x`.
@_disfavoredOverload @inline(__always)
public func ceil(_ x: Float) -> Float { x.rounded(.up) }
/// The nearest whole number; of two equally near ones that which is farther from 0.
@_disfavoredOverload @inline(__always)
public func round(_ x: Float) -> Float { x.rounded() }

/// The logarithm to the base 2, exact for powers of 2; −∞ for 0, NaN for negative numbers.
@_disfavoredOverload
public func log2(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return log(x) }
  // A mantissa near 1, whichever side of it, keeps the two parts from cancelling.
  let isLarge = x.significand > 1.4142135623730951
  let mantissa = isLarge ? x.significand / 2 : x.significand
  return Double(x.exponent + (isLarge ? 1 : 0)) + log(mantissa) * 1.4426950408889634
}

/// The logarithm to the base 10, exact for the powers of 10 from 1 to 10²²; −∞ for 0, NaN for negative numbers.
@_disfavoredOverload
public func log10(_ x: Double) -> Double {
  let found = log(x) * 0.4342944819032518
  let whole = found.rounded()
  guard whole >= 0, whole <= 22, whole != found else { return found }
  var power = 1.0
  for _ in 0..<Int(whole) { power *= 10 }
  return power == x ? whole : found
}

/// The cube root, also of negative numbers.
@_disfavoredOverload
public func cbrt(_ x: Double) -> Double {
  guard x != 0, x.isFinite else { return x }
  let size = x.magnitude
  var root = pow(size, 1.0 / 3)
  // One step of Newton's method, for the digits that the exponent 1/3 lacks.
  root -= (root * root * root - size) / (3 * root * root)
  return x < 0 ? -root : root
}

/// The hyperbolic sine.
@_disfavoredOverload
public func sinh(_ x: Double) -> Double {
  guard x.magnitude < 1 else {
    // In two factors, so that it overflows only where the result does.
    let half = exp(x.magnitude / 2)
    let size = x.magnitude > 40 ? half / 2 * half : (half * half - 1 / (half * half)) / 2
    return x.isNaN ? x : x < 0 ? -size : size
  }
  // Its series: the difference of two exponentials would lose the digits of small numbers.
  let square = x * x
  var sum = 1.0
  for factor in [342.0, 272, 210, 156, 110, 72, 42, 20, 6] { sum = 1 + square / factor * sum }
  return x * sum
}

/// The hyperbolic cosine.
@_disfavoredOverload
public func cosh(_ x: Double) -> Double {
  let half = exp(x.magnitude / 2)
  return x.magnitude > 40 ? half / 2 * half : (half * half + 1 / (half * half)) / 2
}

/// The hyperbolic tangent.
@_disfavoredOverload
public func tanh(_ x: Double) -> Double {
  if x.magnitude > 20 { return x < 0 ? -1 : 1 }
  return sinh(x) / cosh(x)
}

/// The ratio of a circle's circumference to its diameter, under its name in C.
@_disfavoredOverload public var M_PI: Double { .pi }
