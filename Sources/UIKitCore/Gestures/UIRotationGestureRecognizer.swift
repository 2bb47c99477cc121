import CaromGeometry

/// Follows two fingers that turn about each other; begins once they have turned by 5° (ours).
public final class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var last: TwoFingers?
  private var angle = 0.0
  private var samples = MotionSamples()

  static let slop = 5 * Double.pi / 180

  /// A recognizer that calls `body`.
  public convenience init(_ body: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  public override class var kind: String { "UIRotationGestureRecognizer" }

  /// Radians since the fingers went down, clockwise, over any number of turns; setting it counts anew from there.
  public var rotation: CGFloat {
    get { angle }
    set {
      guard newValue.isFinite else { return }
      angle = newValue
      samples = MotionSamples()
    }
  }

  /// Radians per second.
  public var velocity: CGFloat { samples.velocity(at: UIApplication.shared.tick * 256).dx }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if trackedTouches.count > 2 { return ignore(touch, for: event) }
    last = TwoFingers(of: self)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
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

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    if trackedTouches.allSatisfy({ $0.isUp }) { state = machineState == .possible ? .failed : .ended }
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  public override func reset() {
    last = nil
    angle = 0
    samples = MotionSamples()
  }
}
