import ArcadeKit
import GameSettings
import UIKit

/// A board of earlier rules: what it compares, its address, and what it is asked for by.
struct ClosedBoard: Equatable {
  let game: String
  let version: Int
  let rules: String
  /// The day of a challenge; nil for a board of all days.
  let day: Day?

  /// The longest name of rules that the server takes, in bytes.
  private static let longestRules = 200
  private static let greatestVersion = 1_000_000

  /// A board that the server has; nil if an address cannot contain it.
  init?(game: String, _ board: ClosedBoards.Board) {
    self.init(game: game, names: ["\(board.version)", board.rules] + (board.day.map { [$0] } ?? []))
  }

  /// The board at an address, by the names behind that of the game: the version, the rules, and the day if it has one. Nil
  /// if they are something else.
  init?(game: String, names: ArraySlice<String>) {
    let names = Array(names)
    guard names.count == 2 || names.count == 3, let version = Int(names[0]),
      (1...ClosedBoard.greatestVersion).contains(version), ClosedBoard.isName(names[1])
    else { return nil }
    let day = names.count == 3 ? Day(text: names[2]) : nil
    guard names.count == 2 || day != nil else { return nil }
    (self.game, self.version, rules, self.day) = (game, version, names[1], day)
  }

  /// Whether a text is the name of rules: letters, digits and dashes.
  private static func isName(_ text: String) -> Bool {
    let dash = UInt8(ascii: "-")
    return (1...longestRules).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), dash: true
        default: false
        }
      }
  }

  /// Its address behind that of the list.
  var address: String { "\(version)/\(rules)" + (day.map { "/" + $0.text } ?? "") }

  /// The query for the server.
  var query: String {
    "\(game)?rules=\(rules)&version=\(version)" + (day.map { "&day=" + $0.text } ?? "") + "&span=ever"
  }

  /// Whether its runs may be watched: those of a challenge when its day is over in UTC.
  var isWatchable: Bool { day.map { $0 < Day(secondsSince1970: Date.now.timeIntervalSince1970) } ?? true }

  /// The board of today's rules that is like it; nil if the game offers none.
  func offer(in boards: [BoardOffer]) -> BoardOffer? {
    boards.first { $0.game == game && $0.isDaily == (day != nil) } ?? boards.first { $0.game == game }
  }
}
