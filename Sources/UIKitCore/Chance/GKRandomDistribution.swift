import CaromGeometry

/// Random integers in a range, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The least number.
  public final let lowestValue: Int
  /// The greatest number.
  public final let highestValue: Int
  /// How many numbers there are.
  public final var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  final let source: GKRandomSource

  /// Creates a distribution that draws from a source. If the highest value is less than the lowest, that is diagnosed,
  /// and they are swapped.
  public init(randomSource source: GKRandomSource, lowestValue lowest: Int, highestValue highest: Int) {
    if highest < lowest {
      UIApplication.shared.diagnose(
        "GKRandomDistribution: the highest value \(highest) is less than the lowest \(lowest); they were swapped.")
    }
    // The number of values must fit in an Int.
    lowestValue = max(min(lowest, highest), Int.min / 4)
    highestValue = min(max(lowest, highest), Int.max / 4)
    self.source = source
    super.init()
  }

  /// Creates a distribution with a source of its own.
  public convenience init(lowestValue lowest: Int, highestValue highest: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowest, highestValue: highest)
  }
  /// Creates a die: numbers from 1 to the number of its sides.
  public convenience init(forDieWithSideCount sides: Int) { self.init(lowestValue: 1, highestValue: max(1, sides)) }

  /// A die with six sides.
  public static func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  /// A die with twenty sides.
  public static func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  /// A random number from the distribution.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// A random number from the distribution that is less than `upperBound`; the lowest value, with a diagnostic, if
  /// there is none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else {
      UIApplication.shared.diagnose(
        "GKRandomDistribution: no number is less than \(upperBound); the least one is \(lowestValue).")
      return lowestValue
    }
    return lowestValue + source.nextInt(upperBound: min(numberOfPossibleOutcomes, upperBound - lowestValue))
  }
  /// A random number from the distribution, scaled to 0 … 1.
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes < 2 ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }
  /// Whether a random number from the distribution lies in the upper half of its range.
  open func nextBool() -> Bool { nextUniform() >= 0.5 }

  open override class var kind: String { "GKRandomDistribution" }
}

/// Random integers that are approximately normally distributed, within three standard deviations of the mean.
public final class GKGaussianDistribution: GKRandomDistribution {
  /// The mean.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float

  /// Creates a distribution between two numbers; the standard deviation is a sixth of their distance.
  public override init(randomSource source: GKRandomSource, lowestValue lowest: Int, highestValue highest: Int) {
    mean = (Float(lowest) + Float(highest)) / 2
    deviation = abs(Float(highest) - Float(lowest)) / 6
    super.init(randomSource: source, lowestValue: lowest, highestValue: highest)
  }
  /// Creates a distribution with a mean and a standard deviation; the numbers lie within three deviations.
  public init(randomSource source: GKRandomSource, mean: Float, deviation: Float) {
    self.mean = mean.isFinite ? mean : 0
    self.deviation = deviation.isFinite ? abs(deviation) : 0
    let (low, high) = (self.mean - 3 * self.deviation, self.mean + 3 * self.deviation)
    super.init(
      randomSource: source, lowestValue: Int(max(-1e9, min(1e9, low.rounded(.up)))),
      highestValue: Int(max(-1e9, min(1e9, high.rounded(.down)))))
  }

  /// Marsaglia's polar method; numbers beyond three deviations are rejected.
  public override func nextInt() -> Int {
    guard deviation > 0 else { return lowestValue }
    for _ in 0..<1_000 {
      let x = 2 * Double(source.nextUniform()) - 1
      let y = 2 * Double(source.nextUniform()) - 1
      let square = x * x + y * y
      guard square > 0, square < 1 else { continue }
      let normal = x * (-2 * log(square) / square).squareRoot()
      let value = Int((Double(mean) + normal * Double(deviation)).rounded())
      if value >= lowestValue, value <= highestValue { return value }
    }
    return lowestValue
  }

  public override class var kind: String { "GKGaussianDistribution" }
}

/// Random integers, none of which is repeated before all others have been drawn.
public final class GKShuffledDistribution: GKRandomDistribution {
  /// The largest range that is shuffled; numbers from a larger one are drawn independently.
  private static let most = 1_000_000
  private var left: [Int] = []

  public override func nextInt() -> Int {
    guard numberOfPossibleOutcomes <= GKShuffledDistribution.most else { return super.nextInt() }
    if left.isEmpty { left = source.arrayByShufflingObjects(in: Array(lowestValue...highestValue)) }
    return left.removeLast()
  }

  public override class var kind: String { "GKShuffledDistribution" }
}
