import ArcadeKit
import GameSettings
import UIKit

/// The texts of the instruments: the present moment, plots, data and tasks.
extension InclineStrings {
  // MARK: Now

  static var energies: String { text("Energies", de: "Energien") }
  static var energyNames: [String] {
    texts(
      ["Potential", "Translation", "Rotation", "Heat", "Sum", "Work done on it"],
      de: ["Lage", "Bewegung", "Drehung", "Wärme", "Summe", "Arbeit von außen"])
  }
  static var forces: String { text("Forces", de: "Kräfte") }
  static var components: String { text("Components of the weight", de: "Komponenten des Gewichts") }
  static var velocity: String { text("Velocity", de: "Geschwindigkeit") }
  static var values: String { text("Values", de: "Werte") }
  static var letters: String {
    text(
      "W weight, N normal force, f friction, P push, v velocity. All forces are drawn at one scale.",
      de: "W Gewicht, N Normalkraft, f Reibung, P Schub, v Geschwindigkeit. Alle Kräfte haben einen Maßstab.")
  }

  static func values(_ experiment: Experiment, lane: Int) -> String {
    let motion = experiment.motion(lane)
    let c = experiment.conditions(lane)
    let theory = experiment.theory(lane)
    func line(_ name: String, _ value: Double, _ unit: String, _ places: Int = 3) -> String {
      name + "  " + FixedPoint.text(value, places: places) + " " + unit + "\n"
    }
    var all = phase(motion.phase) + "\n" + line("x", motion.place, "m") + line("v", motion.velocity, "m/s")
    all += line("a", motion.acceleration, "m/s²") + line("ω r", motion.rim, "m/s")
    all += line(text("weight W", de: "Gewicht W"), c.mass * c.gravity, "N")
    all += line(text("along the slope W∥", de: "entlang der Schräge W∥"), c.pull, "N")
    all += line(text("normal force N", de: "Normalkraft N"), c.normal, "N")
    all += line(text("friction f", de: "Reibung f"), motion.friction, "N")
    all += line(text("push P", de: "Schub P"), motion.push, "N")
    all += line(text("a in theory", de: "a nach der Theorie"), theory.acceleration, "m/s²")
    if experiment.origin.engine == .dynamics {
      all += line(text("gap to the slope", de: "Spalt zur Schräge"), motion.gap * 1000, "mm")
    }
    if let residual = experiment.residual(lane) {
      all +=
        text("greatest difference of x from theory: ", de: "größte Abweichung von x von der Theorie: ")
        + residualText(residual)
    }
    return all
  }

  /// A length that is mostly close to 0.
  static func residualText(_ meters: Double) -> String {
    meters < 5e-7
      ? text("less than 0.001 mm", de: "weniger als 0,001 mm") : FixedPoint.text(meters * 1000, places: 3) + " mm"
  }

  // MARK: Plot

  static var plotted: String { text("Over time", de: "Über der Zeit") }
  static var plot: String { text("Curve over time", de: "Kurve über der Zeit") }
  static let plotNames = ["x", "v", "a", "f", "E"]
  static var axisNames: [String] {
    ["x (m)", "v (m/s)", "a (m/s²)", text("friction f (N)", de: "Reibung f (N)"), "E (J)"]
  }
  static let timeAxis = "t (s)"
  static var book: String { text("theory", de: "Theorie") }
  static var drawn: String { text("drawn", de: "gezeichnet") }
  static var before: String { text("the run before", de: "der Lauf davor") }
  static var ghost: String { text("the ghost", de: "der Geist") }
  static var predict: String { text("Draw first, then play", de: "Erst zeichnen, dann starten") }
  static var predictHelp: String {
    text(
      "Draw with a finger how x will go, then press Play.",
      de: "Zeichne mit dem Finger, wie x verlaufen wird, dann starte."
    )
  }
  static var larger: String { text("Larger", de: "Größer") }
  static var smaller: String { text("Smaller", de: "Kleiner") }
  static var whole: String { text("All of it", de: "Alles") }
  static var plotHelp: String {
    text(
      "Drag to read off, pinch or use + and − to zoom; zoomed in, a drag moves it.",
      de: "Zieh, um abzulesen; zoome mit zwei Fingern oder + und −; vergrößert verschiebt ein Zug die Kurve.")
  }

