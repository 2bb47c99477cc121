// These are Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CaromGeometry

/// Colors at locations from 0 to 1, with linear transitions between them.
public final class CGGradient {
  let stops: [Stop]

  package struct Stop: Equatable {
    package var color: CGColor
    package var place: Double
  }

  /// Creates a gradient; nil if there are no colors.
  ///
  /// - Parameters:
  ///   - colorsSpace: Ignored; colors are always in sRGB.
  ///   - colors: The colors in order.
  ///   - locations: A location from 0 to 1 for each color. A location less than the previous one becomes equal to it.
  ///     If this is nil or its count is not that of `colors`, the locations are evenly spaced.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    stops = CGGradient.stops(colors, locations)
  }

  /// The colors with their locations, in order within 0 … 1; evenly spaced unless there is a location for each color.
  static func stops(_ colors: [CGColor], _ locations: [CGFloat]?) -> [Stop] {
    var least = 0.0
    return colors.enumerated().map { index, color in
      var place = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      if let locations, locations.count == colors.count { place = locations[index] }
      least = place > least ? min(place, 1) : least
      return Stop(color: color, place: least)
    }
  }

  /// The stops, with transparent ends where `options` do not continue the first or last color.
  func stops(for options: CGGradientDrawingOptions) -> [Stop] {
    var result = stops
    if !options.contains(.drawsBeforeStartLocation) {
      result.insert(Stop(color: stops[0].color.copy(alpha: 0), place: 0), at: 0)
      if stops[0].place > 0 { result.insert(Stop(color: stops[0].color, place: 0), at: 1) }
    }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last {
      if last.place < 1 { result.append(Stop(color: last.color, place: 1)) }
      result.append(Stop(color: last.color.copy(alpha: 0), place: 1))
    }
    return result
  }
}

/// Whether the first and last colors continue beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Stands for sRGB, which is the only color space here.
public struct CGColorSpace: Hashable, Sendable {
  /// Creates the sRGB color space.
  public init() {}
}

/// Returns the sRGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns the sRGB color space: grays have no space of their own here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

extension CGContext {
  /// Fills the clipping area with a gradient along the line from `start` to `end`; draws nothing if a point is not
  /// finite.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite else { return }
    tellMixing()
    put(.linearGradient(start: start, end: end, stops: gradient.stops(for: options)))
    ink()
  }

  /// Fills the clipping area with a gradient from one circle to another; draws nothing if a point or radius is not
  /// finite, or a radius is negative.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0, startRadius.isFinite,
      endRadius.isFinite
    else { return }
    tellMixing()
    put(
      .radialGradient(
        start: startCenter, startRadius: startRadius, end: endCenter, endRadius: endRadius,
        stops: gradient.stops(for: options)))
    ink()
  }
}
