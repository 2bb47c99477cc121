import UIKit

/// A line of a plot: values over an x that never decreases.
public struct PlotSeries {
  public enum Style {
    case line
    /// Thin and dashed, for comparison.
    case thin
  }

  public var name: String
  public var color: UIColor
  public var style: Style
  public private(set) var x: [Double]
  public private(set) var y: [Double]

  public init(_ name: String, color: UIColor, style: Style = .line, x: [Double] = [], y: [Double] = []) {
    self.name = name
    self.color = color
    self.style = style
    let count = min(x.count, y.count)
    self.x = Array(x.prefix(count))
    self.y = Array(y.prefix(count))
  }

  /// Adds a point; ignores it if it is not finite, or if its x is less than the last one.
  public mutating func append(x: Double, y: Double) {
    guard x.isFinite, y.isFinite, x >= (self.x.last ?? x) else { return }
    self.x.append(x)
    self.y.append(y)
  }

  /// The index of the first point at or after `value`; the number of points if there is none.
  func index(from value: Double) -> Int {
    var low = 0
    var high = x.count
    while low < high {
      let middle = (low + high) / 2
      if x[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The value at a place, interpolated linearly between points; nil outside the series.
  public func value(at place: Double) -> Double? {
    guard let first = x.first, let last = x.last, place >= first, place <= last else { return nil }
    let after = index(from: place)
    if after == 0 || x[after] == place { return y[after] }
    let (x0, x1) = (x[after - 1], x[after])
    return x1 == x0 ? y[after] : y[after - 1] + (y[after] - y[after - 1]) * (place - x0) / (x1 - x0)
  }

  /// The points between two places, and one more on each side, reduced to at most four points in each of `columns`: the
  /// first, the least, the greatest and the last. So the cost of drawing depends on the width of the screen, not on the
  /// number of points.
  public func decimated(from least: Double, to greatest: Double, columns: Int) -> [CGPoint] {
    let first = max(0, index(from: least) - 1)
    let last = min(x.count - 1, index(from: greatest))
    guard first <= last, columns > 0, greatest > least else { return [] }
    if last - first < 2 * columns { return (first...last).map { CGPoint(x: x[$0], y: y[$0]) } }
    var points: [CGPoint] = []
    points.reserveCapacity(4 * columns + 4)
    let width = (greatest - least) / Double(columns)
    var index = first
    while index <= last {
      let column = ((x[index] - least) / width).rounded(.down)
      let end = least + (column + 1) * width
      var (low, high) = (index, index)
      let start = index
      while index <= last, x[index] < end {
        if y[index] < y[low] { low = index }
        if y[index] > y[high] { high = index }
        index += 1
      }
      if index == start { index += 1 }
      var kept = start - 1
      for each in [start, min(low, high), max(low, high), index - 1] where each > kept {
        points.append(CGPoint(x: x[each], y: y[each]))
        kept = each
      }
    }
    return points
  }
}
