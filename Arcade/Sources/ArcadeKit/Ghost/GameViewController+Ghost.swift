import UIKit

/// The ghost of a game: another run that is shown beside this one. It is not part of the game: nothing in the game depends on whether there
/// is a ghost.
extension GameViewController {
  /// How far this run is ahead of the ghost, in points; nil without one.
  public final var ghostLead: Int? { ghost.map { ghostScore - $0.gain(at: ghostTime) } }

  /// A sentence about the ghost: “Racing your best: 1,240”; nil without one.
  public final var ghostSentence: String? {
    ghost.map {
      GhostStrings.racing($0.gain, isBest: challenge == nil, hasOtherRules: $0.game != ghostName)
    }
  }

  /// The name of the game and its rules, under which the page keeps its runs; empty for a game without ghosts.
  private final var ghostName: String { ghostGame.map { $0 + "-" + ghostRules } ?? "" }

  /// Requests the ghost of the best run under the same rules. It arrives later, because nothing of it may be visible in the tick in which a
  /// run begins.
  @inline(never)
  public final func askForGhost() {
    guard ghostGame != nil, challenge != nil || wantsGhost else { return }
    UIApplication.shared.askForGhost(of: ghostName)
  }

  /// Removes the ghost, or brings it back, after the setting was changed.
  @inline(never)
  public final func adoptGhostSetting() {
    guard ghostGame != nil, challenge == nil else { return }
    if wantsGhost, ghost == nil { askForGhost() }
    if !wantsGhost, ghost != nil { ghost = nil }
  }

  /// A ghost has arrived: it is shown, or a game begins that races against it.
  @inline(never)
  final func ghostCame() {
    guard let game = ghostGame, let came = UIApplication.shared.ghost else { return }
    if came.isRace {
      guard let track = read(came.track), track.game.hasPrefix(game + "-") else { return }
      challenge = track
      // The end card of the previous game, from which the player watched this run.
      if presentedViewController != nil { dismiss(animated: false) }
      race(track)
      return
    }
    guard run != nil, came.game == ghostName else { return }
    if let challenge {
      ghost = challenge
    } else if wantsGhost, !came.track.utf8.isEmpty {
      ghost = read(came.track)
    }
    if let ghostSentence { UIAccessibility.post(notification: .announcement, argument: ghostSentence) }
  }

  private final func read(_ text: String) -> GhostTrack? {
    do throws(GhostRefusal) {
      return try GhostTrack(text: text)
    } catch {
      UIApplication.shared.diagnose("\(type(of: self).kind): \(error.reason)")
      return nil
    }
  }

  /// The seed of the next game: that of the run to race against, so that the course is the same.
  final var raceSeed: UInt64? {
    guard let challenge, isCourse(of: challenge) else { return nil }
    return challenge.seed
  }

  /// Ends the race if another course is played now.
  @inline(never)
  final func leaveRace() {
    if let challenge, !isCourse(of: challenge) { self.challenge = nil }
  }
}
