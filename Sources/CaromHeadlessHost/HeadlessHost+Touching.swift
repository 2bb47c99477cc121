import UIKit

extension HeadlessHost {
  /// What a finger does.
  public enum TouchPhase: UInt8 { case down, move, up, cancel, hover }

  /// One step of one finger, delivered in the next tick; `offset` is its place in that tick, in 1/256.
  public func touch(
    id: Int32 = 1, phase: TouchPhase, at place: CGPoint, type: UITouch.TouchType = .direct, buttons: UInt8 = 1,
    offset: UInt8 = 0
  ) {
    var pointer = PointerInput()
    pointer.id = id
    pointer.phase = phase.rawValue
    pointer.type = type == .direct ? 0 : type == .pencil ? 2 : 1
    pointer.buttons = buttons
    pointer.offset = offset
    pointer.x = place.x
    pointer.y = place.y
    send(.pointer(pointer))
  }

  /// A tap of 1/30 s, and the tick in which it is answered.
  public func tap(at place: CGPoint) {
    touch(phase: .down, at: place)
    advance(ticks: 4)
    touch(phase: .up, at: place)
    advance(ticks: 1)
  }

  /// Taps the middle of what is seen of an element; false, with a diagnostic, where nothing is.
  @discardableResult
  public func tap(_ name: String) -> Bool {
    guard let place = middle(of: name) else { return false }
    tap(at: place)
    return true
  }

  /// Two taps within 0.2 s.
  public func doubleTap(at place: CGPoint) {
    tap(at: place)
    advance(ticks: 10)
    tap(at: place)
  }

  @discardableResult
  public func doubleTap(_ name: String) -> Bool {
    guard let place = middle(of: name) else { return false }
    doubleTap(at: place)
    return true
  }

  /// A finger that rests for `seconds`.
  public func press(at place: CGPoint, seconds: TimeInterval) {
    touch(phase: .down, at: place)
    advance(seconds: seconds)
    touch(phase: .up, at: place)
    advance(ticks: 1)
  }

  /// A finger that goes straight from `start` to `end` at an even pace, a step in each tick.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    let steps = max(1, Int((duration * UIApplication.ticksPerSecond).rounded()))
    touch(phase: .down, at: start)
    advance(ticks: 1)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      touch(phase: .move, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      advance(ticks: 1)
    }
    touch(phase: .up, at: end)
    advance(ticks: 1)
  }

  /// Drags an element from its middle; false, with a diagnostic, where there is none.
  @discardableResult
  public func drag(_ name: String, by offset: CGVector, duration: TimeInterval = 0.25) -> Bool {
    guard let place = middle(of: name) else { return false }
    drag(from: place, to: CGPoint(x: place.x + offset.dx, y: place.y + offset.dy), duration: duration)
    return true
  }

  /// Two fingers side by side about `place` that go from one distance to another at an even pace, and leave.
  public func pinch(at place: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.25) {
    let steps = max(1, Int((duration * UIApplication.ticksPerSecond).rounded()))
    for step in 0...steps {
      let half = (start + (end - start) * Double(step) / Double(steps)) / 2
      let phase = step == 0 ? TouchPhase.down : .move
      touch(id: 1, phase: phase, at: CGPoint(x: place.x - half, y: place.y))
      touch(id: 2, phase: phase, at: CGPoint(x: place.x + half, y: place.y))
      advance(ticks: 1)
    }
    touch(id: 1, phase: .up, at: CGPoint(x: place.x - end / 2, y: place.y))
    touch(id: 2, phase: .up, at: CGPoint(x: place.x + end / 2, y: place.y))
    advance(ticks: 1)
  }

  /// A wheel's turn at `place`, in points of scrolling; with Control it zooms.
  public func wheel(at place: CGPoint, by delta: CGVector, modifiers: UIKeyModifierFlags = []) {
    var wheel = WheelInput()
    wheel.modifiers = UInt8(truncatingIfNeeded: modifiers.rawValue)
    wheel.x = place.x
    wheel.y = place.y
    wheel.deltaX = delta.dx
    wheel.deltaY = delta.dy
    send(.wheel(wheel))
    advance(ticks: 1)
  }

  /// The middle of what is seen of an element, in the window; nil, with a diagnostic, where nothing is.
  public func middle(of name: String) -> CGPoint? {
    guard let view = element(name) else {
      complain("no element is called \"\(name)\"")
      return nil
    }
    guard let frame = visibleFrame(of: view) else {
      complain("\"\(name)\" cannot be seen")
      return nil
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
