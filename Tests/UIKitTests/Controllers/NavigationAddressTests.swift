import Testing
import UIKit

/// A page that leads on to one for every number.
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
