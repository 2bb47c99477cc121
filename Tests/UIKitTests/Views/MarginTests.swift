import Testing
import UIKit

/// A controller and a view that count their callbacks.
private final class CountingController: UIViewController {
  var told: [String] = []
  override func viewSafeAreaInsetsDidChange() { told.append("safe area \(view.safeAreaInsets.top)") }
  override func viewLayoutMarginsDidChange() { told.append("margins \(view.layoutMargins.left)") }
  override func viewWillLayoutSubviews() { told.append("layout") }
}

private final class Counting: UIView {
  var safeAreas: [UIEdgeInsets] = []
  var margins = 0
  override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
  override func layoutMarginsDidChange() { margins += 1 }
}

/// A view that defines its own safe area.
private final class Framed: UIView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9) }
}

/// A view that counts how often any view of its class is asked for its safe area.
private final class Asked: UIView {
  nonisolated(unsafe) static var times = 0
  override var safeAreaInsets: UIEdgeInsets {
    Asked.times += 1
    return super.safeAreaInsets
  }
}

/// A view that requests another position whenever its safe area changes.
private final class Restless: UIView {
  var top: NSLayoutConstraint?
  override func safeAreaInsetsDidChange() { top?.constant = safeAreaInsets.top > 0 ? 200 : 0 }
}

@Suite struct MarginTests {
  private let host = HeadlessHost(
    size: CGSize(width: 400, height: 800), safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
    root: { CountingController() })
  private var controller: CountingController { host.rootViewController as! CountingController }

  /// KT-W5a.
  @Test func aRootViewHasTheSystemsMargins() {
    let root = host.view
    #expect(root.layoutMargins == UIEdgeInsets(top: 50, left: 16, bottom: 30, right: 16))
    #expect(controller.systemMinimumLayoutMargins == .init(top: 0, leading: 16, bottom: 0, trailing: 16))
    // Smaller ones have no effect, larger ones do, and so do those above and below.
    root.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 40)
    #expect(root.layoutMargins == UIEdgeInsets(top: 51, left: 16, bottom: 32, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 51, left: 4, bottom: 32, right: 40))
    host.resize(to: CGSize(width: 414, height: 800))
    #expect(controller.systemMinimumLayoutMargins == .init(top: 0, leading: 20, bottom: 0, trailing: 20))
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func theSafeAreaIsToldBeforeTheLayoutThatItConcerns() {
    #expect(controller.told.prefix(3) == ["safe area 50.0", "margins 16.0", "layout"])
    controller.told = []
    host.resize(to: CGSize(width: 500, height: 300), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    host.advance(ticks: 1)
    #expect(controller.told.contains("safe area 20.0") && controller.told.contains("margins 20.0"))
    controller.told = []
    host.advance(ticks: 5)
    #expect(controller.told.isEmpty)
  }

  @Test func aViewIsToldWhereverItMoves() {
    let view = Counting(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(view.safeAreas.isEmpty && view.margins == 0)
    view.center.y -= 70
    #expect(view.safeAreas == [UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)] && view.margins == 1)
    view.frame.origin.y = 60
    #expect(view.safeAreas.last == .zero && view.safeAreas.count == 2)
    view.frame.origin.y = 300
    #expect(view.safeAreas.count == 2)
    view.frame.size.height = 490
    #expect(view.safeAreas.last == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    // The part outside the superview contributes nothing.
    view.frame = CGRect(x: 390, y: -70, width: 400, height: 870)
    #expect(view.safeAreas.last == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.margins == 5 && view.layoutMargins.bottom == 8)
  }

  @Test func aDeepHierarchyThatMovesIsToldOfItsSafeAreaInTimeProportionalToItsDepth() {
    let tower = (0..<200).map { _ in Asked(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    for (below, above) in zip(tower, tower.dropFirst()) { below.addSubview(above) }
    host.view.addSubview(tower[0])
    host.advance(ticks: 1)
    #expect(tower[199].safeAreaInsets.top == 50)
    Asked.times = 0
    tower[0].frame.origin.y = 20
    #expect((200...2_000).contains(Asked.times), "asked \(Asked.times) times")
    host.advance(ticks: 1)
    #expect(tower[0].safeAreaInsets.top == 30 && tower[199].safeAreaInsets.top == 30)
    // A view in the middle that moves alone.
    tower[100].frame.origin.y = 10
    #expect(tower[99].safeAreaInsets.top == 30 && tower[199].safeAreaInsets.top == 20)
  }

  /// KT-W5f.
  @Test func directionalMarginsFollowTheDirectionOfWriting() {
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 800),
      preferences: {
        var each = PreferencesInput()
        each.isRightToLeft = 1
        return each
      }(),
      root: { UIViewController() })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.view.addSubview(view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.layoutMargins.left = .nan
    #expect(view.layoutMargins.left == 2)
    #expect(host.diagnostics.contains { $0.contains("layout margins must be finite") })
  }

  @Test func aSubclassMaySayItsOwnSafeArea() {
    let (framed, inside) = (Framed(frame: CGRect(x: 100, y: 200, width: 100, height: 100)), UIView())
    host.view.addSubview(framed)
    inside.translatesAutoresizingMaskIntoConstraints = false
    framed.addSubview(inside)
    let safe = framed.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: safe.topAnchor), inside.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      inside.leftAnchor.constraint(equalTo: safe.leftAnchor), inside.rightAnchor.constraint(equalTo: safe.rightAnchor),
    ])
    host.advance(ticks: 1)
    #expect(inside.frame == CGRect(x: 5, y: 3, width: 86, height: 90))
  }

  @Test func contentOfAScrollViewHasNoSafeAreaThatScrollingAlreadyKeeps() {
    let (scroll, content) = (
      UIScrollView(frame: host.view.bounds), Counting(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    )
    scroll.contentSize = CGSize(width: 400, height: 2000)
    host.view.addSubview(scroll)
    scroll.addSubview(content)
    host.advance(ticks: 1)
    #expect(scroll.adjustedContentInset.top == 50 && content.safeAreaInsets == .zero)
    #expect(content.layoutMargins.top == 8)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets.top == 50 && content.layoutMargins.top == 58)
    #expect(content.safeAreas.last?.top == 50)
  }

  @Test func aCircleOfPlacesAndSafeAreasEnds() {
    let restless = Restless()
    restless.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(restless)
    let top = restless.topAnchor.constraint(equalTo: host.view.topAnchor)
    restless.top = top
    NSLayoutConstraint.activate([
      top, restless.leftAnchor.constraint(equalTo: host.view.leftAnchor),
      restless.widthAnchor.constraint(equalToConstant: 10), restless.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.advance(ticks: 3)
    #expect(host.diagnostics.filter { $0.contains("after 8 rounds") }.count == 1)
    #expect(restless.frame.minY == 0 || restless.frame.minY == 200)
  }
}
