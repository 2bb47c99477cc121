import Foundation

/// Messages to a page, other than frames; `web/stream.js` in the kit is the other side.
enum PageNews: Encodable {
  /// The app is running. If the session has not begun, a page that leads sends its start inputs; otherwise a frame that
  /// describes everything follows.
  case app(tables: String, leads: Bool, hasBegun: Bool)
  /// A request for the width of a text, answered by `{"width": …}`.
  case measure(MeasuredText)
  /// The state of the app.
  case state(DevState)
  /// Another page leads from now on.
  case watch
  /// A new session begins, so the page reloads.
  case reload
  /// A line that the app printed.
  case printed(String)

  private enum Key: String, CodingKey { case app, tables, leads, hasBegun, measure, state, watch, reload, printed }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .app(let tables, let leads, let hasBegun):
      var app = container.nestedContainer(keyedBy: Key.self, forKey: .app)
      try app.encode(tables, forKey: .tables)
      try app.encode(leads, forKey: .leads)
      try app.encode(hasBegun, forKey: .hasBegun)
    case .measure(let text): try container.encode(text, forKey: .measure)
    case .state(let state): try container.encode(state, forKey: .state)
    case .watch: try container.encode(true, forKey: .watch)
    case .reload: try container.encode(true, forKey: .reload)
    case .printed(let line): try container.encode(line, forKey: .printed)
    }
  }

  var json: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}" }
}

/// The state of the app, as the page and the terminal show it.
public struct DevState: Encodable, Equatable, Sendable {
  public enum Kind: String, Encodable, Sendable {
    /// The sources are being compiled; the previous build keeps running.
    case building
    /// A new build is replaying the session's inputs.
    case replaying
    case running
    /// The sources do not compile; the previous build keeps running.
    case broken
    /// The app trapped or exited.
    case ended
    /// A tick does not end.
    case stuck
  }

  public var kind: Kind
  /// One sentence for the user; empty if there is nothing to say.
  public var text = ""
  /// The compiler's errors.
  public var errors: [CompilerMessage] = []
  /// The app's last lines of output, with the backtrace.
  public var said: [String] = []
  /// Whether the session can continue from before the failure.
  public var canGoBack = false

  public init(_ kind: Kind, _ text: String = "") { (self.kind, self.text) = (kind, text) }
}

/// Messages from a page, other than inputs.
struct PageWord: Decodable {
  enum Act: String, Decodable {
    /// Continue from before the app ended or got stuck.
    case goBack
    /// Begin a new session.
    case startOver
  }

  /// The requested width, in points.
  var width: Double?
  var act: Act?
}
