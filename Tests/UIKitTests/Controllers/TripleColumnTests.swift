import Testing
import UIKit
import UIKitCore

private final class Watcher: NSObject, UISplitViewControllerDelegate {
  var top = UISplitViewController.Column.secondary
  var events: [String] = []
  func splitViewController(
    _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { top }
  func splitViewController(_ split: UISplitViewController, willShow column: UISplitViewController.Column) {
    events.append("show \(column.rawValue)")
  }
  func splitViewController(_ split: UISplitViewController, willHide column: UISplitViewController.Column) {
    events.append("hide \(column.rawValue)")
  }
}

/// Split views of three columns: folders, messages, and a message.
@Suite struct TripleColumnTests {
  private let log = CallLog()
  private let watcher = Watcher()

  private func show(width: CGFloat, isRightToLeft: Bool = false) -> (HeadlessHost, UISplitViewController) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    let host = HeadlessHost(size: CGSize(width: width, height: 834), preferences: preferences) { [log, watcher] in
      let split = UISplitViewController(style: .tripleColumn)
      split.delegate = watcher
      split.viewControllers = ["Folders", "Messages", "Message"].map { LoggedController($0, log) }
      return split
    }
    host.advance(ticks: 1)
    return (host, host.rootViewController as! UISplitViewController)
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect {
    let view = split.viewController(for: column)!.view!
    return view.convert(view.bounds, to: nil)
  }

  private func seen(_ host: HeadlessHost) -> [String] {
    ["Folders", "Messages", "Message"].filter { host.isVisible("In \($0)") }
  }

  @Test func theWidthDecidesHowManyAreShown() {
    for (width, shown, mode) in [
      (1366.0, ["Folders", "Messages", "Message"], UISplitViewController.DisplayMode.twoBesideSecondary),
      (1194, ["Messages", "Message"], .oneBesideSecondary), (834, ["Message"], .secondaryOnly),
    ] {
      let (host, split) = show(width: width)
      #expect(seen(host) == shown && split.displayMode == mode && host.diagnostics.isEmpty, "\(width)")
    }
  }

  @Test func threeStandSideBySide() {
    let (host, split) = show(width: 1366)
    #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(frame(split, .supplementary) == CGRect(x: 320, y: 0, width: 320, height: 834))
    #expect(frame(split, .secondary) == CGRect(x: 640, y: 0, width: 726, height: 834))
    split.preferredSupplementaryColumnWidth = 280
    split.preferredPrimaryColumnWidthFraction = 0.2
    host.advance(ticks: 1)
    #expect(split.supplementaryColumnWidth == 280 && split.primaryColumnWidth == 273)
    #expect(frame(split, .secondary).minX == 553)
    let (_, other) = show(width: 1366, isRightToLeft: true)
    #expect(frame(other, .primary).maxX == 1366 && frame(other, .supplementary).maxX == 1046)
    #expect(frame(other, .secondary).minX == 0)
  }

  @Test func screenReadersTellTheBarsApart() {
    let (_, split) = show(width: 1366)
    let bars = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
      split.viewController(for: $0)!.navigationController!.navigationBar
    }
    #expect(bars.map { $0.accessibilityLabel ?? "" } == ["Folders", "Messages", "Message"])
  }

  @Test func thePrimaryColumnPushesTheSecondaryOneAside() {
    let (host, split) = show(width: 1194)
    split.show(.primary)
    #expect(split.displayMode == .twoDisplaceSecondary && split.splitBehavior == .displace)
    host.settle()
    #expect(seen(host) == ["Folders", "Messages", "Message"] && watcher.events == ["show 0"])
    // It keeps its width, and is partly outside the window.
    #expect(frame(split, .secondary) == CGRect(x: 640, y: 0, width: 874, height: 834))
    split.hide(.primary)
    host.settle()
    #expect(split.displayMode == .oneBesideSecondary && frame(split, .secondary).minX == 320)
    split.hide(.supplementary)
    host.settle()
    #expect(split.displayMode == .secondaryOnly && seen(host) == ["Message"])
    #expect(watcher.events == ["show 0", "hide 0", "hide 1"])
  }

