import ArcadeKit
import CaromGeometry
import UIKit

/// The curves that a plot shows of an experiment.
struct PlotCurves {
  private let run: Experiment
  private let lane: Int

  init(_ run: Experiment, lane: Int) {
    self.run = run
    self.lane = lane
  }

  /// The expected duration of an experiment in seconds, for the time axis of a prediction.
  var foreseen: Double { max(1, min((run.theory().end ?? 2) * 1.4, 20)) }

  /// The curves of x, v, a, friction or the energies, by the index of the choice.
  func series(_ choice: Int) -> [PlotSeries] {
    if choice == 4 { return energies }
    var series: [PlotSeries] = []
    for each in 0..<run.lanes {
      let shape = InclineStrings.shapes[run.setup.lanes[each].shape.rawValue]
      series.append(curve(shape, each, Draft.lanes[each % Draft.lanes.count]) { motion, _ in value(choice, motion) })
    }
    series.append(book(choice))
    return series
  }

  private func value(_ choice: Int, _ motion: Movement) -> Double {
    switch choice {
    case 0: motion.place
    case 1: motion.velocity
    case 2: motion.acceleration
    default: motion.friction
    }
  }

  private var energies: [PlotSeries] {
    let names = InclineStrings.energyNames
    return [
      curve(names[4], lane, Draft.ink) { $0.total($1) + $0.work },
      curve(names[0], lane, Draft.blue) { $0.potential($1) },
      curve(names[1], lane, Draft.red) { $0.translational($1) },
      curve(names[2], lane, Draft.amber) { $0.rotational($1) },
      curve(names[3], lane, Draft.green) { motion, _ in motion.heat },
    ]
  }

  private func curve(
    _ name: String, _ lane: Int, _ color: UIColor, _ value: (Movement, Conditions) -> Double
  ) -> PlotSeries {
    var series = PlotSeries(name, color: color)
    for tick in 0...run.lastTick {
      let motion = run.motion(lane, at: tick)
      series.append(x: motion.time, y: value(motion, run.conditions(lane, at: tick)))
    }
    return series
  }

  /// The same curve of an experiment to compare with, faint.
  func faint(_ choice: Int, named name: String) -> PlotSeries {
    var series = curve(name, min(lane, run.lanes - 1), Draft.wash.withAlphaComponent(0.55)) {
      motion, c in
      choice == 4 ? motion.total(c) + motion.work : value(choice, motion)
    }
    series.style = .thin
    return series
  }

  /// The theoretical curve, as long as the theory holds.
  private func book(_ choice: Int) -> PlotSeries {
    let theory = run.theory(lane)
    let last = Double(run.lastTick) / Experiment.ticksPerSecond
    let end = min(theory.end ?? last, max(last, 0))
    var series = PlotSeries(InclineStrings.book, color: Draft.wash, style: .thin)
    guard end > 0 else { return series }
    for step in 0...60 {
      let time = end * Double(step) / 60
      let value =
        switch choice {
        case 0: theory.place(at: time)
        case 1: theory.velocity(at: time)
        case 2: theory.acceleration
        default: theory.friction
        }
      series.append(x: time, y: value)
    }
    return series
  }
}
