import CaromGeometry

/// Follows two fingers that move apart or together; it begins once their distance has changed by 8 pt (our number:
/// Apple publishes none).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var last: TwoFingers?
  private final var start = 0.0
  private final var factor = 1.0
  private final var samples = MotionSamples()

  static let slop = 8.0

  /// Creates a recognizer that calls `body` on each change of its state.
  public convenience init(_ body: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UIPinchGestureRecognizer" }
  override var takesTwoFingers: Bool { true }

  /// The distance between the fingers relative to their first distance. Setting it continues from the new value with
  /// velocity 0; values that are not finite are ignored.
  public final var scale: CGFloat {
    get { factor }
    set {
      guard newValue.isFinite else { return }
      factor = newValue
      samples = MotionSamples()
    }
  }

  /// How fast the scale changes, per second.
  public final var velocity: CGFloat { samples.velocity(at: UIApplication.shared.tick * 256).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if trackedTouches.count > 2 { return ignore(touch, for: event) }
    last = TwoFingers(of: self)
    if machineState == .possible { start = last?.distance ?? 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let now = TwoFingers(of: self), let last else { return }
    // If the fingers are at one point, there is no ratio; the next move has one.
    if last.distance > 0 && now.distance > 0 { factor *= now.distance / last.distance }
    self.last = now
    samples.add(CGVector(dx: factor, dy: 0), at: touch.sampleTime)
    if machineState != .possible {
      state = .changed
    } else if abs(now.distance - start) >= UIPinchGestureRecognizer.slop {
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
    factor = 1
    samples = MotionSamples()
  }
}
