import Testing
import UIKit
import UIKitCore

/// Records while it appears and disappears whether it is moving to or from a parent.
private final class Page: UIViewController {
  let log: CallLog
  init(_ log: CallLog) {
    self.log = log
    super.init()
  }
  required init?(coder: NSCoder) { nil }
  private func tell(_ moment: String) {
    log.lines.append("\(title ?? "") \(moment) \(isMovingToParent ? "to" : "-") \(isMovingFromParent ? "from" : "-")")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("will appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("did disappear")
  }
}

@Suite struct EditingAndMovingTests {
  @Test("A controller knows whether it is covered or leaves its container")
  func moving() {
    let log = CallLog()
    let host = HeadlessHost {
      let page = Page(log)
      page.title = "a"
      return UINavigationController(rootViewController: page)
    }
    host.advance(ticks: 2)
    let navigation = host.rootViewController as! UINavigationController
    let next = Page(log)
    next.title = "b"
    navigation.pushViewController(next, animated: true)
    host.settle()
    navigation.popViewController(animated: true)
    host.settle()
    #expect(
      log.lines == [
        "a will appear to -", "a will disappear - -", "b will appear to -", "a did disappear - -",
        "b will disappear - from", "a will appear - -", "b did disappear - from",
      ])
  }

  @Test("A controller that hides the tabs moves them out while it is in the stack, and gets their space")
  func tabsAreHidden() {
    let host = HeadlessHost(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
      return tabs
    }
    host.advance(ticks: 2)
    let tabs = host.rootViewController as! UITabBarController
    let navigation = tabs.selectedViewController as! UINavigationController
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    #expect(host.isVisible(tabs.tabBar))
    navigation.pushViewController(next, animated: true)
    host.advance(seconds: 0.1)
    let frame = tabs.tabBar.layer.presentation()?.frame ?? .zero
    #expect(frame.minX < 0 && frame.minX > -390)
    host.settle()
    #expect(!host.isVisible(tabs.tabBar) && next.view.safeAreaInsets.bottom == 34)
    navigation.pushViewController(UIViewController(), animated: false)
    host.settle()
    #expect(!host.isVisible(tabs.tabBar))
    navigation.popToRootViewController(animated: true)
    host.settle()
    #expect(host.isVisible(tabs.tabBar) && navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test("A table's rows are items of a list, and buttons in them; so are its headers")
  func tablesAreLists() {
    let table = UITableViewController(style: .plain)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    table.tableView.tableHeaderView = header
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    table.tableView.addSubview(cell)
    #expect(table.tableView.semantics.role == .list)
    #expect(cell.semantics.states.contains(.listed) && header.semantics.states.contains(.listed))
    #expect(!cell.contentView.semantics.states.contains(.listed))
    cell.removeFromSuperview()
    #expect(!cell.semantics.states.contains(.listed))
  }
}
