import CaromGeometry
import UIKitCore

extension UIScrollView {
  /// Creates the pinch gesture when zooming becomes possible, and enables or disables it.
  final func zoomLimitsChanged() {
    if pinch == nil, zoomRange.isOpen {
      let made = ScrollPinch()
      // The page may still zoom over this gesture: `zoomsByWheel` says when two fingers belong to the app.
      made.leavesPageZoom = true
      made.addAction { [me = Weak(self)] _ in me.value?.pinched() }
      addGestureRecognizer(made)
      pinch = made
    }
    pinch?.isEnabled = zoomRange.isOpen
    setNeedsLayout()
  }

  /// Handles a change of the pinch gesture's state.
  private func pinched() {
    guard let pinch else { return }
    switch pinch.state {
    case .began: beginPinching()
    case .changed: followFingers()
    case .ended, .cancelled: endPinching()
    default: break
    }
  }

  private func beginPinching() {
    guard let view = zoomedView else { return }
    if wheelTimer != nil { wheelRested() }
    if !catchContent() { motion.stop() }
    isZooming = true
    takeHold(of: view)
    indicators.show(in: self)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Records the content's point between the fingers, and the scale, as the reference for zooming.
  private func takeHold(of view: UIView) {
    guard let pinch else { return }
    let fingers = pinch.fingers
    guard fingers.count >= 2 else {
      grip = nil
      return
    }
    grip = ZoomGrip(
      fingers: fingers, anchor: view.convert(middle(of: fingers), from: self), scale: zoomRange.unstretched(zoomScale))
    // The pinch's threshold was passed already; the content follows from here.
    pinch.scale = 1
  }

  private func middle(of fingers: [UITouch]) -> CGPoint {
    let (a, b) = (fingers[0].location(in: self), fingers[1].location(in: self))
    return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  private func followFingers() {
    guard isZooming, let pinch, let view = zoomedView else { return }
    let fingers = pinch.fingers
    guard let grip, fingers.count >= 2, fingers.elementsEqual(grip.fingers, by: { $0 === $1 }) else {
      return takeHold(of: view)
    }
    let asked = grip.scale * pinch.scale
    let middle = middle(of: fingers)
    let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    panStartsAnew = true
    zoom(
      view, to: bouncesZoom ? zoomRange.stretched(asked) : zoomRange.clamped(asked), keeping: grip.anchor, at: place
    ) { me, offset in me.stretched(offset) }
  }

  private func endPinching() {
    guard isZooming else { return }
    isZooming = false
    grip = nil
    let view = zoomedView
    let scale = zoomRange.clamped(zoomScale)
    if let view, scale != zoomScale {
      _ = catchContent()
      return travel(view, to: scale, keeping: lastPlace, isBounce: true)
    }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    // If the pan continues, or has thrown the content, it also brings the content back within its limits.
    if !isDragging, !motion.isMoving { comeBack() }
  }

  /// Whether two fingers are zooming, so that the pan must not move the content.
  final var isHeldByTwo: Bool { isZooming && (pinch?.fingers.count ?? 0) >= 2 }

  // MARK: Wheel

  /// How many seconds after the last turn of a wheel zooming ends.
  private static let wheelRest: TimeInterval = 0.2

  /// Zooms around `point` of the window; there is no rubber band, because a wheel gives no end.
  package final func zoomByWheel(_ factor: CGFloat, at point: CGPoint) -> Bool {
    guard factor.isFinite, factor > 0, zoomRange.isOpen, !isZooming || wheelTimer != nil, let view = zoomedView else {
      return false
    }
    motion.stop()
    if wheelTimer == nil {
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
    }
    wheelTimer?.invalidate()
    let made = Timer(timeInterval: UIScrollView.wheelRest, repeats: false) { [me = Weak(self)] _ in
      me.value?.wheelRested()
    }
    wheelTimer = made
    clock.add(made)
    flashScrollIndicators()
    let here = convert(point, from: nil)
    zoom(
      view, to: zoomRange.clamped(zoomScale * factor), keeping: view.convert(here, from: self),
      at: CGPoint(x: here.x - contentOffset.x, y: here.y - contentOffset.y)
    ) { me, offset in me.clamped(offset) }
    return true
  }

  private func wheelRested() {
    wheelTimer?.invalidate()
    wheelTimer = nil
    isZooming = false
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  // MARK: Keys

  /// The factor by which a key zooms.
  private static let keyFactor: CGFloat = 1.5

  /// Zooms by a key: plus and minus around the middle, and 0 to the scale 1. Returns false if nothing can be zoomed.
  final func zoom(by key: UIKey) -> Bool {
    guard zoomRange.isOpen, key.modifierFlags.subtracting(.shift).isEmpty else { return false }
    let now = motion.zoomGoal ?? zoomScale
    let wanted: CGFloat
    switch key.characters {
    case "+", "=": wanted = now * UIScrollView.keyFactor
    case "-": wanted = now / UIScrollView.keyFactor
    case "0": wanted = 1
    default: return false
    }
    guard !isZooming, zoomedView != nil else { return false }
    setZoomScale(wanted, animated: true)
    return true
  }
}
