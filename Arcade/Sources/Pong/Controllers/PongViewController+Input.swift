import ArcadeKit
import UIKit

/// Fingers, keys and buttons.
extension PongViewController {
  // MARK: Touch

  /// The side that a finger plays: its own half for two, the near one for one person.
  private func side(at place: CGPoint) -> Side? {
    switch game.settings.players {
    case 0: nil
    case 1: .near
    default: inCourt(place).y < court.length / 2 ? .far : .near
    }
  }

  private func inCourt(_ place: CGPoint) -> CGPoint { court.inCourt(courtView.convert(place, from: pad)) }

  /// The paddle of the finger that came down at `start` goes where the finger is.
  func finger(from start: CGPoint, at place: CGPoint) {
    guard let side = side(at: start) else { return }
    setGoal(side, inCourt(place).x)
  }

  /// A mouse needs no button, while it is sure whose it is.
  func hover(_ recognizer: UIHoverGestureRecognizer) {
    guard game.settings.players == 1, recognizer.state == .began || recognizer.state == .changed else { return }
    setGoal(.near, inCourt(recognizer.location(in: pad)).x)
  }

  func tap(at place: CGPoint) {
    // Who does not serve cannot hasten the one who does.
    if !isPaused, game.settings.players == 2, side(at: place) != game.server { return }
    act()
  }

  /// What a tap does: goes on or serves, whichever is due.
  package func act() {
    if isPaused {
      resume()
    } else if game.phase == .serving, !game.settings.isComputer(game.server) {
      show(game.serve())
    }
  }

  // MARK: Paddles

  /// Wants a paddle at a place across the court; its drive brings it there.
  package func setGoal(_ side: Side, _ x: CGFloat) {
    guard !isPaused, !game.isOver, let behavior else { return }
    let goal = court.clampedPaddleX(x)
    guard goal != goals[side.rawValue] else { return }
    goals[side.rawValue] = goal
    behavior.movePaddle(side, to: goal)
    placeWaitingBall()
  }

  /// A screen reader moves a paddle by steps of half its length.
  func stepPaddle(_ side: Side, by steps: Int) {
    setGoal(side, goals[side.rawValue] + CGFloat(steps) * court.paddleLength / 2)
  }

  // MARK: Keys

  static let letters = ["KeyW", "KeyA", "KeyS", "KeyD"]
  static let arrows = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"]

  /// Of each player's keys the one pressed last decides. For two, the letters are the near player's and the arrows the
  /// far one's; one person has both.
  func moveByKeys(_ seconds: Double) {
    guard !heldKeys.isEmpty, game.settings.players > 0 else { return }
    var directions: [CGFloat] = [0, 0]
    for code in heldKeys {
      let isArrow = PongViewController.arrows.contains(code)
      let side = isArrow && game.settings.players == 2 ? Side.far : .near
      let place = (isArrow ? PongViewController.arrows : PongViewController.letters).firstIndex(of: code) ?? 0
      directions[side.rawValue] = place < 2 ? -1 : 1
    }
    for side in Side.allCases where directions[side.rawValue] != 0 {
      setGoal(side, goals[side.rawValue] + directions[side.rawValue] * court.keySpeed * seconds)
    }
  }

  // MARK: Sound

  func play(_ sound: ArcadeSound) {
    let volume =
      switch sound {
      case .wall: 0.35
      case .count: 0.4
      case .paddle: 0.7
      default: 0.8
      }
    play(sound, volume: volume)
  }
}
