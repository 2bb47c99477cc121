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

/// What goes round in circles is cut off, and named.
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
