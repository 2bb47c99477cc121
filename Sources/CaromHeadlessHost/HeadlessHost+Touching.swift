import UIKit

extension HeadlessHost {
  /// The phase of a touch event.
  /// A finger goes down, moves, goes up or is cancelled, or a pointer hovers.
  public enum TouchPhase: UInt8 {
    /// A finger or the mouse button goes down, moves, goes up or is cancelled, or the mouse moves without a pressed
    /// button.
    case down, move, up, cancel, hover
  }

  /// Sends one event of one touch, which is delivered in the next tick.
  ///
  /// - Parameter id: Identifies the finger among simultaneous touches.
  /// - Parameter phase: What happens.
  /// - Parameter place: The position in the window, in points.
  /// - Parameter type: A finger, a pencil or the mouse.
  /// - Parameter buttons: The bit set of pressed mouse buttons, as in the DOM.
  /// - Parameter offset: The time of the event within the tick, in units of 1/256 tick.
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

  /// Taps at a point for 1/30 s and runs the tick that responds.
  public func tap(at place: CGPoint) {
    touch(phase: .down, at: place)
    advance(ticks: 4)
    touch(phase: .up, at: place)
    advance(ticks: 1)
  }

  /// Taps the middle of the visible part of an element. Returns false and adds a diagnostic if it does not exist or is
  /// not visible.
  @discardableResult
  public func tap(_ name: String) -> Bool {
    guard let place = middle(of: name) else { return false }
    tap(at: place)
    return true
  }

  /// Taps twice at a point, within 0.2 s.
  public func doubleTap(at place: CGPoint) {
    tap(at: place)
    advance(ticks: 10)
    tap(at: place)
  }

  /// Taps twice on an element. Returns false and adds a diagnostic if it does not exist or is not visible.
  @discardableResult
  public func doubleTap(_ name: String) -> Bool {
    guard let place = middle(of: name) else { return false }
    doubleTap(at: place)
    return true
  }

  /// Holds a finger at a point for some seconds.
  public func press(at place: CGPoint, seconds: TimeInterval) {
    touch(phase: .down, at: place)
    advance(seconds: seconds)
    touch(phase: .up, at: place)
    advance(ticks: 1)
  }

  /// Drags a finger along a straight line at constant speed, with one event per tick.
  ///
  /// - Parameter start: Where the finger goes down, in the window, in points.
  /// - Parameter end: Where it goes up.
  /// - Parameter duration: In seconds, rounded to ticks; at least one tick.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    let steps = max(1, ticks(in: duration))
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

  /// Drags an element from the middle of its visible part. Returns false and adds a diagnostic if it does not exist or
  /// is not visible.
  ///
  /// - Parameter name: The element's accessibility label, or its role and label.
  /// - Parameter offset: How far the finger moves, in points.
  /// - Parameter duration: In seconds, rounded to ticks; at least one tick.
  @discardableResult
  public func drag(_ name: String, by offset: CGVector, duration: TimeInterval = 0.25) -> Bool {
    guard let place = middle(of: name) else { return false }
    drag(from: place, to: CGPoint(x: place.x + offset.dx, y: place.y + offset.dy), duration: duration)
    return true
  }

  /// Pinches with two fingers, side by side around a point, from one distance in points to another at constant speed.
  ///
  /// - Parameter place: The point in the window, in points.
  /// - Parameter start: The initial distance.
  /// - Parameter end: The final distance.
  /// - Parameter duration: In seconds, rounded to ticks; at least one tick.
  public func pinch(at place: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.25) {
    let steps = max(1, ticks(in: duration))
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

  /// Turns the mouse wheel over a point by a distance in points. With Control it zooms.
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

  /// The middle of the visible part of an element, in window coordinates. Returns nil and adds a diagnostic if the
  /// element does not exist or is not visible.
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
