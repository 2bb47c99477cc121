import ArcadeKit

/// The texts around the stages of the laboratory. Those of the stages are in `LabStrings+Stages.swift`.
enum LabStrings {
  static var title: String { text("Laboratory", de: "Labor") }
  static var previous: String { text("Previous stage", de: "Vorige Stufe") }
  static var next: String { text("Next stage", de: "Nächste Stufe") }
  static var contents: String { text("Contents", de: "Inhalt") }
  static var pause: String { text("Pause", de: "Pause") }
  static var play: String { text("Play", de: "Abspielen") }
  static var reset: String { text("Start again", de: "Von vorn") }
  static var push: String { text("Push", de: "Stoß") }
  static var overlay: String { text("Overlay", de: "Physik zeigen") }
  static var overlayHint: String { text("Draws what the physics sees", de: "Zeichnet, was die Physik sieht") }
  static var program: String { text("The whole program", de: "Das ganze Programm") }
  static var standard: String { text("Restore the original values", de: "Ursprüngliche Werte") }
  static var byHand: String { text("Try it yourself", de: "Selbst probieren") }
  static var lookFor: String { text("Look for", de: "Achte auf") }
  static var ball: String { text("Ball", de: "Ball") }
  static var twin: String { text("Second ball", de: "Zweiter Ball") }
  static var paddle: String { text("Paddle", de: "Schläger") }
  static var table: String { text("Table", de: "Tisch") }
  static var code: String { text("Code", de: "Code") }
  static var modes: [String] {
    [text("Everything", de: "Alles"), text("Items", de: "Körper"), text("Boundaries", de: "Wände")]
  }
  static var orders: [String] { [text("Bouncy last", de: "Federnd zuletzt"), text("Soft last", de: "Weich zuletzt")] }

  static func place(_ number: Int, of count: Int) -> String {
    text("\(number) of \(count)", de: "\(number) von \(count)")
  }
  static func announce(_ number: Int, _ title: String) -> String {
    text("Stage \(number): ", de: "Stufe \(number): ") + title
  }

  static func title(_ property: LabProperty) -> String {
    switch property {
    case .pushX: text("Push to the right", de: "Stoß nach rechts")
    case .pushY: text("Push down", de: "Stoß nach unten")
    case .usesCollision: text("Collision in use", de: "Kollision aktiv")
    case .collisionMode: text("Collision mode", de: "Was kollidiert")
    case .walls: text("The view’s edges are walls", de: "Die Ränder sind Wände")
    case .usesBallLaws: text("Ball’s laws in use", de: "Gesetze des Balls aktiv")
    case .ballRotates: text("The ball may turn", de: "Der Ball darf sich drehen")
    case .elasticity: text("Ball’s elasticity", de: "Elastizität des Balls")
    case .friction: text("Ball’s friction", de: "Reibung des Balls")
    case .resistance: text("Ball’s resistance", de: "Widerstand des Balls")
    case .usesPaddleLaws: text("Paddle’s laws in use", de: "Gesetze des Schlägers aktiv")
    case .paddleRotates: text("The paddle may turn", de: "Der Schläger darf sich drehen")
    case .density: text("Paddle’s density", de: "Dichte des Schlägers")
    case .usesGravity: text("Gravity in use", de: "Schwerkraft aktiv")
    case .gravity: text("Gravity", de: "Schwerkraft")
    case .gravityAngle: text("Gravity’s angle", de: "Winkel der Schwerkraft")
    case .softIsLast: text("Which child is last", de: "Welches Kind zuletzt kommt")
    case .tellsAnimator: text("The animator is told", de: "Der Animator erfährt davon")
    case .usesAttachment: text("Attachment in use", de: "Feder aktiv")
    case .frequency: text("Spring’s frequency", de: "Frequenz der Feder")
    case .damping: text("Spring’s damping", de: "Dämpfung der Feder")
    case .usesSnap: text("Snap in use", de: "Schnappen aktiv")
    case .snapDamping: text("Snap’s damping", de: "Dämpfung des Schnappens")
    case .isStyled: text("Dressed up", de: "Herausgeputzt")
    }
  }

  /// A value in words, with its unit.
  static func words(_ value: Double, of property: LabProperty) -> String {
    if value == LabProperty.absurdity { return text("the greatest number", de: "die größte Zahl") }
    switch property {
    case .gravityAngle: return "\(Int(value * 180))°"
    case .frequency: return LabNumber.text(value) + " Hz"
    default: return LabNumber.text(value)
    }
  }

  // MARK: What the instruments say

  static func speeds(ball: Int, paddle: String) -> String {
    text("Ball \(ball) pt/s, paddle " + paddle + " pt/s", de: "Ball \(ball) pt/s, Schläger " + paddle + " pt/s")
  }
  static func pushes(once: Int, steadily: Int) -> String {
    text(
      "Pushed once: \(once) pt/s, pushed all the time: \(steadily) pt/s",
      de: "Einmal gestoßen: \(once) pt/s, ständig geschoben: \(steadily) pt/s")
  }
  static func spins(ball: Int, paddle: Int) -> String {
    text("turning \(ball)° and \(paddle)° a second", de: "Drehung \(ball)° und \(paddle)° je Sekunde")
  }
  static func hits(_ count: Int) -> String {
    text(count == 1 ? "1 hit" : "\(count) hits", de: count == 1 ? "1 Treffer" : "\(count) Treffer")
  }
  static func actions(_ names: [String]) -> String {
    var line = text("Actions in a tick: ", de: "Aktionen in einem Takt: ")
    for (index, name) in names.enumerated() { line += (index == 0 ? "" : ", ") + name }
    return line
  }
  static func figure(_ number: Int) -> String { text("Fig. ", de: "Abb. ") + "\(number).  " }
  static var resting: String { text("At rest; nothing is computed", de: "In Ruhe; nichts wird gerechnet") }
  static var gone: String { text("The ball has left the view for good", de: "Der Ball ist für immer aus dem Bild") }
  static func refused(density: String) -> String {
    text(
      "The kit refuses this density; it is still " + density,
      de: "Diese Dichte wird abgelehnt; es bleibt bei " + density)
  }
}
