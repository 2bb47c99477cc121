import Foundation

/// A compiler error with the lines of code around it.
public struct CompilerMessage: Codable, Equatable, Sendable {
  /// The file, relative to the package; empty if the error belongs to no file.
  public var file: String
  /// The line, counted from 1; 0 if there is none.
  public var line: Int
  public var column: Int
  public var text: String
  /// The lines around it; the first of them has the number `first`.
  public var code: [String] = []
  public var first = 0

  /// The errors in the output of `swift build`, each once and in order.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - folder: The package's folder.
  ///   - read: Reads a file; nil if it cannot be read.
  public static func errors(
    in output: String, of folder: URL, read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
  ) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    var others: [String] = []
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.+)/) {
        var message = CompilerMessage(
          file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, text: String(match.4))
        message.quote(read(message.file))
        let prefix = folder.standardizedFileURL.path + "/"
        if message.file.hasPrefix(prefix) { message.file.removeFirst(prefix.count) }
        if !found.contains(message) { found.append(message) }
      } else if let match = line.wholeMatch(of: /(?:.*: )?error: (.+)/) {
        others.append(String(match.1))
      }
    }
    if !found.isEmpty { return found }
    // An error of the linker or in the manifest.
    if others.isEmpty { others = [output.split(separator: "\n").suffix(12).joined(separator: "\n")] }
    return others.map { CompilerMessage(file: "", line: 0, column: 0, text: $0) }
  }

  /// Adds the error's line and the two lines before and after it.
  private mutating func quote(_ source: String?) {
    guard let lines = source?.split(separator: "\n", omittingEmptySubsequences: false), line >= 1, line <= lines.count
    else { return }
    let shown = max(0, line - 3)..<min(lines.count, line + 2)
    code = lines[shown].map(String.init)
    first = shown.lowerBound + 1
  }
}
