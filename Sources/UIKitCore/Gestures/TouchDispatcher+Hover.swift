import CaromGeometry

extension TouchDispatcher {
  /// Tracks what the mouse is over while no button is pressed.
  struct Hover {
    @Weak var view: UIView?
    var recognizers: [UIHoverGestureRecognizer] = []
    var cursor = "default"
  }

  func moveHover(_ pointer: PointerInput) {
    guard pointer.type == 1 else { return }
    let event = event(for: pointer)
    event.type = .hover
    let place = CGPoint(x: pointer.x, y: pointer.y)
    let view = hitTest(place, with: event)
    hover.view = view
    show(cursorOf: view)

    var now: [UIHoverGestureRecognizer] = []
    var each = view
    while let current = each {
      for recognizer in current.recognizers where recognizer.isEnabled {
        if let recognizer = recognizer as? UIHoverGestureRecognizer { now.append(recognizer) }
      }
      each = current.superview
    }
    let before = hover.recognizers
    hover.recognizers = now
    for recognizer in before where !now.contains(where: { $0 === recognizer }) { recognizer.leave() }
    for recognizer in now { recognizer.hover(at: place) }
  }

  func endHover(_ pointer: PointerInput) {
    if pointer.type == 1 { leaveHover(with: event(for: pointer)) }
  }

  func leaveHover(with event: UIEvent) {
    let before = hover.recognizers
    hover.recognizers = []
    hover.view = nil
    for recognizer in before { recognizer.leave() }
    show(cursorOf: nil)
  }

  private func show(cursorOf view: UIView?) {
    var each = view
    while let current = each, current.cursor == nil { each = current.superview }
    let cursor = each?.cursor ?? "default"
    guard cursor != hover.cursor else { return }
    hover.cursor = cursor
    UIApplication.shared.send(.cursor(cursor))
  }
}
