import ArcadeKit
import GameSettings
import UIKit

/// The ghost of another run: what it is made of, and how it is shown. Its time counts only while balls fly, so it waits while the player
/// aims.
extension BreakoutViewController {
  func sample(into recorder: inout GhostRecorder) {
    guard !court.isEmpty else { return }
    recorder.note(score: game.score)
    guard game.phase == .playing else { return }
    let (width, height) = (court.size.width, court.size.height)
    recorder.note(.paddle, 0, x: paddle.center.x / width, width: paddle.size.width / width)
    for ball in behavior.balls + heldBalls.map({ $0.ball }) {
      guard let ball = ball as? BallView else { continue }
      recorder.note(.ball, ball.number, x: ball.center.x / width, y: ball.center.y / height)
    }
  }

  // MARK: Races

  /// Plays the wall of another run. A wall that the player has not reached yet is played like one from a link, which has no effect on the
  /// player's progress.
  func beginRace(_ track: GhostTrack) {
    guard let course = Course(text: track.course) else { return }
    switch course {
    case .journey(let wall) where wall < CourseStore.journey.open: play(course)
    case .day(let day) where day == .today: play(course)
    default: play(course.level(among: &dayWalls).map { .shared($0) } ?? course)
    }
  }

  func plays(courseOf track: GhostTrack) -> Bool {
    guard let course, let other = Course(text: track.course) else { return false }
    if course == other { return true }
    // A wall that has not been reached yet is raced as one that was built by hand.
    guard case .shared(let level) = course else { return false }
    return level == other.level(among: &dayWalls)
  }

  // MARK: Showing

  /// Whether the ghost's balls bounce where bricks are in this game, too: a random wall is the same only with the same seed.
  private func isSameWall(_ track: GhostTrack) -> Bool {
    course == .random ? track.seed == run.seed : plays(courseOf: track)
  }

  func resetGhost() {
    guard isViewLoaded else { return }
    hasGhostEnded = false
    ghostMoves = ghost.map { isSameWall($0) } ?? false
    courtView.ghost.hide()
    scoreboard.show(lead: nil)
    showGhost()
    updateNotice()
  }

  /// Moves the ghost to the present time of the game. It appears when the first ball flies, and waits during later
  /// serves.
  func showGhost() {
    guard let ghost, ticks > 0, !court.isEmpty else { return }
    scoreboard.show(lead: ghostLead)
    guard !hasGhostEnded else { return }
    if ticks > ghost.ticks {
      hasGhostEnded = true
      let sentence = GhostStrings.ended(ghost.gain, isBest: challenge == nil)
      courtView.ghost.end(sentence, in: court)
      UIAccessibility.post(notification: .announcement, argument: sentence)
    } else if ghostMoves {
      courtView.ghost.show(ghost, at: max(ticks, Int(GhostRecorder.pace)), in: court)
    }
  }
}

extension Course {
  /// The course in letters, digits and hyphens after a name and a colon; a random wall has the seed of its run.
  func text(seed: UInt64) -> String {
    switch self {
    case .random: "random:\(seed)"
    case .journey(let wall): "wall:\(wall)"
    case .day(let day): "day:" + day.text
    case .shared(let level): "link:" + level.link
    }
  }

  /// The course that `text` names; nil if there is none.
  init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let value = String(decoding: parts[1], as: UTF8.self)
    switch String(decoding: parts[0], as: UTF8.self) {
    case "random": self = .random
    case "wall":
      guard let wall = Int(value), Level.journey.indices.contains(wall) else { return nil }
      self = .journey(wall)
    case "day":
      guard let day = Day(text: value) else { return nil }
      self = .day(day)
    case "link":
      guard case .success(let level) = Level.read(link: value) else { return nil }
      self = .shared(level)
    default: return nil
    }
  }
}
