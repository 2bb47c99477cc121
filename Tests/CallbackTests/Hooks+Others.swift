import UIKit

extension Hooks: UIGestureRecognizerDelegate {
  private func say(gesture what: String) { Stage.say("UIGestureRecognizerDelegate." + what) }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    say(gesture: "gestureRecognizerShouldBegin")
    return true
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    say(gesture: "shouldReceive")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    say(gesture: "shouldRecognizeSimultaneouslyWith")
    return true
  }
}

extension Hooks: UITextFieldDelegate {
  private func say(field what: String) { Stage.say("UITextFieldDelegate." + what) }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    say(field: "textFieldShouldBeginEditing")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { say(field: "textFieldDidBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    say(field: "textFieldShouldEndEditing")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { say(field: "textFieldDidEndEditing") }
  func textFieldDidChangeSelection(_ textField: UITextField) { say(field: "textFieldDidChangeSelection") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    say(field: "textFieldShouldReturn")
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    say(field: "shouldChangeCharactersIn")
    return true
  }
}

extension Hooks: UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { Stage.say("UINavigationControllerDelegate.willShow") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { Stage.say("UINavigationControllerDelegate.didShow") }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Stage.say("UINavigationControllerDelegate.animationControllerFor")
    return nil
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    Stage.say("UITabBarControllerDelegate.shouldSelect")
    return true
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Stage.say("UITabBarControllerDelegate.didSelect")
  }
}

extension Hooks: UIAdaptivePresentationControllerDelegate {
  private func say(sheet what: String) { Stage.say("UIAdaptivePresentationControllerDelegate." + what) }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    say(sheet: "presentationControllerShouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    say(sheet: "presentationControllerWillDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    say(sheet: "presentationControllerDidDismiss")
  }
}

extension Hooks: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) { Stage.say("UICollisionBehaviorDelegate.beganContactFor withBoundaryIdentifier") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?
  ) { Stage.say("UICollisionBehaviorDelegate.endedContactFor withBoundaryIdentifier") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { Stage.say("UICollisionBehaviorDelegate.beganContactFor with") }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    Stage.say("UIDynamicAnimatorDelegate.dynamicAnimatorWillResume")
  }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    Stage.say("UIDynamicAnimatorDelegate.dynamicAnimatorDidPause")
  }
}

extension Hooks: CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation) { Stage.say("CAAnimationDelegate.animationDidStart") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    Stage.say("CAAnimationDelegate.animationDidStop")
  }
}
