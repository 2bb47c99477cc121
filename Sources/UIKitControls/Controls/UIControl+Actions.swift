import UIKitCore

extension UIControl {
  /// Someone who wants to hear of events: a target with its message, or an action.
  struct Registration {
    var target = Weak<NSObject>()
    /// Whether the message climbs the responder chain instead of going to a target.
    var climbs = false
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }

  /// Sends `action` to `target` at each of `events`; the target is not kept alive. Without a target the message goes up
  /// the responder chain to the first that is of the method's class. Adding the same again adds its events.
  public final func addTarget(_ target: NSObject?, action: Selector, for events: Event) {
    if let index = registrations.firstIndex(where: { $0.isFor(target) && $0.selector == action }) {
      registrations[index].events.formUnion(events)
      return
    }
    var registration = Registration(selector: action, events: events)
    registration.target.value = target
    registration.climbs = target == nil
    registrations.append(registration)
  }

  /// Runs `action` at each of `events`; an earlier action with the same identifier loses those events.
  public final func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    registrations.append(Registration(action: action, events: events))
  }

  /// Takes `events` from what `target` (nil: any) asked for `action` (nil: any).
  public final func removeTarget(_ target: NSObject?, action: Selector?, for events: Event) {
    remove(events) { registration in
      registration.selector != nil && (target == nil || registration.isFor(target))
        && (action == nil || registration.selector == action)
    }
  }

  public final func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  private func remove(_ events: Event, where matches: (Registration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets that live, in the order they were added.
  package final var orderedTargets: [NSObject] { registrations.compactMap { $0.target.value } }

  /// The targets that live.
  public final var allTargets: Set<NSObject> { Set(orderedTargets) }

  /// Every event somebody asked for.
  public final var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the messages that `target` gets at `event`; nil where it gets none.
  public final func actions(forTarget target: NSObject?, forControlEvent event: Event) -> [String]? {
    let names = registrations.filter { $0.isFor(target) && !$0.events.isDisjoint(with: event) }.compactMap {
      $0.selector?.name
    }
    return names.isEmpty ? nil : names
  }

  /// Tells everybody who asked for any of `events`, in the order they asked.
  public final func sendActions(for events: Event) { sendActions(for: events, with: nil) }

  /// Tells that a person changed the control's value.
  final func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  final func sendActions(for events: Event, with event: UIEvent?) {
    // A copy, since an action may add or remove others; the control lives until all were told.
    let told = registrations
    withExtendedLifetime(self) {
      for registration in told where !registration.events.isDisjoint(with: events) {
        if let action = registration.action {
          sendAction(action)
        } else if let selector = registration.selector, registration.climbs || registration.target.value != nil {
          sendAction(selector, to: registration.target.value, for: event)
        }
      }
    }
  }
}

extension UIControl.Registration {
  fileprivate func isFor(_ other: NSObject?) -> Bool {
    if let other { return target.value === other }
    return climbs
  }
}
