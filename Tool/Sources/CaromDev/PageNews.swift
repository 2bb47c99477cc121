import Foundation

/// What a page is told besides frames; `web/stream.js` of the kit is the other side.
enum PageNews: Encodable {
  /// The app is there. A page that leads tells it everything if nothing has come yet; otherwise a frame of everything follows.
  case app(tables: String, leads: Bool, hasBegun: Bool)
  /// How wide a text is: answered by `{"width": …}`.
  case measure(MeasuredText)
  /// How things stand.
  case state(DevState)
  /// Another page leads from now on.
  case watch
  /// The session begins anew: the page loads itself again.
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

/// How the app stands, as the page and the terminal tell it.
public struct DevState: Encodable, Equatable, Sendable {
  public enum Kind: String, Encodable, Sendable {
    /// The sources are being compiled; the build before goes on meanwhile.
    case building
    /// A fresh build receives the session's inputs.
    case replaying
    case running
    /// The sources do not compile; the build before goes on.
    case broken
    /// The app has trapped, or ended by itself.
    case ended
    /// A tick does not come to its end.
    case stuck
  }

  public var kind: Kind
  /// One sentence for the person; empty where there is nothing to say.
  public var text = ""
  /// The compiler's errors.
  public var errors: [CompilerMessage] = []
  /// What the app printed last, with its backtrace.
  public var said: [String] = []
  /// Whether the session can go on from the moment before.
  public var canGoBack = false

  public init(_ kind: Kind, _ text: String = "") { (self.kind, self.text) = (kind, text) }
}

/// What a page tells besides inputs.
struct PageWord: Decodable {
  enum Act: String, Decodable {
    /// Goes on from the moment before the app ended or stuck.
    case goBack
    /// Begins a session anew.
    case startOver
  }

  /// The width that was asked for, in points.
  var width: Double?
  var act: Act?
}
