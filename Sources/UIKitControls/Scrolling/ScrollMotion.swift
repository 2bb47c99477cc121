import Geometry
import UIKitCore

/// What moves a scroll view's content from tick to tick: a throw, a bounce, or a way to a place that was asked for.
final class ScrollMotion: NSObject, SceneAnimator {
  private unowned(unsafe) let scrollView: UIScrollView
  private var scene: UIScene?
  private var kind = Kind.rest

  private enum Kind {
    case rest
    case thrown(ScrollAxis, ScrollAxis)
    case travelling(from: CGPoint, to: CGPoint, tick: Tick)
  }

  /// Ticks that an animated change of the offset takes: 0.3 s, as on Apple's systems.
  static let travelTicks: Tick = 36

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  override class var kind: String { "ScrollMotion" }

  var wantsTicks: Bool { isMoving }

  var isMoving: Bool {
    if case .rest = kind { return false }
    return true
  }

  var isThrown: Bool {
    if case .thrown = kind { return true }
    return false
  }

  func begin(x: ScrollAxis, y: ScrollAxis) {
    guard !x.isAtRest || !y.isAtRest else { return stop() }
    start(.thrown(x, y))
  }

  func travel(from: CGPoint, to: CGPoint) { start(.travelling(from: from, to: to, tick: 0)) }

  private func start(_ kind: Kind) {
    stop()
    self.kind = kind
    let scene = scrollView.scene
    scene.add(self)
    self.scene = scene
  }

  func stop() {
    kind = .rest
    scene?.remove(self)
    scene = nil
  }

  func tick() {
    // The scroll view may go away in the middle of what its delegate does.
    withExtendedLifetime(scrollView) {
      switch kind {
      case .rest: stop()
      case .thrown(var x, var y):
        x.step()
        y.step()
        kind = .thrown(x, y)
        let isOver = x.isAtRest && y.isAtRest
        if isOver { stop() }
        scrollView.moved(to: CGPoint(x: x.position, y: y.position))
        if isOver { scrollView.throwEnded() }
      case .travelling(let from, let to, let tick):
        let passed = tick + 1
        let share = Double(passed) / Double(ScrollMotion.travelTicks)
        // Smooth at both ends.
        let eased = share * share * (3 - 2 * share)
        kind = .travelling(from: from, to: to, tick: passed)
        let isOver = passed >= ScrollMotion.travelTicks
        if isOver { stop() }
        scrollView.moved(
          to: isOver ? to : CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
        if isOver { scrollView.travelEnded() }
      }
    }
  }
}
