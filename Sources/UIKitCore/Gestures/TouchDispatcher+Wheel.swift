import CaromGeometry

extension TouchDispatcher {
  /// Gives a wheel's turn to the nearest view that scrolls by itself, or to the nearest pan that wants wheels.
  func handle(_ wheel: WheelInput) {
    guard wheel.x.isFinite, wheel.y.isFinite, wheel.deltaX.isFinite, wheel.deltaY.isFinite else { return }
    needsGesturePhase = true
    let place = CGPoint(x: wheel.x, y: wheel.y)
    // A wheel scrolls the content, so what is under it goes the other way.
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

  /// Points of turning that zoom to e times as large.
  private static let zoomPoints = 100.0
  /// A notch of a mouse's wheel counts as no more points than this; trackpads tell a few at a time.
  private static let mostPointsAtOnce = 25.0

  /// Gives a wheel that is turned with Control to the nearest view that zooms; false where there is none.
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
