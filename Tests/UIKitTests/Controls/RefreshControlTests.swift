import Testing
import UIKit
import UIKitCore

@Suite struct RefreshControlTests {
  private let host = HeadlessHost { UIViewController() }
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let control = UIRefreshControl()

  private func show() {
    scroll.contentSize = CGSize(width: 390, height: 1000)
    scroll.refreshControl = control
    host.rootViewController?.view.addSubview(scroll)
    host.advance(ticks: 2)
  }

  @Test("Refreshing begun in code sends no event, and the space stays reserved until the end")
  func byCode() {
    show()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && events == 0 && scroll.adjustedContentInset.top == 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
    #expect(control.semantics.role == .progressbar)
    control.endRefreshing()
    host.settle()
    #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    #expect(control.semantics.role == .button && host.diagnostics.isEmpty)
  }

  @Test("A short pull does nothing, and a long one begins refreshing once, before the finger lifts")
  func pulls() {
    show()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 260))
    host.settle()
    #expect(events == 0 && scroll.contentOffset.y == 0)
    host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 560))
    #expect(events == 1 && control.isRefreshing)
    host.settle()
    #expect(scroll.contentOffset.y == -60)
    host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 560))
    #expect(events == 1)
  }

  @Test("The keyboard reaches it as a button that becomes visible, and a removed control leaves no space")
  func keyboard() {
    show()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    UIApplication.shared.focus(control)
    #expect(scroll.adjustedContentInset.top == 60)
    host.press("Space")
    #expect(events == 1 && control.isRefreshing)
    scroll.refreshControl = nil
    #expect(scroll.adjustedContentInset.top == 0 && control.superview == nil)
  }
}
