import CaromPort
import Foundation

/// A project of the gallery, and how far it has come. It is used on the gallery's event loop.
final class GalleryProject: @unchecked Sendable {
  /// How far a project has come.
  enum Stage: String, Encodable {
    /// It has not been looked at.
    case new
    case porting
    /// It cannot be ported; `problem` says why.
    case refused
    /// It is a package, which has not been built.
    case ported
    /// Another project is being built.
    case waiting
    case building
    /// It does not compile, or its page cannot be made.
    case broken
    case running
  }

  /// The name in addresses and of folders: letters, digits and hyphens.
  let id: String
  let name: String
  /// The folder of the project.
  let source: URL
  let isDropped: Bool
  var stage = Stage.new { didSet { since = Date() } }
  private(set) var since = Date()
  /// Why it goes no further, in a sentence; nil if it does.
  var problem: String?
  /// The compiler's errors.
  var errors: [CompilerMessage] = []
  var report: PortReport?
  var lineCount = 0
  /// The name of the package's executable.
  var product = ""
  var app: DevelopedApp?

  init(id: String, name: String, source: URL, isDropped: Bool) {
    (self.id, self.name, self.source, self.isDropped) = (id, name, source, isDropped)
  }

  /// The path of the app's page.
  var path: String { "apps/\(id)/" }

  /// Whether something is being done with it that has to end first.
  var isBusy: Bool { [.porting, .waiting, .building].contains(stage) }

  /// An identifier for a name, other than those that are taken.
  static func id(for name: String, taken: (String) -> Bool) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let base = words.isEmpty ? "project" : String(words.joined(separator: "-").prefix(40))
    if !taken(base) { return base }
    return (2...).lazy.map { "\(base)-\($0)" }.first { !taken($0) } ?? base
  }
}
