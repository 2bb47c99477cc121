import Foundation

/// How the app and its sources stand, as the page and the terminal tell it.
///
/// Both go their own ways: an app that has stopped is still stopped when a build begins, and errors stay while it is replaced.
public struct DevState: Encodable, Equatable, Sendable {
  /// How the app stands.
  public enum App: String, Encodable, Sendable {
    /// It is there, or has not come yet.
    case running
    /// A fresh build receives the session's inputs.
    case replaying
    /// It has trapped, or ended by itself.
    case ended
    /// A tick does not come to its end.
    case stuck
  }

  /// How the sources stand.
  public enum Build: String, Encodable, Sendable {
    /// They are being compiled; the build before goes on meanwhile.
    case building
    /// They do not compile; the build before goes on.
    case broken
    /// They are those of the program that runs.
    case done
  }

  /// Whether the app also builds for the web, as far as that is known.
  public struct Web: Encodable, Equatable, Sendable {
    public enum Kind: String, Encodable, Sendable { case unknown, checking, builds, broken }
    public var kind: Kind
    /// What does not build, with the rewrites.
    public var lines: [CompilerMessage] = []

    public init(_ kind: Kind) { self.kind = kind }
  }

  public private(set) var app = App.running
  /// One sentence about the app; empty where there is nothing to say.
  public private(set) var text = ""
  /// What the app printed last, with its backtrace.
  public private(set) var said: [String] = []
  /// Whether the session can go on from the moment before.
  public private(set) var canGoBack = false
  public var build = Build.building
  /// The compiler's errors, until a build succeeds.
  public var errors: [CompilerMessage] = []

  public var web = Web(.unknown)

  /// An app that is built for the first time.
  public init() {}

  /// Says how the app stands, in the place of all that was said of it before.
  mutating func stand(_ app: App, _ text: String = "", said: [String] = [], canGoBack: Bool = false) {
    (self.app, self.text, self.said, self.canGoBack) = (app, text, said, canGoBack)
  }

  /// The lines by which the terminal tells what has changed since `before`.
  public func lines(since before: DevState) -> [String] {
    var lines: [String] = []
    if text != before.text, !text.isEmpty { lines.append(text) }
    if errors != before.errors || build != before.build, build == .broken {
      for error in errors { lines.append("\(DevState.place(of: error))error: \(error.text)") }
    }
    if web != before.web { lines += webLines }
    return lines
  }

  private var webLines: [String] {
    switch web.kind {
    case .unknown, .checking: return []
    case .builds: return ["It also builds for the web."]
    case .broken:
      var lines = [
        web.lines.count == 1
          ? "One line does not build for the web:" : "\(web.lines.count) lines do not build for the web:"
      ]
      for each in web.lines {
        lines.append("  \(DevState.place(of: each))\(each.text)")
        if let rewrite = each.rewrite {
          let text = rewrite.trimmingCharacters(in: .whitespaces)
          lines.append(text.isEmpty ? "      → leave the line out" : "      → \(text)")
        }
        if let remedy = each.remedy { lines.append("      → \(remedy)") }
      }
      return lines
    }
  }

  private static func place(of message: CompilerMessage) -> String {
    if message.file.isEmpty { return "" }
    return message.column > 0
      ? "\(message.file):\(message.line):\(message.column): " : "\(message.file):\(message.line): "
  }
}
