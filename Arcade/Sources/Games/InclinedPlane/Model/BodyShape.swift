/// The shapes of bodies on the slope.
package enum BodyShape: Int, CaseIterable {
  case ball, disc, ring, hollowBall, box

  /// The moment of inertia divided by mr²; nil for a shape that does not roll.
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

/// Where the slope stands: six worlds and their gravity, in m/s².
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

/// The equipment of both ends of the slope.
package enum SlopeEnd: Int, CaseIterable { case stop, spring, open }

/// The engine that computes an experiment.
package enum Engine: Int, CaseIterable {
  /// Our own formulas, exact between events.
  case exact
  /// UIKit Dynamics, which knows nothing of slopes; it only keeps bodies from penetrating one another.
  case dynamics

  /// The friction of a UIKit Dynamics boundary; a contact's friction is the geometric mean of its two surfaces'.
  static let boundaryFriction = 0.2
  /// The acceleration that a UIKit Dynamics gravity of magnitude 1 gives, in m/s².
  static let unitGravity = 10.0
}
