/// Something that falls out of a brick when it breaks: a power, which helps whoever catches it, or a mishap.
package enum Thing: Int, CaseIterable {
  /// Widens the paddle.
  case wide
  /// Slows the balls down.
  case slow
  /// Brings another ball into play.
  case twin
  /// Gives a life.
  case heart
  /// Lets the balls fly through the bricks that they break.
  case fire
  /// Makes balls stick to the paddle until they are launched.
  case glue
  /// Saves the next ball that gets past the paddle.
  case net
  /// Doubles all points.
  case double
  /// Makes the paddle shoot.
  case laser
  /// Narrows the paddle.
  case narrow
  /// Speeds the balls up.
  case fast
  /// Hides the wall.
  case fog
  /// Swaps left and right.
  case mirror

  package var isPower: Bool { rawValue < Thing.narrow.rawValue }

  /// The seconds for which it works; 0 if it takes effect once, when it is caught.
  package var seconds: Double {
    switch self {
    case .twin, .heart: 0
    case .wide: Rules.wideTime
    case .slow: Rules.slowTime
    case .fire: Rules.fireTime
    case .glue: Rules.glueTime
    case .net: Rules.netTime
    case .double: Rules.doubleTime
    case .laser: Rules.laserTime
    case .narrow, .fast, .fog, .mirror: Rules.mishapTime
    }
  }

  /// The thing that ends when this one is caught.
  package var opposite: Thing? {
    switch self {
    case .wide: .narrow
    case .narrow: .wide
    case .slow: .fast
    case .fast: .slow
    default: nil
    }
  }
}
