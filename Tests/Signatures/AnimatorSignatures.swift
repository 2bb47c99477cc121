import UIKit

// At file scope, because Embedded Swift does not support local types.

private final class Listener: NSObject, UIDynamicAnimatorDelegate {
  var resumed = 0
  var paused = 0
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { resumed += 1 }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { paused += 1 }
}

private final class Silent: NSObject, UIDynamicAnimatorDelegate {}

private final class Composite: UIDynamicBehavior {
  var moves = 0
  override init() {
    super.init()
    addChildBehavior(UIGravityBehavior())
  }
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves += 1 }
}

private final class Pull: UIGravityBehavior {
  override init(items: [any UIDynamicItem]) { super.init(items: items) }
}

private final class Walls: UICollisionBehavior {}

private final class Shove: UIPushBehavior {}

private final class Traits: UIDynamicItemBehavior {}

private final class Drawn: UISnapBehavior {}

private final class Machine: UIDynamicAnimator {}

// Calls every signature of Apple's public UIKit Dynamics in Apple's spelling. The test is that this compiles, natively
// and for WebAssembly. It also runs, so that it is linked.

/// Calls the whole public interface of UIKit Dynamics.
public enum DynamicsSignatures {
  /// For each call, whether the result is the one that Apple documents.
  public static func results() -> [Bool] {
    animator() + layoutAnimator() + behaviors() + attachments() + fields() + items()
  }
}

extension DynamicsSignatures {
  static func stage() -> (animator: UIDynamicAnimator, box: UIView, other: UIView) {
    let court = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
    court.addSubview(box)
    court.addSubview(other)
    return (UIDynamicAnimator(referenceView: court), box, other)
  }

  static func animator() -> [Bool] {
    let (animator, box, _) = stage()
    let abstract: UIDynamicAnimator = UIDynamicAnimator()
    let listener = Listener()
    animator.delegate = listener
    let delegate: (any UIDynamicAnimatorDelegate)? = animator.delegate
    abstract.delegate = Silent()
    let behavior: UIDynamicBehavior = UIGravityBehavior(items: [box])
    animator.addBehavior(behavior)
    let behaviors: [UIDynamicBehavior] = animator.behaviors
    let view: UIView? = animator.referenceView
    let found: [any UIDynamicItem] = animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 400))
    animator.updateItem(usingCurrentState: box)
    let isRunning: Bool = animator.isRunning
    let elapsed: TimeInterval = animator.elapsedTime
    animator.removeBehavior(behavior)
    animator.removeAllBehaviors()
    let object: NSObject = animator
    return [
      delegate === listener, behaviors.count == 1, view === box.superview, found.isEmpty, isRunning, elapsed == 0,
      object === animator, animator.behaviors.isEmpty, abstract.referenceView == nil, listener.resumed == 1,
    ]
  }

  static func layoutAnimator() -> [Bool] {
    let layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    let animator: UIDynamicAnimator = UIDynamicAnimator(collectionViewLayout: layout)
    let machine: UIDynamicAnimator = Machine(collectionViewLayout: layout)
    let path = IndexPath(item: 2, section: 1)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let item: any UIDynamicItem = attributes
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let cell: UICollectionViewLayoutAttributes? = animator.layoutAttributesForCell(at: path)
    let header: UICollectionViewLayoutAttributes? = animator.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    let decoration: UICollectionViewLayoutAttributes? = animator.layoutAttributesForDecorationView(
      ofKind: "background", at: path)
    return [
      cell === attributes, header == nil, decoration == nil, animator.referenceView == nil, machine !== animator,
    ]
  }

  static func behaviors() -> [Bool] {
    let (animator, box, other) = stage()
    let composite = Composite()
    let child = UIDynamicBehavior()
    composite.addChildBehavior(child)
    composite.removeChildBehavior(child)
    let children: [UIDynamicBehavior] = composite.childBehaviors
    composite.action = {}
    let action: (() -> Void)? = composite.action
    animator.addBehavior(composite)
    let home: UIDynamicAnimator? = composite.dynamicAnimator
    animator.removeBehavior(composite)
    let subclasses: [UIDynamicBehavior] = [
      Pull(items: [box]), Walls(items: [box]), Shove(items: [box], mode: .continuous), Traits(items: [box]),
      Drawn(item: box, snapTo: .zero),
    ]
    let machine: UIDynamicAnimator = Machine(referenceView: box)
    let sound = [
      children.count == 1, action != nil, home === animator, composite.moves == 2, subclasses.count == 5,
      machine.referenceView === box,
    ]
    return sound + gravity(box, other) + collision(box, other) + push(box) + snap(box)
  }

  private static func gravity(_ box: UIView, _ other: UIView) -> [Bool] {
    let gravity = UIGravityBehavior(items: [box])
    gravity.addItem(other)
    gravity.removeItem(box)
    let items: [any UIDynamicItem] = gravity.items
    let direction: CGVector = gravity.gravityDirection
    let angle: CGFloat = gravity.angle
    let magnitude: CGFloat = gravity.magnitude
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    gravity.angle = 0
    gravity.magnitude = 2
    gravity.setAngle(0, magnitude: 0.5)
    return [
      items.count == 1, direction == CGVector(dx: 0, dy: 1), angle == .pi / 2, magnitude == 1,
      gravity.gravityDirection == CGVector(dx: 0.5, dy: 0),
    ]
  }

  private static func push(_ box: UIView) -> [Bool] {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    let continuous = UIPushBehavior(items: [], mode: UIPushBehavior.Mode.continuous)
    continuous.addItem(box)
    continuous.removeItem(box)
    let items: [any UIDynamicItem] = continuous.items
    let offset: UIOffset = push.targetOffsetFromCenter(for: box)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: box)
    let mode: UIPushBehavior.Mode = push.mode
    let active: Bool = push.active
    let angle: CGFloat = push.angle
    let magnitude: CGFloat = push.magnitude
    let direction: CGVector = push.pushDirection
    push.active = false
    push.angle = 1
    push.magnitude = 1
    push.pushDirection = CGVector(dx: 1, dy: 1)
    push.setAngle(0, magnitude: 1)
    return [
      items.isEmpty, offset == .zero, mode == .instantaneous, mode.rawValue == 1, active, angle == 0, magnitude == 0,
      direction == CGVector(dx: 0, dy: 0),
    ]
  }

  private static func snap(_ box: UIView) -> [Bool] {
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 10, y: 20))
    let damping: CGFloat = snap.damping
    let point: CGPoint = snap.snapPoint
    snap.damping = 1
    snap.snapPoint = CGPoint(x: 1, y: 2)
    return [damping == 0.5, point == CGPoint(x: 10, y: 20)]
  }
}
