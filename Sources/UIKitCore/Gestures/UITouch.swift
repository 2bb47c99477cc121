import CaromGeometry

/// One finger, pen or mouse button, from down to up.
public final class UITouch: UIObject {
  /// The stage of a touch.
  public enum Phase: Int, Sendable {
    /// `began` when it went down, `moved` when it moved, `ended` when it was lifted, `cancelled` when it was taken away;
    /// `stationary` does not occur here.
    case began, moved, stationary, ended, cancelled
  }
  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// `direct` for a finger, `pencil` for a pen, `indirectPointer` for a mouse; `indirect` does not occur here.
    case direct, indirect, pencil, indirectPointer
  }

  /// Distinguishes this touch from the others that are in progress.
  package let id: Int32
  /// The current stage of the touch.
  public package(set) var phase: Phase = .began
  /// What touches the screen.
  public package(set) var type: TouchType = .direct
  /// The number of taps in a row of which this touch is the last; 1 if it follows no other.
  public package(set) var tapCount = 1
  /// The time of the latest sample, in 1/256 of the application's ticks.
  ///
  /// It is a whole number, so that differences are exact and equal gestures have equal velocities in every part of a
  /// session.
  package var sampleTime: Int64 = 0
  /// The current location in the window.
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero
  /// The view that was hit when the touch began; it stays the same until the touch ends.
  public package(set) var view: UIView?
  /// The window in which the touch began.
  public package(set) var window: UIWindow?
  /// The recognizers that watch the touch.
  public package(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Which of the touch's phases the view has received.
  var telling = Telling.untold
  /// Whether the touch was lifted or cancelled; its view may not know yet.
  var isUp = false

  /// Which phases of a touch its view has received.
  enum Telling {
    /// None: the touch has just begun, or a recognizer that delays touches has not failed yet.
    case untold
    /// The view receives each phase as it comes.
    case told
    /// The touch was lifted, but a recognizer may still cancel it for the view.
    case endUntold
    /// The view receives nothing more.
    case over
  }

  package init(id: Int32) { self.id = id }

  /// The time of the latest sample, in seconds of the application's clock, more precise than a tick.
  public var timestamp: TimeInterval { Double(sampleTime) / (256 * UIApplication.ticksPerSecond) }

  /// The current location in `view`'s coordinates (nil: the window's).
  public func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: nil)
  }

  /// The location before the latest event, in `view`'s coordinates (nil: the window's).
  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: nil)
  }

  // Hashes the ID instead of the address, so that a set of touches has the same order in every process.
  public override var hash: Int { Int(id) }
  public override class var kind: String { "UITouch" }
}
