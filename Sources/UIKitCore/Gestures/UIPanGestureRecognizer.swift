import CaromGeometry

/// Follows dragging fingers; it begins once the mean of their movements reaches 10 pt, about as in Apple's UIKit.
///
///     view.addGestureRecognizer(
///       UIPanGestureRecognizer { [me = Weak(self)] pan in
///         guard let me = me.value else { return }
///         me.card.center.x += pan.translation(in: me.view).x
///         pan.setTranslation(.zero, in: me.view)
///       })
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers; 1 by default.
  public final var minimumNumberOfTouches = 1 { didSet { view?.fingersChanged() } }
  override var takesTwoFingers: Bool { minimumNumberOfTouches > 1 }
  /// The greatest number of fingers; unlimited by default.
  public final var maximumNumberOfTouches = Int.max
  /// Whether wheels and trackpads also pan; none by default. Any value but the empty one allows all of them.
  public final var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that the fingers have moved, in the window's coordinates; a finger that joins or leaves adds nothing.
  private final var travel = CGVector.zero
  private final var samples = MotionSamples()
  /// The pointer's location if a wheel drives this gesture.
  private final var wheelPlace: CGPoint?

  static let slop = 10.0

  /// Creates a recognizer that calls `body` on each change of its state.
  public convenience init(_ body: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UIPanGestureRecognizer" }

  /// The distance moved since the touch began, in `view`'s coordinates, in points. It includes the 10 pt before the
  /// gesture began, as in Apple's UIKit.
  public final func translation(in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: travel.dx, y: travel.dy) }
    return view.convertVector(travel)
  }

  /// Sets the translation, in `view`'s coordinates, from which later movements are counted, and sets the velocity to
  /// zero.
  public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let zero = view?.convert(CGPoint.zero, to: nil) ?? CGPoint.zero
    let end = view?.convert(translation, to: nil) ?? translation
    travel = CGVector(dx: end.x - zero.x, dy: end.y - zero.y)
    samples = MotionSamples()
    samples.add(travel, at: trackedTouches.last?.sampleTime ?? UIApplication.shared.tick * 256)
  }

  /// The velocity in `view`'s coordinates, in points per second: the mean of the last 50 ms, and zero after 100 ms
  /// without motion.
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
    } else if fingers.count >= minimumNumberOfTouches, hasTraveledEnough(travel) {
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

  /// Whether a movement, in the window's coordinates, starts the gesture; subclasses that follow one direction override
  /// it.
  open func hasTraveledEnough(_ travel: CGVector) -> Bool {
    travel.dx * travel.dx + travel.dy * travel.dy >= UIPanGestureRecognizer.slop * UIPanGestureRecognizer.slop
  }

  private final var fingers: [UITouch] { trackedTouches }

  open override func location(in view: UIView?) -> CGPoint {
    guard let wheelPlace, trackedTouches.isEmpty else { return super.location(in: view) }
    return view?.convert(wheelPlace, from: nil) ?? wheelPlace
  }

  // MARK: Wheel

  /// Pans by a turn of the wheel at `place`; the gesture ends 0.1 s after the last turn.
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

/// Kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Mouse wheels, which turn in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads, which scroll smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIView {
  /// Converts a vector from the window's coordinates to this view's.
  fileprivate final func convertVector(_ vector: CGVector) -> CGPoint {
    let zero = convert(CGPoint.zero, from: nil)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
