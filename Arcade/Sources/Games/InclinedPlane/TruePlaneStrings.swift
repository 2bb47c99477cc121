import ArcadeKit
import GameSettings
import UIKit

/// The texts of the true plane: bodies, setup and controls. Those of the instruments are in `InstrumentStrings.swift`.
extension InclineStrings {
  static var slope: String { text("Drawing of the slope", de: "Zeichnung der Schräge") }
  /// In the order of the shapes. The exported file has the English ones in every language.
  static let fileShapes = ["Ball", "Disc", "Ring", "Hollow ball", "Box"]
  static var shapes: [String] { texts(fileShapes, de: ["Kugel", "Scheibe", "Ring", "Hohlkugel", "Kiste"]) }
  static var shortShapes: [String] {
    texts(["Ball", "Disc", "Ring", "Hollow", "Box"], de: ["Kugel", "Scheibe", "Ring", "Hohl", "Kiste"])
  }
  static var planets: [String] {
    texts(
      ["Earth", "Moon", "Mars", "Venus", "Neptune", "Jupiter"],
      de: ["Erde", "Mond", "Mars", "Venus", "Neptun", "Jupiter"])
  }
  static var ends: [String] { [text("Stop", de: "Anschlag"), text("Spring", de: "Feder"), text("Open", de: "Offen")] }
  static var endTitle: String { text("At the ends", de: "An den Enden") }
  static var planetTitle: String { text("World", de: "Welt") }
  static var engineTitle: String { text("Computed by", de: "Berechnet durch") }
  static var engines: [String] { [text("Exact formulas", de: "Exakte Formeln"), "UIKit Dynamics"] }
  static var engineNote: String {
    text(
      "UIKit Dynamics knows nothing of slopes: it pulls the bodies down and keeps them from sinking in. How near it comes to "
        + "the theory is shown under Now.",
      de:
        "UIKit Dynamics weiß nichts von Schrägen: Es zieht die Körper nach unten und lässt sie nicht einsinken. Wie nah es der "
        + "Theorie kommt, steht unter „Jetzt“.")
  }
  static var body: String { text("Body", de: "Körper") }
  static var bodyCount: String { text("Bodies side by side", de: "Körper nebeneinander") }
  static var sections: [String] {
    texts(["Tasks", "Set-up", "Now", "Plot", "Data"], de: ["Fragen", "Aufbau", "Jetzt", "Kurve", "Daten"])
  }
  static var sectionTitle: String { text("Instruments", de: "Instrumente") }

  static func planet(_ planet: Planet) -> String {
    planets[planet.rawValue] + ", " + FixedPoint.text(planet.gravity, places: 2) + " m/s²"
  }

  static func title(_ quantity: Quantity) -> String {
    switch quantity {
    case .angle: text("Slope", de: "Neigung")
    case .length: text("Length", de: "Länge")
    case .start: text("Start, from the upper end", de: "Start, vom oberen Ende")
    case .staticFriction: text("Static friction", de: "Haftreibung")
    case .kineticFriction: text("Kinetic friction", de: "Gleitreibung")
    case .restitution: text("Bounce of the stop", de: "Rückprall am Anschlag")
    case .damping: text("Damping of the spring", de: "Dämpfung der Feder")
    case .mass: text("Mass", de: "Masse")
    case .radius: text("Radius, or half a side", de: "Radius oder halbe Kante")
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
    case .notANumber: return text("That is not a number.", de: "Das ist keine Zahl.")
    case .tooManyDecimals(let quantity):
      return text("At most \(quantity.places) decimals.", de: "Höchstens \(quantity.places) Nachkommastellen.")
    case .outside(let quantity):
      let (least, most) = (value(quantity.scale.least, of: quantity), value(quantity.scale.greatest, of: quantity))
      return title(quantity) + text(" goes from \(least) to \(most).", de: " geht von \(least) bis \(most).")
    case .kineticAboveStatic:
      return text(
        "Kinetic friction is at most static friction.",
        de: "Die Gleitreibung ist höchstens so groß wie die Haftreibung.")
    case .badLink:
      return text(
        "The link is damaged, so the experiment stays as it was.",
        de: "Der Link ist beschädigt, deshalb bleibt der Versuch, wie er war.")
    case .longLink:
      return text(
        "Too much was done for a link. Begin again and do less.",
        de: "Für einen Link ist zu viel geschehen. Beginne von vorn und tu weniger.")
    }
  }

  // MARK: Set-up

  static var shelf: String {
    text("Drag a body onto the slope, or tap it.", de: "Zieh einen Körper auf die Schräge oder tippe ihn an.")
  }
  static func put(_ shape: BodyShape) -> String {
    text("Put on the slope: ", de: "Auf die Schräge: ") + shapes[shape.rawValue]
  }
  static func onSlope(_ lanes: [Setup.Lane]) -> String {
    text("On the slope: ", de: "Auf der Schräge: ") + lanes.map { shapes[$0.shape.rawValue] }.joined(separator: ", ")
  }
  static var removeLast: String { text("Take the last one off", de: "Den letzten wegnehmen") }
  static var full: String {
    text(
      "There is room for \(Setup.mostLanes) bodies: take one off first, or drop it on another.",
      de: "Es ist Platz für \(Setup.mostLanes) Körper: Nimm erst einen weg oder lass ihn auf einem anderen los.")
  }
  static var more: String { text("More", de: "Mehr") }
  static var sound: String { text("Sound of rolling and sliding", de: "Geräusch des Rollens und Gleitens") }

