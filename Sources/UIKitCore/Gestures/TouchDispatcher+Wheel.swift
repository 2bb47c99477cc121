import CaromGeometry

extension TouchDispatcher {
  /// Passes a turn of the wheel to the nearest view that scrolls, or to the nearest pan recognizer that accepts wheels.
  @inline(never)
  func handle(_ wheel: WheelInput) {
    guard wheel.x.isFinite, wheel.y.isFinite, wheel.deltaX.isFinite, wheel.deltaY.isFinite else { return }
    needsGesturePhase = true
    let place = CGPoint(x: wheel.x, y: wheel.y)
    // Scrolling down moves the content up.
    let delta = CGVector(dx: -wheel.deltaX, dy: -wheel.deltaY)
    let event = UIEvent()
    event.type = .scroll
    event.modifierFlags = UIKeyModifierFlags(rawValue: Int(wheel.modifiers))
    if event.modifierFlags.contains(.control), zoom(by: wheel.deltaY, at: place, with: event) { return }
    if let scrolling, scrolling.isUnderWay { return scrolling.scroll(by: delta, at: place) }

    var each = hitTest(place, with: event)
    while let view = each {
      var isDone = false
      view.clock.perform { isDone = view.wheelTurned(by: delta, at: place) }
      if isDone { return }
      for recognizer in view.recognizers.reversed() where recognizer.isEnabled && recognizer.shouldReceive(event) {
        guard let pan = recognizer as? UIPanGestureRecognizer, !pan.allowedScrollTypesMask.isEmpty,
          pan.trackedTouches.isEmpty, pan.delegate?.gestureRecognizer(pan, shouldReceive: event) ?? true
        else { continue }
        scrolling = pan
        if !inPlay.contains(where: { $0 === pan }) { inPlay.append(pan) }
        return view.clock.perform { pan.scroll(by: delta, at: place) }
      }
      each = view.superview
    }
  }

  /// The scroll distance in points that zooms by a factor of e.
  private static let zoomPoints = 100.0
  /// The largest distance in points that counts in one event: mouse wheels report large steps, trackpads many small
  /// ones.
  private static let mostPointsAtOnce = 25.0

  /// Passes a wheel turned with Control to the nearest view that zooms; false if there is none.
  private func zoom(by points: Double, at place: CGPoint, with event: UIEvent) -> Bool {
    let points = min(max(points, -Self.mostPointsAtOnce), Self.mostPointsAtOnce)
    let factor = exp(-points / Self.zoomPoints)
    var each = hitTest(place, with: event)
    while let view = each {
      var isDone = false
      view.clock.perform { isDone = view.contentScroller?.zoomByWheel(factor, at: place) ?? false }
      if isDone { return true }
      each = view.superview
    }
    return false
  }
}
