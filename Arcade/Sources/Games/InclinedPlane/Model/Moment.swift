import CaromGeometry

/// A setup and its bodies at one moment of an experiment: what a drawing shows.
package struct Moment {
  package let setup: Setup
  /// Seconds since the start.
  package let time: Double
  /// One body for each lane.
  package let motions: [Movement]

  package var lanes: Int { motions.count }

  package func motion(_ lane: Int = 0) -> Movement { motions[lane] }

  package func conditions(_ lane: Int = 0) -> Conditions { setup.conditions(lane: lane) }
}
