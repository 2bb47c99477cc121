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
  /// What the inspector shows, as JSON.
  case inspected(String)
  /// The size in points of the page that leads, for one that watches.
  case size(PageSize)
  /// Another page leads from now on.
  case watch
  /// A new session begins, so the page reloads.
  case reload
  /// A line that the app printed.
  case printed(String)

  private enum Key: String, CodingKey {
    case app, tables, leads, hasBegun, measure, state, watch, reload, printed, inspected, size
  }

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
    case .inspected(let json): try container.encode(json, forKey: .inspected)
    case .size(let size): try container.encode(size, forKey: .size)
    case .watch: try container.encode(true, forKey: .watch)
    case .reload: try container.encode(true, forKey: .reload)
    case .printed(let line): try container.encode(line, forKey: .printed)
    }
  }

  var json: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}" }
}

/// The size of a page, in points.
struct PageSize: Codable, Equatable {
  var width: Double
  var height: Double
}

/// Messages from a page, other than inputs.
struct PageWord: Decodable {
  enum Act: String, Decodable {
    /// Continue from before the app ended or got stuck.
    case goBack
    /// Goes on from so many ticks before.
    case stepBack
    /// Begins a session anew.
    case startOver
    /// The page's clock stands where the app goes on; inputs of this time follow.
    case goOn
  }

  /// The requested width, in points.
  var width: Double?
  var act: Act?
  /// With `stepBack`.
  var ticks: Int?
  /// The inspector is open, and shows the view with this layer.
  var inspect: Int32?
  /// The size of the page, in points.
  var size: PageSize?
}
