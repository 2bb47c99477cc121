/// What goes down the slope.
package enum BodyShape: Int, CaseIterable {
  case ball, disc, ring, hollowBall, box

  /// The moment of inertia as a part of mr²; nil for what does not roll.
  package var inertia: Double? {
    switch self {
    case .ball: 0.4
    case .disc: 0.5
    case .ring: 1
    case .hollowBall: 2.0 / 3.0
    case .box: nil
    }
  }
}

/// Where the slope stands: the gravity of six worlds, m/s².
package enum Planet: Int, CaseIterable {
  case earth, moon, mars, venus, neptune, jupiter

  package var gravity: Double {
    switch self {
    case .earth: 9.81
    case .moon: 1.62
    case .mars: 3.72
    case .venus: 8.87
    case .neptune: 11.15
    case .jupiter: 24.79
    }
  }
}

/// What is at both ends of the slope.
package enum SlopeEnd: Int, CaseIterable { case stop, spring, open }

/// Who computes a run.
package enum Engine: Int, CaseIterable {
  /// Our own formulas: exact between events.
  case exact
  /// UIKit Dynamics, which knows nothing of slopes and only keeps bodies from sinking into one another.
  case dynamics

  /// The friction of a boundary of UIKit Dynamics; a pair's is the root of the product.
  static let boundaryFriction = 0.2
  /// What a gravity of magnitude 1 is there, m/s².
  static let unitGravity = 10.0
}
