import Testing
import UIKit
import UIKitCore

@Suite struct NavigationGestureTests {
  private let log = CallLog()

  /// A finger that goes from the edge to `x` and stays down.
  private func pull(_ host: HeadlessHost, from start: CGFloat = 5, to x: CGFloat, ticks: Int = 60) {
    host.touch(phase: .down, at: CGPoint(x: start, y: 400))
    host.advance(ticks: 1)
    for step in 1...ticks {
      host.touch(phase: .move, at: CGPoint(x: start + (x - start) * Double(step) / Double(ticks), y: 400))
      host.advance(ticks: 1)
    }
  }

  private func letGo(_ host: HeadlessHost, at x: CGFloat) {
    host.touch(phase: .up, at: CGPoint(x: x, y: 400))
    host.advance(ticks: 1)
  }

  @Test func theViewFollowsTheFinger() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    let page = navigation.topViewController!
    pull(host, to: 205)
    #expect(abs(page.view.layer.presentation()!.frame.minX - 200) < 2)
    #expect(navigation.topViewController?.title == "Games")
    host.advance(ticks: 30)
    #expect(abs(page.view.layer.presentation()!.frame.minX - 200) < 2)
    letGo(host, at: 205)
    host.settle()
    #expect(navigation.viewControllers.count == 1 && page.view.superview == nil && page.parent == nil)
  }

  @Test func aSlowFingerThatTurnsBackCancels() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    let page = navigation.topViewController!
    _ = log.take()
    pull(host, to: 105)
    host.advance(ticks: 30)
    letGo(host, at: 105)
    host.settle()
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === page)
    #expect(page.view.frame.minX == 0 && page.view.window != nil && host.isVisible("In Set"))
    #expect(
      log.take() == [
        "Set willLeave", "Games didLoad", "Set willDisappear animated", "Games willAppear animated",
        "Games isAppearing", "Set didMove", "Games willDisappear animated", "Set willAppear animated",
        "Set isAppearing", "Set didAppear", "Games didDisappear",
      ])
    #expect(host.element("Games", role: .button) != nil)
    host.tap("Games")
    host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aThrowGoesBackFromAnywhere() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    pull(host, to: 105, ticks: 8)
    letGo(host, at: 105)
    host.settle()
    #expect(navigation.viewControllers.count == 1 && host.isVisible("In Games"))
  }

  @Test func aCancelledTouchCancels() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    pull(host, to: 300)
    host.touch(phase: .cancel, at: CGPoint(x: 300, y: 400))
    host.settle()
    #expect(navigation.viewControllers.count == 2 && host.isVisible("In Set"))
  }

  @Test func rightToLeftTheEdgeIsTheOther() {
    let (host, navigation) = navigationHost(["Games", "Set"], log) { $0.isRightToLeft = 1 }
    pull(host, to: 300)
    letGo(host, at: 300)
    host.settle()
    #expect(navigation.viewControllers.count == 2)
    pull(host, from: 385, to: 100)
    letGo(host, at: 100)
    host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theFirstOneStays() {
    let (host, navigation) = navigationHost(["Games"], log)
    pull(host, to: 300)
    letGo(host, at: 300)
    host.settle()
    #expect(navigation.viewControllers.count == 1 && host.diagnostics.isEmpty)
  }

  @Test func codeThatGoesElsewhereWhileAFingerIsDownWins() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    pull(host, to: 205)
    navigation.pushViewController(LoggedController("Pong", log), animated: true)
    host.settle()
    letGo(host, at: 205)
    host.settle()
    #expect(navigation.viewControllers.map { $0.title ?? "" } == ["Games", "Pong"])
    #expect(host.isVisible("In Pong") && !host.isVisible("In Set") && host.diagnostics.isEmpty)
  }

  @Test func alongsideBlocksHearOfTheCancel() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    pull(host, to: 105)
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { [log] in
      log.lines.append("changed \($0.isCancelled)")
    }
    host.advance(ticks: 30)
    letGo(host, at: 105)
    host.settle()
    #expect(log.lines.contains("changed true"))
  }
}

private final class Rows: UIViewController {
  let scroll = UIScrollView(frame: .zero)
  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3000)
    view.addSubview(scroll)
  }
}

@Suite struct LargeTitleTests {
  private let log = CallLog()

  private func show() -> (HeadlessHost, UINavigationController, Rows) {
    let host = HeadlessHost(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) {
      let rows = Rows()
      rows.title = "Games"
      let navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    host.advance(ticks: 1)
    let navigation = host.rootViewController as! UINavigationController
    return (host, navigation, navigation.topViewController as! Rows)
  }

  @Test func aLargeTitleStandsBelowTheRow() {
    let (host, navigation, rows) = show()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(rows.scroll.contentOffset.y == -143)
    #expect(host.elements(role: .heading).count == 1)
    #expect(host.middle(of: "Games")!.y > 91)
  }

  @Test func itGoesUpAsTheContentScrolls() {
    let (host, navigation, rows) = show()
    rows.scroll.contentOffset.y = -143 + 20
    host.advance(ticks: 1)
    #expect(navigation.navigationBar.frame.height == 76)
    rows.scroll.contentOffset.y = 200
    host.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(host.middle(of: "Games")!.y < 91 && host.middle(of: "Games")!.x == 195)
    rows.scroll.contentOffset.y = -143
    host.settle()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func aFingerScrollsItAwayAndBack() {
    let (host, navigation, rows) = show()
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.4)
    host.settle()
    #expect(navigation.navigationBar.frame.height == 44 && rows.scroll.contentOffset.y > 0)
    host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800), duration: 0.2)
    host.settle()
    #expect(navigation.navigationBar.frame.height == 96 && rows.scroll.contentOffset.y == -143)
  }

  @Test func thePushedOneMayBeSmall() {
    let (host, navigation, _) = show()
    let page = LoggedController("Set", log)
    page.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(page, animated: true)
    host.settle()
    #expect(navigation.navigationBar.frame.height == 44 && page.view.safeAreaInsets.top == 91)
    navigation.popViewController(animated: true)
    host.settle()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func sidewaysThereIsNoRoomForIt() {
    let (host, navigation, _) = show()
    host.rotate()
    #expect(navigation.navigationBar.frame.height == 32)
    host.resize(to: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.frame.height == 96)
  }
}
