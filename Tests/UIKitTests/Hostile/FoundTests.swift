import Testing
import UIKit

/// Asks its table for a rectangle while the table asks it for heights.
private final class Asking: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    _ = tableView.rectForRow(at: indexPath)
    return UITableView.automaticDimension
  }
}

/// Sets its view to nil as soon as that is loaded.
private final class Giver: UIViewController {
  override func viewDidLoad() { view = nil }
}

private final class Squares: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
}

/// Takes a snapshot of another view while it is drawn.
private final class Photographer: UIView {
  override func draw(_ rect: CGRect) {
    let (old, new) = (UIView(frame: rect), UIView(frame: rect))
    superview?.addSubview(old)
    UIView.transition(from: old, to: new, duration: 0.1, options: .transitionCrossDissolve)
    _ = old.snapshotView(afterScreenUpdates: true)
  }
}

private final class Crowd: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
}

/// Faults that `make hostile` has found.
@Suite struct FoundTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))

  @Test func aStackWhoseTabsWentElsewhereIsInOneOfThem() {
    let (stack, tabs, other) = (UINavigationController(), UITabBarController(), UIViewController())
    stack.viewControllers = [tabs]
    other.addChild(tabs)
    tabs.viewControllers = [stack]
    for names in [[], ["place"]] {
      _ = stack.open(addressNames: names)
      _ = tabs.open(addressNames: names)
    }
    #expect(tabs.parent === other)
  }

  @Test func aControllerThatIsAskedForItsViewHasOne() {
    let giver = Giver()
    let view: UIView = giver.view
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(giver.view === view && host.diagnostics.count == 1 && host.diagnostics[0].contains("viewDidLoad"))
    giver.view = nil
    #expect(!giver.isViewLoaded)
  }

  @Test func aSafeAreaWithoutEndIsRefused() {
    let (controller, scroll) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    host.application.keyWindow?.rootViewController = controller
    controller.view.addSubview(scroll)
    controller.additionalSafeAreaInsets.top = 10
    for number in [Double.nan, .infinity, -.infinity] {
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: number, left: number, bottom: 0, right: 1)
      scroll.setContentOffset(CGPoint(x: 5, y: 5), animated: false)
      host.advance(ticks: 1)
    }
    #expect(controller.additionalSafeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(host.diagnostics.count == 3 && host.diagnostics[0].contains("additionalSafeAreaInsets must be finite"))
  }

  @Test func aPresentedControllerInAContainerDoesNotHoldItsPresenter() {
    let (root, presented, container) = (UIViewController(), UIViewController(), UIViewController())
    host.application.keyWindow?.rootViewController = root
    root.present(presented, animated: false)
    host.advance(ticks: 1)
    container.addChild(presented)
    presented.addChild(root)
    #expect(root.parent == nil && host.diagnostics.last?.contains("cannot be its own descendant") == true)
    host.resize(to: CGSize(width: 844, height: 390))
  }

  @Test func theResponderChainEnds() {
    let (presenter, presented) = (UIViewController(), UIViewController())
    host.application.keyWindow?.rootViewController = presenter
    presenter.present(presented, animated: false)
    host.advance(ticks: 1)
    presented.view.removeFromSuperview()
    #expect(presented.next === presenter)
    presented.view.addSubview(presenter.view)
    var each: UIResponder? = presenter.view
    var count = 0
    while let responder = each, count < 100 {
      each = responder.next
      count += 1
    }
    #expect(count == 4)
  }

  @Test(arguments: [390.0, 1200]) func columnsThatWentToTabsOpenTheirPlacesThere(width: Double) {
    let (split, tabs, window) = (UISplitViewController(style: .doubleColumn), UITabBarController(), UIWindow())
    host.resize(to: CGSize(width: width, height: 844))
    let shared = UINavigationController(rootViewController: UIViewController())
    split.setViewController(shared, for: .primary)
    split.setViewController(UINavigationController(rootViewController: tabs), for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    host.advance(ticks: 1)
    tabs.viewControllers = [split]
    shared.viewControllers = [tabs]
    for names in [[], ["place"]] {
      _ = split.open(addressNames: names)
      _ = tabs.open(addressNames: names)
    }
    host.settle()
  }

  @Test func aPageControlOfTooManyPages() {
    let pages = UIPageControl()
    host.view.addSubview(pages)
    pages.numberOfPages = 5
    pages.numberOfPages = .max
    #expect(pages.numberOfPages == 5)
    host.settle()
    #expect(host.diagnostics.first?.contains("10,000") == true)
  }

  @Test(arguments: [1e300, -1e300, Double.nan, Double.infinity, -Double.infinity]) func insetsOfAFlow(_ inset: CGFloat)
  {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    layout.minimumInteritemSpacing = inset
    let (view, squares) = (UICollectionView(frame: host.view.bounds, collectionViewLayout: layout), Squares())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    view.dataSource = squares
    host.view.addSubview(view)
    host.settle()
  }

  @Test func controllersBeneathThemselves() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, tabs]
    #expect(tabs.viewControllers == [first] && tabs.selectedViewController === first)
    host.application.keyWindow?.rootViewController = tabs
    host.advance(ticks: 1)
    first.present(second, animated: false)
    host.advance(ticks: 1)
    #expect(second.presentingViewController === tabs)
    second.present(tabs, animated: false)
    second.addChild(tabs)
    second.addChild(first)
    #expect(second.presentedViewController == nil && second.children == [first])
    first.addChild(second)
    #expect(first.children.isEmpty)
    host.press("Escape")
    host.settle()
    let stack = UINavigationController(rootViewController: UIViewController())
    let outer = UIViewController()
    outer.addChild(stack)
    stack.pushViewController(outer, animated: false)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func aShownChildThatWentElsewhere() {
    let tabs = UITabBarController()
    let child = UIViewController()
    tabs.viewControllers = [child]
    host.application.keyWindow?.rootViewController = tabs
    host.advance(ticks: 1)
    child.removeFromParent()
    let outer = UIViewController()
    outer.addChild(child)
    child.addChild(tabs)
    host.press("Escape")
    host.settle()
  }

  @Test func heightsThatAskTheTable() {
    let host = HeadlessHost { Asking(style: .plain) }
    host.advance(ticks: 2)
    host.resize(to: CGSize(width: 700, height: 844))
    host.settle()
    #expect((host.rootViewController as? Asking)?.tableView.visibleCells.isEmpty == false)
  }

  @Test func timeWithinATick() {
    let ticks = host.tick
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [host = Weak(host.application)] _ in
      var input = AdvanceInput()
      input.tick = 1000
      host.value?.receive(.advance(input))
    }
    host.advance(ticks: 5)
    #expect(host.tick == ticks + 5)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("within a tick"))
  }

  @Test func aTransactionLeftOpenInABlockInWhichTimePasses() {
    UIView.animate(withDuration: 0.1) {
      CATransaction.begin()
      host.advance(ticks: 2)
    }
    host.settle()
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("CATransaction"))
  }

  @Test func anythingIntoAWindowOfNoSize() {
    var random = SeededGenerator(seed: 1)
    host.resize(to: CGSize(width: -100, height: Double.nan))
    for _ in 0..<300 { host.sendAnything(using: &random) }
    host.advance(ticks: 10)
  }

  @Test func picturesWhileDrawing() {
    host.view.addSubview(Photographer(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    for _ in 0..<5 { host.frame() }
    host.settle()
  }

  @Test(.timeLimit(.minutes(1))) func itemsOfNoWidth() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 0.001, height: 10)
    layout.minimumInteritemSpacing = 0
    let (view, crowd) = (UICollectionView(frame: host.view.bounds, collectionViewLayout: layout), Crowd())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    view.dataSource = crowd
    host.view.addSubview(view)
    host.advance(ticks: 2)
    #expect(view.visibleCells.count <= 1000)
    #expect(host.diagnostics.first?.contains("UICollectionView") == true)
  }

  @Test func addressesOfAStackWhoseTopWentElsewhere() {
    let (root, top) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(top, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [top]
    top.addChild(stack)
    #expect(stack.shownAddressNames.isEmpty && tabs.shownAddressNames.count < 10)
  }

  @Test(.timeLimit(.minutes(1))) func aDebugViewOfAnySize() {
    let animator = UIDynamicAnimator(referenceView: host.view)
    animator.addBehavior(UIFieldBehavior.springField())
    let view = UIDynamicAnimatorDebugView(animator: animator)
    view.frame = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
    host.view.addSubview(view)
    host.frame()
  }

  @Test func stacksThatCannotBeWithinOneAnother() {
    let host = HeadlessHost(root: { UIViewController() })
    let (outer, inner) = (UIStackView(), UIStackView())
    host.rootViewController!.view.addSubview(outer)
    outer.addArrangedSubview(inner)
    inner.addArrangedSubview(outer)
    outer.addArrangedSubview(outer)
    #expect(outer.arrangedSubviews == [inner] && inner.arrangedSubviews.isEmpty)
    #expect(host.diagnostics.count == 2 && outer.forLastBaselineLayout === inner)
    host.advance(ticks: 2)
  }

  @Test(.timeLimit(.minutes(1))) func timeOfAnAnimatorWithinAnAnimation() {
    let host = HeadlessHost(root: { UIViewController() })
    let view = host.rootViewController!.view!
    let item = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    UIView.animate(withDuration: 1) { animator.advance(by: 500) }
    #expect(item.frame.minY > 1000 && item.layer.animationKeys() == nil)
  }

  @Test(.timeLimit(.minutes(1))) func aLongTextInALineThatShrinks() {
    let host = HeadlessHost(root: { UIViewController() })
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.numberOfLines = 3
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.05
    label.text = String(repeating: "Übergrößenträger ", count: 3_000)
    host.rootViewController!.view.addSubview(label)
    host.advance(ticks: 1)
    #expect(host.commit().contains { $0.contains("…") })
  }

  @Test(.timeLimit(.minutes(1))) func theResponderChainEndsWhileAViewLeavesThatHoldsItsPresenter() {
    let host = HeadlessHost(root: { UIViewController() })
    let presenter = host.rootViewController!
    let presented = UIViewController()
    presenter.present(presented, animated: false)
    host.advance(ticks: 2)
    let cover: UIView = presented.view
    cover.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    cover.addSubview(presenter.view)
    let touched = ChainCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    presenter.view.addSubview(touched)
    host.touch(phase: .down, at: CGPoint(x: 100, y: 100))
    host.advance(ticks: 1)
    cover.removeFromSuperview()
    #expect(touched.lengths == [4])
  }

  @Test(.timeLimit(.minutes(1))) func aControllerIsNotPresentedByOneThatBecomesItsChildAtThatMoment() {
    let host = HeadlessHost(root: { UIViewController() })
    let root = host.rootViewController!
    let around = UIViewController()
    root.view.addSubview(around.view)
    let child = JoiningWhenLoaded(around)
    child.present(around, animated: false)
    #expect(child.presentedViewController == nil && child.parent === around)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("Present a different controller"))
    // A cycle would never end.
    host.resize(to: CGSize(width: 844, height: 390))
    host.advance(ticks: 2)
  }
}

/// Becomes the child of a container when its view loads.
private final class JoiningWhenLoaded: UIViewController {
  private let around: UIViewController?

  init(_ around: UIViewController) {
    self.around = around
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    around?.addChild(self)
    around?.view.addSubview(view)
    didMove(toParent: around)
  }
}

/// Counts the responders above it when its touch is cancelled.
private final class ChainCounter: UIView {
  var lengths: [Int] = []

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    var (length, responder) = (0, next)
    while let above = responder, length < 100 { (length, responder) = (length + 1, above.next) }
    lengths.append(length)
  }
}
