import CaromGeometry
import UIKitCore

/// What moves a scroll view's content from tick to tick: a throw, a bounce, or a way to a place or a
/// scale that was asked for.
final class ScrollMotion: NSObject, ClockAnimator {
  @BackLink private var scrollView: UIScrollView?
  private var clock: TickClock?
  private var kind = Kind.rest

  private enum Kind {
    case rest
    case thrown(ScrollAxis, ScrollAxis)
    case travelling(from: CGPoint, to: CGPoint, tick: Tick)
    case zooming(ZoomTravel, tick: Tick)
  }

  /// Ticks that an animated change of offset or scale takes: 0.3 s, as on Apple's systems.
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

  /// Whether the scale changes.
  var isZooming: Bool { zoomGoal != nil }

  /// The scale that is gone to.
  var zoomGoal: CGFloat? {
    if case .zooming(let travel, _) = kind { return travel.endScale }
    return nil
  }

  var isZoomBouncing: Bool {
    if case .zooming(let travel, _) = kind { return travel.isBounce }
    return false
  }

  func begin(x: ScrollAxis, y: ScrollAxis) {
    guard !x.isAtRest || !y.isAtRest else { return stop() }
    start(.thrown(x, y))
  }

  /// What is seen is elsewhere in the content from now on.
  func shift(by way: CGVector) {
    switch kind {
    case .rest, .zooming: break
    case .thrown(var x, var y):
      guard let limits = scrollView?.limits else { return }
      x.shift(by: way.dx, limits: limits.x)
      y.shift(by: way.dy, limits: limits.y)
      kind = .thrown(x, y)
    case .travelling(let from, let to, let tick):
      kind = .travelling(
        from: CGPoint(x: from.x + way.dx, y: from.y + way.dy), to: CGPoint(x: to.x + way.dx, y: to.y + way.dy),
        tick: tick)
    }
  }

  func travel(from: CGPoint, to: CGPoint) { start(.travelling(from: from, to: to, tick: 0)) }

  func zoom(_ travel: ZoomTravel) { start(.zooming(travel, tick: 0)) }

  private func start(_ kind: Kind) {
    stop()
    guard let clock = scrollView?.clock else { return }
    self.kind = kind
    clock.add(self)
    self.clock = clock
  }

  func stop() {
    let before = kind
    kind = .rest
    clock?.remove(self)
    clock = nil
    guard case .zooming(let travel, _) = before, let scrollView else { return }
    // Whatever ends it, the scale is within its limits then.
    if travel.isBounce { scrollView.zoom(along: travel, share: 1) }
    scrollView.zoomTravelEnded()
  }

  /// 0 … 1 after so many ticks, smooth at both ends.
  private static func share(after ticks: Tick) -> Double {
    let share = Double(ticks) / Double(travelTicks)
    return share * share * (3 - 2 * share)
  }

  func tick() {
    guard let scrollView else { return stop() }
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
        let eased = ScrollMotion.share(after: passed)
        kind = .travelling(from: from, to: to, tick: passed)
        let isOver = passed >= ScrollMotion.travelTicks
        if isOver { stop() }
        scrollView.moved(
          to: isOver ? to : CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
        if isOver { scrollView.travelEnded() }
      case .zooming(let travel, let tick):
        let passed = tick + 1
        kind = .zooming(travel, tick: passed)
        let isOver = passed >= ScrollMotion.travelTicks
        scrollView.zoom(along: travel, share: isOver ? 1 : ScrollMotion.share(after: passed))
        // The delegate may have begun something else.
        if isOver, isZooming { stop() }
      }
    }
  }
}
