import CaromGeometry

/// What a change of a layer's property does: a `CAAnimation` is added to the layer, `NSNull` does nothing.
public protocol CAAction: NSObject {
  /// Called when the property named `event` of the layer `anObject` has changed. There are no arguments here.
  func run(forKey event: String, object anObject: NSObject, arguments dict: [AnyKey: AnyValue]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer, with the property as its key.
  public final func run(forKey event: String, object anObject: NSObject, arguments dict: [AnyKey: AnyValue]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// The object that stands for nothing; as an action it makes changes immediate.
public final class NSNull: NSObject, CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: NSObject, arguments dict: [AnyKey: AnyValue]?) {}
  public override class var kind: String { "NSNull" }
}

extension CALayer {
  /// What changes of the layer's properties do, by their names; nil by default. Layers of views have none.
  ///
  /// An action takes the place of the usual animation in a transaction, and runs outside of transactions too, unless
  /// `CATransaction.setDisableActions(true)` counts. Properties of the content, such as a shape's path, have no actions.
  public final var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { valuesToSet.actions = newValue }
  }

  /// What a change of a property does: the delegate's answer, or else that of `actions`; nil if neither has one.
  public final func action(forKey event: String) -> (any CAAction)? {
    guard view == nil else { return nil }
    return ownDelegate?.action(for: self, forKey: event) ?? rare?.actions?[event]
  }

  /// Whether a property of the layer may have an action.
  final var mayAct: Bool { view == nil && (rare?.actions != nil || ownDelegate != nil) }

  /// Runs the action of a property that has changed; returns false if it has none.
  final func act(on property: LayerProperty) -> Bool {
    guard mayAct, let action = action(forKey: property.name) else { return false }
    action.run(forKey: property.name, object: self, arguments: nil)
    return true
  }
}
