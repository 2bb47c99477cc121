import ArcadeKit
import GameSettings
import UIKit

/// The texts of the true plane.
extension InclineStrings {
  static let slope = "Drawing of the slope"
  static let energies = "Energies"
  static let energyNames = ["Potential", "Translation", "Rotation", "Heat", "Sum", "Work done on it"]
  static let shapes = ["Ball", "Disc", "Ring", "Hollow ball", "Box"]
  static let shortShapes = ["Ball", "Disc", "Ring", "Hollow", "Box"]
  static let planets = ["Earth", "Moon", "Mars", "Venus", "Neptune", "Jupiter"]
  static let ends = ["Stop", "Spring", "Open"]
  static let endTitle = "At the ends"
  static let planetTitle = "World"
  static let engineTitle = "Computed by"
  static let engines = ["Exact formulas", "UIKit Dynamics"]
  static let engineNote =
    "UIKit Dynamics knows nothing of slopes: it pulls the bodies down and keeps them from sinking in. How near it comes to "
    + "the book stands under Now."
  static let body = "Body"
  static let bodyCount = "Bodies side by side"
  static let shape = "Shape"
  static let sections = ["Set-up", "Now", "Plot", "Data", "Tasks"]
  static let sectionTitle = "Instruments"

  static func planet(_ planet: Planet) -> String {
    planets[planet.rawValue] + ", " + FixedPoint.text(planet.gravity, places: 2) + " m/s²"
  }

  static func title(_ quantity: Quantity) -> String {
    switch quantity {
    case .angle: "Slope"
    case .length: "Length"
    case .start: "Start from the upper end"
    case .staticFriction: "Static friction"
    case .kineticFriction: "Kinetic friction"
    case .restitution: "Bounce of the stop"
    case .damping: "Damping of the spring"
    case .mass: "Mass"
    case .radius: "Radius, or half a side"
    }
  }

  static func unit(_ quantity: Quantity) -> String {
    switch quantity {
    case .angle: "°"
    case .length, .radius: " m"
    case .start, .restitution, .damping: " %"
    case .staticFriction, .kineticFriction: ""
    case .mass: " kg"
    }
  }

  static func value(_ steps: Int, of quantity: Quantity) -> String {
    FixedPoint.text(Int64(steps), places: quantity.places) + unit(quantity)
  }

  /// Why a value was refused.
  static func reason(_ refusal: Refusal) -> String {
    switch refusal {
    case .notANumber: "That is no number."
    case .tooManyDecimals(let quantity): "At most \(quantity.places) decimals."
    case .outside(let quantity):
      title(quantity) + " goes from " + value(quantity.scale.least, of: quantity) + " to "
        + value(quantity.scale.greatest, of: quantity) + "."
    case .kineticAboveStatic: "Kinetic friction is at most static friction."
    case .badLink: "The link is damaged; this is the set-up of before."
    }
  }

  // MARK: Running

  static let stepOn = "A step on"
  static let stepBack = "A step back"
  static let time = "Time"
  static let speed = "Speed of time"
  static let speeds = ["1", "1/2", "1/4", "1/10"]
  static let tilt = "Tilt of the device"
  static let tiltWaits = "Touch or press a key to allow it."
  static let tiltRefused = "The device's motion is not to be had here. Everything works without it."
  static let tiltOn = "Hold the device like the slope."
  static let standard = "Standard set-up"
  static let copyLink = "Copy a link to this set-up"
  static let linkCopied = "The link is copied, and in the address."
  static let help =
    "Drag an end of the slope to tilt it, or a body to push it. Space runs, the arrows up and down tilt, comma and period "
    + "step. The scale stands below the drawing."

  static func phase(_ phase: Movement.Phase) -> String {
    switch phase {
    case .resting: "at rest"
    case .rolling: "rolling"
    case .slipping: "slipping"
    case .gone: "gone"
    }
  }

  /// The line of text below the drawing.
  static func reading(_ experiment: Experiment) -> String {
    let motion = experiment.motion()
    return "t " + FixedPoint.text(motion.time, places: 2) + "  x " + FixedPoint.text(motion.place, places: 3) + "  v "
      + FixedPoint.text(motion.velocity, places: 2) + "  " + phase(motion.phase)
  }

  /// A description of the drawing for screen readers.
  static func describe(_ moment: Moment) -> String {
    var text = value(moment.setup.steps(.angle), of: .angle) + ", t " + FixedPoint.text(moment.time, places: 2) + " s"
    for lane in 0..<moment.lanes {
      let motion = moment.motion(lane)
      text +=
        "; " + shapes[moment.setup.lanes[lane].shape.rawValue] + " " + phase(motion.phase) + ", x "
        + FixedPoint.text(motion.place, places: 2) + " m, v " + FixedPoint.text(motion.velocity, places: 2) + " m/s"
    }
    return text
  }

  // MARK: Now

  static let forces = "Forces"
  static let components = "Components of the weight"
  static let velocity = "Velocity"
  static let values = "Values"

