import ArcadeKit
import GameSettings
import UIKit

/// Every text that BubblePop shows or speaks.
enum BubbleStrings {
  static let title = "BubblePop"
  static let play = "Play"
  static let scores = "Scores"
  static let settings = "Settings"

  // MARK: Welcome

  static let nameField = "Your name"
  static let start = "Start"
  static let blankName = "Type a name first, so that your score has an owner."
  static let nameNote = "Up to \(Rules.longestName) characters, in any script."
  static let legend = "The bubbles"
  static let legendNote = "A second one of the same colour in a row, and each after it, is worth half as much again."

  // MARK: Bubbles

  static let field = "Bubbles"

  static func name(_ kind: BubbleKind) -> String { kind.name + ", " + points(kind.points) }
  static func points(_ points: Int) -> String { points == 1 ? "1 point" : "\(points) points" }

  /// A kind's share of all bubbles, such as "40 %" or "1.9 %"; `tenths` are tenths of a percent.
  static func share(_ tenths: Int) -> String {
    (tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + "\u{2009}%"
  }

  static func gain(_ points: Int, combo: Int) -> String { "+\(points)" + (combo > 1 ? " ×\(combo)" : "") }

  // MARK: While playing

  static let time = "Time"
  static let score = "Score"
  static let best = "Best"
  static let pause = "Pause"
  static let resume = "Resume"
  static let paused = "Paused"
  static let resumeHint = "Tap to go on"
  static let getReady = "Get ready"
  static let go = "Go!"
  static func secondsLeft(_ seconds: Int) -> String { seconds == 1 ? "1 second left" : "\(seconds) seconds left" }

  // MARK: Scores

  static let overTitle = "Time’s up!"
  static let again = "Play again"
  static let otherPlayer = "Another player"
  static let noScores = "No scores yet"
  static let noScoresHint = "Play a game, and your name stands here."
  static let notKept = "This browser keeps nothing for this page, so scores are gone when it closes."
  static let damaged = "The old scores could not be read. They were set aside, and nothing of them was thrown away."

  static func result(_ game: Game) -> String { "\(player(game.player)): " + points(game.score) }
  static func longestRun(_ length: Int) -> String { "Longest run of one colour: \(length)" }
  static let newBest = "The highest score of all!"
  static let ownBest = "Your best so far."
  static func personal(_ best: Int) -> String { "Your best is \(best)." }
  static func over(_ game: Game) -> String { overTitle + " " + points(game.score) + "." }

  /// A name in Unicode isolates, so that its writing direction and that of the text around it do not affect each other.
  static func player(_ name: PlayerName) -> String { "\u{2068}" + name.text + "\u{2069}" }
  static func row(_ place: Int, _ name: PlayerName) -> String { "\(place). " + player(name) }
  static func ownRow(_ place: Int, _ entry: ScoreBoard.Entry) -> String {
    "\(place). " + entry.name.text + ", you, " + points(entry.score)
  }
  static func otherRow(_ place: Int, _ entry: ScoreBoard.Entry) -> String {
    "\(place). " + entry.name.text + ", " + points(entry.score)
  }

  // MARK: Scores as a file

  static let fileName = "BubblePop scores.txt"
  static let saveFile = "Save as a file"
  static let openFile = "Add from a file"
  static let undo = "Undo"
  static let undone = "Taken back: the scores of that file are gone again."

  /// What an imported file changed.
  static func came(_ merge: BoardMerge) -> String {
    if merge.changesNothing { return "Nothing new: every score of that file was here already." }
    var parts: [String] = []
    let (new, raised) = (merge.newPlayers, merge.raised)
    if new > 0 { parts.append(new == 1 ? "1 player came in" : "\(new) players came in") }
    if raised > 0 { parts.append(raised == 1 ? "1 score rose" : "\(raised) scores rose") }
    return parts.joined(separator: ", ") + "."
  }

  /// Why a file was refused.
  static func refused(_ name: String, _ fault: ScoreBoard.Fault) -> String {
    let reason =
      switch fault {
      case .otherKind: "it is not a file of BubblePop scores"
      case .otherVersion: "it is of another version of BubblePop"
      case .notWhole: "a part of it is missing"
      case .line(let number): "line \(number) is not a score and a name"
      case .tooMany: "it has more than \(NumberText.grouped(Rules.mostFilePlayers)) players"
      }
    return refused(name, because: reason)
  }

  static func refused(_ name: String, _ error: CocoaError) -> String {
    refused(name, because: error == .fileReadTooLarge ? "it is too large" : "it is not a text")
  }

  private static func refused(_ name: String, because reason: String) -> String {
    "\u{2068}" + name + "\u{2069} was not taken in: " + reason + ". Nothing has changed."
  }

  // MARK: Settings

  static let gameHeader = "The game"
  static let gameFooter = "A change here counts from the next game on."
  static let bubblesHeader = "The bubbles"
  static let styleHeader = "Sound"
  static let resetFooter = "Sets everything on this page as it was at first. Scores and your name are kept."
  static let reset = "Reset to defaults"

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .duration: "Game time"
    case .bubbles: "Most bubbles"
    case .drift: "Bubbles drift"
    case .size: "Size"
    case .specials: "Gold and pearl"
    case .sound: "Sound and haptics"
    }
  }

  static func value(_ value: Int, of setting: Setting) -> String { "\(value) %" }

  /// The texts of a row for a number, with its range.
  static func words(_ setting: Setting) -> NumberCell.Words {
    let scale = setting.scale
    let unit = setting == .duration ? "seconds" : "bubbles"
    return NumberCell.Words(
      title: title(setting), range: "Any number of \(unit) from \(scale.least) to \(scale.greatest)",
      tooLow: "The fewest are \(scale.least) \(unit)", tooHigh: "The most are \(scale.greatest) \(unit)",
      noNumber: "A whole number, please: \(scale.least) to \(scale.greatest)")
  }

  static func room(_ capacity: Int, wanted: Int) -> String {
    capacity < wanted
      ? "This screen has room for \(capacity) bubbles, so there will be no more than that."
      : "This screen has room for \(capacity) bubbles."
  }

  static let specialsFooter =
    "Gold is worth 15 points, and rare. A pearl goes on with a run of any colour. They change how often the others come."

  static let sizes = "Bubbles grow smaller by themselves where many must have room."
}
