import ArcadeKit
import UIKit

/// Touches, mouse, keys and buttons.
extension BreakoutViewController {
  // MARK: Touch and mouse

  /// Moves the paddle exactly as far as the finger; before a launch, moving up and down turns the aim.
  func pan(_ recognizer: UIPanGestureRecognizer) {
    let place = recognizer.translation(in: courtView)
    if recognizer.state == .began { panned = .zero }
    dragPaddle(by: (place.x - panned.x) * direction)
    turnAim(by: aimTurn(place.y - panned.y))
    panned = place
    if recognizer.state != .began, recognizer.state != .changed { wantedX = paddle.center.x }
  }

  /// The paddle follows the mouse, whether a button is pressed or not.
  func hover(_ recognizer: UIHoverGestureRecognizer) {
    if recognizer.state == .ended {
      hovered = nil
      return
    }
    let place = recognizer.location(in: courtView)
    let before = hovered
    hovered = place
    guard !isPaused, !game.isOver, !court.isEmpty else { return }
    if place.x != before?.x { steer(to: game.isOn(.mirror) ? court.size.width - place.x : place.x) }
    if let before { turnAim(by: aimTurn(place.y - before.y)) }
  }

  /// How far the aim turns when a finger or the mouse moves down by `points`: moving up turns it to the left.
  private func aimTurn(_ down: CGFloat) -> CGFloat { down * Rules.aimPerPoint }

  /// −1 while left and right are swapped.
  private var direction: CGFloat { game.isOn(.mirror) ? -1 : 1 }

  /// A tap resumes, launches and lets go. It pushes only when a push is offered: a tap that is meant to aim costs nothing.
  func tap(_ recognizer: UITapGestureRecognizer) {
    if refusal != nil {
      refusal = nil
      return updateNotice()
    }
    if isPaused || game.phase == .serving || !heldBalls.isEmpty || game.offersPush { act() }
  }

  /// Does what the button and Space do: resumes, launches, lets go or pushes, depending on the state of the game.
  package func act() {
    guard judged == nil else { return }
    refusal = nil
    if isPaused {
      goOn()
    } else if game.phase == .serving {
      launch()
    } else if !heldBalls.isEmpty {
      release()
    } else {
      push()
    }
  }

  // MARK: Keys

  /// Follows the keys that were pressed last. While one is held, the paddle moves or the aim turns in every tick.
  func followHeldKeys() {
    heldDirection = 0
    heldTurn = 0
    for key in heldKeys {
      switch key {
      case "ArrowLeft", "KeyA": heldDirection = -1
      case "ArrowRight", "KeyD": heldDirection = 1
      case "ArrowUp", "KeyW": heldTurn = -1
      case "ArrowDown", "KeyS": heldTurn = 1
      default: break
      }
    }
    if heldDirection == 0, heldTurn == 0 {
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
    if heldDirection != 0 {
      dragPaddle(by: heldDirection * direction * court.paddleSpeed / CGFloat(UIApplication.ticksPerSecond))
    }
    if heldTurn != 0 { turnAim(by: heldTurn * Rules.aimPerTick) }
  }

  // MARK: Sound and touch

  func play(_ sound: ArcadeSound) {
    let volume =
      switch sound {
      case .wall: 0.3
      case .paddle, .crack, .error: 0.6
      default: 0.8
      }
    play(sound, volume: volume)
    if sound == .special { tick() }
  }

  /// Plays the note of a brick.
  func sound(_ note: SynthesizedSound) {
    guard hasSound else { return }
    UIApplication.shared.play(note, volume: 0.8)
    tick()
  }
}
