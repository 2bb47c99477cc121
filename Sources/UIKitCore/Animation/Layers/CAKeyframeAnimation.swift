import CaromGeometry

/// How values between keyframes are calculated.
///
/// - `linear`: on straight lines.
/// - `discrete`: every value stays until the next one.
/// - `paced`: on straight lines, at a steady speed.
/// - `cubic`: on a smooth curve through all values.
/// - `cubicPaced`: on a smooth curve, at a steady speed.
public enum CAAnimationCalculationMode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

/// An animation through several values, or along a path.
///
///     let shake = CAKeyframeAnimation(keyPath: "position.x")
///     shake.values = [0, 8, -8, 4, 0]
///     shake.isAdditive = true
///     shake.duration = 0.4
///     field.layer.add(shake, forKey: "shake")
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through, all of the kind that the property has.
  public final var values: [AnyAnimationValue]?
  /// The path of a point. If it is set, `values` is ignored; properties that are not points are diagnosed.
  public final var path: CGPath?
  /// When each value is reached, 0…1, ascending; nil for equal distances. Paced modes ignore it.
  public final var keyTimes: [Double]?
  /// The curves between values; linear if nil.
  public final var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keyframes are calculated; `linear` by default.
  public final var calculationMode = CAAnimationCalculationMode.linear

  open override class var kind: String { "CAKeyframeAnimation" }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  private final var mode: Keyframes.Mode {
    switch calculationMode {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    }
  }

  package override func track(of property: LayerProperty, problem: (String) -> Void) -> LayerAnimation.Track? {
    if let path {
      guard property.kind == .point, let keyframes = keyframes(along: path) else {
        problem("a path needs at least one element, and animates points such as \"position\"")
        return nil
      }
      return .keyframes(keyframes)
    }
    guard let values, !values.isEmpty else {
      problem("its values are nil or empty")
      return nil
    }
    var accepted: [CAAnimationValue] = []
    for value in values {
      guard let value = self.accepted(value, for: property, problem: problem) ?? nil else { return nil }
      accepted.append(value)
    }
    // Values of different structure cannot be interpolated.
    let count = accepted[0].components.count
    let isEven = property.kind == .transform || accepted.allSatisfy { $0.components.count == count }
    return .keyframes(
      Keyframes(
        values: accepted, times: keyTimes, mode: isEven ? mode : .discrete,
        curves: (timingFunctions ?? []).map { $0.timing }))
  }

  /// Points along the path. Each element takes the same time, or that of the key times; paced modes keep a steady
  /// speed.
  private final func keyframes(along path: CGPath) -> Keyframes? {
    let samples = 24
    var points: [CGPoint] = []
    var ends: [Int] = []
    var start = CGPoint.zero
    var pen = CGPoint.zero
    func step(_ point: (Double) -> CGPoint) {
      for index in 1...samples { points.append(point(Double(index) / Double(samples))) }
      ends.append(points.count - 1)
    }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    for element in path.elements {
      let from = pen
      switch element {
      case .move(let to):
        start = to
        pen = to
        if points.isEmpty { points.append(to) }
        continue
      case .line(let to):
        step { mix(from, to, $0) }
        pen = to
      case .quadCurve(let to, let control):
        step { mix(mix(from, control, $0), mix(control, to, $0), $0) }
        pen = to
      case .curve(let to, let control1, let control2):
        step { t in
          let middle = mix(control1, control2, t)
          return mix(mix(mix(from, control1, t), middle, t), mix(middle, mix(control2, to, t), t), t)
        }
        pen = to
      case .closeSubpath:
        let to = start
        step { mix(from, to, $0) }
        pen = to
      }
    }
    guard !points.isEmpty else { return nil }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    if calculationMode == .discrete { points = [points[0]] + ends.map { points[$0] } }
    var times: [Double]?
    if !isPaced && calculationMode != .discrete && !ends.isEmpty {
      // The samples of an element share its time.
      let given = keyTimes?.count == ends.count + 1 ? keyTimes : nil
      let keys = given ?? (0...ends.count).map { Double($0) / Double(ends.count) }
      times = points.indices.map { index in
        let step = min((index + samples - 1) / samples, ends.count)
        guard step > 0 else { return keys[0] }
        let share = Double(index - (step - 1) * samples) / Double(samples)
        return keys[step - 1] + (keys[step] - keys[step - 1]) * share
      }
    }
    let mode: Keyframes.Mode = isPaced ? .paced : calculationMode == .discrete ? .discrete : .linear
    return Keyframes(
      values: points.map { .point($0) }, times: calculationMode == .discrete ? keyTimes : times, mode: mode)
  }
}
