import BubblePop
import CaromGeometry
import CaromHeadlessHost
import UIKit

/// Plays BubblePop with fingers that touch down anywhere, a hundred times a second, and checks the screen in each tick:
/// no bubble overlaps another or is cut off, there are never too many, and the score equals a recount of the event log.
package struct BubbleMonkey {
  package static let touchesPerSecond = 100
  private static let fingers = 5
  /// One touch in this many goes anywhere on the screen, not only where bubbles are.
  private static let strayTouches: UInt32 = 2500

  package private(set) var ticks = 0
  package private(set) var touches = 0
  package private(set) var pops = 0
  package private(set) var games = 0
  package private(set) var mostBubbles = 0
  /// The first faults found, as sentences.
  package private(set) var faults: [String] = []

  private let host: HeadlessHost
  private let tabs: UITabBarController
  private let controller: BubbleViewController
  private let log = EventLog()
  private var recount = Recount()
  private var chance: SeededGenerator
  private var owedTouches = 0

  package init(seed: UInt64, size: CGSize = CGSize(width: 393, height: 852), stored: [String: String] = [:]) {
    host = HeadlessHost(size: size, seed: Int32(truncatingIfNeeded: seed), stored: stored) {
      BubblePopApp.makeRootViewController()
    }
    tabs = host.rootViewController as! UITabBarController
    controller = tabs.viewControllers![0] as! BubbleViewController
    chance = SeededGenerator(seed: seed)
    controller.onEvent = { [log] event in log.events.append(event) }
    host.replaceText(in: "Your name", with: "Monkey")
    host.press("Enter")
  }

  /// Plays on for this many seconds of the session.
  package mutating func play(seconds: Int) {
    for _ in 0..<(seconds * 120) {
      owedTouches += BubbleMonkey.touchesPerSecond
      while owedTouches >= 120 {
        owedTouches -= 120
        touch()
      }
      host.advance(ticks: 1)
      ticks += 1
      check()
      if ticks % 60 == 0 { comeBack() }
    }
  }

  private mutating func touch() {
    let isStray = chance.next(below: BubbleMonkey.strayTouches) == 0
    let view = isStray ? host.view : controller.runView
    let area = view.bounds
    let place = view.convert(
      CGPoint(x: chance.next(in: 0...max(area.width, 1)), y: chance.next(in: 0...max(area.height, 1))), to: nil)
    let id = Int32(touches % BubbleMonkey.fingers + 1)
    host.touch(id: id, phase: .down, at: place)
    host.touch(id: id, phase: .up, at: place)
    touches += 1
  }

  /// Checks what happened in the last tick, and what is on the screen after it.
  private mutating func check() {
    for event in log.events {
      switch event {
      case .started where controller.game.tick == 0:
        recount = Recount()
        games += 1
      case .popped(let bubble, let points, _):
        pops += 1
        let counted = recount.count(bubble.kind)
        if counted != points { complain("a \(bubble.kind.name) one brought \(points) and should bring \(counted)") }
      default: break
      }
    }
    log.events = []
    let game = controller.game
    mostBubbles = max(mostBubbles, game.bubbles.count)
    for fault in game.faults() { complain(fault) }
    if game.tick > 0, game.score != recount.score {
      complain("the score is \(game.score), the log comes to \(recount.score)")
    }
  }

  private mutating func complain(_ fault: String) {
    if faults.count < 20 { faults.append("game \(games): " + fault) }
  }

  /// Goes back to a running game, or starts one, and discards the outputs so far.
  private mutating func comeBack() {
    if host.element("OK") != nil { host.tap("OK") }
    if host.wantedFile != nil { host.openNoFile() }
    if host.wantedShare != nil { host.answerShare(SharedInput.cancelled) }
    if tabs.selectedIndex != 0 { tabs.selectedIndex = 0 }
    if controller.isPaused { host.press("KeyP") }
    if controller.game.phase == .over || controller.game.phase == .idle {
      for button in ["Play again", "Start"] where host.isVisible(button) {
        host.tap(button)
        break
      }
    }
    host.commitUnread()
    for fault in host.diagnostics { complain(fault) }
    host.forgetOutputs()
  }
}

/// The events since the last check.
private final class EventLog {
  var events: [Game.Event] = []
}

/// Counts the score by the rules, independently of the game.
private struct Recount {
  private static let points = ["red": 1, "pink": 2, "green": 5, "blue": 8, "black": 10, "gold": 15, "pearl": 3]
  private var color: String?
  private var isInRun = false
  private(set) var score = 0

  /// Counts one more bubble, and returns its points.
  mutating func count(_ kind: BubbleKind) -> Int {
    let full = Double(Recount.points[kind.name] ?? 0)
    let isPearl = kind.name == "pearl"
    let goesOn = isInRun && (isPearl || color == nil || color == kind.name)
    if !goesOn { color = nil }
    if !isPearl { color = kind.name }
    isInRun = true
    let points = Int((goesOn ? full * 1.5 : full).rounded(.toNearestOrAwayFromZero))
    score += points
    return points
  }
}
