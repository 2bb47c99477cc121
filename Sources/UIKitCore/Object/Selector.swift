/// A named action made from a method reference: `Selector("pause", GameController.pause)`.
///
/// Swift's method references have no identity, so two selectors are equal if they have the same name.
public struct Selector: Equatable {
  /// The action's name; it should be unique among the actions of one target.
  public let name: String
  let perform: (NSObject, NSObject, NSObject?) -> Bool

  /// Creates an action whose method takes no arguments; targets that are not a `Target` ignore it.
  public init<Target: NSObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.name = name
    perform = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates an action whose method takes the sender; if the class of the target or of the sender does not match, the
  /// method is not called.
  public init<Target: NSObject, Sender: NSObject>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    self.name = name
    perform = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Creates an action whose method takes the sender and the event; if the class of the target, the sender or the event
  /// does not match, the method is not called.
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

  /// Calls the method on `target`; false if the class of the target, the sender or the event is not the one the method
  /// takes.
  @discardableResult
  package func send(to target: NSObject, from sender: NSObject, event: NSObject? = nil) -> Bool {
    perform(target, sender, event)
  }

  /// Whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
}
