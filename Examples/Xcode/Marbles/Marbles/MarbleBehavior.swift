import UIKit

@objc protocol MarbleBehaviorDelegate: class {
    @objc optional func marbleBehavior(_ behavior: MarbleBehavior, didHit identifier: String, at point: CGPoint)
    func marbleBehavior(_ behavior: MarbleBehavior, didLose marble: UIView)
}

class MarbleBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {

    weak var delegate: MarbleBehaviorDelegate?

    let gravity = UIGravityBehavior()

    private lazy var collider: UICollisionBehavior = {
        let lazilyCreatedCollider = UICollisionBehavior()
        lazilyCreatedCollider.collisionDelegate = self
        lazilyCreatedCollider.action = { [unowned self] in
            for item in self.collider.items {
                if let marble = item as? UIView, let reference = self.dynamicAnimator?.referenceView, !reference.bounds.intersects(marble.frame) {
                    self.removeMarble(marble)
                    self.delegate?.marbleBehavior(self, didLose: marble)
                }
            }
        }
        return lazilyCreatedCollider
    }()

    private lazy var itemBehavior: UIDynamicItemBehavior = {
        let behavior = UIDynamicItemBehavior()
        behavior.allowsRotation = true
        behavior.elasticity = 0.9
        behavior.resistance = 0
        return behavior
    }()

    override init() {
        super.init()
        addChildBehavior(gravity)
        addChildBehavior(collider)
        addChildBehavior(itemBehavior)
    }

    convenience init(in animator: UIDynamicAnimator) {
        self.init()
        animator.addBehavior(self)
    }

    func addMarble(_ marble: UIView) {
        dynamicAnimator?.referenceView?.addSubview(marble)
        gravity.addItem(marble)
        collider.addItem(marble)
        itemBehavior.addItem(marble)
    }

    func removeMarble(_ marble: UIView) {
        gravity.removeItem(marble)
        collider.removeItem(marble)
        itemBehavior.removeItem(marble)
        marble.removeFromSuperview()
    }

    func addBarrier(_ path: UIBezierPath, named name: String) {
        collider.removeBoundary(withIdentifier: name as NSCopying)
        collider.addBoundary(withIdentifier: name as NSCopying, for: path)
    }

    func push(_ marble: UIView) {
        let push = UIPushBehavior(items: [marble], mode: .instantaneous)
        push.angle = (2 * CGFloat.pi).arc4random
        push.magnitude = CGFloat(0.1) + CGFloat(0.1).arc4random
        push.action = { [unowned push, weak self] in
            self?.removeChildBehavior(push)
        }
        addChildBehavior(push)
    }

    // MARK: UICollisionBehaviorDelegate

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        if let name = identifier as? String {
            delegate?.marbleBehavior?(self, didHit: name, at: p)
        }
    }
}

extension CGFloat {
    var arc4random: CGFloat {
        return self * (CGFloat(arc4random_uniform(UInt32.max)) / CGFloat(UInt32.max))
    }
}
