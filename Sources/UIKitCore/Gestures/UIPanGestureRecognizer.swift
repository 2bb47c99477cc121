import CaromGeometry

/// Follows fingers that travel: begins once their middle has moved 10 pt (Apple's "usual" distance).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fewest fingers that pan; 1 at first.
  public final var minimumNumberOfTouches = 1
  /// Most fingers that pan; without limit at first.
  public final var maximumNumberOfTouches = Int.max
  /// Which turns of a wheel pan as well; none at first.
  public final var allowedScrollTypesMask: UIScrollTypeMask = []

  /// What the fingers travelled, in the window; a finger that joins or leaves adds nothing.
  private final var travel = CGVector.zero
  private final var samples = MotionSamples()
  /// Where a wheel that drives this pan is.
  private final var wheelPlace: CGPoint?

  static let slop = 10.0

  /// A recognizer that calls `body`.
  public convenience init(_ body: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UIPanGestureRecognizer" }

  /// What was travelled since the touch went down, in `view`'s coordinates; it includes the slop, as on Apple's systems.
  public final func translation(in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: travel.dx, y: travel.dy) }
    return view.convertVector(travel)
  }

  /// Counts the travel from `translation`, in `view`'s coordinates, and the velocity from zero.
  public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let zero = view?.convert(CGPoint.zero, to: nil) ?? CGPoint.zero
    let end = view?.convert(translation, to: nil) ?? translation
    travel = CGVector(dx: end.x - zero.x, dy: end.y - zero.y)
    samples = MotionSamples()
    samples.add(travel, at: trackedTouches.last?.sampleTime ?? UIApplication.shared.tick * 256)
  }

  /// Points per second in `view`'s coordinates; zero once the finger rested for 0.1 s.
  public final func velocity(in view: UIView?) -> CGPoint {
    let velocity = samples.velocity(at: UIApplication.shared.tick * 256)
    guard let view else { return CGPoint(x: velocity.dx, y: velocity.dy) }
    return view.convertVector(velocity)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if fingers.count > maximumNumberOfTouches {
      if isUnderWay { ignore(touch, for: event) } else { state = .failed }
      return
    }
    if machineState == .possible { travel = .zero }
    samples.add(travel, at: touch.sampleTime)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let count = Double(max(1, fingers.count))
    travel.dx += (touch.windowLocation.x - touch.previousWindowLocation.x) / count
    travel.dy += (touch.windowLocation.y - touch.previousWindowLocation.y) / count
    samples.add(travel, at: touch.sampleTime)
    if machineState != .possible {
      state = .changed
    } else if fingers.count >= minimumNumberOfTouches, hasTravelledEnough(travel) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = fingers.filter { !$0.isUp }.count
    if machineState == .possible {
      if left == 0 { state = waitingStates.isEmpty ? .failed : .ended }
    } else if left < minimumNumberOfTouches {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    travel = .zero
    samples = MotionSamples()
    wheelPlace = nil
  }

  /// Whether the travel is that of a pan; subclasses that follow one direction say so here.
  open func hasTravelledEnough(_ travel: CGVector) -> Bool {
    travel.dx * travel.dx + travel.dy * travel.dy >= UIPanGestureRecognizer.slop * UIPanGestureRecognizer.slop
  }

  private final var fingers: [UITouch] { trackedTouches }

  open override func location(in view: UIView?) -> CGPoint {
    guard let wheelPlace, trackedTouches.isEmpty else { return super.location(in: view) }
    return view?.convert(wheelPlace, from: nil) ?? wheelPlace
  }

  // MARK: Wheel

  /// Pans by what a wheel turned at `place`; the gesture ends 0.1 s after the last turn.
  final func scroll(by delta: CGVector, at place: CGPoint) {
    wheelPlace = place
    travel.dx += delta.dx
    travel.dy += delta.dy
    samples.add(travel, at: UIApplication.shared.tick * 256)
    state = machineState == .possible ? .began : .changed
    wake(after: 0.1)
  }

  open override func timeIsUp() { if wheelPlace != nil { state = .ended } }
}

/// Kinds of wheels.
public struct UIScrollTypeMask: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIView {
  /// A vector of the window in this view's coordinates.
  fileprivate final func convertVector(_ vector: CGVector) -> CGPoint {
    let zero = convert(CGPoint.zero, from: nil)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
