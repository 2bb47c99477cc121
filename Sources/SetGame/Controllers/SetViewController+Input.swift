import ArcadeKit
import UIKit

/// Fingers, keys and buttons, and the pause.
extension SetViewController {
  func addActions() {
    on(board.pauseButton) { $0.togglePause() }
    on(board.newButton) { $0.startNewGame() }
    on(board.undoButton) { $0.undo() }
    on(board.shuffleButton) { $0.shuffle() }
    on(board.hintButton) { $0.hint() }
    on(cover) { $0.resume() }
    on(felt.deck) { $0.dealThree() }
    let swipe = UISwipeGestureRecognizer { [me = Weak(self)] _ in me.value?.dealThree() }
    swipe.direction = .down
    felt.addGestureRecognizer(swipe)
    // EC: two fingers that turn about each other shuffle the cards.
    felt.addGestureRecognizer(
      UIRotationGestureRecognizer { [me = Weak(self)] recognizer in
        if recognizer.state == .ended { me.value?.shuffle() }
      })
    NotificationCenter.default.addObserver(
      self, selector: Selector("pause", SetViewController.pause),
      name: UIApplication.willResignActiveNotification, object: nil)
  }

  private func on(_ control: UIControl, _ body: @escaping (SetViewController) -> Void) {
    control.addAction(
      UIAction { [me = Weak(self)] _ in
        if let me = me.value { body(me) }
      }, for: .touchUpInside)
  }

  // MARK: Keys

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, key.modifierFlags.isEmpty,
      keyWentDown(key.code, isRepeat: press.isRepeat)
    else { return super.pressesBegan(presses, with: event) }
  }

  /// Answers a key by its place; false where it means nothing here.
  private func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    switch code {
    case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown":
      guard !isPaused, let first = cardViews.first else { return false }
      UIApplication.shared.focus(first)
    case _ where isRepeat: return ["KeyP", "KeyN", "KeyD", "KeyS", "KeyH", "KeyU", "Backspace"].contains(code)
    case "KeyP": togglePause()
    case "KeyN": startNewGame()
    case "KeyD": dealThree()
    case "KeyS": shuffle()
    case "KeyH": hint()
    case "KeyU": undo()
    case "Backspace": clearSelection()
    default: return false
    }
    return true
  }

  // MARK: Pause

  func togglePause() { isPaused ? resume() : pause() }

  /// Stops the game's clock where it is and hides the cards.
  package func pause() {
    guard !game.isOver, !isPaused, run != nil else { return }
    letTimePass()
    guard !game.isOver else { return updateViewFromModel() }
    isPaused = true
    run.isPaused = true
    updateViewFromModel()
  }

  /// Lets the clock run on.
  package func resume() {
    guard isPaused else { return }
    isPaused = false
    run.isPaused = false
    updateViewFromModel()
  }
}
