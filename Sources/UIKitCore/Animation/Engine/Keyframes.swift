import CaromGeometry

/// Values at certain times, and how to interpolate between them.
package struct Keyframes {
  package enum Mode { case linear, discrete, paced, cubic, cubicPaced }

  let values: [CAAnimationValue]
  /// When each value is reached (or, in discrete mode, begins), 0…1, ascending.
  let times: [Double]
  private let mode: Mode
  /// The curves between values; linear after the last one.
  private let curves: [CubicTiming]
  /// The values as numbers, in modes that need them; otherwise empty.
  private let numbers: [[Double]]
  /// The length of the curve up to each 32nd of each segment, in cubic-paced mode.
  private var lengths: [Double] = []

  private static let slices = 32

  /// Creates keyframes.
  ///
  /// - Parameters:
  ///   - values: At least one; all of the same kind.
  ///   - times: One for each value, or nil for equal distances. Paced modes ignore them.
  ///   - mode: How to interpolate.
  ///   - curves: The curves between values; linear if there are too few.
  package init(values: [CAAnimationValue], times: [Double]?, mode: Mode, curves: [CubicTiming] = []) {
    self.values = values
    self.mode = mode
    self.curves = curves
    let isPaced = mode == .paced || mode == .cubicPaced
    numbers = isPaced || mode == .cubic ? Keyframes.numbers(of: values) : []
    let stretches = Double(max(1, mode == .discrete ? values.count : values.count - 1))
    let even = values.indices.map { Double($0) / stretches }
    guard isPaced else {
      self.times = times.map { Keyframes.ascending($0, count: values.count) } ?? even
      return
    }
    var reached = [0.0]
    for index in values.indices.dropFirst() {
      reached.append(reached[index - 1] + Keyframes.distance(numbers[index - 1], numbers[index]))
    }
    let whole = reached[reached.count - 1]
    self.times = whole > 0 ? reached.map { $0 / whole } : even
    if mode == .cubicPaced { lengths = measured() }
  }

  /// The value at a share of the time, 0…1.
  package func value(at share: Double) -> CAAnimationValue {
    let last = values.count - 1
    if mode == .discrete {
      var index = 0
      while index < last && times[index + 1] <= share { index += 1 }
      return values[index]
    }
    if last == 0 || share <= times[0] { return values[0] }
    if share >= times[last] { return values[last] }
    if mode == .cubicPaced { return paced(share) }
    var index = 0
    while times[index + 1] <= share { index += 1 }
    let span = times[index + 1] - times[index]
    var local = (share - times[index]) / span
    if index < curves.count { local = curves[index].value(at: local) }
    guard mode == .cubic else { return values[index].mixed(with: values[index + 1], local) }
    return CAAnimationValue(like: values[index], cubic(index, local))
  }

  // MARK: The curve through the values

  /// The Catmull–Rom spline in a segment: its tangent at each value points from the value before to the one after, with
  /// a speed that takes their times into account. The first and the last value count twice.
  private func cubic(_ index: Int, _ t: Double, derivative: Bool = false) -> [Double] {
    let before = max(0, index - 1)
    let after = min(numbers.count - 1, index + 2)
    let isEven = mode == .cubicPaced
    let span = isEven ? 1 : times[index + 1] - times[index]
    // The phantom before the first value is as long ago as the second is ahead.
    let lead = isEven || before == index ? 2 * span : times[index + 1] - times[before]
    let trail = isEven || after == index + 1 ? 2 * span : times[after] - times[index]
    let (leadShare, trailShare) = (lead > 0 ? span / lead : 0, trail > 0 ? span / trail : 0)
    let t2 = t * t
    let t3 = t2 * t
    let weights =
      derivative
      ? (6 * t2 - 6 * t, 3 * t2 - 4 * t + 1, 6 * t - 6 * t2, 3 * t2 - 2 * t)
      : (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2)
    return numbers[index].indices.map { place in
      let (a, b) = (numbers[index][place], numbers[index + 1][place])
      let leaving = (b - numbers[before][place]) * leadShare
      let arriving = (numbers[after][place] - a) * trailShare
      return weights.0 * a + weights.1 * leaving + weights.2 * b + weights.3 * arriving
    }
  }

  private func speed(_ index: Int, _ t: Double) -> Double {
    let slope = cubic(index, t, derivative: true)
    return slope.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// The length between two parameters of a segment, by five-point Gaussian quadrature.
  private func length(_ index: Int, _ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 128.0 / 225 * speed(index, middle)
    for (place, weight) in [(0.5384693101056831, 0.47862867049936647), (0.906179845938664, 0.23692688505618908)] {
      sum += weight * (speed(index, middle - half * place) + speed(index, middle + half * place))
    }
    return sum * half
  }

  private func measured() -> [Double] {
    var reached = [0.0]
    let slice = 1 / Double(Keyframes.slices)
    for index in 0..<max(0, values.count - 1) {
      for step in 0..<Keyframes.slices {
        let from = Double(step) * slice
        reached.append(reached[reached.count - 1] + length(index, from, from + slice))
      }
    }
    return reached
  }

  /// The point on the curve at a share of its length.
  private func paced(_ share: Double) -> CAAnimationValue {
    let goal = share * lengths[lengths.count - 1]
    var slot = 0
    while slot < lengths.count - 2 && lengths[slot + 1] <= goal { slot += 1 }
    let index = slot / Keyframes.slices
    let slice = 1 / Double(Keyframes.slices)
    let from = Double(slot % Keyframes.slices) * slice
    var (low, high) = (from, from + slice)
    for _ in 0..<32 {
      let middle = (low + high) / 2
      if lengths[slot] + length(index, from, middle) < goal { low = middle } else { high = middle }
    }
    return CAAnimationValue(like: values[index], cubic(index, (low + high) / 2))
  }

  // MARK: Preparation

  /// The values as numbers. Rotations take the shorter way; if one value is a 3D transform, the others become matrices
  /// too.
  private static func numbers(of values: [CAAnimationValue]) -> [[Double]] {
    var result = values.map { $0.components }
    let most = result.reduce(0) { max($0, $1.count) }
    for index in result.indices where result[index].count != most {
      guard case .transform(let transform) = values[index] else { continue }
      result[index] = DecomposedTransform(solid: transform).components
    }
    if case .transform? = values.first, most == 6 {
      for index in result.indices.dropFirst() {
        let turn = result[index][2] - result[index - 1][2]
        result[index][2] -= 2 * Double.pi * (turn / (2 * Double.pi)).rounded()
      }
    }
    return result
  }

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  /// As many times as values, each clamped to 0…1 and not before the previous one.
  private static func ascending(_ times: [Double], count: Int) -> [Double] {
    var result: [Double] = []
    for index in 0..<count {
      let time = index < times.count && times[index].isFinite ? times[index] : 1
      result.append(max(result.last ?? 0, min(1, time)))
    }
    return result
  }
}