  // MARK: Running

  static var stepOn: String { text("A step on", de: "Ein Schritt weiter") }
  static var stepBack: String { text("A step back", de: "Ein Schritt zurück") }
  static var time: String { text("Time", de: "Zeit") }
  static var speed: String { text("Speed of time", de: "Tempo der Zeit") }
  static let speeds = ["1", "1/2", "1/4", "1/10"]
  static var tilt: String { text("Tilt of the device", de: "Neigung des Geräts") }
  static var tiltWaits: String {
    text("Touch or press a key to allow it.", de: "Tippe oder drück eine Taste, um es zu erlauben.")
  }
  static var tiltRefused: String {
    text(
      "This device’s motion is not available. Everything works without it.",
      de: "Die Bewegung dieses Geräts ist nicht verfügbar. Es geht alles auch ohne.")
  }
  static var tiltOn: String { text("Hold the device like the slope.", de: "Halte das Gerät wie die Schräge.") }
  static var standard: String { text("Standard set-up", de: "Standardaufbau") }
  static var copyLink: String { text("Copy a link to this run", de: "Link zu diesem Lauf kopieren") }
  static func linkCopied(_ link: String) -> String { text("Copied: ", de: "Kopiert: ") + link }
  static var help: String {
    text(
      "Drag an end of the slope to tilt it, or a body to push it. Space runs, up and down tilt, left and right push, comma and "
        + "period step, G makes a ghost of the run. The scale stands above the lower end.",
      de:
        "Zieh an einem Ende der Schräge, um sie zu neigen, oder an einem Körper, um ihn zu schieben. Die Leertaste startet, auf und "
        + "ab neigen, links und rechts schieben, Komma und Punkt gehen schrittweise, G macht aus dem Lauf einen Geist. Der Maßstab steht über dem "
        + "unteren Ende."
    )
  }

  static func phase(_ phase: Movement.Phase) -> String {
    switch phase {
    case .resting: text("at rest", de: "in Ruhe")
    case .rolling: text("rolling", de: "rollt")
    case .slipping: text("sliding", de: "gleitet")
    case .gone: text("gone", de: "fort")
    }
  }

  /// The line of text below the drawing.
  static func reading(_ experiment: Experiment, lane: Int, beside ghost: Ghost?) -> String {
    let motion = experiment.motion(lane)
    let place =
      "t " + FixedPoint.text(motion.time, places: 2) + " s   x " + FixedPoint.text(motion.place, places: 3) + " m   "
    if let comparison = ghost?.comparison(with: experiment, lane: lane) {
      return place + self.comparison(comparison)
    }
    return place + "v " + FixedPoint.text(motion.velocity, places: 2) + " m/s   " + phase(motion.phase)
  }

  /// A description of the drawing for screen readers.
  static func describe(_ moment: Moment, _ ghost: Ghost?) -> String {
    var text = value(moment.setup.steps(.angle), of: .angle) + ", t " + FixedPoint.text(moment.time, places: 2) + " s"
    for lane in 0..<moment.lanes {
      let motion = moment.motion(lane)
      text +=
        "; " + shapes[moment.setup.lanes[lane].shape.rawValue] + " " + phase(motion.phase) + ", x "
        + FixedPoint.text(motion.place, places: 2) + " m, v " + FixedPoint.text(motion.velocity, places: 2) + " m/s"
      if let pose = ghost?.pose(lane, on: moment.setup) {
        text += ", " + InclineStrings.ghost + " x " + FixedPoint.text(pose.place, places: 2) + " m"
      }
    }
    return text
  }

  // MARK: The ghost

  static var raceThis: String { text("Race against this run", de: "Gegen diesen Lauf antreten") }
  static var removeGhost: String { text("Take the ghost away", de: "Den Geist wegnehmen") }
  static var ghostMade: String {
    text(
      "This run is the ghost now. Change what you like, then press Play.",
      de: "Dieser Lauf ist jetzt der Geist. Ändere, was du willst, und starte dann.")
  }
  static var ghostGone: String { text("The ghost is gone.", de: "Der Geist ist fort.") }
  static var playFirst: String {
    text(
      "Press Play first: UIKit Dynamics cannot be computed ahead.",
      de: "Starte erst: UIKit Dynamics lässt sich nicht vorausberechnen.")
  }

  /// How a body compares with the ghost.
  static func comparison(_ comparison: Ghost.Comparison) -> String {
    if comparison.isLevel { return text("level with the ghost", de: "gleichauf mit dem Geist") }
    let unit = if case .way = comparison { " m" } else { " s" }
    let number = FixedPoint.text(abs(comparison.lead), places: Ghost.Comparison.places) + unit
    return comparison.lead > 0
      ? text("\(number) ahead of the ghost", de: "\(number) vor dem Geist")
      : text("\(number) behind the ghost", de: "\(number) hinter dem Geist")
  }

  // MARK: Arrows

  /// The letter of an arrow, with its value.
  static func arrow(_ arrow: ForceDiagram.Arrow) -> String {
    let name =
      switch arrow.kind {
      case .weight: "W"
      case .normal: "N"
      case .friction: "f"
      case .along: "W∥"
      case .into: "W⊥"
      case .push: "P"
      case .velocity: "v"
      }
    return name + " " + FixedPoint.text(arrow.value, places: 2) + (arrow.kind == .velocity ? " m/s" : " N")
  }
}
