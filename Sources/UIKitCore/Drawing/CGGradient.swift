// These are Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CaromGeometry

/// Colours at places between 0 and 1, and what lies between them.
public final class CGGradient {
  let stops: [Stop]

  package struct Stop: Equatable {
    package var color: CGColor
    package var place: Double
  }

  /// Colours at `locations` (0 … 1, each no less than the one before; else moved there), or spread evenly without
  /// them; nil without colours. The colour space is always sRGB.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    stops = CGGradient.stops(colors, locations)
  }

  /// Places in order within 0 … 1; evenly spread where there are not as many as colours.
  static func stops(_ colors: [CGColor], _ locations: [CGFloat]?) -> [Stop] {
    var least = 0.0
    return colors.enumerated().map { index, color in
      var place = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      if let locations, locations.count == colors.count { place = locations[index] }
      least = place > least ? min(place, 1) : least
      return Stop(color: color, place: least)
    }
  }

  /// The stops with nothing before and after, as far as the options do not go on there.
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

/// Whether the first and last colours go on beyond the gradient's ends.
public struct CGGradientDrawingOptions: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Stands for sRGB, the only space there is here.
public struct CGColorSpace: Hashable {
  public init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

extension CGContext {
  /// Fills the clip with a gradient along the line from start to end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite else { return }
    tellMixing()
    put(.linearGradient(start: start, end: end, stops: gradient.stops(for: options)))
    ink()
  }

  /// Fills the clip with a gradient from one circle to another.
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
