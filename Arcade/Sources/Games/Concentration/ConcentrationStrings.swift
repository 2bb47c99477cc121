import ArcadeKit
import UIKit

/// Every text that Concentration shows or speaks, except names and the texts about the player's own themes.
enum ConcentrationStrings {
  static var title: String { text("Concentration", de: "Paare") }
  static var settings: String { text("Settings", de: "Einstellungen") }

  // MARK: Cards

  static var table: String { text("Cards", de: "Karten") }
  static var faceDown: String { text("face down", de: "verdeckt") }

  /// A card's place and what it shows; all numbers count from 1.
  static func card(_ number: Int, row: Int, column: Int, shows face: String) -> String {
    text("Card \(number), row \(row), column \(column), ", de: "Karte \(number), Reihe \(row), Spalte \(column), ")
      + face
  }

  // MARK: Around the cards

  static var pause: String { text("Pause", de: "Pause") }
  static var resume: String { text("Resume", de: "Weiterspielen") }
  static var paused: String { text("Paused", de: "Pause") }
  static var resumeHint: String { text("Tap to play on", de: "Antippen, um weiterzuspielen") }
  static var newGame: String { text("New game", de: "Neues Spiel") }

  static func time(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  static func count(_ number: Int, _ one: String, _ more: String) -> String {
    "\(NumberText.grouped(number)) " + (number == 1 ? one : more)
  }

  static func flips(_ number: Int) -> String {
    count(number, text("flip", de: "Karte"), text("flips", de: "Karten"))
  }
  static func pairs(_ number: Int) -> String { count(number, text("pair", de: "Paar"), text("pairs", de: "Paare")) }

  /// The score of a single player, or the pairs of each of two.
  static func standing(_ game: Game) -> String {
    let players = game.players
    guard players.count == 2 else { return NumberText.grouped(players[0].score) }
    let numbers = "\(players[0].pairs) : \(players[1].pairs)"
    return game.rival == nil ? numbers : text("You \(numbers) PC", de: "Du \(numbers) PC")
  }

  static func spokenStanding(_ game: Game) -> String {
    let players = game.players
    guard players.count == 2 else {
      return text("Score ", de: "Punkte: ") + NumberText.grouped(players[0].score)
    }
    return name(0, game) + ", " + pairs(players[0].pairs) + ". " + name(1, game) + ", " + pairs(players[1].pairs)
  }

  /// How many cards were turned up; with two players, whose turn it is.
  static func detail(_ game: Game) -> String {
    game.players.count == 2 && !game.isOver ? turn(game.turn, game) : flips(game.flips)
  }

  private static func name(_ player: Int, _ game: Game) -> String {
    if game.rival == nil { return text("Player \(player + 1)", de: "Spieler \(player + 1)") }
    return player == 0 ? text("You", de: "Du") : text("The computer", de: "Der Computer")
  }

  static func turn(_ player: Int, _ game: Game) -> String {
    if game.rival == nil { return text("Player \(player + 1)’s turn", de: "Spieler \(player + 1) ist dran") }
    return player == 0 ? text("Your turn", de: "Du bist dran") : text("Computer’s turn", de: "Der Computer ist dran")
  }

  // MARK: Events

  static func turnedUp(_ face: String, by player: Int, _ game: Game) -> String {
    game.rival != nil && player == 1 ? text("The computer: ", de: "Der Computer: ") + face : face
  }

  static var pair: String { text("A pair!", de: "Ein Paar!") }
  static func noPair(seen: Int) -> String {
    switch seen {
    case 0: text("No pair", de: "Kein Paar")
    case 1: text("No pair, and one of them had been seen: −1", de: "Kein Paar, und eine war schon bekannt: −1")
    default: text("No pair, and both had been seen: −2", de: "Kein Paar, und beide waren schon bekannt: −2")
    }
  }

  // MARK: The end

  static func overTitle(_ game: Game) -> String {
    guard game.players.count == 2 else { return text("All pairs found", de: "Alle Paare gefunden") }
    guard let winner = game.winner else { return text("A draw", de: "Unentschieden") }
    if game.rival == nil { return text("Player \(winner + 1) wins", de: "Spieler \(winner + 1) gewinnt") }
    return winner == 0 ? text("You win", de: "Du gewinnst") : text("The computer wins", de: "Der Computer gewinnt")
  }

  static var bestYet: String { text("Your best score so far!", de: "Deine bisher beste Punktzahl!") }
  static var fewestYet: String { text("Never with so few flips!", de: "Noch nie mit so wenigen Karten!") }
  static var fastestYet: String { text("Never so fast!", de: "Noch nie so schnell!") }
  static var forgotten: String { text("Forgotten", de: "Vergessen") }
  static var tray: String { text("Found pairs", de: "Gefundene Paare") }

  // MARK: The day

  static var todayName: String { text("The day’s pairs", de: "Die Paare des Tages") }
  static func today(_ result: DailyResult) -> String {
    result.attempts == 1
      ? text("That is your result of the day.", de: "Das ist dein Ergebnis des Tages.")
      : text(
        "Practice. Your result of the day: \(flips(result.official)).",
        de: "Zur Übung. Dein Ergebnis des Tages: \(flips(result.official)).")
  }
  static func progress(_ game: Game) -> String {
    let found = game.cards.count / 2 - game.pairsLeft
    return text(
      "\(found) of \(pairs(game.cards.count / 2)) found", de: "\(found) von \(pairs(game.cards.count / 2)) gefunden")
  }
  static func best(_ flips: String) -> String { text("Concentration: ", de: "Paare: ") + flips }

  // MARK: Regrets

  static var regrets: String { text("What slipped my mind", de: "Was mir entfallen ist") }
  static var noGame: String {
    text(
      "Play a game to its end, and here you see what you had seen and forgotten.",
      de: "Spiel ein Spiel zu Ende, und hier siehst du, was du gesehen und vergessen hattest.")
  }
  static var noRegrets: String {
    text(
      "Nothing. You remembered every card that you had seen.",
      de: "Nichts. Du wusstest jede Karte, die du gesehen hattest.")
  }
  static var regretsFooter: String {
    text(
      "A wrong pair costs one point for each of its cards that had been seen before.",
      de: "Ein falsches Paar kostet einen Punkt für jede Karte, die schon einmal zu sehen war.")
  }

  static func regret(_ regret: Regret, player: String?) -> String {
    // No-break spaces keep the numbers of the flips together, so that a narrow row breaks at the comma.
    let head = text(
      "At \(time(regret.seconds)), flips\u{A0}\(regret.flip - 1)\u{A0}and\u{A0}\(regret.flip)",
      de: "Bei \(time(regret.seconds)), Karten\u{A0}\(regret.flip - 1)\u{A0}und\u{A0}\(regret.flip)")
    return player.map { head + ", " + $0 } ?? head
  }

  static func seen(_ face: String, at seconds: Int, flip: Int) -> String {
    text("\(face): seen at \(time(seconds)), flip \(flip)", de: "\(face): gesehen bei \(time(seconds)), Karte \(flip)")
  }

  static func player(_ player: Int, _ game: Game) -> String? { game.players.count == 2 ? name(player, game) : nil }

  // MARK: Settings

  static var gameHeader: String { text("The game", de: "Das Spiel") }
  static var gameFooter: String {
    text(
      "The computer sees only cards that are turned up, and remembers as many of them as you allow. Another number of pairs or players begins a new game.",
      de:
        "Der Computer sieht nur aufgedeckte Karten und merkt sich so viele davon, wie du erlaubst. Eine andere Zahl von Paaren oder Spielern beginnt ein neues Spiel."
    )
  }
  static var styleHeader: String { text("Look and sound", de: "Aussehen und Ton") }
  static var recordsHeader: String { text("Records with these settings", de: "Rekorde mit diesen Einstellungen") }
  static var bestScore: String { text("Score", de: "Punkte") }
  static var fewestFlips: String { text("Flips", de: "Karten") }
  static var bestTime: String { text("Time", de: "Zeit") }
  static var none: String { text("none yet", de: "noch keine") }
  static var resetFooter: String {
    text(
      "Resets everything on this page. Your best results are kept.",
      de: "Setzt alles auf dieser Seite zurück. Deine Rekorde bleiben.")
  }
  static var reset: String { text("Reset to defaults", de: "Zurücksetzen") }
  static var players: [String] {
    [text("Alone", de: "Allein"), text("Two", de: "Zu zweit"), text("Computer", de: "Computer")]
  }

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .pairs: text("Pairs", de: "Paare")
    case .players: text("Players", de: "Spieler")
    case .memory: text("Computer’s memory", de: "Gedächtnis des Computers")
    case .look: text("A wrong pair is shown", de: "Ein falsches Paar bleibt offen")
    case .theme: text("Theme", de: "Thema")
    case .clock: text("Show the time", de: "Zeit anzeigen")
    case .sound: text("Sound and haptics", de: "Ton und Vibration")
    }
  }

  /// A setting's value in words.
  static func words(_ value: Int, _ setting: Setting) -> String {
    switch setting {
    case .memory: "\(value) %"
    case .look: text("\(value / 10).\(value % 10) s", de: "\(value / 10),\(value % 10) s")
    default: "\(value)"
    }
  }
}
