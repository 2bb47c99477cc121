import CaromGeometry
import UIKitCore

extension UIView {
  /// Animates `changes` with the spring of the kit's controls, or makes them immediately if `animated` is false or
  /// the view is not in a window.
  ///
  /// A damping ratio below 1 overshoots a little; with reduced motion it is 1. Touches work during the animation.
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
    // On the view's own clock, because the running code may belong to a clock that is about to stop.
    clock.perform {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: traitCollection.reducesMotion ? 1 : damping,
        initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
        completion: completion)
    }
  }

  /// Animates `changes` for `duration` seconds without a spring, or makes them immediately outside a window.
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

  /// Creates a plain view for a part of a control, which neither touches nor screen readers find.
  @inline(never)
  static func part(_ color: UIColor? = nil, radius: CGFloat = 0) -> UIView {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    return view
  }

  /// Adds the soft shadow that lifts thumbs and capsules off their track.
  @inline(never)
  final func liftOff(radius: CGFloat = 4, opacity: Double = 0.15, offset: CGFloat = 3) {
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
  }
}

extension UIControl {
  /// Diagnoses an invalid value, and what was done instead.
  @inline(never)
  final func refuse(_ what: String, remedy: String) {
    UIApplication.shared.diagnose("\(UIApplication.describe(self)): \(what) \(remedy)")
  }
}
