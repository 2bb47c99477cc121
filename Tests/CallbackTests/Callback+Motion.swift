import CaromHeadlessHost
import UIKit

extension Callback {
  private static func fall(_ stage: Stage) {
    stage.animator.isPaused = false
    stage.host.advance(ticks: 30)
  }

  static let motion =
    all(
      "",
      [
        "UIDynamicBehavior.action", "UICollisionBehaviorDelegate.beganContactFor withBoundaryIdentifier",
      ], fall)
    + [
      Callback("UICollisionBehaviorDelegate.endedContactFor withBoundaryIdentifier") { stage in
        fall(stage)
        stage.root.ball.center.y -= 40
        stage.animator.updateItem(usingCurrentState: stage.root.ball)
        stage.host.advance(ticks: 30)
      },
      Callback("UICollisionBehaviorDelegate.beganContactFor with") { stage in
        stage.root.block.center = CGPoint(x: stage.root.ball.center.x, y: 60)
        stage.animator.updateItem(usingCurrentState: stage.root.block)
        stage.animator.isPaused = false
        stage.host.advance(ticks: 60)
      },
      Callback("UIDynamicAnimatorDelegate.dynamicAnimatorDidPause") { stage in
        stage.animator.isPaused = false
        stage.host.advance(ticks: 240)
      },
      Callback("UIDynamicAnimatorDelegate.dynamicAnimatorWillResume") { stage in
        stage.animator.isPaused = false
        stage.host.advance(ticks: 240)
        stage.root.gravity.magnitude = 1.1
      },
      Callback("UIDynamicBehavior.willMove(to:)") { stage in
        stage.animator.isPaused = false
        stage.animator.addBehavior(HookBehavior())
      },
      Callback("UIDynamicBehavior.willMove(to: nil)") { stage in
        stage.animator.isPaused = false
        stage.animator.removeBehavior(stage.root.behavior)
      },
      Callback("UIDynamicItem.center") { stage in
        stage.animator.isPaused = false
        let item = HookDynamicItem()
        stage.kept.append(item)
        stage.root.gravity.addItem(item)
        stage.root.collision.addItem(item)
        stage.host.advance(ticks: 5)
      },
      Callback("UIView.animate") { _ in UIView.animate(withDuration: 0.1) { Stage.say("UIView.animate") } },
      Callback("UIView.animate completion") { stage in
        UIView.animate(
          withDuration: 0.1, animations: { stage.root.left.alpha = 0.5 },
          completion: { _ in Stage.say("UIView.animate completion") })
        stage.host.advance(ticks: 30)
      },
      Callback("UIView.transition") { stage in
        UIView.transition(with: stage.root.left, duration: 0.1, options: .transitionCrossDissolve) {
          Stage.say("UIView.transition")
        }
      },
      Callback("UIView.transition completion") { stage in
        UIView.transition(
          with: stage.root.left, duration: 0.1, options: .transitionCrossDissolve,
          animations: { stage.root.left.backgroundColor = .red },
          completion: { _ in Stage.say("UIView.transition completion") })
        stage.host.advance(ticks: 30)
      },
      Callback("UIViewPropertyAnimator animations") { stage in
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) {
          Stage.say("UIViewPropertyAnimator animations")
        }
        stage.kept.append(animator)
        animator.startAnimation()
        stage.host.advance(ticks: 30)
      },
      Callback("UIViewPropertyAnimator completion") { stage in
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { stage.root.left.alpha = 0.5 }
        animator.addCompletion { _ in Stage.say("UIViewPropertyAnimator completion") }
        stage.kept.append(animator)
        animator.startAnimation()
        stage.host.advance(ticks: 30)
      },
      Callback("CATransaction completion") { stage in
        CATransaction.begin()
        CATransaction.setCompletionBlock { Stage.say("CATransaction completion") }
        stage.root.left.layer.opacity = 0.7
        CATransaction.commit()
        stage.host.advance(ticks: 60)
      },
    ]
    + all("CAAnimationDelegate.", ["animationDidStart", "animationDidStop"]) { stage in
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.2
      animation.duration = 0.1
      animation.delegate = stage.hooks
      stage.root.left.layer.add(animation, forKey: "fade")
      stage.host.advance(ticks: 30)
    }
}
