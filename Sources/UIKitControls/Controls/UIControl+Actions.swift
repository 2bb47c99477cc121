import UIKitCore

extension UIControl {
  /// A registration for events: a target with its selector, or an action.
  struct Registration {
    var target = ActionTarget(nil)
    /// Whether the message goes up the responder chain instead of to a target.
    var climbs = false
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }

  /// Implements `addTarget(_:action:for:)`.
  final func register(_ target: AnyObject?, _ action: Selector, for events: Event) {
    if let index = registrations.firstIndex(where: { $0.isFor(target) && $0.selector == action }) {
      registrations[index].events.formUnion(events)
      return
    }
    var registration = Registration(selector: action, events: events)
    registration.target.object = target
    registration.climbs = target == nil
    registrations.append(registration)
  }

  /// Runs `action` at each of `events`. An earlier action with the same identifier is removed from these events.
  public final func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    registrations.append(Registration(action: action, events: events))
  }

  /// Implements `removeTarget(_:action:for:)`.
  final func unregister(_ target: AnyObject?, _ action: Selector?, for events: Event) {
    remove(events) { registration in
      registration.selector != nil && (target == nil || registration.isFor(target))
        && (action == nil || registration.selector == action)
    }
  }

  /// Removes `events` from the registration of an action, which is found by its identifier.
  public final func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes `events` from the registration of the action with an identifier; an unknown identifier is ignored.
  public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  private func remove(_ events: Event, where matches: (Registration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets that still exist, in the order in which they were added.
  package final var orderedTargets: [NSObject] { registrations.compactMap { $0.target.object as? NSObject } }

  /// The targets that still exist and are an `NSObject`.
  public final var allTargets: Set<NSObject> { Set(orderedTargets) }

  /// All events for which something is registered.
  public final var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the selectors that are sent to `target` at `event`, or nil if there are none. A nil target
  /// stands for the responder chain.
  public final func actions(forTarget target: AnyObject?, forControlEvent event: Event) -> [String]? {
    let names = registrations.filter { $0.isFor(target) && !$0.events.isDisjoint(with: event) }.compactMap {
      $0.selector?.name
    }
    return names.isEmpty ? nil : names
  }

  /// Sends the events for a change of the value by the user.
  final func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  final func sendActions(for events: Event, with event: UIEvent?) {
    // A copy, because an action may add or remove others. The control stays alive until all were sent.
    let told = registrations
    withExtendedLifetime(self) {
      for registration in told where !registration.events.isDisjoint(with: events) {
        if let action = registration.action {
          sendAction(action)
        } else if let selector = registration.selector, registration.climbs || registration.target.object != nil {
          sendAction(selector, to: registration.target.object, for: event)
        }
      }
    }
  }
}

extension UIControl.Registration {
  fileprivate func isFor(_ other: AnyObject?) -> Bool {
    if let other { return target.object === other }
    return climbs
  }
}
