import Foundation

/// Source files as text; in a file of its own, since Foundation has an `NSObject` too.
enum SourceText {
  static func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
