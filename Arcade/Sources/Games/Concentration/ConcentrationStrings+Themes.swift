import ArcadeKit

/// The texts around the themes and the player's own ones.
extension ConcentrationStrings {
  static var themes: String { text("Themes", de: "Themen") }
  static var surprise: String { text("Surprise me", de: "Überrasch mich") }
  static var surpriseHint: String { text("A theme for each game", de: "Ein Thema für jedes Spiel") }
  static var drawnHeader: String { text("Drawn", de: "Gezeichnet") }
  static var writtenHeader: String { text("Emoji and words", de: "Emoji und Wörter") }
  static var themesFooter: String {
    text(
      "A game that is under way goes on with the new cards.",
      de: "Ein laufendes Spiel geht mit den neuen Karten weiter.")
  }

  static var ownHeader: String { text("Your own", de: "Deine eigenen") }
  static var newTheme: String { text("New theme …", de: "Neues Thema …") }
  static var change: String { text("Change or delete one …", de: "Eins ändern oder löschen …") }
  static var done: String { text("Done", de: "Fertig") }
  static func edit(_ name: String) -> String { text("Change “\(name)”", de: "„\(name)“ ändern") }
  static func faces(_ number: Int) -> String { count(number, text("face", de: "Bild"), text("faces", de: "Bilder")) }
  static func bringBack(_ name: String) -> String { text("Bring “\(name)” back", de: "„\(name)“ zurückholen") }
  static func deleted(_ name: String) -> String {
    text(
      "“\(name)” is deleted. It can be brought back.", de: "„\(name)“ ist gelöscht und kann zurückgeholt werden.")
  }
  static var full: String {
    text(
      "You can have \(OwnTheme.most) themes of your own. Delete one to make room for another.",
      de: "Du kannst \(OwnTheme.most) eigene Themen haben. Lösch eins, um Platz zu schaffen.")
  }
  static var editorTitle: String { text("Your theme", de: "Dein Thema") }
  static var name: String { text("Name", de: "Name") }
  static var nameHint: String {
    text(
      "What the theme is called, in up to \(OwnTheme.longestName) letters.",
      de: "So heißt das Thema, mit höchstens \(OwnTheme.longestName) Buchstaben.")
  }
  static var facesTitle: String { text("Faces", de: "Bilder") }
  static var facesHint: String {
    text(
      "At least \(OwnTheme.counts.lowerBound) emoji or words, with spaces between words.",
      de: "Mindestens \(OwnTheme.counts.lowerBound) Emoji oder Wörter, mit Leerzeichen zwischen Wörtern.")
  }
  static var lookTitle: String { text("Colors and backs of", de: "Farben und Rückseiten von") }
  static var editorFooter: String {
    text(
      "The theme is saved as soon as it has a name and enough faces. After that, every change is saved at once.",
      de:
        "Das Thema wird gespeichert, sobald es einen Namen und genug Bilder hat. Danach wird jede Änderung sofort gespeichert."
    )
  }
  static var delete: String { text("Delete this theme", de: "Dieses Thema löschen") }
  static var deleteFooter: String {
    text(
      "You can bring it back from the list of themes until you delete another one.",
      de: "Du kannst es aus der Liste der Themen zurückholen, bis du ein anderes löschst.")
  }

  static func words(_ fault: OwnTheme.NameFault) -> String {
    switch fault {
    case .missing: text("A theme needs a name.", de: "Ein Thema braucht einen Namen.")
    case .tooLong:
      text(
        "A name has at most \(OwnTheme.longestName) letters.",
        de: "Ein Name hat höchstens \(OwnTheme.longestName) Buchstaben.")
    case .taken: text("There already is a theme of that name.", de: "Ein Thema dieses Namens gibt es schon.")
    }
  }

  static func words(_ fault: OwnTheme.FacesFault) -> String {
    switch fault {
    case .tooFew(let number):
      text(
        "\(faces(number)) so far, \(OwnTheme.counts.lowerBound - number) more to go.",
        de: "\(faces(number)) bisher, \(OwnTheme.counts.lowerBound - number) fehlen noch.")
    case .tooMany:
      text(
        "No more than \(OwnTheme.counts.upperBound) faces.", de: "Nicht mehr als \(OwnTheme.counts.upperBound) Bilder.")
    case .twice(let face): text("“\(face)” is there twice.", de: "„\(face)“ ist zweimal da.")
    case .tooLong(let face):
      text(
        "“\(face)” is longer than \(OwnTheme.longestFace) letters.",
        de: "„\(face)“ ist länger als \(OwnTheme.longestFace) Buchstaben.")
    }
  }

  static func enough(_ number: Int) -> String {
    text("\(faces(number)): enough for every game.", de: "\(faces(number)): genug für jedes Spiel.")
  }

  /// Why a stored theme cannot be used.
  static func words(_ damage: OwnTheme.Damage) -> String {
    switch damage {
    case .notThreeLines: "a theme is a look, a name and faces in three lines"
    case .noLook: "its first line is the number of no look"
    case .name(let fault): words(fault)
    case .faces(let fault): words(fault)
    }
  }
}
