import CaromGeometry

/// One finger, pen or mouse button on its way from down to up.
public final class UITouch: NSObject {
  public enum Phase: Int { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int { case direct, indirect, pencil, indirectPointer }

  /// Tells this touch from others of the session; also the order in which touches are told.
  package let id: Int32
  public package(set) var phase: Phase = .began
  public package(set) var type: TouchType = .direct
  /// How many taps in a row this is the last of; 1 for a touch that follows none.
  public package(set) var tapCount = 1
  /// When it was last heard of, in 1/256 of the application's ticks.
  ///
  /// A whole number, so that differences are exact and a run gives the same velocities wherever in a session it stands.
  package var sampleTime: Int64 = 0
  /// Where it is, in the window.
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero
  /// The view that was hit when it began; kept until the end.
  public package(set) var view: UIView?
  public package(set) var window: UIWindow?
  /// The recognizers that watch it.
  public package(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What its view has been told so far.
  var telling = Telling.untold
  /// Whether it was lifted or cancelled; its view may not know yet.
  var isUp = false

  /// How far a touch's view has been told of it.
  enum Telling {
    /// A recognizer that delays touches has not failed yet, or the touch has just begun.
    case untold
    /// Its view gets every phase as it comes.
    case told
    /// It was lifted, but a recognizer may still take it away from the view.
    case endUntold
    /// The view hears no more of it.
    case over
  }

  package init(id: Int32) { self.id = id }

  /// Seconds of the application's clock, with the sample's place inside its tick.
  public var timestamp: TimeInterval { Double(sampleTime) / (256 * UIApplication.ticksPerSecond) }

  /// Where it is, in `view`'s coordinates (nil: the window's).
  public func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: nil)
  }

  /// Where it was before the last event, in `view`'s coordinates (nil: the window's).
  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: nil)
  }

  // The id instead of the address, so that a Set of touches is the same in every process.
  public override var hash: Int { Int(id) }
  public override class var kind: String { "UITouch" }
}
