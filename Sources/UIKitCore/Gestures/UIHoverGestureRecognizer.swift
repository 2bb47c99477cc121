import CaromGeometry

/// Follows a mouse over its view while no button is pressed: it begins when the mouse enters, changes when it moves,
/// and ends when it leaves.
///
///     card.addGestureRecognizer(UIHoverGestureRecognizer { $0.view?.alpha = $0.state == .ended ? 1 : 0.8 })
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private final var place = CGPoint.zero

  /// Creates a recognizer that calls `body` on each change.
  public convenience init(_ body: @escaping (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    onAction(body)
  }

  open override func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  open override var numberOfTouches: Int { 0 }
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  final func hover(at place: CGPoint) {
    let dispatcher = UIApplication.shared.touchDispatcher
    if isOver { returnToPossible() }
    let isEntering = machineState == .possible
    guard isEntering || place != self.place else { return }
    self.place = place
    machineState = isEntering ? .began : .changed
    dispatcher.queueAction(of: self, for: machineState)
  }

  final func leave() {
    guard isUnderWay else { return }
    machineState = .possible
    UIApplication.shared.touchDispatcher.queueAction(of: self, for: .ended)
  }

  open override class var kind: String { "UIHoverGestureRecognizer" }
}
