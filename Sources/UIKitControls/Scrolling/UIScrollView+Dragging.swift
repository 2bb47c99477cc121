import CaromGeometry
import UIKitCore

extension UIScrollView {
  /// Handles a change of the pan gesture's state.
  final func panned() {
    switch panGestureRecognizer.state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended:
      drag()
      endDragging(velocity: panGestureRecognizer.velocity(in: nil))
    case .cancelled: endDragging(velocity: .zero)
    default: break
    }
  }

  private func beginDragging() {
    if !isZooming { motion.stop() }
    isDragging = true
    panStartsAnew = false
    pulled = unstretched(contentOffset)
    lockDirection()
    if keyboardDismissMode == .onDrag { dismissKeyboard() }
    // The pan's threshold was passed already; the content follows from here.
    panGestureRecognizer.setTranslation(.zero, in: nil)
    indicators.show(in: self)
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func drag() {
    guard isDragging, !isHeldByTwo else { return }
    // The app may have begun an animated scroll during the drag. It ends, because both would move the content.
    if motion.isMoving, !motion.isZooming {
      motion.stop()
      isGoingToTop = false
    }
    if panStartsAnew {
      panStartsAnew = false
      pulled = unstretched(contentOffset)
      return panGestureRecognizer.setTranslation(.zero, in: nil)
    }
    let way = panGestureRecognizer.translation(in: nil)
    let (dragsX, dragsY) = (movesX && lockedAxis != .horizontal, movesY && lockedAxis != .vertical)
    let wanted = CGPoint(x: dragsX ? pulled.x - way.x : pulled.x, y: dragsY ? pulled.y - way.y : pulled.y)
    moved(to: stretched(wanted))
    if keyboardDismissMode == .interactive, let window, let height = window.windowScene?.keyboardHeight, height > 0,
      panGestureRecognizer.location(in: nil).y > window.bounds.height - height
    {
      dismissKeyboard()
    }
  }

  /// Locks the other direction if the drag goes along one of them.
  private func lockDirection() {
    lockedAxis = nil
    guard isDirectionalLockEnabled, movesX, movesY else { return }
    let way = panGestureRecognizer.translation(in: nil)
    // The tangent of 67.5°.
    let steep = 1 + 2.0.squareRoot()
    if way.y.magnitude > way.x.magnitude * steep { lockedAxis = .horizontal }
    if way.x.magnitude > way.y.magnitude * steep { lockedAxis = .vertical }
  }

  private func dismissKeyboard() {
    guard UIApplication.shared.focusedView?.fieldOwner != nil else { return }
    UIApplication.shared.firstResponder?.resignFirstResponder()
  }

  private func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    onLetGo?()
    isDragging = false
    // When two fingers lift together after zooming, the pinch brings the scale back.
    guard !motion.isZooming else {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    let speed = CGPoint(
      x: movesX && lockedAxis != .horizontal ? -velocity.x : 0, y: movesY && lockedAxis != .vertical ? -velocity.y : 0)
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    let limits = limits
    var target = CGPoint(
      x: ScrollAxis.rest(from: contentOffset.x, velocity: speed.x, rate: rate),
      y: ScrollAxis.rest(from: contentOffset.y, velocity: speed.y, rate: rate))
    if isPagingEnabled { target = page(near: target, velocity: speed) }
    target = clamped(target)
    let natural = target
    let finger = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    if let throwTarget { target = throwTarget(target, finger) }
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: finger, targetContentOffset: $0)
    }
    if !target.isFinite { target = natural }
    let isTold = target != natural || isPagingEnabled
    func axis(_ position: CGFloat, _ speed: CGFloat, _ target: CGFloat, _ limits: ClosedRange<CGFloat>) -> ScrollAxis {
      var axis = ScrollAxis(position: position, velocity: speed, limits: limits, rate: rate, bounces: bounces)
      if isTold, limits.contains(position) {
        axis.goal = target
        axis.velocity = ScrollAxis.velocity(from: position, to: target, rate: rate)
      }
      return axis
    }
    motion.begin(
      x: axis(contentOffset.x, speed.x, target.x, limits.x), y: axis(contentOffset.y, speed.y, target.y, limits.y))
    let goesOn = motion.isMoving
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn { delegate?.scrollViewWillBeginDecelerating(self) } else { indicators.hideSoon(in: self) }
  }

  /// Returns content that is beyond its limits.
  final func comeBack() {
    let limits = limits
    let rate = decelerationRate.rawValue
    motion.begin(
      x: ScrollAxis(position: contentOffset.x, velocity: 0, limits: limits.x, rate: rate, bounces: bounces),
      y: ScrollAxis(position: contentOffset.y, velocity: 0, limits: limits.y, rate: rate, bounces: bounces))
    if !motion.isMoving { indicators.hideSoon(in: self) }
  }

  /// The page at which a throw ends, at most the next one.
  private func page(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    func page(_ now: CGFloat, _ target: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return now }
      let here = now / length
      return min(max((target / length).rounded(), here.rounded(.down)), here.rounded(.up)) * length
    }
    return CGPoint(
      x: page(contentOffset.x, target.x, bounds.width), y: page(contentOffset.y, target.y, bounds.height))
  }

  final func stretched(_ offset: CGPoint) -> CGPoint {
    let near = clamped(offset)
    guard bounces else { return near }
    return CGPoint(
      x: near.x + ScrollAxis.rubber(offset.x - near.x, length: bounds.width),
      y: near.y + ScrollAxis.rubber(offset.y - near.y, length: bounds.height))
  }

  private func unstretched(_ offset: CGPoint) -> CGPoint {
    let near = clamped(offset)
    return CGPoint(
      x: near.x + ScrollAxis.pull(offset.x - near.x, length: bounds.width),
      y: near.y + ScrollAxis.pull(offset.y - near.y, length: bounds.height))
  }

  // MARK: Motion without a finger

  /// Compensates for content that grew or shrank before the visible part, so that what is visible stays. A motion
  /// continues from there.
  final func contentShifted(by way: CGVector) {
    guard way != .zero else { return }
    motion.shift(by: way)
    pulled = CGPoint(x: pulled.x + way.dx, y: pulled.y + way.dy)
    moved(to: CGPoint(x: contentOffset.x + way.dx, y: contentOffset.y + way.dy))
  }

  final func throwEnded() {
    indicators.hideSoon(in: self)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  final func travelEnded() {
    indicators.hideSoon(in: self)
    delegate?.scrollViewDidEndScrollingAnimation(self)
    cameToTop()
  }

  /// Stops moving content when a finger touches it. Returns false if nothing was moving.
  final func catchContent() -> Bool {
    // A scale beyond its limits bounces back nevertheless.
    guard motion.isMoving, !motion.isZoomBouncing else { return false }
    let wasThrown = motion.isThrown
    motion.stop()
    isGoingToTop = false
    if wasThrown { delegate?.scrollViewDidEndDecelerating(self) }
    return true
  }
}
