import ArcadeKit
import UIKit

/// Buttons and gestures.
extension SetViewController {
  func addActions() {
    on(board.pauseButton) { $0.togglePause() }
    on(board.newButton) { $0.startFreely() }
    on(undoButton) { $0.undo() }
    on(shuffleButton) { $0.shuffleCards() }
    on(hintButton) { $0.hint() }
    on(cover) { $0.resume() }
    on(felt.deck) { $0.dealThree() }
    // EC: a two-finger rotation shuffles the cards (SE-X1).
    view.addGestureRecognizer(
      UIRotationGestureRecognizer { [me = Weak(self)] recognizer in
        if recognizer.state == .ended { me.value?.shuffleCards() }
      })
  }

  private func on(_ control: UIControl, _ body: @escaping (SetViewController) -> Void) {
    control.addAction(
      UIAction { [me = Weak(self)] _ in
        if let me = me.value { body(me) }
      }, for: .touchUpInside)
  }
}
