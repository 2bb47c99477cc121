import Testing
import UIKit
import UIKitCore

@Suite struct AlertTests {
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func host(
    size: CGSize = CGSize(width: 390, height: 844), _ change: (inout PreferencesInput) -> Void = { _ in }
  ) -> HeadlessHost {
    var preferences = PreferencesInput()
    change(&preferences)
    let host = HeadlessHost(size: size, preferences: preferences) { UIViewController() }
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addAction(UIAction { [log] _ in log.lines.append("behind") }, for: .primaryActionTriggered)
    host.view.addSubview(button)
    host.advance(ticks: 1)
    return host
  }

  private func present(
    on host: HeadlessHost, _ style: UIAlertController.Style = .alert, title: String = "You won",
    actions: [(String, UIAlertAction.Style)] = [("New game", .default), ("Cancel", .cancel)],
    prefer: Bool = false
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: "All bricks are gone.", preferredStyle: style)
    for (name, style) in actions {
      let action = UIAlertAction(title: name, style: style) { [log] in log.lines.append($0.title ?? "") }
      alert.addAction(action)
      if prefer, alert.preferredAction == nil { alert.preferredAction = action }
    }
    host.rootViewController!.present(alert, animated: true)
    host.advance(ticks: 1)
    return alert
  }

  /// The card: the second part of the alert's view.
  private func card(of alert: UIAlertController) -> UIView { alert.view.subviews[1] }

  @Test func theCardIsTwoHundredSeventyPointsWideInTheMiddle() {
    let host = host()
    let alert = present(on: host)
    host.settle()
    let frame = card(of: alert).frame
    #expect(frame.width == 270 && frame.midX == 195 && abs(frame.midY - 422) <= 1)
    #expect(host.middle(of: "Cancel")!.x < host.middle(of: "New game")!.x)
    #expect(host.middle(of: "Cancel")!.y == host.middle(of: "New game")!.y)
    #expect(!host.needsFrame)
  }

  @Test func longOrManyChoicesStandBelowEachOther() {
    let host = host()
    _ = present(on: host, actions: [("Cancel", .cancel), ("A rather long choice to make", .default)])
    host.settle()
    #expect(host.middle(of: "Cancel")!.y > host.middle(of: "A rather long choice to make")!.y)
    #expect(host.element("Cancel")!.bounds.width == 270)
  }

  @Test func aTapChoosesOnceAfterTheAlertIsGone() {
    let host = host()
    let alert = present(on: host)
    host.settle()
    host.tap("New game")
    host.tap("New game")
    #expect(log.lines.isEmpty)
    host.settle()
    #expect(log.lines == ["New game"])
    #expect(host.rootViewController!.presentedViewController == nil)
    #expect(alert.view.window == nil)
  }

  @Test func whatIsBehindCannotBeReached() {
    let host = host()
    _ = present(on: host)
    host.settle()
    host.tap(at: CGPoint(x: 150, y: 122))
    #expect(log.lines.isEmpty)
    #expect(host.element("Behind") == nil)
    for _ in 0..<4 {
      host.tab()
      #expect(host.focusedName == "New game" || host.focusedName == "Cancel")
    }
  }

  @Test func itIsAnAlertDialogWithNameAndDescription() {
    let host = host()
    let alert = present(on: host)
    let dialog = host.elements(role: .alertdialog)
    #expect(dialog.count == 1 && dialog[0] === alert.view)
    #expect(dialog[0].accessibilityLabel == "You won")
    #expect(dialog[0].accessibilityHint == "All bricks are gone.")
    #expect(host.screenText.split(separator: "\n").contains("All bricks are gone."))
  }

  @Test func theKeyboardGoesInAndComesBack() {
    let host = host()
    host.tab(to: "Behind")
    _ = present(on: host)
    #expect(host.focusedName == "Cancel")
    host.press("ArrowLeft")
    #expect(host.focusedName == "New game")
    host.press("Space")
    host.settle()
    #expect(log.lines == ["New game"])
    #expect(host.focusedName == "Behind")
  }

  @Test func escapeIsCancelAndEnterIsPreferred() {
    let host = host()
    _ = present(on: host, prefer: true)
    #expect(host.focusedName == "New game")
    host.press("Escape")
    host.settle()
    #expect(log.lines == ["Cancel"])
    _ = present(on: host, prefer: true)
    host.press("Enter")
    host.settle()
    #expect(log.lines == ["Cancel", "New game"])
  }

  @Test func escapeWithoutCancelStays() {
    let host = host()
    _ = present(on: host, actions: [("New game", .default)])
    host.press("Escape")
    host.settle()
    #expect(log.lines.isEmpty && host.rootViewController!.presentedViewController != nil)
    host.activate("New game")
    host.settle()
    #expect(log.lines == ["New game"])
  }

  @Test func disabledChoicesCannotBeMade() {
    let host = host()
    let alert = present(on: host)
    alert.actions[0].isEnabled = false
    host.settle()
    host.tap("New game")
    host.settle()
    #expect(log.lines.isEmpty)
  }

  @Test func aSheetRisesFromBelowAndATapBesideCancels() {
    let host = host()
    let alert = present(on: host, .actionSheet, actions: [("Delete", .destructive), ("Cancel", .cancel)])
    host.settle()
    #expect(card(of: alert).frame.width == 374)
    #expect(host.element("Cancel")!.convert(.zero, to: nil).y > card(of: alert).frame.maxY)
    #expect(host.element("Delete")!.bounds.height == 57)
    host.tap(at: CGPoint(x: 195, y: 100))
    host.settle()
    #expect(log.lines == ["Cancel"])
  }

  @Test func itComesWithASpringOrFades() {
    let host = host()
    let alert = present(on: host)
    host.advance(ticks: 2)
    let early = card(of: alert).layer.presentation()!.frame.width
    #expect(early > 275)
    host.settle()
    let calm = self.host { $0.reducesMotion = 1 }
    let faded = present(on: calm)
    calm.advance(ticks: 2)
    #expect(card(of: faded).layer.presentation()!.frame.width == 270)
    #expect(card(of: faded).layer.presentation()!.opacity < 1)
  }

  @Test func largeTextAndSmallWindowsScrollInside() {
    let host = host(size: CGSize(width: 320, height: 300)) { $0.textScale = 3 }
    let alert = present(on: host, actions: [("One", .default), ("Two", .default), ("Three", .default)])
    host.settle()
    #expect(card(of: alert).frame.minY >= 0 && card(of: alert).frame.maxY <= 300)
    #expect(card(of: alert).frame.minX >= 0 && card(of: alert).frame.maxX <= 320)
    host.tab(to: "Three")
    host.settle()
    #expect(host.isVisible("Three"))
  }

  @Test func aSecondCancelAndASecondAlertAreRefused() {
    let host = host()
    let alert = present(on: host)
    alert.addAction(UIAlertAction(title: "Also cancel", style: .cancel))
    #expect(alert.actions.count == 2)
    _ = present(on: host)
    host.commit()
    #expect(host.diagnostics.count == 2)
  }

  @Test func itComesAndGoesWhileAGamesClockStands() {
    let host = host()
    let game = TickClock(seed: 1)
    game.perform {
      _ = present(on: host, actions: [("Again", .default)])
    }
    game.isPaused = true
    host.settle()
    #expect(host.isVisible("Again"))
    host.tap("Again")
    host.settle()
    #expect(log.lines == ["Again"])
  }

  @Test func nothingLeaks() {
    let host = host()
    weak var alert: UIAlertController?
    do {
      alert = present(on: host)
      host.settle()
      host.tap("Cancel")
      host.settle()
    }
    #expect(alert == nil)
  }

  @Test(arguments: [0, 10, 200], [false, true])
  func oneThatCodeDismissesLeavesNothingBetweenFingersAndViews(ticks: Int, animated: Bool) {
    let host = host()
    _ = present(on: host)
    host.advance(ticks: ticks)
    host.rootViewController!.dismiss(animated: animated)
    host.advance(seconds: 1)
    host.tap("Behind")
    #expect(log.lines == ["behind"])
    #expect(host.rootViewController!.presentedViewController == nil && host.diagnostics.isEmpty)
    // Also in a navigation stack, where the alert belongs to a controller inside.
    let stack = UINavigationController(rootViewController: UIViewController())
    let inside = HeadlessHost { stack }
    let button = UIButton(type: .system)
    button.setTitle("Inside", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    button.addAction(UIAction { [log] _ in log.lines.append("inside") }, for: .primaryActionTriggered)
    stack.topViewController!.view.addSubview(button)
    inside.advance(ticks: 1)
    for _ in 0..<2 {
      stack.topViewController!.present(
        UIAlertController(title: "Over", message: nil, preferredStyle: .alert), animated: true)
      inside.advance(ticks: ticks)
      stack.topViewController!.dismiss(animated: animated)
      inside.advance(seconds: 1)
      inside.tap("Inside")
    }
    #expect(log.lines == ["behind", "inside", "inside"])
  }
}
