/// A trait, named by its class in `registerForTraitChanges(_:handler:)`.
open class UITrait {
  /// Whether the trait differs between two collections; overridden by each trait.
  open class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool { false }
}

/// Light or dark appearance.
public final class UITraitUserInterfaceStyle: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.userInterfaceStyle != new.userInterfaceStyle
  }
}
/// How much room there is horizontally.
public final class UITraitHorizontalSizeClass: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.horizontalSizeClass != new.horizontalSizeClass
  }
}
/// How much room there is vertically.
public final class UITraitVerticalSizeClass: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.verticalSizeClass != new.verticalSizeClass
  }
}
/// The kind of device.
public final class UITraitUserInterfaceIdiom: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.userInterfaceIdiom != new.userInterfaceIdiom
  }
}
/// The direction in which text runs.
public final class UITraitLayoutDirection: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.layoutDirection != new.layoutDirection
  }
}
/// The number of pixels in a point.
public final class UITraitDisplayScale: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.displayScale != new.displayScale
  }
}
/// The contrast that the person asked for.
public final class UITraitAccessibilityContrast: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.accessibilityContrast != new.accessibilityContrast
  }
}
/// The text size that the person chose.
public final class UITraitPreferredContentSizeCategory: UITrait {
  public override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.textScale != new.textScale
  }
}

/// The result of `registerForTraitChanges(_:handler:)`, by which the registration can be ended.
public final class UITraitChangeRegistration: NSObject {
  private let traits: [UITrait.Type]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait.Type], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
    if traits.contains(where: { $0.differs(old, new) }) { handler(old) }
  }

  public override class var kind: String { "UITraitChangeRegistration" }
}

extension UIView {
  final func tellRegistrations(_ registrations: [UITraitChangeRegistration], of previous: UITraitCollection) {
    guard !registrations.isEmpty else { return }
    let traits = traitCollection
    for registration in registrations { registration.tell(previous, traits) }
  }

  /// Calls `handler` with this view and the former traits whenever one of the traits changes, until
  /// `unregisterForTraitChanges(_:)`. If the view is of another class than the handler takes, that is diagnosed.
  @discardableResult
  public final func registerForTraitChanges<Target: UIView>(
    _ traits: [UITrait.Type], handler: @escaping (Target, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [me = Weak(self)] previous in
      guard let view = me.value else { return }
      guard let target = view as? Target else { return UITraitCollection.refuse(view, takes: Target.kind) }
      handler(target, previous)
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Sends an action to this view whenever one of the traits changes; its method takes nothing, or the view.
  @discardableResult
  public final func registerForTraitChanges(_ traits: [UITrait.Type], action: Selector) -> UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends an action to a target, which is kept alive, whenever one of the traits changes; its method takes nothing, or
  /// the view.
  @discardableResult
  public final func registerForTraitChanges(_ traits: [UITrait.Type], target: AnyObject, action: Selector)
    -> UITraitChangeRegistration
  {
    let kept = ActionTarget(target)
    let registration = UITraitChangeRegistration(traits) { [me = Weak(self)] _ in
      if let view = me.value, let target = kept.object { action.send(to: target, from: view) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Ends what a call of `registerForTraitChanges` began.
  public final func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController {
  /// Calls `handler` with this controller and the former traits whenever one of the traits changes, until
  /// `unregisterForTraitChanges(_:)`. If the controller is of another class than the handler takes, that is diagnosed.
  @discardableResult
  public final func registerForTraitChanges<Target: UIViewController>(
    _ traits: [UITrait.Type], handler: @escaping (Target, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [me = Weak(self)] previous in
      guard let controller = me.value else { return }
      guard let target = controller as? Target else { return UITraitCollection.refuse(controller, takes: Target.kind) }
      handler(target, previous)
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Sends an action to this controller whenever one of the traits changes; its method takes nothing, or the
  /// controller.
  @discardableResult
  public final func registerForTraitChanges(_ traits: [UITrait.Type], action: Selector) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [me = Weak(self)] _ in
      if let controller = me.value { action.send(to: controller, from: controller) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Ends what a call of `registerForTraitChanges` began.
  public final func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UITraitCollection {
  fileprivate static func refuse(_ responder: UIResponder, takes kind: String) {
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(responder)): a handler of trait changes was not called, because it takes a \(kind). Let it take the class that registers."
    )
  }
}
