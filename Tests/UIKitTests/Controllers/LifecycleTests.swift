import Testing
import UIKit

/// An event, and the callbacks that controllers receive because of it, in Apple's order.
private struct Happening {
  let name: String
  var size = CGSize(width: 390, height: 844)
  let root: (CallLog) -> UIViewController
  /// The event after the root has appeared; nil for its appearance itself.
  var act: ((HeadlessHost, CallLog) -> Void)?
  let calls: [String]
}

private let phone = CGSize(width: 390, height: 844)
private let sideways = CGSize(width: 844, height: 390)
private let tablet = CGSize(width: 1194, height: 834)

private func controller(_ name: String, _ log: CallLog) -> LoggedController {
  let made = LoggedController(name, log)
  made.saysLayout = true
  made.saysSizes = true
  return made
}

private func stack(_ names: String...) -> (CallLog) -> UIViewController {
  { log in
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { controller($0, log) }
    return navigation
  }
}

private func tabs(_ log: CallLog) -> UIViewController {
  let tabs = UITabBarController()
  tabs.viewControllers = ["A", "B"].map { controller($0, log) }
  return tabs
}

private func columns(_ log: CallLog) -> UIViewController {
  let split = UISplitViewController(style: .doubleColumn)
  split.setViewController(controller("Primary", log), for: .primary)
  split.setViewController(controller("Secondary", log), for: .secondary)
  return split
}

private func present(_ style: UIModalPresentationStyle) -> (HeadlessHost, CallLog) -> Void {
  { host, log in
    let page = controller("B", log)
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = host.element("In A")
    host.rootViewController?.present(page, animated: true)
  }
}

/// The presented controller is dismissed; only this part is compared.
private func dismiss(_ style: UIModalPresentationStyle) -> (HeadlessHost, CallLog) -> Void {
  { host, log in
    present(style)(host, log)
    host.settle()
    _ = log.take()
    host.rootViewController?.dismiss(animated: true)
  }
}

private func resize(_ size: CGSize) -> (HeadlessHost, CallLog) -> Void {
  { host, _ in host.resize(to: size) }
}

/// The callbacks that the incoming controller of an animated transition receives, beginning with loading.
private let comesIn = [
  "B didLoad", "B willAppear animated", "B isAppearing", "B willLayout", "B didLayout", "B didAppear",
]

private func turned(_ name: String, to width: Int) -> [String] {
  ["\(name) willTransition to traits", "\(name) willTransition to \(width)", "\(name) traitsDidChange"]
    + ["\(name) willLayout", "\(name) didLayout", "\(name) goes along", "\(name) didTransition"]
}

private let plain: [Happening] = [
  Happening(
    name: "a plain controller is shown", root: { controller("A", $0) },
    calls: ["A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear"]),
  Happening(
    name: "a phone is turned", root: { controller("A", $0) }, act: resize(sideways), calls: turned("A", to: 844)),
  Happening(
    name: "a window gets wider within its size class", root: { controller("A", $0) },
    act: resize(CGSize(width: 400, height: 844)),
    calls: ["A willTransition to 400", "A willLayout", "A didLayout", "A goes along", "A didTransition"]),
  Happening(
    name: "dark falls", root: { controller("A", $0) }, act: { host, _ in host.setDark(true) },
    calls: ["A traitsDidChange", "A willLayout", "A didLayout"]),
]

private let containers: [Happening] = [
  Happening(
    name: "a stack is shown", root: stack("A"),
    calls: [
      "A willMove", "A didMove", "A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout",
      "A didAppear",
    ]),
  Happening(
    name: "a push", root: stack("A"),
    act: { host, log in
      (host.rootViewController as? UINavigationController)?.pushViewController(controller("B", log), animated: true)
    },
    calls: [
      "B willMove", "B didLoad", "A willDisappear animated", "B willAppear animated", "B isAppearing", "B willLayout",
      "B didLayout", "A didDisappear", "B didAppear", "B didMove",
    ]),
  Happening(
    name: "a pop", root: stack("A", "B"),
    act: { host, _ in
      (host.rootViewController as? UINavigationController)?.popViewController(animated: true)
    },
    calls: [
      "B willLeave", "A didLoad", "B willDisappear animated", "A willAppear animated", "A isAppearing", "A willLayout",
      "A didLayout", "B didDisappear", "A didAppear", "B didLeave",
    ]),
  Happening(
    name: "a phone with a stack is turned", root: stack("A"), act: resize(sideways), calls: turned("A", to: 844)),
  Happening(
    name: "another tab", root: tabs,
    act: { host, _ in (host.rootViewController as? UITabBarController)?.selectedIndex = 1 },
    calls: [
      "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B willLayout", "B didLayout",
      "A didDisappear", "B didAppear",
    ]),
  Happening(
    name: "the first tab again", root: tabs,
    act: { host, log in
      let tabs = host.rootViewController as? UITabBarController
      tabs?.selectedIndex = 1
      host.settle()
      _ = log.take()
      tabs?.selectedIndex = 0
    },
    calls: [
      "A willAppear", "B willDisappear", "A isAppearing", "A willLayout", "A didLayout", "B didDisappear",
      "A didAppear",
    ]),
  Happening(
    name: "columns are shown", size: tablet, root: columns,
    calls: [
      "Primary willMove", "Primary didMove", "Secondary willMove", "Secondary didMove",
      "Secondary didLoad", "Primary didLoad", "Primary willAppear", "Primary isAppearing",
      "Secondary willAppear", "Secondary isAppearing", "Secondary willLayout", "Secondary didLayout",
      "Primary willLayout", "Primary didLayout", "Primary didAppear", "Secondary didAppear",
    ]),
]

