import CaromGeometry

/// Recognizes one or more short touches in a row.
///
///     view.addGestureRecognizer(UITapGestureRecognizer { tap in print(tap.location(in: tap.view)) })
///
/// Apple publishes no limits. Ours are 15 pt of movement, 0.75 s for a press, and 0.35 s and 45 pt between taps, which
/// are close to measurements on iPhones.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row; 1 by default.
  public final var numberOfTapsRequired = 1
  /// The number of fingers of each tap; 1 by default.
  public final var numberOfTouchesRequired = 1
  /// The mouse buttons that must be pressed; the primary one by default. It applies to mice only.
  public final var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var fingers: [UITouch] = []
  private var beginnings: [CGPoint] = []

  static let slop = 15.0
  static let longestPress = 0.75
  static let longestPause = 0.35

  /// Creates a recognizer that calls `body` when it recognizes the taps.
  public convenience init(_ body: @escaping (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UITapGestureRecognizer" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if fingers.allSatisfy({ $0.isUp }) {
      if let first = beginnings.first, first.distance(to: touch.windowLocation) > TouchDispatcher.farthestTap {
        state = .failed
        return
      }
      fingers = []
      beginnings = []
      wake(after: UITapGestureRecognizer.longestPress)
    }
    fingers.append(touch)
    beginnings.append(touch.windowLocation)
    let isOtherButton = touch.type == .indirectPointer && event.buttonMask != buttonMaskRequired
    if fingers.count > numberOfTouchesRequired || isOtherButton { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let index = fingers.firstIndex(where: { $0 === touch }) else { return }
    if beginnings[index].distance(to: touch.windowLocation) > UITapGestureRecognizer.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard fingers.allSatisfy({ $0.isUp }) else { return }
    taps += 1
    if taps < numberOfTapsRequired {
      wake(after: UITapGestureRecognizer.longestPause)
    } else {
      deadline = nil
      state = .recognized
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  // The press was too long, or the next tap did not come in time.
  open override func timeIsUp() { if waitingStates.isEmpty { state = .failed } }

  open override func reset() {
    taps = 0
    fingers = []
    beginnings = []
  }

  /// Where the last tap began: the center of its fingers.
  open override func location(in view: UIView?) -> CGPoint {
    guard !beginnings.isEmpty else { return super.location(in: view) }
    var sum = CGPoint.zero
    for place in beginnings { sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y) }
    let middle = CGPoint(x: sum.x / Double(beginnings.count), y: sum.y / Double(beginnings.count))
    return view?.convert(middle, from: nil) ?? middle
  }

  open override var numberOfTouches: Int { fingers.count }

  /// Whether recognizing makes the other recognizer fail: true unless that one needs more taps than this one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

extension CGPoint {
  /// The distance to another point, in points.
  func distance(to other: CGPoint) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
