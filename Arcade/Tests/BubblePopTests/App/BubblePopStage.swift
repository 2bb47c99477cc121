import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import BubblePop

extension RootDelegate {
  /// Shows BubblePop alone, as the arcade does in its window.
  static func bubblePop() -> RootDelegate { RootDelegate { BubblePopApp.makeRootViewController() } }

  var tabs: UITabBarController? { rootViewController as? UITabBarController }
  var play: BubbleViewController? { tabs?.viewControllers?.first as? BubbleViewController }
}

/// BubblePop on a headless host, with shortcuts to what the tests inspect.
final class BubblePopStage {
  let delegate = RootDelegate.bubblePop()
  let host: HeadlessHost

  init(
    size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero, seed: Int32 = 7,
    preferences: PreferencesInput = PreferencesInput(), stored: [String: String] = [:], address: String = "",
    isRecording: Bool = false
  ) {
    host = HeadlessHost(
      delegate: delegate, size: size, safeArea: safeArea, seed: seed, preferences: preferences, stored: stored,
      address: address,
      isRecording: isRecording)
  }

  /// A stored board of the seed's rules, or of others.
  static func board(_ scores: String..., rules: String = "60-15-1-100-0-0") -> String {
    "BubblePop scores 2\n\(scores.count + 1)\nrules \(rules)\n" + scores.map { $0 + "\n" }.joined()
  }

  var play: BubbleViewController { delegate.play! }
  var game: Game { play.game }

  /// Types a name and starts a game.
  func start(_ name: String = "Ada") {
    host.replaceText(in: "Your name", with: name)
    host.press("Enter")
    host.advance(ticks: 1)
  }

  /// Waits until the countdown is over.
  func countDown() { host.advance(ticks: Rules.beats * Rules.ticksPerBeat + 2) }

  /// Starts a game and waits until there is at least one bubble on the screen.
  func begin(_ name: String = "Ada") {
    start(name)
    countDown()
    for _ in 0..<40 where game.bubbles.isEmpty { host.advance(ticks: 60) }
  }

  /// The center of a bubble in the window.
  func place(of bubble: Bubble) -> CGPoint {
    play.field.convert(bubble.center(at: game.tick, in: game.field), to: nil)
  }

  /// Taps the first bubble that meets a condition and is not leaving; returns its kind, or nil if there is none.
  @discardableResult
  func popOne(where wanted: (Bubble) -> Bool = { _ in true }) -> BubbleKind? {
    guard let bubble = game.bubbles.first(where: { wanted($0) && !$0.isLeaving }) else { return nil }
    host.touch(phase: .down, at: place(of: bubble))
    host.advance(ticks: 1)
    host.touch(phase: .up, at: place(of: bubble))
    host.advance(ticks: 1)
    return bubble.kind
  }

  /// Advances until the board is shown.
  func finish() { host.advance(ticks: game.length - game.tick + 200) }

  /// Leaves the card at the end of a game for the board.
  func toBoard() {
    host.tap("High scores")
    host.settle()
  }

  /// Every broken invariant of the bubbles, one sentence each.
  func faults() -> [String] { game.faults() }
}
