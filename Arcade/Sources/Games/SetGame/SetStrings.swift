import ArcadeKit
import UIKit

/// Every text that Set shows or speaks.
enum SetStrings {
  static let title = "Set"
  static let learn = "Learn"
  static let settings = "Settings"

  // MARK: Cards

  static let table = "Table"
  static let faceDown = "Card, face down"
  private static let numbers = ["one", "two", "three"]

  static func name(_ shape: Card.Shape) -> String {
    switch shape {
    case .oval: "oval"
    case .squiggle: "squiggle"
    case .diamond: "diamond"
    }
  }

  static func name(_ shading: Card.Shading) -> String {
    switch shading {
    case .solid: "solid"
    case .striped: "striped"
    case .open: "open"
    }
  }

  static func name(_ ink: Card.Ink) -> String {
    switch ink {
    case .red: "red"
    case .green: "green"
    case .violet: "violet"
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
  static func name(_ card: Card) -> String {
    numbers[card.number - 1] + " " + name(card.ink) + " " + name(card.shading) + " " + name(card.shape)
      + (card.number > 1 ? "s" : "")
  }

  static func state(_ mark: SetCardView.Mark) -> String? {
    switch mark {
    case .none: nil
    case .selected: "selected"
    case .hinted: "hint"
    case .mismatched: "not a set"
    case .called: "the computer's"
    case .matched: "a set"
    }
  }

  // MARK: Around the cards

  static let deckHint = "Deals three cards."
  static func deck(_ count: Int) -> String { "Deck, " + cards(count) }
  static func discards(_ count: Int) -> String { "Discard pile, " + cards(count) }
  private static func cards(_ count: Int) -> String { count == 1 ? "1 card" : "\(count) cards" }

  static let pause = "Pause"
  static let resume = "Resume"
  static let paused = "Paused"
  static let resumeHint = "Tap to go on"
  static let newGame = "New game"
  static let undo = "Undo"
  static let shuffle = "Shuffle"
  static let hint = "Hint"

  static func score(_ score: Int) -> String { "Score " + NumberText.grouped(score) }
  static func sets(_ count: Int) -> String { count == 1 ? "1 set" : "\(count) sets" }
  static func duel(_ person: Int, _ rival: Int) -> String { "You \(person) : \(rival) PC" }

  static func time(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  // MARK: Events

  static let welcome = "Find three cards that make a set"
  static func found(_ points: Int) -> String { "Set! +\(points)" }
  static let rivalCalls = "The computer has a set"
  static let rivalFound = "The computer took a set"
  static let needless = "There was a set: −\(Rules.needlessDeal)"
  static let noSet = "No set here: tap the deck"
  static let dealt = "Three more cards"
  static let undone = "Taken back"

  static func hinted(_ count: Int) -> String {
    count == 1 ? "One of three" : count == 2 ? "Two of three" : "That is a set"
  }

  /// Why three cards are not a set, such as "two are red, one is not".
  static func mismatch(_ cards: [Card]) -> String {
    for feature in Card.Feature.allCases {
      guard case .oddOneOut(let place) = SetRule.verdict(on: feature, of: cards) else { continue }
      let common = cards[place == 0 ? 1 : 0]
      return "Not a set: two " + value(feature, of: common) + ", one not"
    }
    return ""
  }

  /// The word for a feature's value on a card.
  static func value(_ feature: Card.Feature, of card: Card) -> String {
    switch feature {
    case .number: card.number == 1 ? "single" : card.number == 2 ? "doubles" : "triples"
    case .shape: name(card.shape) + "s"
    case .shading: name(card.shading)
    case .ink: name(card.ink)
    }
  }

  // MARK: The end

  static func overTitle(_ game: Game) -> String {
    guard game.rival != nil else { return "No sets left" }
    if game.setsFound == game.rivalSets { return "A draw" }
    return game.setsFound > game.rivalSets ? "You win" : "The computer wins"
  }

  static func result(_ game: Game, isBest: Bool, best: Int) -> String {
    var text = sets(game.setsFound) + " in " + time(game.seconds) + ", " + "\(game.score) points."
    if game.rival != nil { text += " The computer: " + sets(game.rivalSets) + "." }
    if isBest { return text + " Your best so far!" }
    if game.wasUndone { return text + " With moves taken back, it does not count." }
    return text + " Best: \(best)."
  }

  static let again = "Play again"

  // MARK: Learning

  static let question = "Which card makes a set?"
  static let rule = "Each feature must be the same on all three cards, or different on all three."
  static let next = "Next"
  static func solved(_ count: Int) -> String { "\(count) solved" }

  static func name(_ feature: Card.Feature) -> String {
    switch feature {
    case .number: "Number"
    case .shape: "Shape"
    case .shading: "Shading"
    case .ink: "Colour"
    }
  }

  static func verdict(_ verdict: SetRule.Verdict) -> String {
    switch verdict {
    case .allSame: "all the same"
    case .allDifferent: "all different"
    case .oddOneOut: "two alike, one not"
    }
  }

  static let right = "That is a set."
  static let wrong = "Not a set. Try another card."

  // MARK: Settings

  static let gameHeader = "The game"
  static let gameFooter = "The computer looks for sets on the same table. A change here begins a new game."
  static let styleHeader = "Look and sound"
  static let styleFooter =
    "Each ink has a rim of its own as well as a colour: red one line, green two, violet beads. Letters say it once more."
  static let recordsHeader = "Kept"
  static let best = "Best score by these settings"
  static let resetFooter = "Sets everything on this page as it was at first. Best scores are kept."
  static let reset = "Reset to defaults"
  static let opponents = ["None", "Gentle", "Keen", "Fierce"]

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .opponent: "Opponent"
    case .hints: "Hints"
    case .clock: "Show the time"
    case .letters: "Letters on cards"
    case .sound: "Sound and haptics"
    }
  }
}