private let presented: [Happening] = [
  Happening(
    name: "a sheet comes: the one behind stays", root: { controller("A", $0) }, act: present(.pageSheet), calls: comesIn
  ),
  Happening(
    name: "a sheet goes", root: { controller("A", $0) }, act: dismiss(.pageSheet),
    calls: ["B willDisappear animated", "B didDisappear"]),
  Happening(
    name: "a popover comes", size: tablet, root: { controller("A", $0) }, act: present(.popover), calls: comesIn),
  Happening(
    name: "a popover goes", size: tablet, root: { controller("A", $0) }, act: dismiss(.popover),
    calls: ["B willDisappear animated", "B didDisappear"]),
  Happening(
    name: "a full screen comes: the one behind disappears", root: { controller("A", $0) }, act: present(.fullScreen),
    calls: [
      "B didLoad", "A willDisappear animated", "B willAppear animated", "B isAppearing", "B willLayout", "B didLayout",
      "B didAppear", "A didDisappear",
    ]),
  Happening(
    name: "a full screen goes", root: { controller("A", $0) }, act: dismiss(.fullScreen),
    calls: [
      "B willDisappear animated", "A willAppear animated", "A isAppearing", "A didAppear", "B didDisappear",
    ]),
  Happening(
    name: "what lies over the full screen leaves the one behind", root: { controller("A", $0) },
    act: present(.overFullScreen), calls: comesIn),
  Happening(
    name: "a phone with a sheet is turned", root: { controller("A", $0) },
    act: { host, log in
      present(.pageSheet)(host, log)
      host.settle()
      _ = log.take()
      host.resize(to: sideways)
    },
    calls: [
      "A willTransition to traits", "B willTransition to traits", "A willTransition to 844", "B willTransition to 844",
      "A traitsDidChange", "B traitsDidChange", "A willLayout", "A didLayout", "B willLayout", "B didLayout",
      "A goes along", "B goes along", "A didTransition", "B didTransition",
    ]),
  Happening(
    name: "a popover becomes a sheet without appearance callbacks", size: tablet, root: { controller("A", $0) },
    act: { host, log in
      present(.popover)(host, log)
      host.settle()
      _ = log.take()
      host.resize(to: phone)
      log.lines.removeAll { !$0.hasSuffix("ppear") && !$0.hasSuffix("ppearing") }
    }, calls: []),
]

@Suite struct LifecycleTests {
  /// Layout callbacks may be repeated as often as necessary, so only one per controller and event is compared.
  private func firstLayouts(_ lines: [String]) -> [String] {
    var seen: [String] = []
    return lines.filter { line in
      guard line.hasSuffix("Layout") else { return true }
      defer { seen.append(line) }
      return !seen.contains(line)
    }
  }

  @Test("Each controller gets its callbacks in Apple's order", arguments: ["plain", "containers", "presented"])
  func everyHappening(kind: String) {
    for each in kind == "plain" ? plain : kind == "containers" ? containers : presented {
      let log = CallLog()
      let host = HeadlessHost(size: each.size) { each.root(log) }
      host.settle()
      if let act = each.act {
        _ = log.take()
        act(host, log)
        host.advance(ticks: 2)
        host.settle()
      }
      #expect(firstLayouts(log.lines) == each.calls, "\(each.name)")
      #expect(host.diagnostics.isEmpty, "\(each.name)")
    }
  }
}
