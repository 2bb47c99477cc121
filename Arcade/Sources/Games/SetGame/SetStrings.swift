import ArcadeKit
import UIKit

/// Every text that Set shows or speaks, except those of the lesson and the review.
package enum SetStrings {
  static var title: String { text("Set", de: "Set") }
  static var learn: String { text("Learn", de: "Lernen") }
  static var settings: String { text("Settings", de: "Einstellungen") }

  // MARK: Cards

  static var table: String { text("Table", de: "Tisch") }
  static var faceDown: String { text("Card, face down", de: "Verdeckte Karte") }

  static func name(_ shape: Card.Shape) -> String {
    switch shape {
    case .oval: text("oval", de: "Oval")
    case .squiggle: text("squiggle", de: "Welle")
    case .diamond: text("diamond", de: "Raute")
    }
  }

  /// More than one of a shape.
  static func names(_ shape: Card.Shape) -> String {
    switch shape {
    case .oval: text("ovals", de: "Ovale")
    case .squiggle: text("squiggles", de: "Wellen")
    case .diamond: text("diamonds", de: "Rauten")
    }
  }

  static func name(_ shading: Card.Shading) -> String {
    switch shading {
    case .solid: text("solid", de: "gefüllt")
    case .striped: text("striped", de: "gestreift")
    case .open: text("open", de: "leer")
    }
  }

  static func name(_ ink: Card.Ink) -> String {
    switch ink {
    case .red: text("red", de: "rot")
    case .green: text("green", de: "grün")
    case .violet: text("violet", de: "violett")
    }
  }

  /// The letter on the cards of an ink color.
  static func letter(_ ink: Card.Ink) -> String {
    switch ink {
    case .red: "R"
    case .green: "G"
    case .violet: "V"
    }
  }

  /// The spoken name of a card, such as "two red striped squiggles".
  package static func name(_ card: Card) -> String {
    let shape = card.number == 1 ? name(card.shape) : names(card.shape)
    let numbers = [text("one", de: "1"), text("two", de: "2"), text("three", de: "3")]
    let number = numbers[card.number - 1]
    return text(
      number + " " + name(card.ink) + " " + name(card.shading) + " " + shape,
      de: number + " " + shape + ", " + name(card.ink) + ", " + name(card.shading))
  }

  static func state(_ mark: SetCardView.Mark) -> String? {
    switch mark {
    case .none: nil
    case .selected: text("selected", de: "ausgewählt")
    case .hinted: text("hint", de: "Hinweis")
    case .mismatched: text("not a set", de: "kein Set")
    case .called: text("the computer's", de: "vom Computer")
    case .matched: text("a set", de: "ein Set")
    }
  }

  // MARK: Around the cards

  static var deckHint: String { text("Deals three cards.", de: "Gibt drei Karten.") }
  static var deckOffer: String {
    text("No set on the table. Deals three cards.", de: "Kein Set auf dem Tisch. Gibt drei Karten.")
  }
  static func deck(_ count: Int) -> String { text("Deck, ", de: "Stapel, ") + cards(count) }
  static func discards(_ count: Int) -> String { text("Discard pile, ", de: "Ablage, ") + cards(count) }
  private static func cards(_ count: Int) -> String {
    count == 1 ? text("1 card", de: "1 Karte") : text("\(count) cards", de: "\(count) Karten")
  }

  static var pause: String { text("Pause", de: "Pause") }
  static var resume: String { text("Resume", de: "Weiterspielen") }
  static var paused: String { text("Paused", de: "Pause") }
  static var resumeHint: String { text("Tap to play on", de: "Antippen, um weiterzuspielen") }
  static var newGame: String { text("New game", de: "Neues Spiel") }
  static var undo: String { text("Undo", de: "Rückgängig") }
  static var shuffle: String { text("Shuffle", de: "Mischen") }
  static var hint: String { text("Hint", de: "Hinweis") }

  static func score(_ score: Int) -> String { text("Score ", de: "Punkte: ") + NumberText.grouped(score) }
  static func sets(_ count: Int) -> String {
    count == 1 ? text("1 set", de: "1 Set") : text("\(count) sets", de: "\(count) Sets")
  }
  static func duel(_ person: Int, _ rival: Int) -> String {
    text("You \(person) : \(rival) PC", de: "Du \(person) : \(rival) PC")
  }

  static func time(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  // MARK: Events

  static func welcome(_ variant: Variant) -> String {
    switch variant.name {
    case .classic, .junior: text("Find three cards that make a set", de: "Finde drei Karten, die ein Set bilden")
    case .ultra:
      text(
        "Find two pairs that lack the same third card", de: "Finde zwei Paare, denen dieselbe dritte Karte fehlt")
    case .ghost:
      text(
        "Find three pairs whose missing cards make a set",
        de: "Finde drei Paare, deren fehlende Karten ein Set bilden")
    }
  }

  static func found(_ points: Int, _ variant: Variant) -> String {
    let name = findName(variant)
    let bonus = points - Rules.set
    return bonus > 0
      ? text("\(name)! +\(points), \(bonus) of them for speed", de: "\(name)! +\(points), davon \(bonus) für Tempo")
      : text("\(name)! +\(points)", de: "\(name)! +\(points)")
  }

  /// The name of the combination that a variant asks for.
  static func findName(_ variant: Variant) -> String {
    switch variant.name {
    case .classic, .junior: text("Set", de: "Set")
    case .ultra: text("UltraSet", de: "UltraSet")
    case .ghost: text("Ghost set", de: "Geisterset")
    }
  }

  static var rivalCalls: String { text("The computer has a set", de: "Der Computer hat ein Set") }
  static var rivalFound: String { text("The computer took a set", de: "Der Computer nimmt ein Set") }
  static var needless: String {
    text("There was a set: −\(Rules.needlessDeal)", de: "Da lag noch ein Set: −\(Rules.needlessDeal)")
  }
  static var noSet: String {
    text("No set here. Tap the deck for three more", de: "Hier liegt kein Set. Tipp auf den Stapel")
  }
  static var proposal: String {
    text("The computer sees no set either. Deal three?", de: "Auch der Computer sieht keins. Drei Karten geben?")
  }
  static func dealt(_ count: Int) -> String {
    count == 1
      ? text("One more card", de: "Noch eine Karte") : text("\(count) more cards", de: "\(count) weitere Karten")
  }
  static var undone: String { text("Undone", de: "Zurückgenommen") }

  static func hinted(_ count: Int, _ variant: Variant) -> String {
    let cost = "−\(Rules.hint)"
    if count == variant.size { return text("There it is: ", de: "Da ist es: ") + cost }
    return text("\(count) of \(variant.size) cards: ", de: "\(count) von \(variant.size) Karten: ") + cost
  }

  /// Why cards are not a set, such as "two are red, one is not".
  static func mismatch(_ cards: [Card], _ variant: Variant) -> String {
    switch variant.name {
    case .classic, .junior: mismatch(cards)
    case .ultra:
      text(
        "Not an UltraSet: no two pairs lack the same card", de: "Kein UltraSet: Keinen zwei Paaren fehlt dieselbe Karte"
      )
    case .ghost:
      text("Not a ghost set: the missing cards make no set", de: "Kein Geisterset: Die fehlenden Karten sind kein Set")
    }
  }

  /// Why three cards are not a set.
  static func mismatch(_ cards: [Card]) -> String {
    for feature in Card.Feature.allCases {
      guard case .oddOneOut(let place) = SetRule.verdict(on: feature, of: cards) else { continue }
      let common = value(feature, of: cards[place == 0 ? 1 : 0])
      return text("Not a set: two are \(common), one is not", de: "Kein Set: zweimal \(common), einmal nicht")
    }
    return ""
  }

  /// The word for a feature's value on a card.
  static func value(_ feature: Card.Feature, of card: Card) -> String {
    switch feature {
    case .number:
      card.number == 1
        ? text("singles", de: "ein Symbol")
        : card.number == 2 ? text("doubles", de: "zwei Symbole") : text("triples", de: "drei Symbole")
    case .shape: names(card.shape)
    case .shading: name(card.shading)
    case .ink: name(card.ink)
    }
  }

  // MARK: The end

  static func overTitle(_ game: Game) -> String {
    guard game.rival != nil else { return text("No sets left", de: "Kein Set mehr") }
    if game.setsFound == game.rivalSets { return text("A draw", de: "Unentschieden") }
    return game.setsFound > game.rivalSets
      ? text("You win", de: "Du gewinnst") : text("The computer wins", de: "Der Computer gewinnt")
  }

  static var undoneGame: String {
    text("It is no record, because moves were undone.", de: "Kein Rekord, da Züge zurückgenommen wurden.")
  }
  static var setsFact: String { text("Sets", de: "Sets") }
  static var timeFact: String { text("Time", de: "Zeit") }
  static var rivalFact: String { text("Computer", de: "Computer") }
  static func points(_ points: Int) -> String {
    NumberText.grouped(points) + (points == 1 ? text(" point", de: " Punkt") : text(" points", de: " Punkte"))
  }
  static var todayName: String { text("The day’s deck", de: "Der Stapel des Tages") }
  static func today(_ result: DailyResult) -> String {
    result.attempts == 1
      ? text("That is your result of the day.", de: "Das ist dein Ergebnis des Tages.")
      : text(
        "Practice. Your result of the day: \(points(result.official)).",
        de: "Zur Übung. Dein Ergebnis des Tages: \(points(result.official)).")
  }
  static func progress(_ game: Game) -> String {
    text(
      "Set, \(sets(game.setsFound)), \(points(game.score))", de: "Set, \(sets(game.setsFound)), \(points(game.score))")
  }
  static var lookBack: String { text("Look back", de: "Rückblick") }

  // MARK: Settings

  static var gameHeader: String { text("The game", de: "Das Spiel") }
  static var gameFooter: String {
    text(
      "The computer looks for sets on the same table. A change here begins a new game.",
      de: "Der Computer sucht auf demselben Tisch. Eine Änderung hier beginnt ein neues Spiel.")
  }
  static var variantHeader: String { text("Rules", de: "Regeln") }
  static func variantFooter(_ variant: Variant) -> String {
    switch variant.name {
    case .classic:
      text(
        "81 cards. In a set, each of the four features is the same on all three cards, or different on all three.",
        de:
          "81 Karten. In einem Set ist jedes der vier Merkmale auf allen drei Karten gleich oder auf allen verschieden."
      )
    case .junior:
      text(
        "27 cards, all solid: only number, shape and color count. Nine lie on the table.",
        de: "27 Karten, alle gefüllt: Nur Anzahl, Form und Farbe zählen. Neun liegen auf dem Tisch.")
    case .ultra:
      text(
        "Four cards: two pairs that the same third card would complete to a set. That card need not lie there.",
        de: "Vier Karten: zwei Paare, die dieselbe dritte Karte zum Set ergänzen würde. Sie muss nicht daliegen.")
    case .ghost:
      text(
        "Six cards: three pairs, each of which lacks one card to a set. These three missing cards must make a set.",
        de:
          "Sechs Karten: drei Paare, denen je eine Karte zum Set fehlt. Die drei fehlenden Karten müssen ein Set bilden."
      )
    }
  }
  static var pointsHeader: String { text("Points", de: "Punkte") }
  static var pointsFooter: String {
    let quick = Rules.quick
    return text(
      "A set: +\(Rules.set), and \(quick[0].points), \(quick[1].points) or \(quick[2].points) more within "
        + "\(quick[0].seconds), \(quick[1].seconds) or \(quick[2].seconds) seconds. A wrong set: −\(Rules.mismatch). "
        + "Dealing although a set lies there: −\(Rules.needlessDeal). Each card of a hint: −\(Rules.hint).",
      de: "Ein Set: +\(Rules.set), und \(quick[0].points), \(quick[1].points) oder \(quick[2].points) mehr in "
        + "\(quick[0].seconds), \(quick[1].seconds) oder \(quick[2].seconds) Sekunden. Ein falsches Set: −\(Rules.mismatch). "
        + "Karten geben, obwohl ein Set daliegt: −\(Rules.needlessDeal). Jede Karte eines Hinweises: −\(Rules.hint).")
  }
  static var styleHeader: String { text("Look and sound", de: "Aussehen und Ton") }
  static var styleFooter: String {
    text(
      "Besides its color, each ink has a rim of its own: red one line, green two lines, violet beads. The letters R, G and V name it.",
      de:
        "Jede Farbe hat auch einen eigenen Rand: Rot eine Linie, Grün zwei, Violett Perlen. Die Buchstaben R, G und V nennen sie."
    )
  }
  static var recordsHeader: String { text("Records", de: "Rekorde") }
  static var best: String { text("Best score with these settings", de: "Beste Punktzahl mit diesen Einstellungen") }
  static var none: String { text("none yet", de: "noch keine") }
  static var resetFooter: String {
    text(
      "Resets everything on this page. Your best scores are kept.",
      de: "Setzt alles auf dieser Seite zurück. Deine Rekorde bleiben.")
  }
  static var reset: String { text("Reset to defaults", de: "Zurücksetzen") }
  static var opponents: [String] {
    [text("None", de: "Keiner"), text("Gentle", de: "Sanft"), text("Keen", de: "Flink"), text("Fierce", de: "Scharf")]
  }
  static var variants: [String] {
    [text("Classic", de: "Normal"), "Junior", "UltraSet", text("Ghost", de: "Geister")]
  }

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .opponent: text("Opponent", de: "Gegner")
    case .hints: text("Hints", de: "Hinweise")
    case .clock: text("Show the time", de: "Zeit anzeigen")
    case .letters: text("Letters on cards", de: "Buchstaben auf den Karten")
    case .sound: text("Sound and haptics", de: "Ton und Vibration")
    case .variant: text("Variant", de: "Variante")
    case .shrinks: text("Extra cards are not replaced", de: "Zusatzkarten werden nicht ersetzt")
    }
  }
}
