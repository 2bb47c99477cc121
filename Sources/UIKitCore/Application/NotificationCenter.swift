/// A message that something happened, sent to all observers of its name.
public struct Notification {
  /// The name of a notification; names are equal if their texts are.
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

/// Delivers notifications to observers, in the order in which these were added.
///
/// Notifications are delivered immediately, inside `post`.
public final class NotificationCenter: NSObject {
  private struct Entry {
    let token: NSObject
    let name: Notification.Name?
    /// The object whose notifications are delivered, or nil for all. It is weak, since another object may get the
    /// address of one that was deallocated.
    let object: Weak<NSObject>?
    var target = ActionTarget(nil)
    let deliver: (Notification) -> Void
  }

  private var entries: [Entry] = []

  /// The application's notification center.
  public static var `default`: NotificationCenter { UIApplication.shared.notificationCenter }

  /// Adds an observer that is a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications to observe; nil for all.
  ///   - object: The sender of the notifications to observe; nil for all.
  ///   - block: Called for each notification.
  /// - Returns: A token for `removeObserver(_:)`. The closure stays until then, whether or not the token is kept.
  public func addObserver(
    forName name: Notification.Name?, object: NSObject?, using block: @escaping (Notification) -> Void
  ) -> NSObject {
    let token = NSObject()
    entries.append(Entry(token: token, name: name, object: object.map { Weak($0) }, deliver: block))
    return token
  }

  /// Sends `selector` to `observer` for each notification of a name (nil for all) and sender (nil for all), until the
  /// observer is deallocated or removed. The method takes the notification, or nothing. An observer that is no `NSObject`
  /// is kept alive until it is removed.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: NSObject?
  ) {
    let target = ActionTarget(observer)
    let entry = Entry(
      token: NSObject(), name: name, object: object.map { Weak($0) }, target: target,
      deliver: { if let object = target.object { selector.send(to: object, .notification($0)) } })
    entries.append(entry)
  }

  /// Removes everything that was added for this observer or token; does nothing for others.
  public func removeObserver(_ observer: AnyObject) {
    entries.removeAll { $0.token === observer || $0.target.object === observer }
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

  public override class var kind: String { "NotificationCenter" }
}
