import UIKit

/// The range of values on an axis, with ticks at multiples of 1, 2 or 5 times a power of ten.
public struct PlotScale: Equatable {
  /// The values at the ends of the axis.
  public private(set) var least: Double
  public private(set) var greatest: Double

  /// A scale from `least` to `greatest`. An empty range is widened, and NaN or infinity gives 0 … 1.
  public init(_ least: Double, _ greatest: Double) {
    let isUsable = least.isFinite && greatest.isFinite
    self.least = isUsable ? min(least, greatest) : 0
    self.greatest = isUsable ? max(least, greatest) : 1
    if self.greatest - self.least < PlotScale.finest(self.least, self.greatest) {
      let half = max(0.5, PlotScale.finest(self.least, self.greatest))
      self.least -= half
      self.greatest += half
    }
  }

  public var extent: Double { greatest - least }

  /// The least extent that is distinguishable near values of this size.
  private static func finest(_ a: Double, _ b: Double) -> Double { max(a.magnitude, b.magnitude, 1e-3) * 1e-6 }

  /// The position of a value on the axis, 0 … 1.
  public func part(_ value: Double) -> Double { (value - least) / extent }
  public func value(at part: Double) -> Double { least + part * extent }

  /// The distance between ticks, if there are to be about `count`.
  public func step(count: Int) -> Double {
    let rough = extent / Double(max(1, count))
    var power = 1.0
    while power > rough { power /= 10 }
    while power * 10 <= rough { power *= 10 }
    let mantissa = rough / power
    return (mantissa <= 1 ? 1 : mantissa <= 2 ? 2 : mantissa <= 5 ? 5 : 10) * power
  }

  /// About `count` ticks inside the range, all multiples of the step.
  public func ticks(count: Int) -> [Double] {
    let step = step(count: count)
    let slack = step * 1e-9
    var index = ((least - slack) / step).rounded(.up)
    var ticks: [Double] = []
    while index * step <= greatest + slack, ticks.count < 64 {
      ticks.append(index == 0 ? 0 : index * step)
      index += 1
    }
    return ticks
  }

  /// The number of decimals that distinguishes ticks at a distance of `step`.
  public static func places(step: Double) -> Int {
    var places = 0
    var unit = step
    while unit < 0.999, places < 9 {
      unit *= 10
      places += 1
    }
    return places
  }

  /// The scale shifted by a fraction of its extent.
  public func moved(by part: Double) -> PlotScale { PlotScale(least + part * extent, greatest + part * extent) }

  /// The scale with `factor` times its extent, in which the value at `part` keeps its position.
  public func zoomed(by factor: Double, at part: Double) -> PlotScale {
    guard factor.isFinite, factor > 0 else { return self }
    let fixed = value(at: part)
    return PlotScale(fixed - (fixed - least) * factor, fixed + (greatest - fixed) * factor)
  }
}
