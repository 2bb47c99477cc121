/// The words that the kit itself shows or speaks, in the language of the app's texts (`UIApplication.language`): German where that is
/// German, English otherwise.
///
/// A control takes its words when it is made, so what is shown stays as it is when the language changes.
package enum Words {
  // MARK: Buttons

  package static var add: String { word("Add", "Hinzufügen") }
  package static var back: String { word("Back", "Zurück") }
  package static var bookmarks: String { word("Bookmarks", "Lesezeichen") }
  package static var camera: String { word("Camera", "Kamera") }
  package static var cancel: String { word("Cancel", "Abbrechen") }
  package static var clearText: String { word("Clear text", "Text löschen") }
  package static var close: String { word("Close", "Schließen") }
  package static var compose: String { word("Compose", "Verfassen") }
  package static var delete: String { word("Delete", "Löschen") }
  package static var done: String { word("Done", "Fertig") }
  package static var edit: String { word("Edit", "Bearbeiten") }
  package static var fastForward: String { word("Fast forward", "Vorspulen") }
  package static var menu: String { word("Menu", "Menü") }
  package static var moreInfo: String { word("More info", "Weitere Infos") }
  package static var organize: String { word("Organize", "Ordnen") }
  package static var pause: String { word("Pause", "Pause") }
  package static var play: String { word("Play", "Abspielen") }
  package static var redo: String { word("Redo", "Wiederholen") }
  package static var refresh: String { word("Refresh", "Aktualisieren") }
  package static var reply: String { word("Reply", "Antworten") }
  package static var rewind: String { word("Rewind", "Zurückspulen") }
  package static var save: String { word("Save", "Sichern") }
  package static var search: String { word("Search", "Suchen") }
  package static var share: String { word("Share", "Teilen") }
  package static var sheetGrabber: String { word("Sheet Grabber", "Griff zum Ziehen") }
  package static var sidebar: String { word("Sidebar", "Seitenleiste") }
  package static var stop: String { word("Stop", "Stopp") }
  package static var undo: String { word("Undo", "Widerrufen") }

  // MARK: States and fields

  package static var date: String { word("Date", "Datum") }
  package static var page: String { word("Page", "Seite") }
  package static var refreshing: String { word("Refreshing", "Wird aktualisiert") }
  package static var scope: String { word("Scope", "Bereich") }
  package static var sectionIndex: String { word("Section index", "Abschnittsindex") }
  package static var selected: String { word("selected", "ausgewählt") }
  package static var time: String { word("Time", "Uhrzeit") }

  /// The name of a picker's wheel, counted from 1.
  package static func wheel(_ number: Int) -> String { word("Wheel ", "Rad ") + "\(number)" }

  /// A share in whole percent.
  package static func percent(_ share: Int) -> String { "\(share)" + word("%", "\u{A0}%") }

  // MARK: Rows

  package static func insert(_ row: String) -> String { word("Insert ", "") + row + word("", " einfügen") }
  package static func delete(_ row: String) -> String { word("Delete ", "") + row + word("", " löschen") }
  package static func reorder(_ row: String) -> String { word("Reorder ", "") + row + word("", " verschieben") }

  /// The buttons behind a row that was swiped aside; the row may have no name.
  package static func actions(_ row: String) -> String {
    row.utf8.isEmpty ? word("Actions", "Aktionen") : word("Actions for ", "Aktionen für ") + row
  }

  // MARK: Languages

  private static func word(_ english: String, _ german: String) -> String {
    isGerman ? german : PseudoLanguage.spoken(english)
  }

  /// The words of a language count in all its regions, as in `de-AT`.
  private static var isGerman: Bool {
    Locale.current.languageCode.map { $0.utf8.elementsEqual("de".utf8) } ?? false
  }
}
