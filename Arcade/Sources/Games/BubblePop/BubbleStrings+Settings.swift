import ArcadeKit
import GameSettings
import UIKit

/// The texts of the settings and of the editor of kinds.
extension BubbleStrings {
  static var gameHeader: String { text("The game", de: "Das Spiel") }
  static var gameFooter: String {
    text(
      "A change applies from the next game on. Each set of rules has a board of its own.",
      de: "Änderungen gelten ab der nächsten Runde. Jede Regelkombination hat ihre eigene Bestenliste.")
  }
  static var bubblesHeader: String { text("The bubbles", de: "Die Blasen") }
  static var styleHeader: String { text("Sound", de: "Ton") }
  static var resetFooter: String {
    text(
      "Restores every setting on this page. Scores, kinds and your name are kept.",
      de: "Setzt alle Einstellungen dieser Seite zurück. Ergebnisse, Sorten und dein Name bleiben.")
  }
  static var reset: String { text("Reset to defaults", de: "Zurücksetzen") }

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .duration: text("Game time", de: "Spielzeit")
    case .bubbles: text("Most bubbles", de: "Höchstzahl der Blasen")
    case .drift: text("Bubbles drift", de: "Blasen treiben")
    case .size: text("Size", de: "Größe")
    case .specials: text("Special bubbles", de: "Besondere Blasen")
    case .bump: text("Bubbles bump", de: "Blasen stoßen sich an")
    case .sound: text("Sound and haptics", de: "Ton und Vibration")
    case .ghost: GhostStrings.setting
    }
  }

  static func value(_ value: Int, of setting: Setting) -> String { "\(value)\u{202F}%" }

  /// The texts of a row for a number, with its range.
  static func words(_ setting: Setting) -> NumberCell.Words {
    let (least, greatest) = (setting.scale.least, setting.scale.greatest)
    let isTime = setting == .duration
    func unit(_ count: Int) -> String {
      isTime
        ? text(count == 1 ? "second" : "seconds", de: count == 1 ? "Sekunde" : "Sekunden")
        : text(count == 1 ? "bubble" : "bubbles", de: count == 1 ? "Blase" : "Blasen")
    }
    return NumberCell.Words(
      title: title(setting),
      range: text("\(least) to \(greatest) \(unit(greatest))", de: "\(least) bis \(greatest) \(unit(greatest))"),
      tooLow: text("At least \(least) \(unit(least)), please", de: "Bitte mindestens \(least) \(unit(least))"),
      tooHigh: text(
        "At most \(greatest) \(unit(greatest)), please", de: "Bitte höchstens \(greatest) \(unit(greatest))"),
      noNumber: text(
        "A whole number, please: \(least) to \(greatest)", de: "Bitte eine ganze Zahl: \(least) bis \(greatest)"))
  }

  static func room(_ capacity: Int, wanted: Int) -> String {
    capacity < wanted
      ? text(
        "This screen has room for \(capacity) bubbles, so there will be no more than that.",
        de: "Auf diesen Bildschirm passen \(capacity) Blasen, mehr werden es also nicht.")
      : text("This screen has room for \(capacity) bubbles.", de: "Auf diesen Bildschirm passen \(capacity) Blasen.")
  }

  /// The descriptions of a sheet's special kinds.
  static func specialsFooter(_ sheet: KindSheet) -> String {
    let specials = sheet.kinds.filter { $0.isSpecial }
    guard !specials.isEmpty else {
      return text(
        "The chosen kinds have no special bubbles.", de: "Die gewählten Sorten haben keine besonderen Blasen.")
    }
    let each = specials.map { kind in
      self.name(kind) + (kind.isWild ? text(", which continues a run of any color", de: ", setzt jede Folge fort") : "")
    }
    return text("Also ", de: "Dazu ") + each.joined(separator: "; ")
      + text(
        ". They change how often the others come.", de: ". Dadurch kommen die anderen seltener.")
  }

  static var sizes: String {
    text("Bubbles get smaller where many must have room.", de: "Wo viele Platz brauchen, werden die Blasen kleiner.")
  }
  static var bumpFooter: String {
    text(
      "Bubbles touch, bounce off each other and wobble instead of drifting side by side.",
      de: "Blasen berühren sich, prallen ab und wabbeln, statt nebeneinander zu treiben.")
  }

  // MARK: Kinds

  static var kinds: String { text("Kinds", de: "Sorten") }
  static var kindsIntroduction: String {
    text(
      "These are the kinds of bubbles. Change points, weights, colors or names, for a lesson or for fun, and share them as a link.",
      de:
        "Das sind die Blasensorten. Ändere Punkte, Häufigkeit, Farben oder Namen, für den Unterricht oder zum Spaß, und teile sie als Link."
    )
  }
  static var kindsField: String { text("Kinds of bubbles, as text", de: "Blasensorten als Text") }
  /// What the lines of that text mean. The words that are read from it are the same in every language.
  static var kindsExplained: [String] {
    texts(
      [
        "A line for each kind: points, weight (how often it comes), color as RRGGBB, symbol, name; then, where they apply,",
        "special (it comes only if special bubbles are turned on) and wild (it continues a run of any color).",
        "Symbols: circle heart leaf drop star crown swirl. Each kind has one of its own.",
      ],
      de: [
        "Eine Zeile für jede Sorte: Punkte, Gewicht (wie oft sie kommt), Farbe als RRGGBB, Symbol, Name; dann, wo es gilt,",
        "special (sie kommt nur, wenn besondere Blasen an sind) und wild (sie setzt eine Folge jeder Farbe fort).",
        "Symbole: circle heart leaf drop star crown swirl. Jede Sorte hat ein eigenes.",
      ])
  }
  static var useKinds: String { text("Use these kinds", de: "Diese Sorten verwenden") }
  static var copyKinds: String { text("Copy a link", de: "Link kopieren") }
  static var ownKinds: String { text("Back to the standard kinds", de: "Zurück zu den Standardsorten") }
  static var kindsUsed: String {
    text("In use from the next game on.", de: "Gilt ab der nächsten Runde.")
  }
  static var kindsUnsaved: String {
    text("Changed, and not in use yet.", de: "Geändert, aber noch nicht in Gebrauch.")
  }
  static var kindsAsStandard: String { text("These are the standard kinds.", de: "Das sind die Standardsorten.") }
  static var kindsAsChosen: String { text("These kinds are in use.", de: "Diese Sorten sind in Gebrauch.") }
  static var kindsByLink: String {
    text(
      "A link brought these kinds. They are not in use until you say so.",
      de: "Ein Link hat diese Sorten mitgebracht. Sie gelten erst, wenn du sie verwendest.")
  }
  static func copied(_ link: String) -> String { text("Copied: ", de: "Kopiert: ") + link }
  static var kindsDamaged: String {
    text(
      "The stored kinds could not be read and were set aside. The standard ones are in use.",
      de: "Die gespeicherten Sorten waren nicht lesbar und wurden zur Seite gelegt. Es gelten die Standardsorten.")
  }

  /// Why a sheet from a link was refused.
  static func linkRefused(_ fault: KindSheet.Fault) -> String {
    text("The kinds of this link were refused: ", de: "Die Sorten dieses Links wurden abgelehnt: ") + reason(fault)
      + text(" Your own are unchanged.", de: " Deine eigenen sind unverändert.")
  }

  /// Why a sheet cannot be used, as a sentence.
  static func reason(_ fault: KindSheet.Fault) -> String {
    switch fault {
    case .otherKind:
      text("The first line must be “BubblePop kinds 1”.", de: "Die erste Zeile muss „BubblePop kinds 1“ lauten.")
    case .otherVersion: text("It is of another version.", de: "Sie sind von einer anderen Version.")
    case .line(let number, let mistake):
      text("Line \(number): ", de: "Zeile \(number): ") + self.mistake(mistake)
    case .tooFew:
      text(
        "There must be at least two kinds that are neither special nor wild.",
        de: "Es braucht mindestens zwei Sorten, die weder „special“ noch „wild“ sind.")
    case .tooMany:
      text(
        "There may be at most \(BubbleKind.Symbol.allCases.count) kinds, one for each symbol.",
        de: "Es darf höchstens \(BubbleKind.Symbol.allCases.count) Sorten geben, eine je Symbol.")
    case .link: text("the link is damaged or cut off.", de: "Der Link ist beschädigt oder abgeschnitten.")
    }
  }

  private static func mistake(_ mistake: KindSheet.Mistake) -> String {
    let symbols = BubbleKind.Symbol.allCases.map { $0.rawValue }.joined(separator: ", ")
    let (points, weights) = (KindSheet.points, KindSheet.weights)
    return switch mistake {
    case .fields:
      text(
        "points, weight, color, symbol and name are needed, with spaces between them.",
        de: "Nötig sind Punkte, Häufigkeit, Farbe, Symbol und Name, durch Leerzeichen getrennt.")
    case .points:
      text(
        "points are a number from \(points.lowerBound) to \(points.upperBound).",
        de: "Punkte sind eine Zahl von \(points.lowerBound) bis \(points.upperBound).")
    case .weight:
      text(
        "the weight is a number from \(weights.lowerBound) to \(weights.upperBound).",
        de: "Die Häufigkeit ist eine Zahl von \(weights.lowerBound) bis \(weights.upperBound).")
    case .color: text("a color has six digits, such as E8324A.", de: "Eine Farbe hat sechs Stellen, etwa E8324A.")
    case .symbol: text("the symbols are \(symbols).", de: "Die Symbole sind \(symbols).")
    case .symbolTwice:
      text("another kind has this symbol already.", de: "Eine andere Sorte hat dieses Symbol schon.")
    case .name:
      text(
        "a name has 1 to \(KindSheet.longestName) characters.",
        de: "Ein Name hat 1 bis \(KindSheet.longestName) Zeichen.")
    case .nameTwice: text("another kind has this name already.", de: "Eine andere Sorte heißt schon so.")
    case .word:
      text(
        "only “special” and “wild” may follow the name.", de: "Nach dem Namen darf nur „special“ und „wild“ stehen.")
    }
  }
}
