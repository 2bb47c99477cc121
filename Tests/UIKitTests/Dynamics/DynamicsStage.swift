import Testing
import UIKit

/// A reference view in a window, with an animator that is advanced tick by tick.
final class DynamicsStage {
  let application = UIApplication(textMeasuring: FixedTextMetrics())
  let window: UIWindow
  let court: UIView
  let animator: UIDynamicAnimator
  private var tick: Int32 = 0

  init(width: CGFloat = 400, height: CGFloat = 400) {
    window = UIWindow(windowScene: application.windowScene)
    court = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.makeKeyAndVisible()
    window.addSubview(court)
    animator = UIDynamicAnimator(referenceView: court)
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    court.addSubview(view)
    return view
  }

  func ball(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 10) -> Ball {
    let view = Ball(frame: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    court.addSubview(view)
    return view
  }

  func advance(ticks: Int32 = 1) {
    application.makeCurrent()
    tick += ticks
    var input = AdvanceInput()
    input.tick = tick
    application.receive(.advance(input))
  }

  var diagnostics: [String] {
    application.takeOutputs().compactMap { if case .diagnostic(let text) = $0 { text } else { nil } }
  }
}

/// A view that collides as a disc.
final class Ball: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// Records the callbacks that it gets.
final class ContactLog: NSObject, UICollisionBehaviorDelegate {
  var lines: [String] = []
  var onBoundary: ((UICollisionBehavior, any UIDynamicItem, UIBoundaryIdentifier?) -> Void)?

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    lines.append("began items")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    lines.append("ended items")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {
    lines.append("began \(identifier?.text ?? "frame")")
    onBoundary?(behavior, item, identifier)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?
  ) {
    lines.append("ended \(identifier?.text ?? "frame")")
  }
}
