/// A message that something happened, sent to all observers of its name.
public struct Notification {
  /// The name of a notification; names are equal if their texts are.
  public struct Name: Hashable, Sendable {
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

  /// The user info as pairs, so that an app that never reads the dictionary does not contain the code for one.
  private let pairs: [(AnyKey, AnyValue)]?
  private let keyboard: KeyboardChange?

  /// Further information about the event; nil if there is none.
  public var userInfo: [AnyKey: AnyValue]? {
    guard let pairs = keyboard?.pairs ?? pairs else { return nil }
    var values: [AnyKey: AnyValue] = [:]
    for (key, value) in pairs { values[key] = value }
    return values
  }

  /// Creates a notification without sending it.
  public init(name: Name, object: NSObject? = nil) {
    self.init(name: name, object: object, keyboard: nil)
  }

  /// Creates a notification with user info, without sending it.
  public init(name: Name, object: NSObject? = nil, userInfo: [AnyKey: AnyValue]?) {
    self.init(name: name, object: object, pairs: userInfo?.map { ($0.key, $0.value) })
  }

  init(name: Name, object: NSObject?, pairs: [(AnyKey, AnyValue)]? = nil, keyboard: KeyboardChange? = nil) {
    self.name = name
    self.object = object
    self.pairs = pairs
    self.keyboard = keyboard
  }
}

#if hasFeature(Embedded)
  /// A value where Apple has `Any`: in Embedded Swift an object, such as an `NSNumber`; natively anything.
  public typealias AnyValue = NSObject
  /// A key where Apple has `AnyHashable`: in Embedded Swift a text; natively anything that can be hashed.
  public typealias AnyKey = String
#else
  /// A value where Apple has `Any`: in Embedded Swift an object, such as an `NSNumber`; natively anything.
  public typealias AnyValue = Any
  /// A key where Apple has `AnyHashable`: in Embedded Swift a text; natively anything that can be hashed.
  public typealias AnyKey = AnyHashable
#endif

/// Foundation's older name for `Notification`.
public typealias NSNotification = Notification

/// Delivers notifications to observers, in the order in which these were added.
///
/// Notifications are delivered immediately, inside `post`.
public final class NotificationCenter: NSObject, @unchecked Sendable {
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
  ///   - queue: With a queue the closure is called in the next tick; without one, the default, inside `post`.
  ///   - block: Called for each notification.
  /// - Returns: A token for `removeObserver(_:)`. The closure stays until then, whether or not the token is kept.
  public func addObserver(
    forName name: Notification.Name?, object: NSObject?, queue: OperationQueue? = nil,
    using block: @escaping (Notification) -> Void
  ) -> NSObject {
    let token = NSObject()
    let deliver = queue.map { queue in { told in queue.addOperation { block(told) } } } ?? block
    entries.append(Entry(token: token, name: name, object: object.map { Weak($0) }, deliver: deliver))
    return token
  }

  /// Sends `selector` to `observer` for each notification of a name (nil for all) and sender (nil for all), until the
  /// observer is deallocated or removed. The method takes the notification, or nothing. An observer that is not an
  /// `NSObject` is kept alive until it is removed.
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

  /// Removes what was added for this observer or token with this name and this sender; nil stands for all names or
  /// senders.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: NSObject?) {
    entries.removeAll {
      ($0.token === observer || $0.target.object === observer) && (name == nil || $0.name == name)
        && (object == nil || $0.object?.value === object)
    }
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
  /// Creates a notification with user info and posts it.
  public func post(name: Notification.Name, object: NSObject?, userInfo: [AnyKey: AnyValue]?) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  public override class var kind: String { "NotificationCenter" }
}
