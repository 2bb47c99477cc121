import CaromGeometry
import GameSettings

/// The user's interventions in an experiment while it ran: pushes and tilts, by tick. Together with the setup they
/// reproduce the experiment.
package struct Deeds: Equatable {
  /// From a tick on, the body of a lane is pushed along the slope by this many tenths of a newton; 0 releases it.
  package struct Push: Equatable {
    package let tick: Int
    package let lane: Int
    package let tenths: Int
  }

  /// In a tick, the slope gets another angle, in hundredths of a degree.
  package struct Tilt: Equatable {
    package let tick: Int
    package let steps: Int
  }

  /// The interventions in their order.
  package private(set) var pushes: [Push] = []
  package private(set) var tilts: [Tilt] = []
  /// The strongest push, in tenths of a newton.
  package static let strongest = 2000

  package init() {}

  package var isEmpty: Bool { pushes.isEmpty && tilts.isEmpty }
  /// The tick of the last intervention; −1 if there was none.
  package var last: Int { max(pushes.last?.tick ?? -1, tilts.last?.tick ?? -1) }

  /// The slope's angle at a tick, in hundredths of a degree; nil if it is that of the setup.
  package func angle(at tick: Int) -> Int? { tilts.last { $0.tick <= tick }?.steps }

  /// The push on a lane's body in the tick that begins at `tick`, in tenths of a newton.
  package func push(on lane: Int, at tick: Int) -> Int {
    pushes.last { $0.tick <= tick && $0.lane == lane }?.tenths ?? 0
  }

  /// Records a push, unless it changes nothing.
  package mutating func push(_ lane: Int, tenths: Int, at tick: Int) {
    let strength = max(-Deeds.strongest, min(tenths, Deeds.strongest))
    if push(on: lane, at: tick) != strength { pushes.append(Push(tick: tick, lane: lane, tenths: strength)) }
  }

  package mutating func tilt(to steps: Int, at tick: Int) { tilts.append(Tilt(tick: tick, steps: steps)) }

  /// Removes later interventions: pushes from a tick on, and tilts after it.
  package mutating func forget(from tick: Int) {
    pushes.removeAll { $0.tick >= tick }
    tilts.removeAll { $0.tick > tick }
  }
}

// MARK: As a part of a link

extension Deeds {
  /// The maximum number of interventions in a link.
  package static let most = 1500

  /// `&p=12.0.35,40.0.0&q=60.-1500`, or nothing without interventions.
  package var link: String {
    var text = ""
    for (index, push) in pushes.enumerated() {
      text += (index == 0 ? "&p=" : ",") + "\(push.tick).\(push.lane).\(push.tenths)"
    }
    for (index, tilt) in tilts.enumerated() { text += (index == 0 ? "&q=" : ",") + "\(tilt.tick).\(tilt.steps)" }
    return text
  }

  /// Parses pushes (`p`) or tilts (`q`) of a link for so many lanes, and adds them; returns false if any of them is damaged.
  mutating func take(_ name: String, _ text: String, lanes: Int) -> Bool {
    var last = 0
    for part in Setup.split(text, at: ",") {
      let numbers = Setup.split(part, at: ".").map { Setup.whole($0) }
      guard numbers.count == (name == "p" ? 3 : 2), let tick = numbers[0], tick >= last, tick <= Experiment.longest,
        pushes.count + tilts.count < Deeds.most
      else { return false }
      last = tick
      if name == "p" {
        guard let lane = numbers[1], lane >= 0, lane < lanes, let tenths = numbers[2],
          tenths.magnitude <= Deeds.strongest
        else { return false }
        pushes.append(Push(tick: tick, lane: lane, tenths: tenths))
      } else {
        guard tick > 0, let steps = numbers[1], Quantity.angle.scale.allows(steps) else { return false }
        tilts.append(Tilt(tick: tick, steps: steps))
      }
    }
    return true
  }
}
