// Error-free transformations: sums and products together with their exact rounding errors, from plain operations
// (Knuth; Dekker and Veltkamp). A fused multiply-add would be shorter but is a slow library call in WebAssembly.

/// a + b rounded, and its rounding error.
@inline(__always)
func twoSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
  let sum = a + b
  let part = sum - a
  return (sum, (a - (sum - part)) + (b - part))
}

/// a · b rounded, and its rounding error. Requires factors below 2⁹⁹⁵ and a product above 2⁻⁹⁶⁰.
@inline(__always)
func twoProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
  let (a1, a2) = halves(a)
  let (b1, b2) = halves(b)
  let product = a * b
  return (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}

/// Splits a number into a sum of two numbers of at most 26 bits each.
@inline(__always)
private func halves(_ a: Double) -> (high: Double, low: Double) {
  let scaled = a * 134_217_729  // 2²⁷ + 1
  let high = scaled - (scaled - a)
  return (high, a - high)
}
