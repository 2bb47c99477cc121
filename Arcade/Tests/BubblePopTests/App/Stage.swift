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

/// BubblePop on a host without a page.
final class Stage {
  let delegate = RootDelegate.bubblePop()
  let host: HeadlessHost

  init(
    size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero, seed: Int32 = 7,
    preferences: PreferencesInput = PreferencesInput(), stored: [String: String] = [:], isRecording: Bool = false
  ) {
    host = HeadlessHost(
      delegate: delegate, size: size, safeArea: safeArea, seed: seed, preferences: preferences, stored: stored,
      isRecording: isRecording)
  }

  var play: BubbleViewController { delegate.play! }
  var game: Game { play.game }

  /// Writes a name and begins.
  func start(_ name: String = "Ada") {
    host.replaceText(in: "Your name", with: name)
    host.press("Enter")
    host.advance(ticks: 1)
  }

  /// Lets the countdown pass.
  func countDown() { host.advance(ticks: Rules.beats * Rules.ticksPerBeat + 2) }

  /// A game under way, with at least one bubble on the screen.
  func begin(_ name: String = "Ada") {
    start(name)
    countDown()
    for _ in 0..<40 where game.bubbles.isEmpty { host.advance(ticks: 60) }
  }

  /// Where a bubble is in the window.
  func place(of bubble: Bubble) -> CGPoint {
    play.field.convert(bubble.center(at: game.tick, in: game.field), to: nil)
  }

  /// Taps the first bubble that is fully there; its kind, or nil where there is none.
  @discardableResult
  func popOne(where wanted: (Bubble) -> Bool = { _ in true }) -> BubbleKind? {
    guard let bubble = game.bubbles.first(where: { wanted($0) && !$0.isLeaving }) else { return nil }
    host.touch(phase: .down, at: place(of: bubble))
    host.advance(ticks: 1)
    host.touch(phase: .up, at: place(of: bubble))
    host.advance(ticks: 1)
    return bubble.kind
  }

  /// Runs until the board is shown.
  func finish() { host.advance(ticks: game.length - game.tick + 200) }

  /// What is wrong with the bubbles now, in sentences.
  func faults() -> [String] { game.faults() }
}
