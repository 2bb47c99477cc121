import CaromGeometry
import CaromHeadlessHost
import UIKit

/// A session of a card game, in which whole games are played by touch at random sizes.
final class CardSession {
  let host: HeadlessHost
  private(set) var diagnostics: [String] = []

  init(seed: Int32, stored: [String: String], root: @escaping () -> UIViewController) {
    host = HeadlessHost(seed: seed, stored: stored, root: root)
  }

  /// Commits the changes as a page does, and discards all outputs but the diagnostics.
  func commit() {
    host.commitUnread()
    diagnostics += host.diagnostics
    host.forgetOutputs()
  }

  /// Resizes the page to any size from a small phone to a large screen, in either orientation; half of them have a
  /// notch.
  func resize(using chance: inout SeededGenerator) {
    let (short, long) = (chance.next(in: 320.0...1_000).rounded(), chance.next(in: 568.0...1_500).rounded())
    let isUpright = chance.next(below: 2) == 0
    let notch: CGFloat = chance.next(below: 2) == 0 ? 0 : 47
    let edges = UIEdgeInsets(
      top: isUpright ? notch : 0, left: isUpright ? 0 : notch, bottom: notch / 2, right: isUpright ? 0 : notch)
    host.resize(
      to: isUpright ? CGSize(width: short, height: max(short, long)) : CGSize(width: max(short, long), height: short),
      safeArea: edges)
  }

  /// Describes the screen, for a message about a game that does not continue.
  func state(_ play: UIViewController) -> String {
    let top = play.navigationController?.topViewController
    return "\(host.application.keyWindow?.bounds.size ?? .zero), "
      + (play.presentedViewController == nil ? "nothing" : "something") + " presented, "
      + (top === play || top == nil ? "the game" : "another controller") + " on top"
  }

  /// Answers the alert at the end of a game.
  func playAgain(_ report: inout Report, _ name: String) {
    report.expect(host.tap("Play again"), "\(name): nobody asks whether to play again")
    host.advance(seconds: 1)
  }

  /// Whether the app asks for frames although nothing is animated or counted any more.
  func asksForFrames() -> Bool {
    host.settle()
    let asks = host.needsFrame
    host.forgetOutputs()
    return asks
  }

  /// Closes everything that random inputs may have left open, and waits until a screen of the usual size is at rest.
  func calm(_ play: UIViewController, resume: () -> Void) {
    var preferences = PreferencesInput()
    preferences.textScale = 1
    host.send(.preferences(preferences))
    host.hide()
    host.show()
    host.resize(to: CGSize(width: 390, height: 844))
    host.advance(seconds: 2)
    if play.presentedViewController != nil {
      play.dismiss(animated: false)
      host.advance(seconds: 1)
    }
    play.navigationController?.popToViewController(play, animated: false)
    host.advance(seconds: 1)
    resume()
    host.advance(seconds: 12)
  }
}
