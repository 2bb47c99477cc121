import UIKit

extension Move {
  static let motion = [
    Move("UIDynamicAnimator.addBehavior") { stage in
      let push = UIPushBehavior(items: [stage.root.ball], mode: .continuous)
      push.magnitude = 0.1
      stage.animator.addBehavior(push)
      return { push.dynamicAnimator === stage.animator }
    },
    Move("UIDynamicAnimator.removeBehavior") { stage in
      stage.animator.removeBehavior(stage.root.collision)
      return { stage.root.collision.dynamicAnimator == nil }
    },
    Move("UIDynamicAnimator.removeAllBehaviors") { stage in
      stage.animator.removeAllBehaviors()
      return { stage.animator.behaviors.isEmpty && stage.root.gravity.dynamicAnimator == nil }
    },
    Move("UIDynamicBehavior.addChildBehavior") { stage in
      let child = UIGravityBehavior(items: [stage.root.block])
      stage.root.behavior.addChildBehavior(child)
      return { child.dynamicAnimator === stage.root.behavior.dynamicAnimator }
    },
    Move("UICollisionBehavior.addItem") { stage in
      let view = UIView(frame: CGRect(x: 200, y: 20, width: 10, height: 10))
      stage.root.arena.addSubview(view)
      stage.root.collision.addItem(view)
      return { stage.root.collision.items.contains { $0 === view } }
    },
    Move("UICollisionBehavior.removeItem") { stage in
      stage.root.collision.removeItem(stage.root.ball)
      stage.root.gravity.removeItem(stage.root.ball)
      stage.root.ball.removeFromSuperview()
      return { !stage.root.collision.items.contains { $0 === stage.root.ball } }
    },
    Move("UIDynamicAnimator.advance(by:)") { stage in
      let before = stage.animator.elapsedTime
      stage.animator.isPaused = false
      stage.animator.advance(by: 0.1)
      return { stage.animator.elapsedTime > before + 0.08 || stage.animator.behaviors.isEmpty }
    },
    Move("UIDynamicAnimator.updateItem") { stage in
      stage.root.ball.center = CGPoint(x: 300, y: 30)
      stage.animator.updateItem(usingCurrentState: stage.root.ball)
      return { abs(stage.root.ball.center.x - 300) < 1 }
    },
    Move("UIView.animate") { stage in
      var isOver = false
      UIView.animate(
        withDuration: 0.1, animations: { stage.root.right.alpha = 0.4 }, completion: { _ in isOver = true })
      return { isOver }
    },
    Move("UIView.transition") { stage in
      var isOver = false
      UIView.transition(
        with: stage.root.box, duration: 0.1, options: .transitionFlipFromLeft,
        animations: { stage.root.right.isHidden = true }, completion: { _ in isOver = true })
      return { isOver }
    },
    Move("CALayer.removeAllAnimations") { stage in
      for view in [stage.root.left, stage.root.right, stage.root.box] { view.layer.removeAllAnimations() }
      return { true }
    },
    Move("UIViewPropertyAnimator.startAnimation") { stage in
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { stage.root.right.alpha = 0.3 }
      stage.kept.append(animator)
      animator.startAnimation()
      return { stage.root.right.alpha == 0.3 }
    },
  ]
}
