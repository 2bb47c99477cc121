import CaromGeometry
import UIKitCore

/// Moves a scroll view's content from tick to tick: a throw, a bounce, or an animated change of the offset or scale.
final class ScrollMotion: NSObject, ClockAnimator {
  @BackLink private var scrollView: UIScrollView?
  private var clock: TickClock?
  private var kind = Kind.rest

  private enum Kind {
    case rest
    case thrown(ScrollAxis, ScrollAxis)
    case traveling(from: CGPoint, to: CGPoint, tick: Tick)
    case zooming(ZoomTravel, tick: Tick)
  }

  /// How many ticks an animated change of the offset or scale takes: 0.3 s, as on Apple's systems.
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

  /// Whether the scale is changing.
  var isZooming: Bool { zoomGoal != nil }

  /// The scale at the end of an animated zoom, or nil.
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

  /// Continues the motion after the content grew or shrank before its visible part.
  func shift(by way: CGVector) {
    switch kind {
    case .rest, .zooming: break
    case .thrown(var x, var y):
      guard let limits = scrollView?.limits else { return }
      x.shift(by: way.dx, limits: limits.x)
      y.shift(by: way.dy, limits: limits.y)
      kind = .thrown(x, y)
    case .traveling(let from, let to, let tick):
      kind = .traveling(
        from: CGPoint(x: from.x + way.dx, y: from.y + way.dy), to: CGPoint(x: to.x + way.dx, y: to.y + way.dy),
        tick: tick)
    }
  }

  func travel(from: CGPoint, to: CGPoint) { start(.traveling(from: from, to: to, tick: 0)) }

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
    // However the animation ends, the scale is within its limits afterwards.
    if travel.isBounce { scrollView.zoom(along: travel, share: 1) }
    scrollView.zoomTravelEnded()
  }

  /// The eased progress, from 0 to 1, after a number of ticks.
  private static func share(after ticks: Tick) -> Double {
    let share = Double(ticks) / Double(travelTicks)
    return share * share * (3 - 2 * share)
  }

  func tick() {
    guard let scrollView else { return stop() }
    // The delegate may release the scroll view.
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
      case .traveling(let from, let to, let tick):
        let passed = tick + 1
        let eased = ScrollMotion.share(after: passed)
        kind = .traveling(from: from, to: to, tick: passed)
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
        // The delegate may have started another motion.
        if isOver, isZooming { stop() }
      }
    }
  }
}
