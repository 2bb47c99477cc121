import Testing
import UIKit

/// A page that leads to a page for every number.
private final class Page: UIViewController {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init()
    title = "Page \(number)"
  }
  required init?(coder: NSCoder) { nil }
  override func viewController(forAddressName name: String) -> UIViewController? {
    name == "page-\(number + 1)" ? Page(number + 1) : nil
  }
}

private final class Tab: UITabBarController {}

@Suite struct NavigationAddressTests {
  private func show() -> (HeadlessHost, UINavigationController) {
    let host = HeadlessHost { UINavigationController(rootViewController: Page(1)) }
    host.advance(ticks: 1)
    return (host, host.rootViewController as! UINavigationController)
  }

  private func go(_ host: HeadlessHost, to path: String) {
    var address = AddressInput()
    address.path = path
    address.isBack = 1
    host.send(.address(address))
    host.advance(ticks: 1)
    host.settle()
  }

  @Test func eachPushAddsItsName() {
    let (host, navigation) = show()
    #expect(host.addresses.isEmpty)
    navigation.pushViewController(Page(2), animated: true)
    host.settle()
    let named = Page(3)
    named.navigationItem.addressName = "last"
    navigation.pushViewController(named, animated: true)
    host.settle()
    #expect(host.addresses == ["/page-2", "/page-2/last"])
    navigation.popToRootViewController(animated: true)
    host.settle()
    #expect(host.addresses.last == "/")
  }

  @Test func backPopsAndForwardPushesAgain() {
    let (host, navigation) = show()
    navigation.pushViewController(Page(2), animated: true)
    host.settle()
    let before = host.addresses.count
    go(host, to: "/")
    #expect(navigation.viewControllers.count == 1)
    go(host, to: "/page-2")
    #expect(navigation.viewControllers.map { $0.title ?? "" } == ["Page 1", "Page 2"])
    #expect(host.addresses.count == before && host.diagnostics.isEmpty)
  }

  @Test func aDeepLinkRestoresTheStack() {
    let (host, navigation) = show()
    go(host, to: "/page-2/page-3/page-4")
    #expect(navigation.viewControllers.map { $0.title ?? "" } == ["Page 1", "Page 2", "Page 3", "Page 4"])
    let third = navigation.viewControllers[2]
    go(host, to: "/page-2/page-3")
    #expect(navigation.topViewController === third)
  }

  @Test func anUnknownPlaceIsToldAndChangesNothing() {
    let (host, navigation) = show()
    navigation.pushViewController(Page(2), animated: true)
    host.settle()
    go(host, to: "/nowhere/else")
    #expect(navigation.viewControllers.count == 2 && host.diagnostics.count == 1)
  }

  @Test func inATabTheAddressBeginsWithTheTab() {
    let host = HeadlessHost {
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: Page(1))
      stack.title = "Games"
      tabs.viewControllers = [stack, UIViewController()]
      return tabs
    }
    host.advance(ticks: 1)
    let stack = (host.rootViewController as! UITabBarController).viewControllers![0] as! UINavigationController
    stack.pushViewController(Page(2), animated: true)
    host.settle()
    #expect(host.addresses == ["/page-2"])
    go(host, to: "/")
    #expect(stack.viewControllers.count == 1)
  }

  @Test("Going back by the bar, by Escape or by code steps back in the browser's history")
  func aPopStepsBackInTheHistory() {
    let (host, navigation) = show()
    for number in 2...4 {
      navigation.pushViewController(Page(number), animated: true)
      host.settle()
    }
    #expect(host.history == ["", "/page-2", "/page-2/page-3", "/page-2/page-3/page-4"])
    #expect(host.tap("Page 3"))
    host.settle()
    #expect(host.history.count == 4 && host.address == "/page-2/page-3")
    host.press("Escape")
    host.settle()
    #expect(host.address == "/page-2")
    // Forward leads to where the person was, and Back leads back again.
    host.goForward()
    host.settle()
    #expect(navigation.viewControllers.count == 3 && host.address == "/page-2/page-3")
    host.goBack()
    host.settle()
    #expect(navigation.viewControllers.count == 2 && host.history.count == 4)
    // The forward history is discarded once another path is taken.
    navigation.pushViewController(Page(9), animated: true)
    host.settle()
    #expect(host.history == ["", "/page-2", "/page-2/page-9"] && host.diagnostics.isEmpty)
  }

  @Test("A pop over several steps goes back over all of them")
  func aPopToTheRootStepsBackAllTheWay() {
    let host = HeadlessHost(address: "/") { UINavigationController(rootViewController: Page(1)) }
    host.advance(ticks: 1)
    let navigation = host.rootViewController as! UINavigationController
    for number in 2...4 {
      navigation.pushViewController(Page(number), animated: true)
      host.settle()
    }
    navigation.popToRootViewController(animated: true)
    host.settle()
    #expect(host.address == "/" && host.history.count == 4)
    #expect(!host.goBack())
  }

  @Test("If no earlier step has the address, as after a deep link, the current step gets it")
  func afterADeepLinkAPopTakesTheStep() {
    let (host, navigation) = show()
    host.go(to: "/page-2/page-3")
    host.settle()
    navigation.popViewController(animated: true)
    host.settle()
    #expect(host.history == ["", "/page-2"] && host.address == "/page-2")
  }

  @Test("A swipe back is a step back, unless it is cancelled")
  func aSwipeStepsBack() {
    let (host, navigation) = show()
    navigation.pushViewController(Page(2), animated: true)
    host.settle()
    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 60, y: 400), duration: 1)
    host.settle()
    #expect(host.address == "/page-2")
    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    host.settle()
    #expect(navigation.viewControllers.count == 1 && host.address == "/" && host.history.count == 2)
  }

  @Test func aSwipeTellsTheAddressWhenItIsDone() {
    let (host, navigation) = show()
    navigation.pushViewController(Page(2), animated: true)
    host.settle()
    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(host.addresses == ["/page-2"])
    host.settle()
    #expect(host.addresses == ["/page-2", "/"])
  }
}
