import CaromGeometry
import GameSettings

/// The numbers of a setup, each kept in whole steps of its last decimal.
package enum Quantity: Int, CaseIterable {
  /// Hundredths of a degree; with a positive angle the slope descends to the right.
  case angle
  /// Centimeters.
  case length
  /// The distance of the start from the upper end, in percent of the length.
  case start
  /// Thousandths.
  case staticFriction, kineticFriction
  /// The coefficient of restitution of a stop, in percent.
  case restitution
  /// The damping of a spring, in percent of critical damping.
  case damping
  /// Grams.
  case mass
  /// Millimeters.
  case radius

  package var scale: SettingScale {
    switch self {
    case .angle: SettingScale("a", -8500...8500, standard: 2000)
    case .length: SettingScale("l", 100...500, standard: 200)
    case .start: SettingScale("s", 0...90, standard: 10)
    case .staticFriction: SettingScale("us", 0...1500, standard: 400)
    case .kineticFriction: SettingScale("uk", 0...1500, standard: 300)
    case .restitution: SettingScale("e", 0...100, standard: 30)
    case .damping: SettingScale("d", 0...100, standard: 15)
    case .mass: SettingScale("m", 50...5000, standard: 1000)
    case .radius: SettingScale("r", 20...200, standard: 100)
    }
  }

  /// The number of decimals in its unit.
  package var places: Int {
    switch self {
    case .start, .restitution, .damping: 0
    case .angle, .length: 2
    case .staticFriction, .kineticFriction, .mass, .radius: 3
    }
  }

  /// The step of a slider.
  package var step: Int {
    switch self {
    case .angle: 50
    case .length, .start, .restitution, .damping: 5
    case .staticFriction, .kineticFriction: 10
    case .mass: 50
    case .radius: 10
    }
  }

  /// The step of a stepper, for fine adjustment.
  package var fineStep: Int {
    switch self {
    case .angle: 10
    case .length, .start, .restitution, .damping: 1
    case .staticFriction, .kineticFriction: 5
    case .mass, .radius: 5
    }
  }

  /// Whether each body has its own value.
  package var isOfBody: Bool { self == .mass || self == .radius }

  /// A value in its unit, such as degrees, meters or kilograms; percentages as fractions.
  package func value(_ steps: Int) -> Double {
    switch self {
    case .start, .restitution, .damping, .angle, .length: Double(steps) / 100
    case .staticFriction, .kineticFriction, .mass, .radius: Double(steps) / 1000
    }
  }
}

/// Why a value was refused; the previous one stays.
package enum Refusal: Error, Equatable {
  case notANumber
  case tooManyDecimals(Quantity)
  case outside(Quantity)
  case kineticAboveStatic
  case badLink
  /// More was done to the experiment than a link can carry.
  case longLink
}
