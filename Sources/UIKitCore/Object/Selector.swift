/// A named message, made from a method reference: `Selector("pause", GameController.pause)`.
///
/// Swift's method references have no identity, so the name is what two selectors are compared by.
public struct Selector: Equatable {
  /// What the message is called; unique among the actions of one target.
  public let name: String
  let perform: (NSObject, NSObject, NSObject?) -> Bool

  /// A message without arguments.
  public init<Target: NSObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.name = name
    perform = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A message that carries its sender; one of another class than `Sender` is not delivered.
  public init<Target: NSObject, Sender: NSObject>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    self.name = name
    perform = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A message that carries its sender and the event.
  public init<Target: NSObject, Sender: NSObject, Event: NSObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void
  ) {
    self.name = name
    perform = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
        return false
      }
      method(target)(sender, event)
      return true
    }
  }

  /// Sends the message to `target`; false where the target or the sender is of another class than the method wants.
  @discardableResult
  package func send(to target: NSObject, from sender: NSObject, event: NSObject? = nil) -> Bool {
    perform(target, sender, event)
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
}
