import CaromGeometry

/// Follows two fingers that move apart or together; begins once their distance has changed by 8 pt (ours).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var last: TwoFingers?
  private final var start = 0.0
  private final var factor = 1.0
  private final var samples = MotionSamples()

  static let slop = 8.0

  /// A recognizer that calls `body`.
  public convenience init(_ body: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UIPinchGestureRecognizer" }

  /// The distance of the fingers relative to the first one; setting it counts anew from there, at rest.
  public final var scale: CGFloat {
    get { factor }
    set {
      guard newValue.isFinite else { return }
      factor = newValue
      samples = MotionSamples()
    }
  }

  /// Scale factors per second.
  public final var velocity: CGFloat { samples.velocity(at: UIApplication.shared.tick * 256).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if trackedTouches.count > 2 { return ignore(touch, for: event) }
    last = TwoFingers(of: self)
    if machineState == .possible { start = last?.distance ?? 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let now = TwoFingers(of: self), let last else { return }
    // Fingers on one spot have no ratio; the next move has.
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
