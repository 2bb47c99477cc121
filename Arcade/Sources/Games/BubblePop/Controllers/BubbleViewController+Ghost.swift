import ArcadeKit
import GameSettings
import UIKit

/// The ghost of another run: what it popped, and its points. Its time is the time of play, without countdowns.
extension BubbleViewController {
  /// A bubble that was popped in this game; the place is in fractions of the field.
  struct Pop {
    let tick: Int
    let place: CGPoint
    let points: Int
  }

  func sample(into recorder: inout GhostRecorder) {
    recorder.note(score: game.score)
    for pop in poppedBubbles.dropFirst(recorder.count(of: .pop)) {
      recorder.mark(.pop, x: pop.place.x, y: pop.place.y, value: pop.points, at: pop.tick)
    }
  }

  /// Records a bubble that was popped.
  func note(_ bubble: Bubble, points: Int) {
    let (size, place) = (game.field.size, bubble.center(at: game.tick, in: game.field))
    guard size.width > 0, size.height > 0 else { return }
    poppedBubbles.append(
      Pop(tick: game.tick, place: CGPoint(x: place.x / size.width, y: place.y / size.height), points: points))
  }

  // MARK: Races

  /// Plays the bubbles of another run; a player without a name is asked for one first. The bubbles of another day are played
  /// like random ones.
  func beginRace(_ track: GhostTrack) {
    let isToday = track.isOfToday
    if isToday != (day != nil) {
      day = isToday ? .today : nil
      addressQueryChanged()
    }
    if player == nil { showFirstScreen() } else { start() }
  }

  func plays(courseOf track: GhostTrack) -> Bool { (day != nil) == track.isOfToday }

  // MARK: Showing

  func resetGhost() {
    hasGhostEnded = false
    if ghost == nil { field.ghost.clear() } else { field.ghost.begin(at: game.tick, in: field.bounds) }
    hud.show(lead: nil)
    cover.ghostSentence = ghostSentence
  }

  /// Shows what the ghost has popped up to the present time of the game.
  func showGhost() {
    guard let ghost, game.tick > 0 else { return }
    hud.show(lead: ghostLead)
    field.ghost.frame = field.bounds
    field.ghost.show(ghost, at: game.tick, diameter: game.field.diameter)
    guard !hasGhostEnded, game.tick > ghost.ticks else { return }
    hasGhostEnded = true
    let sentence = GhostStrings.ended(ghost.gain, isBest: challenge == nil)
    field.ghost.end(sentence)
    UIAccessibility.post(notification: .announcement, argument: sentence)
  }
}

extension GhostTrack {
  /// Whether it is a run of the day's bubbles.
  fileprivate var isOfToday: Bool { course == "day:" + Day.today.text }
}
