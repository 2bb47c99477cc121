/// A named action made from a method reference: `Selector("pause", GameController.pause)`.
///
/// Swift's method references have no identity, so two selectors are equal if they have the same name.
public struct Selector: Equatable {
  /// The action's name; it should be unique among the actions of one target.
  public let name: String
  let perform: (AnyObject, Message) -> Delivery

  /// The arguments that the method takes.
  package enum Message {
    case sender(AnyObject, event: NSObject?)
    case notification(Notification)
  }

  /// The outcome of a message. `otherMethod` says which arguments the method takes, if they are not those that were
  /// sent.
  package enum Delivery {
    case delivered
    case otherTarget
    case otherArgument(takes: String)
  }

  /// Creates an action whose method takes no arguments.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.name = name
    perform = { target, _ in
      guard let target = target as? Target else { return .otherTarget }
      method(target)()
      return .delivered
    }
  }

  /// Creates an action whose method takes the sender. If the sender is of another class, the method is not called, and
  /// that is diagnosed.
  public init<Target: AnyObject, Sender: NSObject>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    self.name = name
    perform = { target, message in
      guard let target = target as? Target else { return .otherTarget }
      guard case .sender(let object, _) = message, let sender = object as? Sender else {
        return .otherArgument(takes: "a sender of the class \(Sender.kind)")
      }
      method(target)(sender)
      return .delivered
    }
  }

  /// Creates an action whose method takes the sender and the event. If one of them is of another class, or there is no
  /// event, the method is not called, and that is diagnosed.
  public init<Target: AnyObject, Sender: NSObject, Event: NSObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void
  ) {
    self.name = name
    perform = { target, message in
      guard let target = target as? Target else { return .otherTarget }
      guard case .sender(let object, let happened) = message, let sender = object as? Sender,
        let event = happened as? Event
      else {
        return .otherArgument(takes: "a sender of the class \(Sender.kind) and an event of the class \(Event.kind)")
      }
      method(target)(sender, event)
      return .delivered
    }
  }

  /// Creates an action for `NotificationCenter`, whose method takes the notification. For anything else that is sent,
  /// the method is not called, and that is diagnosed.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> (Notification) -> Void) {
    self.name = name
    perform = { target, message in
      guard let target = target as? Target else { return .otherTarget }
      guard case .notification(let notification) = message else { return .otherArgument(takes: "a Notification") }
      method(target)(notification)
      return .delivered
    }
  }

  /// Calls the method on `target`, which must have that method; otherwise that is diagnosed.
  package func send(to target: AnyObject, _ message: Message) {
    switch perform(target, message) {
    case .delivered: return
    case .otherTarget:
      report(message, to: target, "belongs to another class. Pass an object of that class as the target.")
    case .otherArgument(let takes): refuse(message, for: target, takes: takes)
    }
  }

  /// Calls the method on `target` with its sender; see `send(to:_:)`.
  package func send(to target: AnyObject, from sender: NSObject, event: NSObject? = nil) {
    send(to: target, .sender(sender, event: event))
  }

  /// Calls the method on the first responder in the chain from `responder` whose class has it. Does nothing if there is
  /// none.
  package func climb(from responder: UIResponder?, sender: NSObject, event: NSObject? = nil) {
    var each = responder
    while let target = each {
      if offer(to: target, from: sender, event: event) { return }
      each = target.next
    }
  }

  /// Calls the method if `target` has it, and returns whether it does.
  package func offer(to target: UIResponder, from sender: NSObject, event: NSObject? = nil) -> Bool {
    let message = Message.sender(sender, event: event)
    switch perform(target, message) {
    case .delivered: return true
    case .otherTarget: return false
    case .otherArgument(let takes):
      refuse(message, for: target, takes: takes)
      return true
    }
  }

  private func refuse(_ message: Message, for target: AnyObject, takes: String) {
    report(message, to: target, "takes \(takes), which was not sent. Declare it with the argument that is sent.")
  }

  private func report(_ message: Message, to target: AnyObject, _ problem: String) {
    let sent: String
    switch message {
    case .sender(let sender, _): sent = Selector.describe(sender)
    case .notification(let notification): sent = "The notification \"\(notification.name.rawValue)\""
    }
    UIApplication.shared.diagnose(
      "\(sent): the action \"\(name)\" for \(Selector.describe(target)) was not performed: its method \(problem)")
  }

  private static func describe(_ object: AnyObject) -> String {
    if let responder = object as? UIResponder { return UIApplication.describe(responder) }
    return (object as? NSObject).map { type(of: $0).kind } ?? "an object that is not an NSObject"
  }

  /// Whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
}

/// A target of actions. One that descends from `NSObject` is referenced weakly, as on Apple's systems; another object
/// is kept alive, because only an `NSObject` can tell that it is gone.
package struct ActionTarget {
  @Weak private var counted: NSObject?
  private var kept: AnyObject?

  package init(_ object: AnyObject?) { self.object = object }

  /// The target; nil if there is none, or once it is gone.
  package var object: AnyObject? {
    get { kept ?? counted }
    set {
      counted = newValue as? NSObject
      kept = counted == nil ? newValue : nil
    }
  }
}