  /// The comparison of a prediction with the experiment, in words.
  static func comparison(_ drawn: Prediction.Course, _ seen: Prediction.Course, late: Double) -> String {
    let number = FixedPoint.text(late.magnitude, places: 2)
    if drawn == seen {
      let same = text(
        "Right: you drew \(course(drawn)), and it \(does(seen)). ",
        de: "Richtig: Du hast \(course(drawn)) gezeichnet, und er \(does(seen)). ")
      return same
        + (late.magnitude < Prediction.near
          ? text("Your curve meets it.", de: "Deine Kurve trifft ihn.")
          : late > 0
            ? text("At the end your curve is \(number) m ahead.", de: "Am Ende ist deine Kurve \(number) m voraus.")
            : text("At the end your curve is \(number) m behind.", de: "Am Ende liegt deine Kurve \(number) m zurück."))
    }
    return text(
      "You drew \(course(drawn)); it \(does(seen)).",
      de: "Du hast \(course(drawn)) gezeichnet; der Körper \(does(seen)).")
  }

  private static func course(_ course: Prediction.Course) -> String {
    switch course {
    case .rests: text("a body at rest", de: "einen ruhenden Körper")
    case .keepsSpeed: text("constant speed", de: "gleichbleibende Geschwindigkeit")
    case .speedsUp: text("a body that speeds up", de: "einen schneller werdenden Körper")
    case .slowsDown: text("a body that slows down", de: "einen langsamer werdenden Körper")
    case .turnsBack: text("a body that turns back", de: "einen umkehrenden Körper")
    }
  }

  private static func does(_ course: Prediction.Course) -> String {
    switch course {
    case .rests: text("stays where it is", de: "bleibt, wo er ist")
    case .keepsSpeed: text("keeps its speed", de: "behält seine Geschwindigkeit")
    case .speedsUp: text("speeds up", de: "wird schneller")
    case .slowsDown: text("slows down", de: "wird langsamer")
    case .turnsBack: text("turns back", de: "kehrt um")
    }
  }

  static func difference(_ meters: Double) -> String {
    let number = FixedPoint.text(meters, places: 3)
    return text(
      "Root mean square of the difference: \(number) m.", de: "Quadratisches Mittel der Abweichung: \(number) m.")
  }

  // MARK: Data

  static var csv: String { text("Save as CSV", de: "Als CSV sichern") }
  static let csvName = "inclined-plane.csv"
  static var table: String { text("Table", de: "Tabelle") }

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

  static var taskTitle: String { text("Question", de: "Frage") }
  static var tasks: [String] {
    texts(["Race", "Mass", "Repose", "Slip"], de: ["Rennen", "Masse", "Ruhe", "Rutschen"])
  }
  static var check: String { text("Check", de: "Prüfen") }
  static var takeTask: String { text("Set it up", de: "Aufbauen") }

  static func task(_ kind: GuidedTask.Kind) -> String {
    switch kind {
    case .race:
      text(
        "Four bodies, one slope: which one wins? Pick it, and they go.",
        de: "Vier Körper, eine Schräge: Welcher gewinnt? Wähle, dann laufen sie.")
    case .masses:
      text(
        "Two equal discs, but the first has four times the mass. Which one wins? Pick, and they go.",
        de:
          "Zwei gleich große Scheiben, doch die erste hat die vierfache Masse. Welche gewinnt? Wähle, dann laufen sie.")
    case .repose:
      text(
        "A box rests; its static friction is 0.45. Set it up, press Play, tilt the slope until it just slides, and check.",
        de: "Eine Kiste ruht; ihre Haftreibung ist 0,45. Bau auf, starte, neige, bis sie gerade gleitet, und prüfe.")
    case .slipping:
      text(
        "A disc rolls; its static friction is 0.25. Find the slope at which it just slides instead, press Play there, and check.",
        de:
          "Eine Scheibe rollt; ihre Haftreibung ist 0,25. Finde die Neigung, bei der sie gerade gleitet, starte dort und prüfe."
      )
    }
  }

