import CaromGeometry

/// A pan that begins within 20 pt of an edge of the window (our number: Apple publishes none) and goes inward.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges where the pan may begin; none by default.
  public final var edges: UIRectEdge = []

  private final var edge: UIRectEdge = []

  static let reach = 20.0

  /// Creates a recognizer that calls `body` on each change of its state.
  public convenience init(_ body: @escaping (UIScreenEdgePanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override class var kind: String { "UIScreenEdgePanGestureRecognizer" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let window = touch.window else { return }
    let (place, bounds, reach) = (touch.windowLocation, window.bounds, UIScreenEdgePanGestureRecognizer.reach)
    edge = []
    if place.x - bounds.minX <= reach { edge.insert(.left) }
    if bounds.maxX - place.x <= reach { edge.insert(.right) }
    if place.y - bounds.minY <= reach { edge.insert(.top) }
    if bounds.maxY - place.y <= reach { edge.insert(.bottom) }
    edge.formIntersection(edges)
    if edge.isEmpty { state = .failed } else { super.touchesBegan(touches, with: event) }
  }

  open override func hasTraveledEnough(_ travel: CGVector) -> Bool {
    guard super.hasTraveledEnough(travel) else { return false }
    let isLevel = abs(travel.dx) >= abs(travel.dy)
    if edge.contains(.left) && isLevel && travel.dx > 0 { return true }
    if edge.contains(.right) && isLevel && travel.dx < 0 { return true }
    if edge.contains(.top) && !isLevel && travel.dy > 0 { return true }
    return edge.contains(.bottom) && !isLevel && travel.dy < 0
  }
}
