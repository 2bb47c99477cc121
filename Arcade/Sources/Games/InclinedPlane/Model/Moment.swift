import CaromGeometry

/// A set-up and its bodies at one moment of a run: what a drawing shows, without the moments before and after.
package struct Moment {
  package let setup: Setup
  /// Seconds since the run began.
  package let time: Double
  /// A body of each lane.
  package let motions: [Movement]

  package var lanes: Int { motions.count }

  package func motion(_ lane: Int = 0) -> Movement { motions[lane] }

  package func conditions(_ lane: Int = 0) -> Conditions { setup.conditions(lane: lane) }
}