  static func choices(_ task: GuidedTask) -> [(shape: BodyShape?, name: String)] {
    switch task.kind {
    case .race: task.setup.lanes.map { ($0.shape, shortShapes[$0.shape.rawValue]) }
    case .masses:
      [
        (.disc, text("Heavy", de: "Schwere")), (.disc, text("Light", de: "Leichte")), (nil, text("Both", de: "Beide")),
      ]
    case .repose, .slipping: []
    }
  }

  static var running: String { text("They go …", de: "Sie laufen …") }

  /// The comment on an experiment as the answer to a task.
  static func verdict(_ judgement: GuidedTask.Judgement, _ task: GuidedTask) -> String {
    switch judgement {
    case .right: return text("Right! ", de: "Richtig! ") + why(task.kind)
    case .wrong(let winner):
      let names = choices(task).map { $0.name }
      let won =
        winner.map { lane in text("\(names[lane]) won. ", de: "Gewonnen hat: \(names[lane]). ") }
        ?? text("They arrived together. ", de: "Sie kamen gleichzeitig an. ")
      return won + why(task.kind)
    case .otherBodies:
      return text(
        "Other bodies are on the slope. Set the task up first.",
        de: "Auf der Schräge sind andere Körper. Bau die Aufgabe erst auf.")
    case .otherFriction:
      return text(
        "The friction is not the task’s. Set it up again.",
        de: "Die Reibung ist nicht die der Aufgabe. Bau sie neu auf.")
    case .otherSlope:
      return text(
        "The slope is not the task’s. Set it up again.", de: "Die Schräge ist nicht die der Aufgabe. Bau sie neu auf.")
    case .pushed:
      return text(
        "It was pushed, so it shows nothing. Begin again without a push.",
        de: "Es wurde geschoben, das zeigt nichts. Starte ohne Schub.")
    case .tilted:
      return text(
        "The slope was tilted on the way. Begin again.", de: "Die Schräge wurde unterwegs geneigt. Starte neu.")
    case .notChosen: return text("Pick one first.", de: "Wähle erst.")
    case .notRun: return text("Press Play first.", de: "Starte erst.")
    case .notOver: return text("Let them all arrive first.", de: "Lass erst alle ankommen.")
    case .holds:
      return task.kind == .repose
        ? text("Not yet: the box stays where it is.", de: "Noch nicht: Die Kiste bleibt liegen.")
        : text("Not yet: the disc still rolls.", de: "Noch nicht: Die Scheibe rollt noch.")
    case .tooSteep:
      return text(
        "It slides, but a gentler slope would do. Come closer from below.",
        de: "Es gleitet, aber weniger Neigung würde reichen. Nähere dich von unten.")
    }
  }

  private static func why(_ kind: GuidedTask.Kind) -> String {
    switch kind {
    case .race:
      text(
        "The less of the mass is far out, the less goes into turning: \(rolling).",
        de: "Je weniger Masse außen sitzt, desto weniger geht in die Drehung: \(rolling).")
    case .masses:
      text(
        "Mass is on both sides of the equation and cancels out.",
        de: "Die Masse steht auf beiden Seiten der Gleichung und kürzt sich heraus.")
    case .repose: text("It slides from tan θ = μ, which is 24.2°.", de: "Sie gleitet ab tan θ = μ, das sind 24,2°.")
    case .slipping:
      text(
        "A disc slides from tan θ = 3 μ, which is 36.9°.", de: "Eine Scheibe gleitet ab tan θ = 3 μ, das sind 36,9°.")
    }
  }

  /// The acceleration of what rolls, with no-break spaces, so that the formula stays on one line.
  private static let rolling =
    "a\u{A0}=\u{A0}g\u{A0}sin\u{A0}θ\u{A0}/\u{A0}(1\u{A0}+\u{A0}I/mr²)"

  /// The places, names and times of bodies in the order of their arrival; no line breaks within one of them.
  static func won(_ order: [(lane: Int, time: Double)], _ setup: Setup) -> String {
    order.enumerated().map { place, each in
      let name = shortShapes[setup.lanes[each.lane].shape.rawValue]
      return "\(place + 1).\u{A0}" + name + "\u{A0}" + FixedPoint.text(each.time, places: 3) + "\u{A0}s"
    }.joined(separator: "   ")
  }
}
