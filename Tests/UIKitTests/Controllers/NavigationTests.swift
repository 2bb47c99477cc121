import Testing
import UIKit
import UIKitCore

/// A phone whose window shows a navigation controller with the given pages.
func navigationHost(
  _ names: [String], _ log: CallLog, size: CGSize = CGSize(width: 390, height: 844),
  safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
  _ change: (inout PreferencesInput) -> Void = { _ in }
) -> (HeadlessHost, UINavigationController) {
  var preferences = PreferencesInput()
  change(&preferences)
  let host = HeadlessHost(size: size, safeArea: safeArea, preferences: preferences) {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { LoggedController($0, log) }
    return navigation
  }
  host.advance(ticks: 1)
  return (host, host.rootViewController as! UINavigationController)
}

private final class Judge: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animation: (any UIViewControllerAnimatedTransitioning)?
  init(_ log: CallLog) { self.log = log }
  func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    log.lines.append("will show \(controller.title ?? "")")
  }
  func navigationController(_ n: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    log.lines.append("did show \(controller.title ?? "")")
  }
  func navigationController(
    _ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }
}

private final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let new = context.view(forKey: .to)!
    new.frame = context.finalFrame(for: context.viewController(forKey: .to)!).offsetBy(dx: 0, dy: -400)
    context.containerView.addSubview(new)
    UIView.animate(withDuration: 0.3) {
      new.frame.origin.y = 0
    } completion: { _ in
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@Suite struct NavigationTests {
  private let log = CallLog()

  @Test func theBarStandsBelowTheNotchAndTheContentBelowTheBar() {
    let (host, navigation) = navigationHost(["Games"], log)
    #expect(host.diagnostics.isEmpty)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    let top = navigation.topViewController!
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(top.navigationController === navigation && navigation.visibleViewController === top)
    #expect(host.middle(of: "Games")!.x == 195)
  }

  @Test func sidewaysTheBarIsLower() {
    let (host, navigation) = navigationHost(["Games"], log)
    host.resize(to: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(navigation.topViewController!.view.safeAreaInsets.top == 32)
  }

  @Test func aPushCallsWhatAppleCallsInItsOrder() {
    let (host, navigation) = navigationHost(["Games"], log)
    let judge = Judge(log)
    navigation.delegate = judge
    _ = log.take()
    let page = LoggedController("Set", log)
    page.saysLayout = true
    navigation.pushViewController(page, animated: true)
    #expect(
      log.take() == [
        "Set willMove", "Set didLoad", "will show Set", "Games willDisappear animated", "Set willAppear animated",
        "Set isAppearing", "Set willLayout", "Set didLayout",
      ])
    #expect(navigation.topViewController === page && navigation.viewControllers.count == 2)
    host.settle()
    let lines = log.take().filter { !$0.hasSuffix("Layout") }
    #expect(lines == ["Games didDisappear", "Set didAppear", "Set didMove", "did show Set"])
    #expect(navigation.viewControllers[0].view.superview == nil && page.view.window != nil)
    #expect(!host.needsFrame)
  }

  @Test func aPopCallsWhatAppleCallsInItsOrder() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    _ = log.take()
    let page = navigation.popViewController(animated: true)
    #expect(page?.title == "Set")
    host.settle()
    #expect(
      log.take() == [
        "Set willLeave", "Games didLoad", "Set willDisappear animated", "Games willAppear animated",
        "Games isAppearing", "Set didDisappear", "Games didAppear", "Set didLeave",
      ])
    #expect(page?.parent == nil && navigation.viewControllers.count == 1)
  }

  @Test func withoutAnimationAllHappensAtOnce() {
    let (host, navigation) = navigationHost(["Games"], log)
    _ = log.take()
    navigation.pushViewController(LoggedController("Set", log), animated: false)
    #expect(
      log.take() == [
        "Set willMove", "Set didLoad", "Games willDisappear", "Set willAppear", "Set isAppearing", "Games didDisappear",
        "Set didAppear", "Set didMove",
      ])
    host.advance(ticks: 1)
    #expect(host.isVisible("Set") && !host.isVisible("In Games"))
  }

  @Test func whatComesSlidesInFromTheTrailingSide() {
    let (host, navigation) = navigationHost(["Games"], log)
    let page = LoggedController("Set", log)
    let below = navigation.topViewController!
    navigation.pushViewController(page, animated: true)
    host.advance(ticks: 6)
    let early = page.view.layer.presentation()!.frame.minX
    #expect(early > 100 && early < 390)
    #expect(below.view.layer.presentation()!.frame.minX < 0)
    host.advance(seconds: 0.3)
    #expect(page.view.layer.presentation()!.frame.minX < 40)
    host.settle()
    #expect(page.view.frame.minX == 0 && below.view.transform == CGAffineTransform.identity)
  }

  @Test func reducedMotionFades() {
    let (host, navigation) = navigationHost(["Games"], log) { $0.reducesMotion = 1 }
    let page = LoggedController("Set", log)
    navigation.pushViewController(page, animated: true)
    host.advance(ticks: 6)
    #expect(page.view.layer.presentation()!.frame.minX == 0)
    #expect(page.view.layer.presentation()!.opacity < 1)
    host.settle()
    #expect(page.view.alpha == 1)
  }

  @Test func theWayBackIsNamedAfterTheItemBefore() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    #expect(host.element("Games", role: .button) != nil)
    host.tap("Games")
    host.settle()
    #expect(navigation.topViewController?.title == "Games")
    #expect(host.elements(role: .button).contains { $0.accessibilityIdentifier == "back" } == false)
    #expect(!navigation.viewControllers.isEmpty && navigation.popViewController(animated: true) == nil)
  }

  @Test func aWayBackMayBeNamedHiddenOrReplaced() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    navigation.viewControllers[0].navigationItem.backButtonTitle = "All"
    host.advance(ticks: 1)
    #expect(host.element("All", role: .button) != nil)
    navigation.topViewController!.navigationItem.hidesBackButton = true
    host.advance(ticks: 1)
    #expect(host.element("All", role: .button) == nil)
    host.press("Escape")
    host.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func itemsActByTargetBlockAndSystem() {
    let (host, navigation) = navigationHost(["Games"], log)
    let item = navigation.topViewController!.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: navigation, action: Selector("pop", Self.pushHelp))
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [log] _ in log.lines.append("add") }),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [log] _ in log.lines.append("done") }),
    ]
    host.advance(ticks: 1)
    _ = log.take()
    host.tap("Add")
    host.tap("Done")
    #expect(log.take() == ["add", "done"])
    #expect(host.middle(of: "Add")!.x > host.middle(of: "Done")!.x)
    item.rightBarButtonItems?[0].isEnabled = false
    host.advance(ticks: 1)
    host.tap("Add")
    #expect(log.take().isEmpty)
    host.tap("Help")
    host.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  private static func pushHelp(_ navigation: UINavigationController) -> () -> Void {
    { navigation.pushViewController(UIViewController(), animated: true) }
  }

  @Test func theBarIsReadFirstAndTheTitleIsAHeading() {
    let (host, navigation) = navigationHost(["Games", "Set"], log)
    #expect(host.elements(role: .navigation).first === navigation.navigationBar)
    #expect(host.elements(role: .heading).map { $0.accessibilityLabel } == ["Set"])
    host.tab()
    #expect(host.focusedName == "Games")
    host.tab()
    #expect(host.focusedName == "In Set")
  }

  @Test func theKeyboardComesBackToWhereItWas() {
    let (host, navigation) = navigationHost(["Games"], log)
    host.tab(to: "In Games")
    navigation.pushViewController(LoggedController("Set", log), animated: true)
    host.settle()
    #expect(host.focusedName == "In Set")
    host.press("Escape")
    host.settle()
    #expect(navigation.viewControllers.count == 1 && host.focusedName == "In Games")
    #expect(host.announcements.contains("Set"))
  }

  @Test func popsGoAsFarAsTheyAreTold() {
    let (host, navigation) = navigationHost(["A", "B", "C", "D"], log)
    let all = navigation.viewControllers
    let gone = navigation.popToViewController(all[1], animated: false)
    #expect(gone?.map { $0.title ?? "" } == ["C", "D"])
    #expect(navigation.popToRootViewController(animated: true)?.count == 1)
    host.settle()
    #expect(navigation.viewControllers.count == 1 && host.isVisible("In A"))
  }

  @Test func aStackIsReplaced() {
    let (host, navigation) = navigationHost(["A", "B"], log)
    let first = navigation.viewControllers[0]
    let new = [first, LoggedController("X", log), LoggedController("Y", log)]
    navigation.setViewControllers(new, animated: true)
    host.settle()
    #expect(navigation.viewControllers.map { $0.title ?? "" } == ["A", "X", "Y"] && host.isVisible("In Y"))
    navigation.setViewControllers([first], animated: true)
    host.settle()
    #expect(host.isVisible("In A") && first.parent === navigation && new[2].parent == nil)
  }

  @Test func pushesInTheMiddleOfAPushEndWhereTheyShould() {
    let (host, navigation) = navigationHost(["A"], log)
    for name in ["B", "C", "D"] {
      navigation.pushViewController(LoggedController(name, log), animated: true)
      host.advance(ticks: 5)
    }
    navigation.popViewController(animated: true)
    host.advance(ticks: 3)
    navigation.popToRootViewController(animated: true)
    host.settle()
    #expect(navigation.viewControllers.count == 1 && host.isVisible("In A"))
    #expect(!host.isVisible("In B") && !host.isVisible("In D"))
    let calls = log.take()
    for name in ["B", "C", "D"] {
      #expect(calls.filter { $0 == "\(name) didDisappear" }.count == calls.filter { $0 == "\(name) didAppear" }.count)
    }
  }

  @Test func theBarComesAndGoes() {
    let (host, navigation) = navigationHost(["Games"], log)
    navigation.setNavigationBarHidden(true, animated: true)
    host.settle()
    #expect(!host.isVisible("Games") && navigation.topViewController!.view.safeAreaInsets.top == 47)
    navigation.isNavigationBarHidden = false
    host.advance(ticks: 1)
    #expect(host.isVisible("Games") && navigation.topViewController!.view.safeAreaInsets.top == 91)
  }

  @Test func aToolbarStandsOnTheLowerEdge() {
    let (host, navigation) = navigationHost(["Games"], log)
    navigation.topViewController!.toolbarItems = [
      UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right"),
    ]
    navigation.setToolbarHidden(false, animated: false)
    host.advance(ticks: 1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 78))
    #expect(host.middle(of: "Left")!.x < 60 && host.middle(of: "Right")!.x > 330)
    #expect(navigation.topViewController!.view.safeAreaInsets.bottom == 78)
    // developer.apple.com, `setToolbarItems(_:animated:)`: with an animation or without, the toolbar shows the new items.
    for (title, animated) in [("Next", false), ("Last", true)] {
      navigation.topViewController!.setToolbarItems([UIBarButtonItem(title: title)], animated: animated)
      host.advance(ticks: 1)
      #expect(host.isVisible(title) && !host.isVisible("Left") && navigation.toolbar.items?.count == 1)
    }
    host.settle()
    #expect(navigation.topViewController!.toolbarItems?.count == 1 && host.diagnostics.isEmpty)
  }

  @Test func rightToLeftEverythingIsMirrored() {
    let (host, navigation) = navigationHost(["Games", "Set"], log) { $0.isRightToLeft = 1 }
    navigation.topViewController!.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New")
    host.advance(ticks: 1)
    #expect(host.middle(of: "Games")!.x > 300 && host.middle(of: "New")!.x < 90)
    let page = LoggedController("X", log)
    navigation.pushViewController(page, animated: true)
    host.advance(ticks: 6)
    #expect(page.view.layer.presentation()!.frame.minX < -50)
    host.settle()
  }

  @Test func longTitlesGiveWay() {
    let (host, navigation) = navigationHost(["A game with a very long name", "Another one of them, longer"], log)
    host.advance(ticks: 1)
    let back = host.element("A game with a very long name", role: .button)!
    #expect(back.bounds.width == 44)
    let title = host.elements(role: .heading)[0]
    #expect(host.visibleFrame(of: title)!.minX >= host.visibleFrame(of: back)!.maxX)
    #expect(host.visibleFrame(of: title)!.maxX <= 390)
    _ = navigation
  }

  @Test func animationsOfOnesOwn() {
    let (host, navigation) = navigationHost(["Games"], log)
    let judge = Judge(log)
    judge.animation = Drop()
    navigation.delegate = judge
    let page = LoggedController("Set", log)
    navigation.pushViewController(page, animated: true)
    host.advance(ticks: 6)
    #expect(page.view.layer.presentation()!.frame.minY < -100)
    host.settle()
    #expect(page.view.frame.minY == 0 && log.take().last == "did show Set")
  }

  @Test func blocksGoAlongWithATransition() {
    let (host, navigation) = navigationHost(["Games"], log)
    let page = LoggedController("Set", log)
    navigation.pushViewController(page, animated: true)
    #expect(page.transitionCoordinator != nil)
    page.transitionCoordinator?.animate(alongsideTransition: nil) { [log] in log.lines.append("done \($0.isCancelled)")
    }
    host.settle()
    #expect(log.take().contains("done false") && page.transitionCoordinator == nil)
  }

  @Test func mistakesAreToldAndChangeNothing() {
    let (host, navigation) = navigationHost(["A", "B"], log)
    navigation.pushViewController(navigation.viewControllers[0], animated: true)
    navigation.pushViewController(navigation, animated: true)
    #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
    navigation.setViewControllers([navigation.viewControllers[0], navigation.viewControllers[0]], animated: false)
    host.settle()
    #expect(host.diagnostics.count == 4 && navigation.viewControllers.map { $0.title ?? "" } == ["A"])
  }

  @Test func nothingLeaks() {
    weak var gone: UIViewController?
    weak var stack: UINavigationController?
    do {
      let (host, navigation) = navigationHost(["Games"], log)
      stack = navigation
      do {
        let page = LoggedController("Set", log)
        gone = page
        navigation.pushViewController(page, animated: true)
        host.settle()
      }
      navigation.popViewController(animated: true)
      host.settle()
      #expect(gone == nil)
      navigation.pushViewController(UIViewController(), animated: true)
      host.advance(ticks: 5)
    }
    #expect(stack == nil)
  }

  @Test func aPresentedOneKeepsThePagesThatItHas() {
    let (host, navigation) = navigationHost(["one"], CallLog())
    let sheet = UINavigationController(rootViewController: LoggedController("root", CallLog()))
    navigation.present(sheet, animated: false)
    let root = sheet.viewControllers[0]
    let other = LoggedController("other", CallLog())
    sheet.pushViewController(LoggedController("middle", CallLog()), animated: false)
    sheet.setViewControllers([root, other], animated: false)
    #expect(sheet.viewControllers == [root, other] && host.diagnostics == [])
    // What is presented itself is refused.
    let card = UIViewController()
    sheet.present(card, animated: false)
    sheet.setViewControllers([root, card], animated: false)
    #expect(sheet.viewControllers == [root] && host.diagnostics.count == 1)
  }
}
