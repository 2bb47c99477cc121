import ArcadeKit
import UIKit

/// Touches, keys and buttons.
extension BreakoutViewController {
  // MARK: Touch

  /// Moves the paddle exactly as far as the finger.
  func pan(_ recognizer: UIPanGestureRecognizer) {
    let x = recognizer.translation(in: courtView).x
    switch recognizer.state {
    case .began:
      pannedX = 0
      dragPaddle(by: x)
      pannedX = x
    case .changed:
      dragPaddle(by: x - pannedX)
      pannedX = x
    default:
      dragPaddle(by: x - pannedX)
      wantedX = paddle.center.x
    }
  }

  func tap(_ recognizer: UITapGestureRecognizer) { act() }

  /// Does what a tap does: resumes, launches or pushes, depending on the state of the game.
  package func act() {
    if isPaused {
      resume()
    } else if game.phase == .serving {
      launch()
    } else {
      push()
    }
  }

  // MARK: Keys

  /// Follows the key that was pressed last. While one is held, the paddle moves in every tick.
  func followHeldKeys() {
    switch heldKeys.last {
    case "ArrowLeft", "KeyA": heldDirection = -1
    case "ArrowRight", "KeyD": heldDirection = 1
    default: heldDirection = 0
    }
    if heldDirection == 0 {
      keyLink?.invalidate()
      keyLink = nil
    } else if keyLink == nil {
      let link = CADisplayLink(
        target: self, selector: Selector("moveByKey", BreakoutViewController.moveByKey))
      link.add(to: .main, forMode: .common)
      keyLink = link
    }
  }

  func moveByKey() {
    dragPaddle(by: heldDirection * court.paddleSpeed / CGFloat(UIApplication.ticksPerSecond))
  }

  // MARK: Sound and touch

  func play(_ sound: ArcadeSound) {
    let volume =
      switch sound {
      case .wall: 0.3
      case .paddle, .crack: 0.6
      default: 0.8
      }
    play(sound, volume: volume)
    if sound == .brick || sound == .special { tick() }
  }
}
