extension TouchDispatcher {
  /// Calls the view when a touch began, unless a recognizer delays it or the view accepts only one touch.
  func tellViewOfBegan(_ touch: UITouch, with event: UIEvent) {
    guard touch.telling == .untold, let view = touch.view else { return }
    let isSecond = touches.contains { $0 !== touch && $0.view === view && !$0.isUp && $0.telling != .over }
    if isSecond && !view.isMultipleTouchEnabled {
      touch.telling = .over
    } else if !isDelayed(touch, { $0.delaysTouchesBegan }) {
      touch.telling = .told
      tellView(of: touch, with: event)
    }
  }

  /// Calls the view's method for the touch's phase.
  func tellView(of touch: UITouch, with event: UIEvent) {
    guard let view = touch.view else { return }
    let set: Set<UITouch> = [touch]
    view.clock.perform {
      switch touch.phase {
      case .began: view.touchesBegan(set, with: event)
      case .moved, .stationary: view.touchesMoved(set, with: event)
      case .ended: view.touchesEnded(set, with: event)
      case .cancelled: view.touchesCancelled(set, with: event)
      }
    }
  }

  /// Cancels a touch for its view, which is called only if it received the beginning of the touch.
  func cancelInView(_ touch: UITouch, with event: UIEvent) {
    let wasTold = touch.telling == .told || touch.telling == .endUntold
    touch.telling = .over
    guard wasTold else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    tellView(of: touch, with: event)
    touch.phase = phase
  }

  /// Delivers touches that recognizers no longer delay to their views, in the order of the touches.
  func releaseWithheldTouches(with event: UIEvent) {
    for touch in touches {
      if touch.telling == .untold && !isDelayed(touch, { $0.delaysTouchesBegan }) {
        let phase = touch.phase
        touch.phase = .began
        touch.telling = touch.isUp ? .endUntold : .told
        tellView(of: touch, with: event)
        touch.phase = phase
      }
      if touch.telling == .endUntold && !isDelayed(touch, { $0.delaysTouchesEnded }) {
        touch.telling = .over
        touch.phase = .ended
        tellView(of: touch, with: event)
      }
    }
    touches.removeAll { $0.isUp && $0.telling == .over }
  }

  private func isDelayed(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    (touch.gestureRecognizers ?? []).contains { recognizer in
      delays(recognizer) && recognizer.isUndecided && recognizer.trackedTouches.contains { $0 === touch }
    }
  }
}
