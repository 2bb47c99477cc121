import UIKit

/// The texts of the X-ray.
enum XRayStrings {
  static var title: String { text("X-ray", de: "Röntgenbild") }
  static var show: String { text("Show the X-ray", de: "Röntgenbild zeigen") }
  static var close: String { text("Close the X-ray", de: "Röntgenbild schließen") }
  static var standard: String { text("Reset", de: "Zurücksetzen") }
  static var note: String {
    text(
      "What the physics sees. Change it while you play; a game with changed numbers does not count.",
      de: "Was die Physik sieht. Ändere es, während du spielst; ein Spiel mit geänderten Werten zählt nicht.")
  }

  static func name(of part: UIDynamicAnimatorDebugView.Parts) -> String {
    switch part {
    case .items: text("Items", de: "Körper")
    case .boundaries: text("Walls", de: "Wände")
    case .attachments: text("Ties", de: "Bindungen")
    case .velocities: text("Velocity", de: "Geschwindigkeit")
    default: text("Contacts", de: "Kontakte")
    }
  }

  static func name(of number: XRayNumber) -> String {
    switch number {
    case .gravity: text("Gravity", de: "Schwerkraft")
    case .elasticity: text("Elasticity", de: "Elastizität")
    case .friction: text("Friction", de: "Reibung")
    case .resistance: text("Resistance", de: "Widerstand")
    case .speed: text("Speed of time", de: "Tempo der Zeit")
    }
  }

  /// A value with its unit.
  static func value(_ value: Double, of number: XRayNumber) -> String {
    let hundredths = Int((value * 100).rounded())
    if number == .speed { return text("\(hundredths)%", de: "\(hundredths) %") }
    let rest = hundredths % 100
    let point = text(".", de: ",")
    let digits = "\(hundredths / 100)" + point + (rest < 10 ? "0" : "") + "\(rest)"
    return number == .gravity ? digits + " g" : digits
  }
}
