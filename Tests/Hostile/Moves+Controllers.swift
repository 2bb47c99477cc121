import CaromHeadlessHost
import UIKit

extension Move {
  private static func stack(_ p: Program) -> UINavigationController {
    for each in p.controllers { if let stack = each as? UINavigationController { return stack } }
    let stack = UINavigationController(rootViewController: p.flag() ? Controller() : p.controller())
    stack.delegate = p.ears
    p.controllers.append(stack)
    return stack
  }

  private static func tabs(_ p: Program) -> UITabBarController {
    for each in p.controllers { if let tabs = each as? UITabBarController { return tabs } }
    let tabs = UITabBarController()
    tabs.delegate = p.ears
    p.controllers.append(tabs)
    return tabs
  }

  static let controllers = [
    Move("make a controller") { $0.controllers.append(Controller()) },
    Move("nest controllers") { p in
      guard p.chance(12) == 0 else { return }
      var each = p.controller()
      for _ in 0..<300 {
        let child = p.chance(8) == 0 ? Controller() : UIViewController()
        each.addChild(child)
        if p.flag() { each.view.addSubview(child.view) }
        if child.parent === each { each = child }
      }
      p.controllers.append(each)
    },
    Move("new root") { p in p.host.application.keyWindow?.rootViewController = p.flag() ? Controller() : p.controller()
    },
    Move("no root") { p in
      p.host.application.keyWindow?.rootViewController = nil
      p.host.application.keyWindow?.rootViewController = Controller()
    },
    Move("stack as root") { p in p.host.application.keyWindow?.rootViewController = stack(p) },
    Move("tabs as root") { p in p.host.application.keyWindow?.rootViewController = tabs(p) },
    Move("push") { stack($0).pushViewController($0.flag() ? Controller() : $0.controller(), animated: $0.flag()) },
    Move("pop") { _ = stack($0).popViewController(animated: $0.flag()) },
    Move("pop to root") { _ = stack($0).popToRootViewController(animated: $0.flag()) },
    Move("pop to") { _ = stack($0).popToViewController($0.controller(), animated: $0.flag()) },
    Move("set stack") { p in
      stack(p).setViewControllers((0..<p.chance(4)).map { _ in p.controller() }, animated: p.flag())
    },
    Move("hide bars") { p in
      stack(p).setNavigationBarHidden(p.flag(), animated: p.flag())
      stack(p).setToolbarHidden(p.flag(), animated: p.flag())
    },
    Move("bar items") { p in
      let item = p.controller().navigationItem
      item.title = p.text()
      item.rightBarButtonItems = (0..<p.chance(4)).map { _ in
        UIBarButtonItem(title: p.text(), primaryAction: UIAction(title: "x") { _ in Program.interrupt() })
      }
      item.largeTitleDisplayMode = p.flag() ? .always : .never
    },
    Move("tabs") { p in tabs(p).setViewControllers((0..<p.chance(6)).map { _ in p.controller() }, animated: p.flag()) },
    Move("select tab") { tabs($0).selectedIndex = $0.integer() },
    Move("select controller") { tabs($0).selectedViewController = $0.controller() },
    Move("present") { p in
      let controller = p.chance(3) == 0 ? p.controller() : Controller()
      controller.modalPresentationStyle =
        [.automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover][p.chance(6)]
      controller.popoverPresentationController?.sourceView = p.view()
      controller.preferredContentSize = p.size()
      p.controllers.append(controller)
      p.controller().present(controller, animated: p.flag()) { Program.interrupt() }
    },
    Move("dismiss") { $0.controller().dismiss(animated: $0.flag()) { Program.interrupt() } },
    Move("sheet") { p in
      guard let sheet = p.controller().sheetPresentationController else { return }
      let height = p.number()
      sheet.detents = [.medium(), .large(), .custom { _ in height }]
      sheet.prefersGrabberVisible = p.flag()
      sheet.selectedDetentIdentifier = [.medium, .large, nil][p.chance(3)]
    },
    Move("alert") { p in
      let alert = UIAlertController(
        title: p.text(), message: p.text(), preferredStyle: p.flag() ? .alert : .actionSheet)
      for _ in 0..<p.chance(4) {
        alert.addAction(
          UIAlertAction(title: p.text(), style: p.flag() ? .default : .cancel) { _ in Program.interrupt() })
      }
      p.controller().present(alert, animated: p.flag())
    },
    Move("child") { p in
      let (outer, inner) = (p.controller(), p.controller())
      outer.addChild(inner)
      if p.flag() { outer.view.addSubview(inner.view) }
      if p.flag() { inner.didMove(toParent: outer) }
    },
    Move("remove child") { p in
      let child = p.controller()
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    },
    Move("transition of children") { p in
      p.controller().transition(
        from: p.controller(), to: p.controller(), duration: p.seconds(), options: [],
        animations: { Program.interrupt() }, completion: { _ in Program.interrupt() })
    },
    Move("view of a controller") { p in p.controller().view = p.flag() ? nil : p.ownView() },
    Move("split") { p in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(p.controller(), for: .primary)
      split.setViewController(p.controller(), for: .secondary)
      split.preferredPrimaryColumnWidth = p.number()
      split.preferredPrimaryColumnWidthFraction = p.number()
      p.controllers.append(split)
      if p.flag() { p.host.application.keyWindow?.rootViewController = split }
    },
    Move("columns") { p in
      for each in p.controllers {
        guard let split = each as? UISplitViewController else { continue }
        if p.flag() { split.show(.primary) } else { split.hide(.primary) }
        split.setViewController(p.controller(), for: p.flag() ? .compact : .secondary)
      }
    },
    Move("window") { p in
      let window = UIWindow(windowScene: p.host.application.windowScene)
      window.rootViewController = p.flag() ? Controller() : p.controller()
      p.views.append(window)
      if p.flag() { window.makeKeyAndVisible() } else { window.isHidden = p.flag() }
    },
    Move("address") { _ = $0.controller().open(addressNames: [$0.text(), $0.text()]) },
  ]
}
