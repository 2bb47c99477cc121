/// An app that a session runs: a process, or what a test puts in its place. All of it is used on the session's event loop.
protocol SessionApp: AnyObject {
  /// Called with each message of the app.
  var heard: (AppMessage) -> Void { get set }
  /// Called with each line that the app prints.
  var printed: (String) -> Void { get set }
  /// Called once, when the app has ended and everything it printed was read.
  var ended: (AppEnding) -> Void { get set }
  /// Whether the app has begun to say why it stops. Its backtrace takes a while, above all on a machine that does much else.
  var isTrapping: Bool { get }

  /// Asks the app something.
  func ask(_ request: AppRequest)
  /// Ends it at once, whatever it is at. `ended` is not called any more.
  func stop()
}

/// How an app ended.
struct AppEnding {
  /// The exit code, or the number of the signal.
  var code: Int32
  var isTrap: Bool
  /// What it printed last: the reason of a trap and its backtrace.
  var said: [String]
}
