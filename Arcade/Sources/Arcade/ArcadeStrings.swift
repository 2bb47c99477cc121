import ArcadeKit

/// All texts that the home screen shows or speaks.
enum ArcadeStrings {
  static let arcade = "Carom"
  static var iconHint: String { text("Opens the game.", de: "Öffnet das Spiel.") }
  static var home: String { text("Home", de: "Start") }
  static var homeHint: String { text("Leaves the game where it is.", de: "Das Spiel bleibt, wie es ist.") }

  /// The page title while an app is open.
  static func title(of app: String) -> String { app + " – " + arcade }

  /// Explains why an address leads to the home screen.
  static func unknown(_ address: String) -> String {
    text(
      "Carom: there is no place \"\(address)\"; this is the home screen.",
      de: "Carom: Die Adresse „\(address)“ gibt es nicht; das hier ist der Startbildschirm.")
  }

  static var storedByLater: String {
    text(
      "A newer version of Carom has saved settings and scores here. They stay safe; reload the page to "
        + "use them.",
      de: "Eine neuere Version von Carom hat hier Einstellungen und Ergebnisse gesichert. Sie bleiben erhalten; lade "
        + "die Seite neu, um sie zu nutzen.")
  }

  // MARK: Continue

  static var goOn: String { text("Continue", de: "Weiterspielen") }
  static var goOnHint: String {
    text("Opens the game where you left it.", de: "Öffnet das Spiel, wo du aufgehört hast.")
  }
  /// The text for an app in which nothing is in progress.
  static var lastOpened: String { text("Where you left it", de: "Wie du es verlassen hast") }

  // MARK: Today

  static var today: String { text("Today", de: "Heute") }
  static var notPlayed: String { text("Not played yet", de: "Noch nicht gespielt") }
  static var challengeHint: String {
    text(
      "Starts today's challenge. The first attempt counts.",
      de: "Startet die Aufgabe des Tages. Der erste Versuch zählt.")
  }
  static var practiceHint: String {
    text("Plays it again, as practice.", de: "Spielt sie noch einmal, zur Übung.")
  }

  /// The number of successive days on which a challenge was played.
  static func streak(_ days: Int) -> String {
    text("\(days) days in a row", de: "\(days) Tage in Folge")
  }

  // MARK: Screen

  static var fullScreen: String { text("Full screen", de: "Vollbild") }
  static var fullScreenIsOn: String { text("On", de: "An") }
  static var fullScreenIsOff: String { text("Off", de: "Aus") }

  // MARK: Sound

  static var sound: String { text("Sound", de: "Ton") }
  static var soundIsOn: String { text("Sound on", de: "Ton an") }
  static var soundIsOff: String { text("Sound off", de: "Ton aus") }
  static var volume: String { text("Volume", de: "Lautstärke") }
  /// A volume in steps of ten percent.
  static func percent(_ level: Int) -> String { text("\(level * 10)%", de: "\(level * 10) %") }

  // MARK: About

  static var about: String { text("About Carom", de: "Über Carom") }
  static var close: String { text("Close", de: "Schließen") }
  static func version(_ number: String) -> String { text("Version \(number)", de: "Version \(number)") }
  static var summary: String {
    text(
      "Games made with UIKit in Swift, running in your browser.",
      de: "Spiele, gebaut mit UIKit in Swift. Sie laufen in deinem Browser.")
  }
  static var language: String { text("Language", de: "Sprache") }
  static var browsersLanguage: String { text("Browser's language", de: "Sprache des Browsers") }
  static var keys: String { text("Keys", de: "Tasten") }
  static var everywhere: String { text("Everywhere", de: "Überall") }
  static var privacy: String { text("Privacy", de: "Datenschutz") }
  static var privacyText: String {
    text(
      "Your scores, settings, unfinished games and recorded runs stay in this browser. Carom sends nothing to anyone "
        + "unless you join the boards, which says what is sent; it sets no cookies and counts no visits.",
      de: "Deine Ergebnisse, Einstellungen, angefangenen und aufgezeichneten Spiele bleiben in diesem Browser. Carom "
        + "sendet nichts an andere, außer wenn du bei den Bestenlisten mitmachst; dort steht, was gesendet wird. Es setzt "
        + "keine Cookies und zählt keine Besuche.")
  }
  static var licenses: String { text("Licenses", de: "Lizenzen") }
  static var caromLicense: String {
    text(
      "Carom is free software under the MIT license: use it, change it and pass it on.",
      de: "Carom ist freie Software unter der MIT-Lizenz: Du darfst es benutzen, verändern und weitergeben.")
  }
  /// The license of the display font, which must be included wherever the font is distributed.
  static var faceLicense: String {
    text(
      "Headlines and scores are set in League Spartan by The League of Moveable Type, under the SIL Open Font "
        + "License 1.1.",
      de: "Überschriften und Punkte sind in League Spartan von The League of Moveable Type gesetzt, unter der SIL "
        + "Open Font License 1.1.")
  }
}
