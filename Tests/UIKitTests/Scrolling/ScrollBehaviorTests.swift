import Testing
import UIKit

@Suite struct ScrollBehaviorTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 400))

  private func show(_ scroll: UIScrollView) -> UIScrollView {
    scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    scroll.contentOffset = CGPoint(x: 500, y: 500)
    host.view.addSubview(scroll)
    host.advance(ticks: 1)
    return scroll
  }

  private func drag(_ scroll: UIScrollView, by way: CGVector) -> CGVector {
    let start = scroll.contentOffset
    host.touch(phase: .down, at: CGPoint(x: 150, y: 200))
    for step in 1...20 {
      let share = Double(step) / 20
      host.touch(phase: .move, at: CGPoint(x: 150 + way.dx * share, y: 200 + way.dy * share))
      host.advance(ticks: 1)
    }
    let moved = CGVector(dx: scroll.contentOffset.x - start.x, dy: scroll.contentOffset.y - start.y)
    host.touch(phase: .up, at: CGPoint(x: 150 + way.dx, y: 200 + way.dy))
    host.advance(seconds: 3)
    return moved
  }

  /// KT-W7: developer.apple.com, `isDirectionalLockEnabled`: "If the user begins dragging in one general direction (horizontally or
  /// vertically), the scroll view disables scrolling in the other direction. If the drag direction is diagonal, then
  /// scrolling will not be locked".
  @Test func aDirectionalLockKeepsTheOtherDirection() {
    let scroll = show(UIScrollView())
    let free = drag(scroll, by: CGVector(dx: -20, dy: -120))
    #expect(free.dx > 5 && free.dy > 80)
    scroll.isDirectionalLockEnabled = true
    let place = scroll.contentOffset.x
    let down = drag(scroll, by: CGVector(dx: -20, dy: -120))
    #expect(down.dx == 0 && down.dy > 80 && scroll.contentOffset.x == place)
    let across = drag(scroll, by: CGVector(dx: -120, dy: 20))
    #expect(across.dx > 80 && across.dy == 0)
    let diagonal = drag(scroll, by: CGVector(dx: -90, dy: -100))
    #expect(diagonal.dx > 60 && diagonal.dy > 60)
  }

  /// A finger that drags ends an animated scroll: they do not move the content by turns.
  @Test func aDragEndsAnAnimatedScroll() {
    let scroll = show(UIScrollView())
    host.touch(phase: .down, at: CGPoint(x: 150, y: 200))
    host.touch(phase: .move, at: CGPoint(x: 150, y: 150))
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 150, y: 140))
    host.advance(ticks: 1)
    let dragged = scroll.contentOffset
    #expect(scroll.isDragging && dragged.y > 500)

    scroll.setContentOffset(CGPoint(x: 500, y: 900), animated: true)
    host.advance(ticks: 10)
    #expect(scroll.contentOffset.y > dragged.y + 20, "while the finger rests, the content scrolls")
    host.touch(phase: .move, at: CGPoint(x: 150, y: 130))
    host.advance(ticks: 1)
    #expect(scroll.contentOffset == CGPoint(x: 500, y: dragged.y + 10))
    host.advance(ticks: 40)
    #expect(scroll.contentOffset == CGPoint(x: 500, y: dragged.y + 10), "nothing else moves the content")
    host.touch(phase: .up, at: CGPoint(x: 150, y: 130))
    host.advance(seconds: 2)
    #expect(scroll.contentOffset == CGPoint(x: 500, y: dragged.y + 10))
  }

  private final class Top: NSObject, UIScrollViewDelegate {
    var isAllowed = true
    var events: [String] = []
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      events.append("should")
      return isAllowed
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      events.append(scrollView.contentOffset.y == 0 ? "did" : "too early")
    }
  }

  /// The Home key does what a tap on the status bar does on a phone.
  @Test func homeScrollsToTheTop() {
    let (scroll, top) = (show(UIScrollView()), Top())
    scroll.delegate = top
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 500, y: 500, width: 100, height: 44)
    scroll.addSubview(button)
    UIApplication.shared.focus(button)
    host.settle()
    let place = scroll.contentOffset
    top.isAllowed = false
    host.press("Home")
    host.settle()
    #expect(top.events == ["should"] && scroll.contentOffset == place && place.y > 400)
    top.isAllowed = true
    host.press("Home")
    host.settle()
    #expect(top.events == ["should", "should", "did"])
    #expect(scroll.contentOffset == CGPoint(x: place.x, y: 0))
    // At the top there is nothing to do, so the delegate is not asked.
    host.press("Home")
    #expect(top.events.count == 3)
    scroll.contentOffset.y = 300
    scroll.scrollsToTop = false
    host.press("Home")
    host.settle()
    #expect(scroll.contentOffset.y == 300 && top.events.count == 3)
    scroll.scrollsToTop = true
    host.reduceMotion()
    host.press("Home")
    #expect(scroll.contentOffset.y == 0 && top.events.suffix(2) == ["should", "did"])
  }

  /// developer.apple.com, `touchesShouldBegin(_:with:in:)`: return false "if you don't want the scroll view to send event
  /// messages to view".
  @Test func touchesCanBeKeptFromTheContent() {
    final class Strict: UIScrollView {
      var asked = 0
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        asked += 1
        return view.tag == 0
      }
    }
    let scroll = Strict()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 500, y: 500, width: 300, height: 400))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    _ = show(scroll)
    host.tap(at: CGPoint(x: 150, y: 200))
    #expect(taps == 1 && scroll.asked == 1)
    button.tag = 1
    host.tap(at: CGPoint(x: 150, y: 200))
    #expect(taps == 1 && scroll.asked == 2)
    // The content still scrolls.
    #expect(drag(scroll, by: CGVector(dx: 0, dy: -100)).dy > 60)
  }

  /// developer.apple.com, `UIScrollView.KeyboardDismissMode.onDrag`: "The keyboard is dismissed when a drag begins".
  @Test func aDragDismissesTheKeyboard() {
    let scroll = UIScrollView()
    let field = UITextField(frame: CGRect(x: 510, y: 510, width: 100, height: 40))
    scroll.addSubview(field)
    _ = show(scroll)
    #expect(field.becomeFirstResponder())
    _ = drag(scroll, by: CGVector(dx: 0, dy: -60))
    #expect(field.isFirstResponder)
    scroll.keyboardDismissMode = .onDrag
    _ = drag(scroll, by: CGVector(dx: 0, dy: 60))
    #expect(!field.isFirstResponder)
  }
}
