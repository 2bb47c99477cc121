import ArcadeKit

/// The keys that the home screen's About lists.
enum KeyStrings {
  /// One or more keys and their function.
  typealias Line = (keys: String, meaning: String)

  static var everywhere: [Line] {
    [
      ("Esc", text("Pause, then back to the home screen", de: "Pause, dann zurück zum Startbildschirm")),
      (space, text("Press what has the focus", de: "Drückt, was den Fokus hat")),
      ("Tab", text("Move the focus", de: "Bewegt den Fokus")),
      ("M", text("Sound on or off", de: "Ton an oder aus")),
      (text("Enter  R", de: "Eingabe  R"), text("Play again after a game", de: "Noch einmal nach einem Spiel")),
    ]
  }

  /// The keys of an app, by its address.
  static func lines(of app: String) -> [Line] {
    switch app {
    case "breakout": breakout + editor
    case "pong": pong + laboratory
    case "cards":
      [
        (arrows, text("Go from card to card", de: "Von Karte zu Karte")),
        (space, text("Choose or turn over a card", de: "Wählt eine Karte oder dreht sie um")),
        ("D  H  S  U", text("Set: deal, hint, shuffle, undo", de: "Set: geben, Tipp, mischen, zurücknehmen")),
        ("P", pause), ("N", newGame),
      ]
    case "bubblepop":
      [
        (arrows + "  Tab", text("Go from bubble to bubble", de: "Von Blase zu Blase")),
        (space, text("Pop the bubble that has the focus", de: "Lässt die Blase mit dem Fokus platzen")),
        ("P", pause), ("N  R", newGame),
      ]
    case "incline":
      [
        (space + "  P", text("Start or pause", de: "Startet oder pausiert")),
        ("R", beginAgain),
        (",  .", text("True plane: step back or on", de: "Wahre Ebene: Schritt zurück oder weiter")),
        ("↑ ↓", text("True plane: tilt", de: "Wahre Ebene: neigen")),
        ("← →", text("True plane: push while held", de: "Wahre Ebene: schieben, solange gedrückt")),
      ]
    default: []
    }
  }

  private static var breakout: [Line] {
    [
      ("← →  A D", text("Move the paddle", de: "Bewegt den Schläger")),
      ("↑ ↓  W S", text("Aim before the launch", de: "Zielt vor dem Start")),
      (space, text("Launch the ball, then push it", de: "Startet den Ball, dann stößt sie ihn an")),
      ("P", pause), ("R", beginAgain), ("X", xray),
    ]
  }

  private static var editor: [Line] {
    [
      (arrows, text("Editor: go from place to place", de: "Editor: von Platz zu Platz")),
      (space, text("Editor: lay the chosen brick", de: "Editor: legt den gewählten Stein")),
      ("Q  E", text("Editor: choose another brick", de: "Editor: wählt einen anderen Stein")),
    ]
  }

  private static var pong: [Line] {
    [
      (arrows, text("Move the paddle", de: "Bewegt den Schläger")),
      ("W A S D", text("Move the second player's paddle", de: "Bewegt den zweiten Schläger")),
      (space, text("Serve", de: "Aufschlag")), ("P", pause), ("N  R", newGame), ("X", xray),
    ]
  }

  private static var laboratory: [Line] {
    [
      ("← →", text("Laboratory: to the next stage, or back", de: "Labor: zur nächsten Stufe oder zurück")),
      (space, text("Laboratory: start or stop", de: "Labor: starten oder anhalten")),
      ("R", text("Laboratory: begin again", de: "Labor: von vorn beginnen")),
    ]
  }

  private static let arrows = "← ↑ ↓ →"
  private static var space: String { text("Space", de: "Leertaste") }
  private static var pause: String { text("Pause", de: "Pause") }
  private static var newGame: String { text("New game", de: "Neues Spiel") }
  private static var beginAgain: String { text("Begin again", de: "Beginnt von vorn") }
  private static var xray: String { text("See what the physics sees", de: "Zeigt, was die Physik sieht") }
}
