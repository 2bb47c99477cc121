import Testing
import UIKit
import UIKitCore

private final class Judge: NSObject, UISplitViewControllerDelegate {
  var keepsPrimary = false
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
  ) -> Bool { keepsPrimary }
  func splitViewController(
    _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { keepsPrimary ? .primary : proposed }
}

@Suite struct SplitTests {
  private let log = CallLog()
  private let judge = Judge()

  private func show(
    width: CGFloat = 1194, height: CGFloat = 834, style: UISplitViewController.Style = .doubleColumn,
    isRightToLeft: Bool = false
  ) -> (HeadlessHost, UISplitViewController) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    let host = HeadlessHost(size: CGSize(width: width, height: height), preferences: preferences) { [log, judge] in
      let split = UISplitViewController(style: style)
      split.delegate = judge
      split.viewControllers = [LoggedController("Themes", log), LoggedController("Game", log)]
      return split
    }
    host.advance(ticks: 1)
    return (host, host.rootViewController as! UISplitViewController)
  }

  private func frame(_ controller: UIViewController?) -> CGRect {
    controller!.view.convert(controller!.view.bounds, to: nil)
  }

  @Test func wideWindowsHaveBothColumns() {
    let (host, split) = show()
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && host.diagnostics.isEmpty)
    #expect(frame(split.viewControllers[0]) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(frame(split.viewControllers[1]) == CGRect(x: 320, y: 0, width: 874, height: 834))
    #expect(split.viewControllers[0].splitViewController === split)
    #expect(
      log.take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") } == [
        "Themes willAppear", "Themes isAppearing", "Game willAppear", "Game isAppearing", "Themes didAppear",
        "Game didAppear",
      ])
  }

  @Test func widthsAreAsked() {
    let (host, split) = show()
    split.preferredPrimaryColumnWidthFraction = 0.4
    host.advance(ticks: 1)
    #expect(split.primaryColumnWidth == 478)
    split.maximumPrimaryColumnWidth = 400
    host.advance(ticks: 1)
    #expect(frame(split.viewControllers[0]).width == 400 && frame(split.viewControllers[1]).minX == 400)
    split.preferredPrimaryColumnWidthFraction = 0.1
    split.minimumPrimaryColumnWidth = 200
    host.advance(ticks: 1)
    #expect(split.primaryColumnWidth == 200)
  }

  @Test func narrowWindowsHaveOneStack() {
    let (host, split) = show(width: 390, height: 844)
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    #expect(host.isVisible("In Game") && !host.isVisible("In Themes"))
    host.tap("Themes")
    host.settle()
    #expect(host.isVisible("In Themes") && !host.isVisible("In Game"))
    split.show(.secondary)
    host.settle()
    #expect(host.isVisible("In Game"))
  }

  @Test func theDelegateMayKeepThePrimaryOnTop() {
    judge.keepsPrimary = true
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let (host, split) = show(width: 390, height: 844, style: style)
      #expect(split.isCollapsed && host.isVisible("In Themes") && !host.isVisible("In Game"))
    }
  }

  @Test func detailsArePushedWhereOneFitsAndReplacedWhereTwoDo() {
    judge.keepsPrimary = true
    let (host, split) = show(width: 390, height: 844)
    let other = LoggedController("Other", log)
    split.viewControllers[0].showDetailViewController(other, sender: nil)
    host.settle()
    #expect(host.isVisible("In Other") && other.navigationController?.viewControllers.count == 2)
    host.resize(to: CGSize(width: 1194, height: 834))
    host.settle()
    #expect(split.viewControllers[1] === other && host.isVisible("In Themes") && host.isVisible("In Other"))
    let third = LoggedController("Third", log)
    split.viewControllers[0].showDetailViewController(third, sender: nil)
    host.settle()
    #expect(host.isVisible("In Third") && !host.isVisible("In Other") && other.parent == nil)
  }

  @Test func everyWidthAndBackLosesNothing() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let (host, split) = show(style: style)
      let (themes, game) = (split.viewControllers[0], split.viewControllers[1])
      let deeper = LoggedController("Deeper", log)
      game.show(deeper, sender: nil)
      host.settle()
      let deep = style == .doubleColumn
      for width in Array(stride(from: 1440.0, through: 320, by: -40))
        + Array(stride(from: 320.0, through: 1440, by: 40))
      {
        host.resize(to: CGSize(width: width, height: 834))
        host.settle()
        #expect(host.isVisible("In Deeper"), "\(width)")
        #expect(split.isCollapsed == (width < 600))
        if split.displayMode == .oneBesideSecondary { #expect(host.isVisible("In Themes")) }
      }
      #expect(split.viewController(for: .primary) === themes && host.diagnostics.isEmpty)
      if deep {
        #expect(split.viewController(for: .secondary) === game)
        #expect(deeper.navigationController?.viewControllers.map { $0.title ?? "" } == ["Game", "Deeper"])
      }
      #expect(log.lines.filter { $0 == "Game didLoad" }.count == 1)
      log.lines = []
    }
  }

  @Test func whoWentBackFindsTheGameAgain() {
    let (host, split) = show(width: 390, height: 844)
    host.tap("Themes")
    host.settle()
    host.resize(to: CGSize(width: 1194, height: 834))
    host.settle()
    #expect(host.isVisible("In Themes") && host.isVisible("In Game"))
    host.resize(to: CGSize(width: 390, height: 844))
    host.settle()
    #expect(host.isVisible("In Game") && split.isCollapsed)
    #expect(log.lines.filter { $0 == "Game didLoad" }.count == 1)
  }

  @Test func aDetailThatTheAppPushedItselfFindsItsColumn() {
    judge.keepsPrimary = true
    let (host, split) = show(width: 390, height: 844)
    let (themes, game) = (split.viewController(for: .primary)!, split.viewController(for: .secondary)!)
    #expect(split.isCollapsed && host.isVisible("In Themes"))
    themes.navigationController?.pushViewController(game, animated: false)
    host.settle()
    #expect(host.isVisible("In Game") && !host.isVisible("In Themes"))
    host.resize(to: CGSize(width: 1194, height: 834))
    host.settle()
    #expect(host.isVisible("In Themes") && host.isVisible("In Game") && host.diagnostics.isEmpty)
    #expect(themes.navigationController?.viewControllers.count == 1)
    #expect(game.navigationController !== themes.navigationController)
  }

  @Test func inUprightTabletsThePrimaryColumnComesOver() {
    let (host, split) = show(width: 820, height: 1180)
    #expect(split.displayMode == .secondaryOnly && !host.isVisible("In Themes"))
    #expect(frame(split.viewControllers[1]).width == 820)
    host.tap("Sidebar")
    host.settle()
    #expect(split.displayMode == .oneOverSecondary && host.isVisible("In Themes"))
    #expect(host.element("In Game") == nil)
    host.tap(at: CGPoint(x: 600, y: 600))
    host.settle()
    #expect(split.displayMode == .secondaryOnly && !host.isVisible("In Themes"))
    split.show(.primary)
    host.settle()
    host.press("Escape")
    host.settle()
    #expect(split.displayMode == .secondaryOnly && host.isVisible("In Game"))
    #expect(log.lines.filter { $0 == "Themes didAppear" }.count == 2)
    #expect(log.lines.filter { $0 == "Themes didDisappear" }.count == 2)
  }

  @Test func aSwipeFromTheEdgeBringsItIn() {
    let (host, split) = show(width: 820, height: 1180)
    host.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 200, y: 500))
    host.settle()
    #expect(split.displayMode == .oneOverSecondary && host.isVisible("In Themes"))
  }

  @Test func thePrimaryColumnIsPutAwayAndBroughtBack() {
    let (host, split) = show()
    split.hide(.primary)
    host.settle()
    #expect(split.displayMode == .secondaryOnly && frame(split.viewControllers[1]).width == 1194)
    split.show(.primary)
    host.settle()
    #expect(split.displayMode == .oneBesideSecondary && frame(split.viewControllers[1]).minX == 320)
    split.preferredDisplayMode = .secondaryOnly
    host.settle()
    #expect(!host.isVisible("In Themes"))
  }

  @Test func rightToLeftThePrimaryColumnIsAtTheRight() {
    let (_, split) = show(isRightToLeft: true)
    #expect(frame(split.viewControllers[0]).maxX == 1194 && frame(split.viewControllers[1]).minX == 0)
  }

  @Test func aCompactColumnStandsInForBoth() {
    let (host, split) = show(width: 390, height: 844)
    split.setViewController(LoggedController("Small", log), for: .compact)
    host.settle()
    #expect(host.isVisible("In Small") && !host.isVisible("In Game"))
    host.resize(to: CGSize(width: 1194, height: 834))
    host.settle()
    #expect(host.isVisible("In Game") && host.isVisible("In Themes") && !host.isVisible("In Small"))
  }

  /// The column's former controller is no longer a child, as for the other columns.
  @Test func anotherCompactColumnTakesTheFirstOnesPlace() {
    let (host, split) = show(width: 390, height: 844)
    let (small, smaller) = (LoggedController("Small", log), LoggedController("Smaller", log))
    split.setViewController(small, for: .compact)
    host.settle()
    #expect(small.parent === split)
    split.setViewController(smaller, for: .compact)
    host.settle()
    #expect(host.isVisible("In Smaller") && !host.isVisible("In Small"))
    #expect(small.parent == nil && small.viewIfLoaded?.superview == nil && smaller.parent === split)
    split.setViewController(nil, for: .compact)
    host.settle()
    #expect(smaller.parent == nil && !host.isVisible("In Smaller"))
  }

  @Test func pushesStayInTheirColumn() {
    let (host, split) = show()
    let list = LoggedController("List", log)
    split.viewControllers[0].show(list, sender: nil)
    host.settle()
    #expect(host.isVisible("In List") && host.isVisible("In Game") && frame(list).width == 320)
    host.resize(to: CGSize(width: 390, height: 844))
    host.settle()
    #expect(host.isVisible("In Game"))
    host.resize(to: CGSize(width: 1194, height: 834))
    host.settle()
    #expect(host.isVisible("In List") && host.isVisible("In Game") && frame(list).width == 320)
  }

  @Test func nothingLeaks() {
    weak var gone: UISplitViewController?
    weak var game: UIViewController?
    do {
      let (host, split) = show()
      gone = split
      game = split.viewControllers[1]
      host.resize(to: CGSize(width: 390, height: 844))
      host.settle()
      host.resize(to: CGSize(width: 820, height: 1180))
      split.show(.primary)
      host.advance(ticks: 10)
    }
    #expect(gone == nil && game == nil)
  }
}
