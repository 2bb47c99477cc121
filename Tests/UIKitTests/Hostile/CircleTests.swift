import Testing
import UIKit

private final class Restless: UIView {
  var rounds = 0
  override func layoutSubviews() {
    rounds += 1
    setNeedsLayout()
    layoutIfNeeded()
  }
}

private final class Pusher: NSObject, UINavigationControllerDelegate {
  var pushes = 0
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    pushes += 1
    navigationController.pushViewController(UIViewController(), animated: false)
  }
}

private final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) { present(Presenter(), animated: false) }
}

private final class Mover: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
}

/// Endless cycles are cut off, with a diagnostic that names the object.
private final class Growing: UIView {
  override func layoutSubviews() { bounds.size.width += 1 }
}

@Suite struct CircleTests {
  @Test func aLayoutWithinItself() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "restless"
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(view.rounds > 1 && view.rounds < 1000)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("UIView \"restless\" (0.0, 0.0"))
    host.advance(ticks: 10)
  }

  @Test func aViewThatGrowsInItsOwnLayout() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    let (outer, view) = (UIView(frame: host.view.bounds), Growing(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    outer.addSubview(view)
    host.view.addSubview(outer)
    // Each new size lays out the superview again, which lays out the view.
    host.advance(ticks: 1)
    #expect(host.diagnostics.contains { $0.contains("layout asks for layout again and again") })
    let width = view.bounds.width
    #expect(width > 10 && width < 100)
    host.advance(ticks: 10)
    #expect(view.bounds.width < width + 100)
  }

  @Test func aPushInDidShow() {
    let pusher = Pusher()
    let host = HeadlessHost {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.delegate = pusher
      return stack
    }
    host.advance(ticks: 10)
    #expect(pusher.pushes < 100)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("push in didShow"))
  }

  @Test func aPresentationInViewDidAppear() {
    let host = HeadlessHost { Presenter() }
    host.advance(ticks: 10)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("present one another again and again"))
  }

  @Test func aMoveInDidScroll() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    let (view, mover) = (UIScrollView(frame: host.view.bounds), Mover())
    view.contentSize = CGSize(width: 390, height: 1_000_000)
    view.delegate = mover
    host.view.addSubview(view)
    view.contentOffset.y = 10
    host.advance(ticks: 1)
    #expect(view.contentOffset.y < 1000)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("UIScrollView"))
  }
}
