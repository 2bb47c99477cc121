import CaromGeometry

/// Follows two fingers that rotate about each other; it begins once they have rotated by 5° (our number: Apple
/// publishes none).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var last: TwoFingers?
  private final var angle = 0.0
  private final var samples = MotionSamples()

  static let slop = 5 * Double.pi / 180

  /// Creates a recognizer that calls `body` on each change of its state.
  public convenience init(_ body: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UIRotationGestureRecognizer" }
  override var takesTwoFingers: Bool { true }

  /// The rotation since the fingers went down, in radians, clockwise, over any number of turns. Setting it continues
  /// from the new value with velocity 0; values that are not finite are ignored.
  public final var rotation: CGFloat {
    get { angle }
    set {
      guard newValue.isFinite else { return }
      angle = newValue
      samples = MotionSamples()
    }
  }

  /// The angular velocity in radians per second.
  public final var velocity: CGFloat { samples.velocity(at: UIApplication.shared.tick * 256).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if trackedTouches.count > 2 { return ignore(touch, for: event) }
    last = TwoFingers(of: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let now = TwoFingers(of: self), let last else { return }
    angle += now.turn(since: last)
    self.last = now
    samples.add(CGVector(dx: angle, dy: 0), at: touch.sampleTime)
    if machineState != .possible {
      state = .changed
    } else if abs(angle) >= UIRotationGestureRecognizer.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    if trackedTouches.allSatisfy({ $0.isUp }) { state = machineState == .possible ? .failed : .ended }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  open override func reset() {
    last = nil
    angle = 0
    samples = MotionSamples()
  }
}