  static func values(_ experiment: Experiment, lane: Int) -> String {
    let motion = experiment.motion(lane)
    let c = experiment.conditions(lane)
    let theory = experiment.theory(lane)
    func line(_ name: String, _ value: Double, _ unit: String, _ places: Int = 3) -> String {
      name + "  " + FixedPoint.text(value, places: places) + " " + unit + "\n"
    }
    var text = phase(motion.phase) + "\n" + line("x", motion.place, "m") + line("v", motion.velocity, "m/s")
    text += line("a", motion.acceleration, "m/s²") + line("ω r", motion.rim, "m/s")
    text += line("weight", c.mass * c.gravity, "N") + line("along the slope", c.pull, "N")
    text += line("normal", c.normal, "N") + line("friction", motion.friction, "N") + line("push", motion.push, "N")
    text += line("a by the book", theory.acceleration, "m/s²")
    if experiment.setup.engine == .dynamics { text += line("gap to the slope", motion.gap * 1000, "mm") }
    if let residual = experiment.residual(lane) {
      text += "x differs from the book by at most " + residualText(residual)
    }
    return text
  }

  /// A length that is mostly close to 0.
  static func residualText(_ metres: Double) -> String {
    metres < 5e-7 ? "less than 0.001 mm" : FixedPoint.text(metres * 1000, places: 3) + " mm"
  }

  // MARK: Plot

  static let plotted = "Over time"
  static let plot = "Curve over time"
  static let plotNames = ["x", "v", "a", "F", "E"]
  static let axisNames = ["x (m)", "v (m/s)", "a (m/s²)", "friction (N)", "E (J)"]
  static let timeAxis = "t (s)"
  static let book = "by the book"
  static let drawn = "drawn"
  static let predict = "Draw first, then run"
  static let predictHelp = "Draw with a finger how x will go, then run it."
  static let larger = "Larger"
  static let smaller = "Smaller"
  static let whole = "All of it"
  static let plotHelp = "Drag to read off, pinch or + and − to zoom; zoomed, a drag moves it."

  static func difference(_ metres: Double) -> String {
    "Your curve is off by " + FixedPoint.text(metres, places: 3) + " m on average."
  }

  // MARK: Data

  static let csv = "Save as CSV"
  static let csvName = "inclined-plane.csv"
  static let table = "Table"

  static let columns = ["t (s)", "x (m)", "v (m/s)", "a (m/s²)"]

  static func row(_ motion: Movement) -> [String] {
    [
      FixedPoint.text(motion.time, places: 2), FixedPoint.text(motion.place, places: 3),
      FixedPoint.text(motion.velocity, places: 3), FixedPoint.text(motion.acceleration, places: 2),
    ]
  }

  /// A row of the table for screen readers.
  static func spoken(_ row: [String]) -> String {
    zip(["t", "x", "v", "a"], row).map { $0 + " " + $1 }.joined(separator: ", ")
  }

  // MARK: Tasks

  static let taskTitle = "Task"
  static let tasks = ["Repose", "Race", "Mass", "Slip"]
  static let check = "Check"
  static let takeTask = "Set it up"

  static func task(_ kind: GuidedTask.Kind) -> String {
    switch kind {
    case .repose:
      "A box rests on the slope; its static friction is 0.45. Tilt the slope until it just begins to slide, and check."
    case .race: "Ring, disc, ball and hollow ball begin side by side and roll. Which is first at the stop?"
    case .masses: "Two discs of one size, the first of four times the mass of the second. Which is first at the stop?"
    case .slipping:
      "A disc rolls while static friction, 0.25, can turn it fast enough. Tilt the slope until it just begins to slip, "
        + "and check."
    }
  }

  static func choices(_ kind: GuidedTask.Kind) -> [String] {
    switch kind {
    case .race: ["Ring", "Disc", "Ball", "Hollow"]
    case .masses: ["Heavy", "Light", "Both"]
    case .repose, .slipping: []
    }
  }

  static func verdict(_ isRight: Bool, _ kind: GuidedTask.Kind) -> String {
    guard isRight else { return "Not yet. Run it and look." }
    switch kind {
    case .repose: return "Right: it slides from tan θ = μ, which is 24.2°."
    case .race:
      return "Right: the ball. The less of the mass is far out, the less goes into turning: a = g sin θ / (1 + I/mr²)."
    case .masses: return "Right: both. Mass is on both sides of the equation and falls out."
    case .slipping: return "Right: a disc slips from tan θ = 3 μ, which is 36.9°."
    }
  }

  static func won(_ order: [(lane: Int, time: Double)], _ setup: Setup) -> String {
    var text = ""
    for (place, each) in order.enumerated() {
      text +=
        (place == 0 ? "" : "   ") + "\(place + 1). " + shapes[setup.lanes[each.lane].shape.rawValue] + " "
        + FixedPoint.text(each.time, places: 3) + " s"
    }
    return text
  }
}
