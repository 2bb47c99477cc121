import Testing
import UIKit

@testable import UIKitCore

/// Compares every curve at a thousand times with its closed form.
@Suite struct CurveTests {
  /// The only root of the curve's time between 0 and 1, by Cardano's and Viète's formulas, and the progress there.
  private func closedForm(_ curve: CubicTiming, _ x: Double) -> Double {
    let a = 1 - 3 * curve.x2 + 3 * curve.x1
    let b = 3 * curve.x2 - 6 * curve.x1
    let c = 3 * curve.x1
    func progress(_ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * curve.y1 + 3 * r * s * s * curve.y2 + s * s * s
    }
    guard a > 1e-12 || a < -1e-12 else {
      // A quadratic or linear equation.
      guard b > 1e-12 || b < -1e-12 else { return progress(x / c) }
      let root = (c * c + 4 * b * x).squareRoot()
      let roots = [(-c + root) / (2 * b), (-c - root) / (2 * b)]
      return progress(roots.first { $0 > -1e-9 && $0 < 1 + 1e-9 }!)
    }
    let (p, q, r) = (b / a, c / a, -x / a)
    let shift = p / 3
    let m = q - p * p / 3
    let n = 2 * p * p * p / 27 - p * q / 3 + r
    let discriminant = n * n / 4 + m * m * m / 27
    func cubeRoot(_ value: Double) -> Double {
      value < 0 ? -pow(-value, 1.0 / 3) : value == 0 ? 0 : pow(value, 1.0 / 3)
    }
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      let single = cubeRoot(-n / 2 + root) + cubeRoot(-n / 2 - root) - shift
      return progress(single > -1e-9 && single < 1 + 1e-9 ? single : cubeRoot(n / 2) - shift)
    }
    let length = 2 * (-m / 3).squareRoot()
    let angle = acos(max(-1, min(1, 3 * n / (m * length)))) / 3
    let roots = [0.0, 1, 2].map { length * cos(angle - 2 * Double.pi * $0 / 3) - shift }
    return progress(roots.first { $0 > -1e-9 && $0 < 1 + 1e-9 }!)
  }

  @Test(arguments: ["linear", "easeIn", "easeOut", "easeInOut", "default"])
  func cubicsAreTheirBeziers(name: String) {
    let curve: CubicTiming =
      switch name {
      case "linear": .linear
      case "easeIn": .easeIn
      case "easeOut": .easeOut
      case "default": .systemDefault
      default: .easeInOut
      }
    for sample in 0...1000 {
      let x = Double(sample) / 1000
      #expect(abs(curve.value(at: x) - closedForm(curve, x)) < 1e-6)
    }
  }

  @Test(arguments: [(0.2, 0.0), (0.5, 3.0), (0.825, -2.0), (1.0, 1.0), (1.5, 0.0), (4.56, 2.0)])
  func springsSolveTheirEquation(ratio: Double, velocity: Double) {
    let frequency = 14.0
    let spring = SpringTiming(frequency: frequency, dampingRatio: ratio, velocity: velocity)
    let decay = ratio * frequency
    for sample in 0...1000 {
      let t = Double(sample) / 1000
      let left: Double
      if ratio < 1 {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        left = exp(-decay * t) * (cos(damped * t) + (decay - velocity) / damped * sin(damped * t))
      } else if ratio == 1 {
        left = (1 + (frequency - velocity) * t) * exp(-frequency * t)
      } else {
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (fast, slow) = (-decay - root, -decay + root)
        left = ((-velocity - fast) * exp(slow * t) - (-velocity - slow) * exp(fast * t)) / (slow - fast)
      }
      #expect(abs(spring.value(at: t) - (1 - left)) < 1e-6)
    }
  }

  @Test func everySpringStartsWithItsVelocity() {
    for ratio in [0.3, 1, 2] {
      let spring = SpringTiming(frequency: 9, dampingRatio: ratio, velocity: 5)
      #expect(spring.value(at: 0) == 0)
      #expect(abs(spring.value(at: 1e-6) / 1e-6 - 5) < 1e-3)
    }
  }

  // MARK: Keyframes

  private let numbers = [3.0, -1, 4, 2]

  private func keyframes(_ mode: Keyframes.Mode, _ times: [Double]? = nil) -> Keyframes {
    Keyframes(values: numbers.map { .number($0) }, times: times, mode: mode)
  }

  private func number(_ keyframes: Keyframes, _ share: Double) -> Double {
    guard case .number(let number) = keyframes.value(at: share) else { return .nan }
    return number
  }

  @Test func linearKeyframesAreStraight() {
    let times = [0, 0.25, 0.5, 1]
    let line = keyframes(.linear, times)
    for sample in 0...1000 {
      let t = Double(sample) / 1000
      let index = t < 0.25 ? 0 : t < 0.5 ? 1 : 2
      let share = (t - times[index]) / (times[index + 1] - times[index])
      let expected = numbers[index] + (numbers[index + 1] - numbers[index]) * share
      #expect(abs(number(line, t) - expected) < 1e-6)
    }
  }

  @Test func discreteKeyframesJump() {
    let even = keyframes(.discrete)
    let timed = keyframes(.discrete, [0, 0.1, 0.2, 0.9])
    for sample in 0..<1000 {
      let t = Double(sample) / 1000
      #expect(number(even, t) == numbers[min(3, Int(t * 4))])
      #expect(number(timed, t) == numbers[t < 0.1 ? 0 : t < 0.2 ? 1 : t < 0.9 ? 2 : 3])
    }
  }

  @Test func pacedKeyframesGoAtAnEvenSpeed() {
    // 4 down, 5 up, 2 down: eleven in all; the times do not matter.
    let paced = keyframes(.paced, [0, 0.9, 0.95, 1])
    for sample in 0...1000 {
      let way = Double(sample) / 1000 * 11
      let expected = way < 4 ? 3 - way : way < 9 ? -1 + way - 4 : 4 - (way - 9)
      #expect(abs(number(paced, Double(sample) / 1000) - expected) < 1e-6)
    }
  }

  @Test func cubicKeyframesAreCatmullRom() {
    let cubic = keyframes(.cubic)
    for sample in 0...1000 {
      let place = Double(sample) / 1000 * 3
      let index = min(2, Int(place))
      let t = place - Double(index)
      let p = [max(0, index - 1), index, index + 1, min(3, index + 2)].map { numbers[$0] }
      let square = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
      let cube = (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t * t * t
      let expected = (2 * p[1] + (p[2] - p[0]) * t + square + cube) / 2
      #expect(abs(number(cubic, Double(sample) / 1000) - expected) < 1e-6)
    }
  }

  @Test func cubicPacedKeyframesFollowTheSameCurveAtAnEvenSpeed() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 60, y: 45), CGPoint(x: 90, y: 0)]
    let paced = Keyframes(values: points.map { .point($0) }, times: nil, mode: .cubicPaced)
    func place(_ share: Double) -> CGPoint {
      guard case .point(let point) = paced.value(at: share) else { return .zero }
      return point
    }
    #expect(place(0) == points[0] && place(1) == points[3])
    var speeds: [Double] = []
    for sample in 1..<1000 {
      let (before, after) = (place(Double(sample) / 1000 - 1e-4), place(Double(sample) / 1000 + 1e-4))
      speeds.append(hypot(after.x - before.x, after.y - before.y) / 2e-4)
    }
    let (slowest, fastest) = (speeds.min()!, speeds.max()!)
    #expect(fastest - slowest < 1e-4 * fastest)
    // It passes through the values in between.
    let nearest = stride(from: 0, to: 1, by: 0.001).map { hypot(place($0).x - 10, place($0).y - 40) }.min()!
    #expect(nearest < 0.1)
  }
}
