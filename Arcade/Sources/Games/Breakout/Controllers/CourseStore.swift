import ArcadeKit
import UIKit

/// What is stored about the walls: the player's progress, the current course, and what was carried over from the last wall.
enum CourseStore {
  private static let journeyKey = "breakout.journey"
  private static let wallKey = "breakout.wall"
  private static let scoreKey = "breakout.carriedScore"
  private static let livesKey = "breakout.carriedLives"

  /// Whether a journey was ever stored; nothing is read to know that.
  static var hasJourney: Bool { UserDefaults.standard.contains(journeyKey) }

  /// The journey through the drawn walls. A stored value that cannot be read is set aside; one written by a later build stays, and is not
  /// replaced.
  static var journey: Journey {
    get {
      let count = Level.journey.count
      guard let text = UserDefaults.standard.string(forKey: journeyKey) else { return Journey(walls: count) }
      if let journey = Journey(text: text, walls: count) { return journey }
      if Journey.isLater(text) {
        StoredFormat.leaveAlone("breakout", "of a later version")
        return Journey(walls: count)
      }
      UserDefaults.standard.setAside(text, forKey: journeyKey, because: "it describes no journey; it begins anew")
      return Journey(walls: count)
    }
    set {
      if let text = UserDefaults.standard.string(forKey: journeyKey), Journey.isLater(text) { return }
      UserDefaults.standard.set(newValue.text, forKey: journeyKey)
    }
  }

  /// The drawn wall that is played; the first that is not cleared if none is stored.
  static var wall: Int {
    get {
      let open = journey.open
      let stored = UserDefaults.standard.checkedInteger(forKey: wallKey, standard: -1) { $0 >= 0 }
      return stored >= 0 && stored < open ? stored : journey.next
    }
    set { UserDefaults.standard.setChecked(newValue, forKey: wallKey) }
  }

  /// What was carried over to that wall; nil if nothing was.
  static var luggage: Game.Luggage? {
    get {
      let score = UserDefaults.standard.checkedInteger(forKey: scoreKey, standard: 0) { $0 >= 0 }
      let lives = UserDefaults.standard.checkedInteger(forKey: livesKey, standard: 0) {
        $0 >= 0 && $0 <= Rules.mostLives
      }
      return lives > 0 ? Game.Luggage(score: score, lives: lives) : nil
    }
    set {
      UserDefaults.standard.setChecked(newValue?.score ?? 0, forKey: scoreKey)
      UserDefaults.standard.setChecked(newValue?.lives ?? 0, forKey: livesKey)
    }
  }
}