  @Test func inUprightTabletsTheyComeOver() {
    let (host, split) = show(width: 834)
    host.tap("Sidebar")
    host.settle()
    #expect(split.displayMode == .oneOverSecondary && host.isVisible("In Messages") && split.splitBehavior == .overlay)
    split.show(.primary)
    host.settle()
    #expect(split.displayMode == .twoOverSecondary && frame(split, .supplementary).minX == 320)
    #expect(frame(split, .secondary).width == 834)
    host.press("Escape")
    host.settle()
    #expect(split.displayMode == .secondaryOnly && seen(host) == ["Message"])
  }

  @Test func behaviorsAreAsked() {
    let (host, split) = show(width: 1366)
    split.preferredSplitBehavior = .overlay
    host.settle()
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    #expect(split.displayMode == .twoOverSecondary)
    split.preferredSplitBehavior = .displace
    host.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    split.preferredDisplayMode = .twoDisplaceSecondary
    host.settle()
    #expect(split.displayMode == .twoDisplaceSecondary && frame(split, .secondary).width == 1046)
  }

  @Test func narrowWindowsHaveOneStackOfAllThree() {
    let (host, split) = show(width: 390)
    let stack = split.viewController(for: .primary)!.navigationController!
    #expect(stack.viewControllers.map { $0.title ?? "" } == ["Folders", "Messages", "Message"])
    split.show(.supplementary)
    host.settle()
    #expect(seen(host) == ["Messages"])
    split.show(.primary)
    host.settle()
    #expect(seen(host) == ["Folders"])
    split.show(.secondary)
    host.settle()
    #expect(seen(host) == ["Message"])
    split.hide(.secondary)
    host.settle()
    #expect(seen(host) == ["Messages"])
    host.resize(to: CGSize(width: 1366, height: 834))
    host.settle()
    #expect(seen(host) == ["Folders", "Messages", "Message"] && host.diagnostics.isEmpty)
  }

  @Test func theDelegateChoosesTheTopColumn() {
    for (top, shown) in [(UISplitViewController.Column.primary, "Folders"), (.supplementary, "Messages")] {
      watcher.top = top
      let (host, _) = show(width: 390)
      #expect(seen(host) == [shown])
    }
  }

  @Test func everyWidthAndBackLosesNothing() {
    let (host, split) = show(width: 1366)
    let deeper = LoggedController("Deeper", log)
    split.viewController(for: .supplementary)!.show(deeper, sender: nil)
    host.settle()
    for width in [1366.0, 1100, 834, 390, 320, 700, 1000, 1366, 390, 1366] {
      host.resize(to: CGSize(width: width, height: 834))
      host.settle()
      #expect(host.isVisible("In Message"), "\(width)")
    }
    #expect(host.isVisible("In Deeper") && frame(split, .primary).width == 320)
    #expect(deeper.navigationController?.viewControllers.map { $0.title ?? "" } == ["Messages", "Deeper"])
    #expect(log.lines.filter { $0 == "Message didLoad" }.count == 1 && host.diagnostics.isEmpty)
  }

  @Test func twoColumnsHaveNoSupplementaryOne() {
    let host = HeadlessHost(size: CGSize(width: 1194, height: 834)) { UISplitViewController(style: .doubleColumn) }
    let split = host.rootViewController as! UISplitViewController
    split.setViewController(UIViewController(), for: .supplementary)
    host.advance(ticks: 1)
    #expect(host.diagnostics.contains { $0.contains("no supplementary column") })
    #expect(split.viewController(for: .supplementary) == nil && split.supplementaryColumnWidth == 0)
    split.preferredDisplayMode = .twoOverSecondary
    split.setViewController(UIViewController(), for: .primary)
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test func nothingLeaks() {
    weak var gone: UISplitViewController?
    weak var middle: UIViewController?
    do {
      let (host, split) = show(width: 1366)
      gone = split
      middle = split.viewController(for: .supplementary)
      host.resize(to: CGSize(width: 390, height: 834))
      host.settle()
      host.resize(to: CGSize(width: 834, height: 834))
      split.show(.primary)
      host.advance(ticks: 10)
    }
    #expect(gone == nil && middle == nil)
  }
}
