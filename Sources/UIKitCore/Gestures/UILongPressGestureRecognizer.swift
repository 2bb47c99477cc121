import CaromGeometry

/// Recognizes fingers that stay down: it begins after `minimumPressDuration`, then follows every move until a finger
/// lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time in seconds after which the gesture begins; 0.5 by default. With 0 it begins immediately.
  public final var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture begins, in points; 10 by default.
  public final var allowableMovement: CGFloat = 10
  /// The number of taps before the press; 0 by default.
  public final var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  public final var numberOfTouchesRequired = 1

  private final var beginnings: [CGPoint] = []

  /// Creates a recognizer that calls `body` on each change of its state.
  public convenience init(_ body: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UILongPressGestureRecognizer" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if machineState != .possible { return ignore(touch, for: event) }
    beginnings.append(touch.windowLocation)
    guard trackedTouches.count <= numberOfTouchesRequired, touch.tapCount > numberOfTapsRequired else {
      state = .failed
      return
    }
    guard trackedTouches.count == numberOfTouchesRequired else { return }
    if minimumPressDuration > 0 { wake(after: minimumPressDuration) } else { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if machineState != .possible {
      state = .changed
    } else if let index = trackedTouches.firstIndex(where: { $0 === touch }), index < beginnings.count,
      beginnings[index].distance(to: touch.windowLocation) > allowableMovement
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if machineState != .possible {
      state = .ended
    } else {
      state = waitingStates.isEmpty ? .failed : .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  open override func timeIsUp() { state = .began }
  open override func reset() { beginnings = [] }
}
