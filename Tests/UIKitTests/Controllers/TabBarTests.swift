import Testing
import UIKit

private final class Page: UIViewController {
  let name: String
  let log: (String) -> Void
  init(_ name: String, log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }
  required init?(coder: NSCoder) { nil }
  override var addressName: String? { name.lowercased() }
  override func viewDidLoad() { log("\(name) load") }
  override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear") }
}

private final class Judge: NSObject, UITabBarControllerDelegate {
  var allows = true
  var chosen: [String] = []
  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool { allows }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    chosen.append(controller.title ?? "")
  }
}

@Suite struct TabBarTests {
  private final class Log { var lines: [String] = [] }
  private let log = Log()
  private let judge = Judge()

  private func show(
    size: CGSize = CGSize(width: 390, height: 844), isRightToLeft: Bool = false
  ) -> (HeadlessHost, UITabBarController) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    let host = HeadlessHost(
      size: size, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), preferences: preferences
    ) { [log] in
      let tabs = UITabBarController()
      tabs.viewControllers = ["Play", "Settings", "About"].map { Page($0) { log.lines.append($0) } }
      return tabs
    }
    let tabs = host.rootViewController as! UITabBarController
    tabs.delegate = judge
    host.advance(ticks: 1)
    return (host, tabs)
  }

  @Test func theBarStandsOnTheLowerEdge() {
    let (host, tabs) = show()
    #expect(host.diagnostics.isEmpty)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 83))
    #expect(tabs.selectedViewController!.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(tabs.selectedViewController!.view.safeAreaInsets.bottom == 83)
    #expect(tabs.selectedViewController!.view.safeAreaInsets.top == 47)
  }

  @Test func sidewaysItIsLower() {
    let (host, tabs) = show()
    host.resize(to: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(tabs.tabBar.frame.height == 53)
    #expect(tabs.selectedViewController!.view.safeAreaInsets.bottom == 53)
  }

  @Test func tabsCallWhatAppleCallsInItsOrder() {
    let (host, tabs) = show()
    #expect(log.lines == ["Play load", "Play willAppear", "Play didAppear"])
    log.lines = []
    host.tap("Settings")
    #expect(tabs.selectedIndex == 1)
    #expect(
      log.lines == [
        "Settings load", "Settings willAppear", "Play willDisappear", "Play didDisappear", "Settings didAppear",
      ])
    #expect(judge.chosen == ["Settings"])
    log.lines = []
    host.tap("Settings")
    #expect(log.lines.isEmpty && judge.chosen == ["Settings", "Settings"])
  }

  @Test func theDelegateMayRefuse() {
    let (host, tabs) = show()
    judge.allows = false
    host.tap("Settings")
    #expect(tabs.selectedIndex == 0 && judge.chosen.isEmpty)
  }

  @Test func codeChoosesWithoutAsking() {
    let (host, tabs) = show()
    judge.allows = false
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController?.title == "About" && judge.chosen.isEmpty)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers![2].tabBarItem)
    tabs.selectedIndex = 9
    #expect(tabs.selectedIndex == 2)
    host.commit()
    #expect(host.diagnostics.count == 1)
  }

  @Test func screenReadersMeetTabs() {
    let (host, tabs) = show()
    #expect(host.elements(role: .tablist).count == 1)
    #expect(host.elements(role: .tab).count == 3)
    #expect(host.element("Play", role: .tab)!.accessibilityTraits.contains(.selected))
    host.activate("About")
    #expect(tabs.selectedIndex == 2)
    #expect(!host.element("Play", role: .tab)!.accessibilityTraits.contains(.selected))
  }

  @Test func arrowsWalkTheTabs() {
    let (host, tabs) = show()
    #expect(host.tab(to: "Play"))
    host.press("ArrowRight")
    #expect(tabs.selectedIndex == 1 && host.focusedName == "Settings")
    host.press("ArrowLeft")
    host.press("ArrowLeft")
    #expect(tabs.selectedIndex == 2)
  }

  @Test func rightToLeftTheFirstIsAtTheRight() {
    let (host, tabs) = show(isRightToLeft: true)
    #expect(host.middle(of: "Play")!.x > host.middle(of: "About")!.x)
    host.tab(to: "Play")
    host.press("ArrowLeft")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func inWideWindowsTabsKeepTogether() {
    let (host, _) = show(size: CGSize(width: 1024, height: 768))
    #expect(abs(host.middle(of: "Settings")!.x - 512) < 1)
    #expect(host.middle(of: "Settings")!.x - host.middle(of: "Play")!.x < 200)
  }

  @Test func theAddressFollowsAPersonsChoice() {
    let (host, tabs) = show()
    host.tap("Settings")
    #expect(host.addresses == ["/settings"])
    #expect(tabs.select(addressName: "about"))
    #expect(tabs.selectedIndex == 2)
    #expect(!tabs.select(addressName: "nowhere"))
  }

  @Test func itemsShowTheirBadge() {
    let (host, tabs) = show()
    tabs.viewControllers![1].tabBarItem.badgeValue = "3"
    host.advance(ticks: 1)
    #expect(host.element("Settings", role: .tab)!.accessibilityValue == "3")
  }

  @Test func removingTheShownTabShowsAnother() {
    let (host, tabs) = show()
    log.lines = []
    tabs.viewControllers = Array(tabs.viewControllers!.dropFirst())
    host.advance(ticks: 1)
    #expect(tabs.selectedViewController?.title == "Settings")
    #expect(log.lines.contains("Play didDisappear") && log.lines.contains("Settings didAppear"))
    #expect(host.elements(role: .tab).count == 2)
  }

  /// developer.apple.com, `additionalSafeAreaInsets`: "Custom insets that you specify to modify the view controller's safe
  /// area"; the bar comes on top of them.
  @Test func aChildKeepsItsOwnInsets() {
    let (host, tabs) = show()
    let child = tabs.viewControllers![0]
    let covered = child.view.safeAreaInsets.bottom
    child.additionalSafeAreaInsets.bottom = 10
    host.rotate()
    host.rotate()
    host.advance(ticks: 1)
    #expect(covered > 34 && child.additionalSafeAreaInsets.bottom == 10)
    let all = child.view.safeAreaInsets.bottom
    child.additionalSafeAreaInsets.bottom = 0
    #expect(all > 44 && child.view.safeAreaInsets.bottom == all - 10)
  }
}
