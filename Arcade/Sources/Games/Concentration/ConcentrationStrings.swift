import ArcadeKit
import UIKit

/// Every text that Concentration shows or speaks, except the names of the themes, which are part of them.
enum ConcentrationStrings {
  static let title = "Concentration"
  static let settings = "Settings"

  // MARK: Cards

  static let table = "Cards"
  static let faceDown = "face down"

  /// A card's place and what it shows; all numbers count from 1.
  static func card(_ number: Int, row: Int, column: Int, shows face: String) -> String {
    "Card \(number), row \(row), column \(column), " + face
  }

  // MARK: Around the cards

  static let pause = "Pause"
  static let resume = "Resume"
  static let paused = "Paused"
  static let resumeHint = "Tap to go on"
  static let newGame = "New game"

  static func time(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  private static func count(_ number: Int, _ one: String, _ more: String) -> String {
    "\(NumberText.grouped(number)) " + (number == 1 ? one : more)
  }

  static func flips(_ number: Int) -> String { count(number, "flip", "flips") }
  static func pairs(_ number: Int) -> String { count(number, "pair", "pairs") }

  /// The score of a single player, or the pairs of each of two.
  static func standing(_ game: Game) -> String {
    let players = game.players
    guard players.count == 2 else { return NumberText.grouped(players[0].score) }
    return game.rival == nil
      ? "\(players[0].pairs) : \(players[1].pairs)" : "You \(players[0].pairs) : \(players[1].pairs) PC"
  }

  static func spokenStanding(_ game: Game) -> String {
    let players = game.players
    guard players.count == 2 else { return "Score " + NumberText.grouped(players[0].score) }
    return name(0, game) + ", " + pairs(players[0].pairs) + ". " + name(1, game) + ", " + pairs(players[1].pairs)
  }

  /// How many cards were turned up; with two players, whose turn it is.
  static func detail(_ game: Game) -> String {
    game.players.count == 2 && !game.isOver ? turn(game.turn, game) : flips(game.flips)
  }

  private static func name(_ player: Int, _ game: Game) -> String {
    game.rival == nil ? "Player \(player + 1)" : player == 0 ? "You" : "The computer"
  }

  static func turn(_ player: Int, _ game: Game) -> String {
    game.rival == nil ? name(player, game) + "’s turn" : player == 0 ? "Your turn" : "Computer’s turn"
  }

  // MARK: Events

  static func turnedUp(_ face: String, by player: Int, _ game: Game) -> String {
    game.rival != nil && player == 1 ? "The computer: " + face : face
  }

  static let pair = "A pair!"
  static let noPair = "No pair"

  // MARK: The end

  static func overTitle(_ game: Game) -> String {
    guard game.players.count == 2 else { return "All pairs found" }
    guard let winner = game.winner else { return "A draw" }
    return game.rival == nil ? "Player \(winner + 1) wins" : winner == 0 ? "You win" : "The computer wins"
  }

  static func result(_ game: Game, records: RecordStore.News) -> String {
    var text = flips(game.flips) + " in " + time(game.seconds) + ". "
    if game.players.count == 2 {
      text += name(0, game) + ": " + pairs(game.players[0].pairs) + ", \(game.players[0].score) points. "
      text += name(1, game) + ": " + pairs(game.players[1].pairs) + ", \(game.players[1].score) points."
    } else {
      text += "\(game.players[0].score) points; " + lapses(game.lapses) + "."
    }
    if records.isBestScore { text += " Your best score so far!" }
    if records.isFewestFlips { text += " Never so few flips!" }
    if records.isFastest { text += " Never so fast!" }
    return text
  }

  private static func lapses(_ number: Int) -> String {
    number == 0 ? "nothing seen was forgotten" : "forgotten " + count(number, "time", "times")
  }

  static let again = "Play again"

  // MARK: Themes

  static let themes = "Themes"
  static let surprise = "Surprise me"
  static let surpriseHint = "A theme for each game"
  static let themesFooter = "A game that is under way goes on with the new cards."

  // MARK: The player's themes

  static let ownHeader = "Your own"
  static let newTheme = "New theme …"
  static let change = "Change or delete one …"
  static let done = "Done"
  static func edit(_ name: String) -> String { "Change “" + name + "”" }
  static func faces(_ number: Int) -> String { count(number, "face", "faces") }
  static func bringBack(_ name: String) -> String { "Bring “" + name + "” back" }
  static func deleted(_ name: String) -> String { "“" + name + "” is deleted. It can be brought back." }
  static let full = "There is room for \(OwnTheme.most) themes of your own; delete one to type another."
  static let editorTitle = "Your theme"
  static let name = "Name"
  static let nameHint = "What the theme is called, in \(OwnTheme.longestName) letters at most."
  static let facesTitle = "Faces"
  static let facesHint = "\(OwnTheme.counts.lowerBound) emoji or words at least, with spaces between words."
  static let lookTitle = "Colours and backs of"
  static let editorFooter =
    "The theme is kept as soon as it has a name and enough faces, and every change of it at once."
  static let delete = "Delete this theme"
  static let deleteFooter = "It can be brought back from the table of themes until another one is deleted."

  static func words(_ fault: OwnTheme.NameFault) -> String {
    switch fault {
    case .missing: "A theme needs a name."
    case .tooLong: "A name has \(OwnTheme.longestName) letters at most."
    case .taken: "There is a theme of that name already."
    }
  }

  static func words(_ fault: OwnTheme.FacesFault) -> String {
    switch fault {
    case .tooFew(let number):
      faces(number) + " so far, \(OwnTheme.counts.lowerBound - number) more to go."
    case .tooMany: "No more than \(OwnTheme.counts.upperBound) faces."
    case .twice(let face): "“" + face + "” is there twice."
    case .tooLong(let face): "“" + face + "” is longer than \(OwnTheme.longestFace) letters."
    }
  }

  static func enough(_ number: Int) -> String { faces(number) + ": enough for every game." }

  /// Why a stored theme cannot be used.
  static func words(_ damage: OwnTheme.Damage) -> String {
    switch damage {
    case .notThreeLines: "a theme is a look, a name and faces in three lines"
    case .noLook: "its first line is the number of no look"
    case .name(let fault): words(fault)
    case .faces(let fault): words(fault)
    }
  }

  // MARK: Settings

  static let gameHeader = "The game"
  static let gameFooter =
    "The computer sees the cards that are turned up and nothing else, and remembers as many of them as you allow."
    + " Another number of pairs or players begins a new game."
  static let styleHeader = "Look and sound"
  static let recordsHeader = "Best by these settings"
  static let bestScore = "Score"
  static let fewestFlips = "Flips"
  static let bestTime = "Time"
  static let none = "none yet"
  static let resetFooter = "Sets everything on this page as it was at first. Best results are kept."
  static let reset = "Reset to defaults"
  static let players = ["Alone", "Two", "Computer"]

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .pairs: "Pairs"
    case .players: "Players"
    case .memory: "Computer’s memory"
    case .look: "A wrong pair is shown"
    case .theme: "Theme"
    case .clock: "Show the time"
    case .sound: "Sound and haptics"
    }
  }

  /// A setting's value in words.
  static func words(_ value: Int, _ setting: Setting) -> String {
    switch setting {
    case .memory: "\(value) %"
    case .look: "\(value / 10).\(value % 10) s"
    default: "\(value)"
    }
  }
}
