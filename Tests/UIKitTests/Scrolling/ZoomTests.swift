import Testing
import UIKit

@testable import UIKitControls

/// A board of 300 × 400 points that can be zoomed, with a record of its delegate's callbacks.
private final class Board: NSObject, UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var lines: [String] = []
  var zooms = 0
  var centers = false

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append(view === self.view ? "begin" : "begin?")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms += 1
    guard centers else { return }
    let free = CGSize(
      width: max(0, scrollView.bounds.width - view.frame.width),
      height: max(0, scrollView.bounds.height - view.frame.height))
    scrollView.contentInset = UIEdgeInsets(
      top: free.height / 2, left: free.width / 2, bottom: free.height / 2, right: free.width / 2)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    lines.append("end \((scale * 100).rounded() / 100)")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("drag end \(decelerate)")
  }
}

@Suite struct ZoomTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 400))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let board = Board()

  init() {
    scroll.contentSize = CGSize(width: 300, height: 400)
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    scroll.delegate = board
    scroll.addSubview(board.view)
    host.view.addSubview(scroll)
    host.advance(ticks: 1)
  }

  /// The point of the board that is visible at a point of the window.
  private func point(at place: CGPoint) -> CGPoint { board.view.convert(place, from: nil) }

  private func near(_ a: CGPoint, _ b: CGPoint, _ slack: CGFloat = 1e-6) -> Bool {
    abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack
  }

  // MARK: By code

  @Test func aScaleEnlargesTheViewAndTheContentAboutTheMiddle() {
    let before = point(at: CGPoint(x: 150, y: 200))
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && board.zooms == 1 && board.lines == [])
    #expect(board.view.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(board.view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
    #expect(near(point(at: CGPoint(x: 150, y: 200)), before))
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5 && scroll.contentOffset == .zero)
  }

  @Test func anAnimatedScaleTakesThreeTenthsOfASecond() {
    scroll.setZoomScale(2, animated: true)
    #expect(board.lines == ["begin"] && scroll.zoomScale == 1)
    host.advance(seconds: 0.15)
    #expect(scroll.zoomScale > 1.1 && scroll.zoomScale < 1.9)
    #expect(near(point(at: CGPoint(x: 150, y: 200)), CGPoint(x: 150, y: 200), 1e-6))
    host.advance(seconds: 0.15)
    #expect(scroll.zoomScale == 2 && board.lines == ["begin", "end 2.0"] && board.zooms == 36)
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
    host.settle()
    #expect(!host.needsFrame)
  }

  @Test func aRectangleIsMadeAsLargeAsFits() {
    scroll.zoom(to: CGRect(x: 200, y: 100, width: 75, height: 50), animated: false)
    #expect(scroll.zoomScale == 4)
    // Its middle, (237.5, 125), is in the middle of the view.
    #expect(near(scroll.contentOffset, CGPoint(x: 800, y: 300)))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 100), animated: true)
    host.settle()
    #expect(scroll.zoomScale == 2 && near(scroll.contentOffset, CGPoint(x: 0, y: 0)))
    #expect(board.lines == ["begin", "end 2.0"])
  }

  @Test func aSmallContentThatIsKeptInTheMiddleDoesNotJump() {
    board.centers = true
    scroll.zoomScale = 2
    scroll.setZoomScale(0.5, animated: true)
    var last = board.view.convert(board.view.bounds, to: nil).midX
    for _ in 0..<40 {
      host.advance(ticks: 1)
      let middle = board.view.convert(board.view.bounds, to: nil).midX
      #expect(abs(middle - last) < 12)
      last = middle
    }
    #expect(scroll.zoomScale == 0.5 && abs(last - 150) < 1e-6)
    #expect(scroll.contentInset.left == 75 && scroll.contentOffset == CGPoint(x: -75, y: -100))
  }

  @Test func whatCannotBeIsToldOf() {
    scroll.zoomScale = .nan
    scroll.minimumZoomScale = 0
    scroll.zoom(to: .zero, animated: false)
    host.advance(ticks: 1)
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 0.5 && host.diagnostics.count == 3)
    let plain = UIScrollView(frame: .zero)
    plain.zoomScale = 2
    #expect(plain.zoomScale == 1 && plain.pinchGestureRecognizer == nil && scroll.pinchGestureRecognizer != nil)
  }

  @Test func constraintsKeepTheirCornerWhileTheyAreZoomed() {
    board.view.translatesAutoresizingMaskIntoConstraints = false
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      board.view.topAnchor.constraint(equalTo: guide.topAnchor),
      board.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      board.view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      board.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      board.view.widthAnchor.constraint(equalToConstant: 300), board.view.heightAnchor.constraint(equalToConstant: 500),
    ])
    host.advance(ticks: 1)
    #expect(scroll.contentSize == CGSize(width: 300, height: 500))
    scroll.zoomScale = 2
    scroll.setNeedsLayout()
    host.advance(ticks: 2)
    #expect(board.view.frame == CGRect(x: 0, y: 0, width: 600, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 600, height: 1000))
  }

  // MARK: Fingers

  @Test func aPinchZoomsAboutTheMiddleOfTheFingers() {
    let place = CGPoint(x: 100, y: 120)
    let before = point(at: place)
    host.pinch(at: place, from: 60, to: 180)
    // The first 8 points are needed to recognize the pinch.
    #expect(scroll.zoomScale > 2.4 && scroll.zoomScale < 3)
    #expect(near(point(at: place), before))
    #expect(board.lines == ["begin", "end \((scroll.zoomScale * 100).rounded() / 100)"])
    #expect(!scroll.isZooming && !scroll.isZoomBouncing)
    host.settle()
    #expect(near(point(at: place), before))
  }

  @Test func fingersThatTravelTakeTheContentAlong() {
    scroll.zoomScale = 3
    let held = point(at: CGPoint(x: 150, y: 200))
    for step in 0...20 {
      let (x, half) = (150 + 2 * CGFloat(step), 50 + CGFloat(step) / 2)
      host.touch(id: 1, phase: step == 0 ? .down : .move, at: CGPoint(x: x - half, y: 200))
      host.touch(id: 2, phase: step == 0 ? .down : .move, at: CGPoint(x: x + half, y: 200))
      host.advance(ticks: 1)
    }
    #expect(scroll.isZooming)
    // The movement before it was recognized as a pinch has no effect.
    #expect(abs(point(at: CGPoint(x: 190, y: 200)).x - held.x) < 8)
    // When one finger lifts, the other continues without a jump.
    host.touch(id: 2, phase: .up, at: CGPoint(x: 250, y: 200))
    host.advance(ticks: 1)
    let offset = scroll.contentOffset
    host.touch(id: 1, phase: .move, at: CGPoint(x: 131, y: 200))
    host.advance(ticks: 1)
    host.touch(id: 1, phase: .move, at: CGPoint(x: 141, y: 200))
    host.advance(ticks: 1)
    #expect(abs(scroll.contentOffset.x - offset.x + 10) < 2)
    host.advance(seconds: 0.2)
    host.touch(id: 1, phase: .up, at: CGPoint(x: 141, y: 200))
    host.advance(ticks: 1)
    #expect(!scroll.isZooming && !scroll.isDragging && scroll.zoomScale > 3)
  }

  @Test func aSecondFingerTurnsADragIntoAPinch() {
    scroll.zoomScale = 2
    host.touch(id: 1, phase: .down, at: CGPoint(x: 100, y: 200))
    for step in 1...10 {
      host.touch(id: 1, phase: .move, at: CGPoint(x: 100, y: 200 + 4 * CGFloat(step)))
      host.advance(ticks: 1)
    }
    #expect(scroll.isDragging)
    host.touch(id: 2, phase: .down, at: CGPoint(x: 200, y: 240))
    for step in 1...20 {
      host.touch(id: 2, phase: .move, at: CGPoint(x: 200 + 4 * CGFloat(step), y: 240))
      host.advance(ticks: 1)
    }
    #expect(scroll.isZooming && scroll.zoomScale > 3)
    host.touch(id: 1, phase: .up, at: CGPoint(x: 100, y: 240))
    host.touch(id: 2, phase: .up, at: CGPoint(x: 280, y: 240))
    host.settle()
    #expect(!scroll.isZooming && !scroll.isDragging && board.lines.contains { $0.hasPrefix("end") })
  }

  @Test func beyondTheLargestScaleItPullsLikeRubberAndComesBack() {
    scroll.zoomScale = 4
    host.pinch(at: CGPoint(x: 150, y: 200), from: 60, to: 240)
    #expect(scroll.isZoomBouncing && scroll.zoomScale > 4.2 && scroll.zoomScale < 8)
    #expect(board.lines == ["begin"])
    host.settle()
    #expect(scroll.zoomScale == 4 && !scroll.isZoomBouncing && board.lines.last == "end 4.0")
  }

  @Test func belowTheLeastScaleItComesBackToo() {
    scroll.minimumZoomScale = 1
    host.pinch(at: CGPoint(x: 150, y: 200), from: 240, to: 60)
    #expect(scroll.zoomScale < 0.95 && scroll.zoomScale > 0.5)
    host.settle()
    #expect(scroll.zoomScale == 1 && near(scroll.contentOffset, .zero))
  }

  @Test func withoutBounceTheScaleStopsAtItsLimit() {
    scroll.bouncesZoom = false
    host.pinch(at: CGPoint(x: 150, y: 200), from: 20, to: 280)
    #expect(scroll.zoomScale == 4 && !scroll.isZoomBouncing)
  }

  @Test func rubberOfTheScaleIsUndoneByItsInverse() {
    let range = ZoomRange(least: 0.5, most: 4)
    for scale: CGFloat in [0.1, 0.4, 0.5, 1, 4, 5, 9] {
      #expect(abs(range.unstretched(range.stretched(scale)) - scale) < 1e-9)
    }
    #expect(range.stretched(1000) < 8 && range.stretched(0.001) > 0.25)
  }

  // MARK: Wheel and keys

  @Test func aWheelWithControlZoomsUnderItAndWithoutItScrolls() {
    let place = CGPoint(x: 80, y: 300)
    let before = point(at: place)
    host.wheel(at: place, by: CGVector(dx: 0, dy: -100), modifiers: .control)
    #expect(abs(scroll.zoomScale - exp(0.25)) < 1e-9 && scroll.isZooming && near(point(at: place), before))
    host.wheel(at: place, by: CGVector(dx: 0, dy: -10), modifiers: .control)
    #expect(abs(scroll.zoomScale - exp(0.35)) < 1e-9)
    host.advance(seconds: 0.3)
    #expect(!scroll.isZooming && board.lines == ["begin", "end 1.42"])
    let offset = scroll.contentOffset
    host.wheel(at: place, by: CGVector(dx: 0, dy: 20))
    #expect(scroll.contentOffset.y == offset.y + 20 && abs(scroll.zoomScale - exp(0.35)) < 1e-9)
    for _ in 0..<20 { host.wheel(at: place, by: CGVector(dx: 0, dy: 100), modifiers: .control) }
    #expect(scroll.zoomScale == 0.5)
    host.settle()
    #expect(!host.needsFrame)
  }

  @Test func plusMinusAndZeroZoomWhereItHasTheKeyboard() {
    scroll.accessibilityLabel = "Board"
    host.tab()
    #expect(scroll.isFocused && scroll.canBecomeFocused)
    host.press("NumpadAdd")
    host.settle()
    #expect(abs(scroll.zoomScale - 1.5) < 1e-9)
    host.press("Minus")
    host.press("Minus")
    host.settle()
    #expect(abs(scroll.zoomScale - 2.0 / 3) < 1e-9)
    host.press("Digit0")
    host.settle()
    #expect(scroll.zoomScale == 1)
    host.press("Equal", modifiers: .control)
    host.settle()
    #expect(scroll.zoomScale == 1)
  }

  @Test func whatDoesNotZoomIsNoStopForTheKeyboard() {
    scroll.maximumZoomScale = 0.5
    host.advance(ticks: 1)
    host.tab()
    #expect(!scroll.isFocused && !scroll.canBecomeFocused)
  }
}
