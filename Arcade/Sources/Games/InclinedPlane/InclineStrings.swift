import ArcadeKit
import UIKit

/// Every text that the inclined plane shows or speaks; those of the true plane are in `TruePlaneStrings.swift`.
enum InclineStrings {
  static var title: String { text("Inclined Plane", de: "Schiefe Ebene") }
  static var tutorial: String { text("Tutorial", de: "Anleitung") }
  static var truePlane: String { text("True plane", de: "Wahre Ebene") }

  static var pause: String { text("Pause", de: "Pause") }
  static var play: String { text("Play", de: "Start") }
  static var again: String { text("Begin again", de: "Von vorn") }

  static func fine(_ name: String) -> String { name + text(", fine", de: ", fein") }
  static func written(_ name: String) -> String { name + text(", written", de: ", geschrieben") }
  static var heightRange: String {
    text(
      "PLANE_HEIGHT is a whole number from −300 to 300.", de: "PLANE_HEIGHT ist eine ganze Zahl von −300 bis 300.")
  }

  // MARK: Tutorial

  static var sheet: String { text("Sheet", de: "Blatt") }
  static var ball: String { text("Ball", de: "Ball") }
  static var plane: String { text("Plane", de: "Ebene") }
  static var listing: String { text("Listing", de: "Programm") }
  static var notes: String { text("Notes", de: "Anmerkungen") }
  static var tutorialTitle: String { text("A ball on a slope", de: "Ein Ball auf einer Schräge") }
  static var tutorialText: String {
    text(
      "A timer calls moveBall 80 times a second. Each call moves the red ball one point to the right, and a formula puts it on "
        + "the slope. The blue ball rolls as a true one would: from rest, faster and faster. Write another PLANE_HEIGHT into the "
        + "listing, or drag an end of the slope.",
      de:
        "Ein Timer ruft moveBall 80-mal pro Sekunde auf. Jeder Aufruf schiebt den roten Ball einen Punkt nach rechts, und eine "
        + "Formel setzt ihn auf die Schräge. Der blaue Ball rollt wie ein echter: aus der Ruhe, immer schneller. Schreib eine "
        + "andere PLANE_HEIGHT ins Programm oder zieh an einem Ende der Schräge.")
  }
  static var trueBall: String { text("True ball beside it", de: "Echter Ball daneben") }
  static var trueBallName: String { text("True ball", de: "Echter Ball") }
  static var downhill: String { text("Always downhill", de: "Immer bergab") }
  static var swing: String { text("Animate the slope", de: "Schräge schwingen lassen") }
  static var mend: String { text("Correct the first frame", de: "Erstes Bild berichtigen") }
  static var tangent: String { text("Tangent geometry", de: "Tangentiale Geometrie") }
  static var edge: String { text("At the edge the ball", de: "Am Rand") }
  static var edges: [String] {
    [
      text("Leaves", de: "rollt er weg"), text("Stops", de: "hält er an"), text("Returns", de: "kehrt er um"),
    ]
  }
  static var tutorialNotes: String {
    text(
      "As written, the ball has no size yet when its place is computed for the first time: it starts 44 points too low and "
        + "jumps. The switch gives it its size first.\n\n"
        + "The formula puts the lowest point of the ball on the line, not the circle: the line cuts into it by r (sec θ − 1). "
        + "Tangent geometry lifts it by that much.\n\n"
        + "The tutorial’s words exchange width and height of the plane once, and its second listing has two lines too many; its "
        + "code, and this listing, use the true relation. Its ball never stops; here you choose what it does at the edge. It "
        + "slides at one speed, whatever the slope. The other tab shows what a true ball does.",
      de:
        "So wie es geschrieben ist, hat der Ball noch keine Größe, wenn sein Ort zum ersten Mal berechnet wird: Er beginnt 44 "
        + "Punkte zu tief und springt. Der Schalter gibt ihm vorher seine Größe.\n\n"
        + "Die Formel setzt den tiefsten Punkt des Balls auf die Linie, nicht den Kreis: Die Linie schneidet ihn um r (sec θ − 1) "
        + "an. Die tangentiale Geometrie hebt ihn um so viel an.\n\n"
        + "Der Text der Anleitung vertauscht einmal Breite und Höhe der Ebene, und ihr zweites Programm hat zwei Zeilen zu viel; "
        + "ihr Code, und dieses Programm, verwendet die richtige Beziehung. Ihr Ball hält nie an; was er am Rand tut, wählst du "
        + "hier. Er gleitet mit einer einzigen Geschwindigkeit, wie steil es auch ist. Was ein echter Ball tut, zeigt die "
        + "andere Seite.")
  }

  static func readings(_ slope: TutorialSlope) -> String {
    let frame = slope.ballFrame
    let gap = slope.isTangent ? slope.tangentGap : slope.gap
    return "x " + FixedPoint.text(frame.minX, places: 0) + " pt   y " + FixedPoint.text(frame.minY, places: 2)
      + " pt   " + text("slope ", de: "Neigung ") + FixedPoint.text(slope.degrees, places: 1) + "°   "
      + text("gap ", de: "Spalt ") + FixedPoint.text(gap.magnitude, places: 2) + " pt"
  }

  /// How far the true ball is ahead of the tutorial's, or behind.
  static func ahead(_ points: Double) -> String {
    let number = FixedPoint.text(points.magnitude, places: 0)
    return points >= 0
      ? text("true ball \(number) pt ahead", de: "echter Ball \(number) pt voraus")
      : text("true ball \(number) pt behind", de: "echter Ball \(number) pt zurück")
  }
}
