import GameSettings
import UIKit

extension EndCard {
  /// Adds a button that shares the result: its name and how it ended, a link to the same game, and a picture. The card stays.
  ///
  /// - Parameters:
  ///   - name: What was played: “Breakout”, or the name of a challenge.
  ///   - game: The controller whose address is shared.
  ///   - scene: The view in the picture, in its state when the button is pressed; nil for the picture on the card, if
  ///     there is one.
  ///   - day: The day whose challenge it was; nil for another game.
  ///   - results: The results of that challenge, for the number of successive days.
  public func offerSharing(
    _ name: String, of game: UIViewController, scene: UIView? = nil, on day: Day? = nil, results: DailyResults? = nil
  ) {
    let (ending, skin) = (ending, skin ?? .home)
    let scene = scene ?? ending.picture
    makeShare = { [game = Weak(game)] in
      var (head, line) = (name, ending.sharedLine)
      if let day {
        head += ", " + day.text
        let streak = results?.streak(on: day) ?? 0
        if streak > 1 { line += " · " + KitStrings.streak(streak) }
      }
      let frame = SharePicture(ground: skin.ground.color, ink: skin.ground.ink)
      return Share(
        title: "Carom · " + name, words: "Carom · " + head + "\n" + line,
        address: String((game.value?.shownAddress ?? "/").dropFirst()),
        picture: scene.flatMap { frame.image(of: $0, title: head, line: line) })
    }
  }
}

extension Ending {
  /// The result on one line: “Wall cleared · 1,240 points · ★★☆”.
  var sharedLine: String {
    var parts = [title]
    if let score { parts.append(KitStrings.groupedPoints(score)) } else if let result { parts.append(result) }
    if let (earned, all) = stars {
      parts.append(String(repeating: "★", count: earned) + String(repeating: "☆", count: max(all - earned, 0)))
    }
    return parts.joined(separator: " · ")
  }
}
