import ArcadeKit
import UIKit

/// Touches, keys and buttons.
extension PongViewController {
  // MARK: Touch

  /// The side that a finger plays. With two players it is the half that the finger touched; with one, it is the near
  /// side.
  private func side(at place: CGPoint) -> Side? {
    switch game.settings.players {
    case 0: nil
    case 1: .near
    default: inCourt(place).y < court.length / 2 ? .far : .near
    }
  }

  private func inCourt(_ place: CGPoint) -> CGPoint { court.inCourt(courtView.convert(place, from: pad)) }

  /// Moves the paddle of the finger that touched down at `start` to where the finger is now.
  func finger(from start: CGPoint, at place: CGPoint) {
    guard let side = side(at: start) else { return }
    setGoal(side, inCourt(place).x)
  }

  /// Follows a mouse without a pressed button, but only for a single player: with two, it could be either one's.
  func hover(_ recognizer: UIHoverGestureRecognizer) {
    guard game.settings.players == 1, recognizer.state == .began || recognizer.state == .changed else { return }
    setGoal(.near, inCourt(recognizer.location(in: pad)).x)
  }

  func tap(at place: CGPoint) {
    // Only the server may start the serve.
    if !isPaused, game.settings.players == 2, side(at: place) != game.server { return }
    act()
  }

  /// Does what a tap does: resumes or serves, depending on the state of the match.
  package func act() {
    if isPaused {
      resume()
    } else if game.phase == .serving, !game.settings.isComputer(game.server) {
      show(game.serve())
    }
  }

  // MARK: Paddles

  /// Sets the position across the court that a paddle should reach; its drive moves it there.
  package func setGoal(_ side: Side, _ x: CGFloat) {
    guard !isPaused, !game.isOver, let behavior else { return }
    let goal = court.clampedPaddleX(x)
    guard goal != goals[side.rawValue] else { return }
    goals[side.rawValue] = goal
    behavior.movePaddle(side, to: goal)
    placeWaitingBall()
  }

  /// Moves a paddle by steps of half its length, for a screen reader.
  func stepPaddle(_ side: Side, by steps: Int) {
    setGoal(side, goals[side.rawValue] + CGFloat(steps) * court.paddleLength / 2)
  }

  // MARK: Keys

  static let letters = ["KeyW", "KeyA", "KeyS", "KeyD"]
  static let arrows = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"]

  /// Follows the key that each player pressed last. With two players, the letters belong to the near player and the
  /// arrows to the far one; a single player has both.
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
