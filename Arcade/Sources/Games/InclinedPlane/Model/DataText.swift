/// An experiment as a table of values, and as text for other programs.
package struct DataTable {
  /// The columns, with their units.
  package static let names = [
    "t (s)", "x (m)", "v (m/s)", "a (m/s2)", "omega r (m/s)", "friction (N)", "push (N)", "E pot (J)", "E trans (J)",
    "E rot (J)", "heat (J)", "work (J)",
  ]

  /// One row: a body at one moment.
  package static func row(_ motion: Movement, _ c: Conditions) -> [Double] {
    [
      motion.time, motion.place, motion.velocity, motion.acceleration, motion.rim, motion.friction, motion.push,
      motion.potential(c), motion.translational(c), motion.rotational(c), motion.heat, motion.work,
    ]
  }

  /// The whole experiment as comma-separated values: a header line, then a line for each tick and body, with numbers in
  /// full precision.
  package static func csv(_ experiment: Experiment, shapeName: (BodyShape) -> String) -> String {
    var text = "body," + names.joined(separator: ",") + "\n"
    for lane in 0..<experiment.lanes {
      let name = "\(lane + 1) " + shapeName(experiment.origin.lanes[lane].shape)
      for tick in 0...experiment.lastTick {
        text += name
        for value in row(experiment.motion(lane, at: tick), experiment.conditions(lane, at: tick)) {
          text += ",\(value == 0 ? 0 : value)"
        }
        text += "\n"
      }
    }
    return text
  }
}
