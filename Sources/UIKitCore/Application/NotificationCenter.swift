/// News for whoever observes their name.
public struct Notification {
  /// A notification's name; equal by text.
  public struct Name: Equatable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a text, as `RawRepresentable` types do.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What happened.
  public let name: Name
  /// The object that sent the notification, or nil.
  public let object: NSObject?

  /// Creates a notification without sending it.
  public init(name: Name, object: NSObject? = nil) {
    self.name = name
    self.object = object
  }
}

/// Foundation's older name for `Notification`.
public typealias NSNotification = Notification

/// Passes notifications on, in the order the observers came.
public final class NotificationCenter: NSObject {
  private struct Entry {
    let token: NSObject
    let name: Notification.Name?
    /// The object whose notifications are wanted; an object's address may become another's, so it is kept weakly.
    let object: Weak<NSObject>?
    var target = Weak<NSObject>()
    let deliver: (Notification) -> Void
  }

  private var entries: [Entry] = []

  /// The application's centre.
  public static var `default`: NotificationCenter { UIApplication.shared.notificationCenter }

  /// Calls `block` for each notification of that name (nil: of any) and object (nil: of any) until the token is removed.
  public func addObserver(
    forName name: Notification.Name?, object: NSObject?, using block: @escaping (Notification) -> Void
  ) -> NSObject {
    let token = NSObject()
    entries.append(Entry(token: token, name: name, object: object.map { Weak($0) }, deliver: block))
    return token
  }

  /// Sends `selector` to `observer` for each notification of that name, as long as the observer lives.
  public func addObserver(
    _ observer: NSObject, selector: Selector, name: Notification.Name?, object: NSObject?
  ) {
    let me = Weak<NSObject>(observer)
    let entry = Entry(
      token: NSObject(), name: name, object: object.map { Weak($0) }, target: me,
      deliver: { _ in if let me = me.value { selector.send(to: me, from: me) } })
    entries.append(entry)
  }

  /// Removes what was added for this token or observer.
  public func removeObserver(_ observer: NSObject) {
    entries.removeAll { $0.token === observer || $0.target.value === observer }
  }

  /// Calls every observer of the notification's name and object before it returns, in the order in which they were
  /// added.
  public func post(_ notification: Notification) {
    for entry in entries where entry.name == nil || entry.name == notification.name {
      guard let wanted = entry.object else {
        entry.deliver(notification)
        continue
      }
      if let object = wanted.value, object === notification.object { entry.deliver(notification) }
    }
  }

  /// Creates a notification and posts it.
  public func post(name: Notification.Name, object: NSObject?) { post(Notification(name: name, object: object)) }
}
