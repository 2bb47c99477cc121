import CaromGeometry

/// Recognizes a quick, straight movement.
///
/// Apple publishes no limits. Ours are 50 pt within 0.5 s, with at most half as much movement sideways.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized; only to the right by default.
  public final var direction: Direction = .right
  /// The number of fingers; 1 by default.
  public final var numberOfTouchesRequired = 1

  private final var beginnings: [CGPoint] = []

  static let shortest = 50.0
  static let longest = 0.5

  /// Creates a recognizer that calls `body` when it recognizes a swipe.
  public convenience init(_ body: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UISwipeGestureRecognizer" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if beginnings.isEmpty { wake(after: UISwipeGestureRecognizer.longest) }
    beginnings.append(touch.windowLocation)
    if beginnings.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard beginnings.count == numberOfTouchesRequired, trackedTouches.count == beginnings.count else { return }
    let count = Double(beginnings.count)
    var travel = CGVector.zero
    for (touch, beginning) in zip(trackedTouches, beginnings) {
      travel.dx += (touch.windowLocation.x - beginning.x) / count
      travel.dy += (touch.windowLocation.y - beginning.y) / count
    }
    let isLevel = abs(travel.dx) >= abs(travel.dy)
    let along = isLevel ? abs(travel.dx) : abs(travel.dy)
    let aside = isLevel ? abs(travel.dy) : abs(travel.dx)
    let goes: Direction = isLevel ? (travel.dx > 0 ? .right : .left) : (travel.dy > 0 ? .down : .up)
    if along >= UISwipeGestureRecognizer.shortest {
      state = direction.contains(goes) && aside <= along / 2 ? .recognized : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if waitingStates.isEmpty { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func timeIsUp() { if waitingStates.isEmpty { state = .failed } }
  open override func reset() { beginnings = [] }

  /// Where the swipe began: the center of its fingers, in `view`'s coordinates.
  open override func location(in view: UIView?) -> CGPoint {
    guard !beginnings.isEmpty else { return super.location(in: view) }
    let count = Double(beginnings.count)
    let middle = CGPoint(
      x: beginnings.reduce(0) { $0 + $1.x } / count, y: beginnings.reduce(0) { $0 + $1.y } / count)
    return view?.convert(middle, from: nil) ?? middle
  }
}
