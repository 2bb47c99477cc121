import CaromGeometry
import UIKitCore

extension UIView {
  /// Makes `changes` with the spring that controls move by; at once where `animated` is false or the view is in no window.
  ///
  /// A damping ratio below 1 overshoots a little; reduced motion makes it 1. Touches go on during the animation.
  @inline(never)
  final func spring(
    _ duration: TimeInterval = 0.35, damping: CGFloat = 0.82, animated: Bool = true, _ changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil || self as? UIWindow != nil else {
      UIView.performWithoutAnimation(changes)
      completion?(true)
      return
    }
    // On the view's own clock: the clock of the code that runs may be about to stop.
    clock.perform {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: traitCollection.reducesMotion ? 1 : damping,
        initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
        completion: completion)
    }
  }

  /// Fades or recolours over `duration` seconds; at once outside a window.
  @inline(never)
  final func fade(
    _ duration: TimeInterval = 0.25, animated: Bool = true, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      UIView.performWithoutAnimation(changes)
      completion?(true)
      return
    }
    clock.perform {
      UIView.animate(
        withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: changes, completion: completion)
    }
  }

  /// A plain view for a part of a control: no touches, no accessibility.
  @inline(never)
  static func part(_ color: UIColor? = nil, radius: CGFloat = 0) -> UIView {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    return view
  }

  /// Gives the soft shadow that lifts thumbs and capsules off their track.
  @inline(never)
  final func liftOff(radius: CGFloat = 4, opacity: Double = 0.15, offset: CGFloat = 3) {
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
  }
}

extension UIControl {
  /// Tells of a value that cannot be and of what was done instead.
  @inline(never)
  final func refuse(_ what: String, remedy: String) {
    UIApplication.shared.diagnose("\(UIApplication.describe(self)): \(what) \(remedy)")
  }
}
