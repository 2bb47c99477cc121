import Testing
import UIKit

/// Hundreds of rows and items.
private final class Hundreds: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Calls a closure when it is removed from its animator.
private final class Parting: UIDynamicBehavior {
  var onLeaving: (() -> Void)?
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { if dynamicAnimator == nil { onLeaving?() } }
}

private final class Counter: NSObject {
  var number = 0
  func count() { number += 1 }
}

/// The owned object outlives its owner, and all of its public members are used.
@Suite struct OutlivedOwnerTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))
  private var root: UIView { host.rootViewController!.view }

  @Test func aCellOutlivesItsTable() {
    let data = Hundreds()
    var table: UITableView? = UITableView(frame: root.bounds)
    table!.dataSource = data
    root.addSubview(table!)
    host.advance(ticks: 1)
    let cell = table!.visibleCells[0]
    table!.setEditing(true, animated: false)
    host.advance(ticks: 1)
    table!.removeFromSuperview()
    table = nil
    cell.textLabel?.text = "Changed"
    cell.setSelected(true, animated: true)
    cell.accessoryType = .checkmark
    cell.prepareForReuse()
    #expect(cell.accessibilityActivate() || cell.superview == nil)
    root.addSubview(cell)
    cell.layoutIfNeeded()
    host.settle()
    #expect(cell.sizeThatFits(CGSize(width: 100, height: 0)).height > 0)
  }

  @Test func anItemOutlivesItsCollection() {
    let data = Hundreds()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    var view: UICollectionView? = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
    view!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view!.dataSource = data
    root.addSubview(view!)
    host.advance(ticks: 1)
    let cell = view!.visibleCells[0]
    view!.removeFromSuperview()
    view = nil
    cell.isHighlighted = true
    cell.isSelected = true
    cell.prepareForReuse()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    _ = cell.preferredLayoutAttributesFitting(attributes)
    _ = cell.accessibilityActivate()
    root.addSubview(cell)
    host.settle()
    #expect(layout.collectionView == nil)
    layout.invalidateLayout()
    layout.prepare()
    #expect(layout.layoutAttributesForElements(in: root.bounds) != nil)
  }

  @Test func viewsLayersAndGesturesOutliveTheViewAround() {
    let (inner, pan, layer) = (UIView(), UIPanGestureRecognizer { _ in }, CALayer())
    var outer: UIView? = UIView(frame: root.bounds)
    let outerLayer = outer!.layer
    outer!.addSubview(inner)
    outer!.addGestureRecognizer(pan)
    outer!.layer.addSublayer(layer)
    root.addSubview(outer!)
    host.advance(ticks: 1)
    outer!.removeFromSuperview()
    outer = nil
    #expect(inner.superview == nil && inner.window == nil && inner.next == nil && pan.view == nil)
    #expect(pan.location(in: nil) == .zero && pan.translation(in: nil) == .zero)
    outerLayer.opacity = 0.5
    outerLayer.setNeedsDisplay()
    layer.removeFromSuperlayer()
    outerLayer.addSublayer(layer)
    inner.removeFromSuperview()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(inner.convert(CGPoint.zero, to: nil) == .zero)
    host.settle()
  }

  @Test func constraintsAndGuidesOutliveTheirView() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    var outer: UIView? = UIView(frame: root.bounds)
    let guide = UILayoutGuide()
    outer!.addLayoutGuide(guide)
    outer!.addSubview(inner)
    let constraint = inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 5)
    let width = outer!.widthAnchor.constraint(equalToConstant: 100)
    let anchor = outer!.topAnchor
    NSLayoutConstraint.activate([constraint, width])
    root.addSubview(outer!)
    host.advance(ticks: 1)
    outer!.removeFromSuperview()
    outer = nil
    for each in [constraint, width] {
      each.constant = 7
      each.isActive = false
      each.isActive = true
      _ = each.description
    }
    anchor.constraint(equalTo: inner.topAnchor).isActive = true
    #expect(guide.owningView == nil)
    _ = guide.layoutFrame
    inner.layoutIfNeeded()
    host.settle()
  }

  @Test func aControllerOutlivesItsContainers() {
    let child = UIViewController()
    var parent: UIViewController? = UIViewController()
    parent!.addChild(child)
    parent = nil
    #expect(child.parent == nil && child.presentingViewController == nil && child.transitionCoordinator == nil)
    child.removeFromParent()
    child.title = "Alone"
    var stack: UINavigationController? = UINavigationController(rootViewController: child)
    let bar = stack!.navigationBar
    stack!.loadViewIfNeeded()
    stack = nil
    child.title = "Alone again"
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    bar.layoutIfNeeded()
    #expect(child.navigationController == nil && child.next == nil)
    var tabs: UITabBarController? = UITabBarController()
    tabs!.viewControllers = [child]
    tabs!.loadViewIfNeeded()
    tabs = nil
    child.tabBarItem.badgeValue = "3"
    #expect(child.tabBarController == nil)
    host.settle()
  }

  @Test func barItemsAndButtonsOutliveTheirBars() {
    let item = UINavigationItem(title: "Item")
    var bar: UINavigationBar? = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar!.items = [UINavigationItem(title: "Before"), item]
    root.addSubview(bar!)
    host.advance(ticks: 1)
    let itemViews = bar!.subviews
    bar!.removeFromSuperview()
    bar = nil
    item.title = "Changed"
    let tab = UITabBarItem(title: "Tab", image: nil, tag: 0)
    var tabBar: UITabBar? = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    tabBar!.items = [tab]
    root.addSubview(tabBar!)
    host.advance(ticks: 1)
    let buttons = tabBar!.subviews
    tabBar!.removeFromSuperview()
    tabBar = nil
    tab.badgeValue = "2"
    for view in itemViews + buttons {
      view.tintColor = .systemRed
      view.setNeedsLayout()
      view.layoutIfNeeded()
      _ = view.accessibilityActivate()
      _ = view.sizeThatFits(CGSize(width: 100, height: 100))
    }
    host.settle()
  }

  @Test func aSegmentOutlivesItsControl() {
    var control: UISegmentedControl? = UISegmentedControl(items: ["One", "Two"])
    root.addSubview(control!)
    host.advance(ticks: 1)
    let parts = control!.subviews
    control!.removeFromSuperview()
    control = nil
    for part in parts {
      _ = part.accessibilityActivate()
      #expect(!part.canBecomeFocused && part.accessibilityTraits.contains(.notEnabled) == part.isAccessibilityElement)
      root.addSubview(part)
    }
    host.settle()
  }

  @Test func aPresentationOutlivesItsController() {
    var controller: UIViewController? = UIViewController()
    let presentation = controller!.presentationController!
    let sheet = controller!.sheetPresentationController!
    controller = nil
    #expect(presentation.presentedView == nil && presentation.containerView == nil)
    #expect(!presentation.presentedViewController.isViewLoaded)
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("controller that it presented was deallocated"))
    presentation.dismissByHand()
    presentation.layOut()
    sheet.selectedDetentIdentifier = .large
    sheet.animateChanges { sheet.prefersGrabberVisible = true }
    host.settle()
  }

  @Test func aWindowOutlivesItsScene() {
    let window: UIWindow = {
      let other = HeadlessHost(size: CGSize(width: 200, height: 200))
      return other.application.keyWindow!
    }()
    #expect(window.windowScene == nil || host.application.windowScene === window.windowScene)
    _ = host.application
    window.makeKeyAndVisible()
    #expect(window.windowScene == nil)
  }

  @Test func aBehaviorOutlivesItsAnimator() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(view)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: root)
    let gravity = UIGravityBehavior(items: [view])
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 100))
    let owner = UIDynamicBehavior()
    owner.addChildBehavior(gravity)
    animator!.addBehavior(owner)
    animator!.addBehavior(snap)
    host.advance(ticks: 2)
    animator = nil
    #expect(gravity.dynamicAnimator == nil && owner.dynamicAnimator == nil)
    gravity.magnitude = 2
    snap.snapPoint = .zero
    owner.removeChildBehavior(gravity)
    gravity.addItem(UIView())
    host.settle()
  }

  @Test func aSiblingAddedOnTheWayOutIsInNoAnimator() {
    let (parent, child, sibling) = (UIDynamicBehavior(), Parting(), UIGravityBehavior())
    parent.addChildBehavior(child)
    child.onLeaving = { [parent = Weak(parent)] in parent.value?.addChildBehavior(sibling) }
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: root)
    animator!.addBehavior(parent)
    animator!.removeBehavior(parent)
    #expect(parent.childBehaviors.count == 2 && sibling.dynamicAnimator == nil && child.dynamicAnimator == nil)
    animator!.addBehavior(parent)
    #expect(sibling.dynamicAnimator === animator)
    animator = nil
    #expect(sibling.dynamicAnimator == nil)
    sibling.magnitude = 2
  }

  @Test func linksAndTimersOutliveWhatTheyCall() {
    var target: Counter? = Counter()
    var link: CADisplayLink? = CADisplayLink(target: target!, selector: Selector("count", Counter.count))
    link!.add(to: .main, forMode: .common)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    host.advance(ticks: 20)
    #expect(target!.number > 0)
    target = nil
    host.advance(ticks: 20)
    link!.isPaused = true
    link = nil
    host.advance(ticks: 20)
    timer.fire()
    timer.invalidate()
    timer.fire()
    #expect(!timer.isValid)
  }

  @Test func aScrollViewGoesInTheMiddleOfAThrow() {
    var view: UIScrollView? = UIScrollView(frame: root.bounds)
    view!.contentSize = CGSize(width: 390, height: 9000)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view!.addSubview(inner)
    root.addSubview(view!)
    host.advance(ticks: 1)
    let pan = view!.panGestureRecognizer
    view!.setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
    host.advance(ticks: 5)
    view!.removeFromSuperview()
    view = nil
    host.advance(ticks: 5)
    #expect(inner.superview == nil && pan.view == nil)
    root.addGestureRecognizer(pan)
    host.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), duration: 0.1)
    host.settle()
  }
}
