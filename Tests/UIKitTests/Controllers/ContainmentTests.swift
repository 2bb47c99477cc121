import Testing
import UIKit

private final class ByHand: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@Suite struct ContainmentTests {
  private let log = CallLog()

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func theRootAppearsBeforeItIsLaidOut() {
    let host = HeadlessHost {
      let root = LoggedController("Root", log)
      root.saysLayout = true
      return root
    }
    #expect(
      log.take() == [
        "Root didLoad", "Root willAppear", "Root isAppearing", "Root willLayout", "Root didLayout", "Root didAppear",
      ])
    host.resize(to: CGSize(width: 844, height: 390))
    #expect(log.take().prefix(2) == ["Root willLayout", "Root didLayout"])
  }

  @Test func aChildThatIsAddedAppearsByItself() {
    let host = HeadlessHost { UIViewController() }
    let child = LoggedController("Child", log)
    child.saysLayout = true
    add(child, to: host.rootViewController!)
    #expect(
      log.take() == ["Child willMove", "Child didLoad", "Child willAppear", "Child isAppearing", "Child didMove"])
    host.advance(ticks: 1)
    #expect(log.take() == ["Child willLayout", "Child didLayout", "Child didAppear"])
  }

  /// developer.apple.com, View Controller Programming Guide, figures 5-1 and 5-2: what is called "when a view controller's
  /// view is added to a window's view hierarchy", and "when a view is removed from its window"; `addChild` is not needed.
  @Test func aControllerWithoutAParentAppearsWithItsView() {
    let host = HeadlessHost { UIViewController() }
    let lonely = LoggedController("Lonely", log)
    let holder = UIView()
    holder.addSubview(lonely.view)
    #expect(log.take() == ["Lonely didLoad"])
    host.view.addSubview(holder)
    #expect(log.take() == ["Lonely willAppear", "Lonely isAppearing"])
    host.advance(ticks: 1)
    #expect(log.take() == ["Lonely didAppear"])
    holder.removeFromSuperview()
    #expect(log.take() == ["Lonely willDisappear", "Lonely didDisappear"])
    // In a window that is not visible yet, it appears with the window.
    let window = UIWindow()
    window.addSubview(lonely.view)
    #expect(log.take() == [])
    window.isHidden = false
    #expect(log.take() == ["Lonely willAppear", "Lonely isAppearing", "Lonely didAppear"])
  }

  @Test func aChildThatIsTakenAwayDisappears() {
    let host = HeadlessHost { UIViewController() }
    let child = LoggedController("Child", log)
    add(child, to: host.rootViewController!)
    host.advance(ticks: 1)
    _ = log.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["Child willLeave", "Child willDisappear", "Child didDisappear", "Child didLeave"])
    #expect(child.parent == nil && host.rootViewController!.children.isEmpty)
  }

  @Test func forwardingByHandIsLeftAlone() {
    let host = HeadlessHost { ByHand() }
    let child = LoggedController("Child", log)
    add(child, to: host.rootViewController!)
    host.advance(ticks: 1)
    #expect(log.take() == ["Child willMove", "Child didLoad", "Child didMove"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["Child willAppear", "Child isAppearing", "Child didAppear"])
  }

  @Test func childrenChangePlaces() {
    let host = HeadlessHost { UIViewController() }
    let root = host.rootViewController!
    let (first, second) = (LoggedController("First", log), LoggedController("Second", log))
    add(first, to: root)
    root.addChild(second)
    host.advance(ticks: 1)
    _ = log.take()
    root.transition(from: first, to: second, duration: 0.2, animations: { second.view.alpha = 1 }) { [log] done in
      log.lines.append("done \(done)")
    }
    host.settle()
    #expect(
      log.take() == [
        "First willDisappear animated", "Second didLoad", "Second willAppear animated", "Second isAppearing",
        "First didDisappear", "Second didAppear", "done true",
      ])
    #expect(first.view.superview == nil && second.view.superview === root.view)
  }

  @Test func aControllerCannotBeInsideItself() {
    let host = HeadlessHost { UIViewController() }
    let root = host.rootViewController!
    let child = UIViewController()
    root.addChild(child)
    child.addChild(root)
    root.addChild(root)
    root.transition(from: root, to: child, duration: 0, animations: nil)
    host.commit()
    #expect(child.children.isEmpty && root.children.count == 1)
    #expect(host.diagnostics.count == 3)
  }

  @Test func aChildMovesFromOneParentToAnother() {
    let host = HeadlessHost { UIViewController() }
    let (one, other) = (UIViewController(), UIViewController())
    let child = LoggedController("Child", log)
    one.addChild(child)
    other.addChild(child)
    #expect(child.parent === other && one.children.isEmpty)
    #expect(log.take() == ["Child willMove", "Child willLeave", "Child didLeave", "Child willMove"])
    _ = host
  }
}
