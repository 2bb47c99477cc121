import Foundation

/// What the rules of `carom port` would change in the sources of a package so that they also build for the web.
///
/// A rule may name a line that builds as it is; only a build tells whether something does not.
public struct WebRewrites: Sendable {
  /// A line that a rule names.
  public struct Line: Sendable, Equatable {
    /// The file, by its path in the package.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// What is the matter, as one sentence.
    public let message: String
    /// The line as it would build for the web; nil where no rule writes it, empty where it is to be left out.
    public let rewrite: String?
    /// What to do where there is no rewrite.
    public let remedy: String?
  }

  /// The lines that are named, by file and number.
  public let lines: [Line]

  /// Looks through sources.
  ///
  /// - Parameter sources: The files of one target, as paths and texts.
  public init(of sources: [(path: String, text: String)]) {
    let files = sources.map { SourceFile(path: $0.path, text: $0.text) }
    let index = ProjectIndex(files)
    var found: [Line] = []
    for file in files where file.parseError == nil {
      SourceRule.apply(to: file, index, SourceRule.web)
      let rewritten = WebRewrites.rewrittenLines(of: file)
      for finding in file.report.findings {
        // The kit's own modules are there for the web as well.
        guard let line = finding.line, !finding.message.hasPrefix("Carom") else { continue }
        let known = found.firstIndex { $0.file == file.path && $0.line == line }
        let made = Line(
          file: file.path, line: line, message: finding.message,
          rewrite: finding.weight == .done ? rewritten[line] : nil,
          remedy: finding.remedy)
        // A line that several rules name is told once; what is left to a person says more than what a rule writes.
        if let known {
          if found[known].remedy == nil { found[known] = made }
        } else {
          found.append(made)
        }
      }
    }
    lines = found.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The sources of a package's target, from its folder.
  public static func sources(of folder: URL, target: String) -> [(path: String, text: String)] {
    let root = folder.standardizedFileURL.path + "/"
    let place = folder.appendingPathComponent("Sources").appendingPathComponent(target)
    let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    var sources: [(path: String, text: String)] = []
    while let file = all?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let path = file.standardizedFileURL.path
      sources.append((path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path, text))
    }
    return sources.sorted { $0.path < $1.path }
  }

  /// The lines that edits change, with all edits made that begin and end on them.
  private static func rewrittenLines(of file: SourceFile) -> [Int: String] {
    let bytes = [UInt8](file.text.utf8)
    var begins = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { begins.append(index + 1) }
    var edits: [Int: [SourceEdit]] = [:]
    for edit in file.edits {
      let line = begins.lastIndex { $0 <= edit.range.lowerBound } ?? 0
      edits[line, default: []].append(edit)
    }
    var rewritten: [Int: String] = [:]
    for (line, edits) in edits {
      let begin = begins[line]
      // What reaches over several lines is shown with all of them.
      let last = edits.map(\.range.upperBound).max() ?? begin
      let end = begins.first { $0 > begin && $0 >= last } ?? bytes.count
      let text = String(decoding: bytes[begin..<end], as: UTF8.self)
      let moved = edits.map {
        SourceEdit(range: $0.range.lowerBound - begin..<$0.range.upperBound - begin, text: $0.text)
      }
      rewritten[line + 1] = moved.applied(to: text).trimmingCharacters(in: .newlines)
    }
    return rewritten
  }
}
