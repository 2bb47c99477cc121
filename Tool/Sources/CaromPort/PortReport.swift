import Foundation

/// The result of a port: a list of findings, each with its location and remedy.
public struct PortReport: Sendable {
  /// How much a finding matters.
  public enum Weight: String, Sendable, Encodable {
    /// Something was changed without changing its meaning.
    case done
    /// Something works differently or was left out; the app builds without it.
    case note
    /// Something has to be done by hand before the app builds or works.
    case left
  }

  /// One finding.
  public struct Finding: Sendable, Equatable, Encodable {
    public let weight: Weight
    /// The file's path from the project's folder; nil for the project as a whole.
    public let file: String?
    /// The line in that file, counted from 1.
    public let line: Int?
    /// What was found or done, in one sentence.
    public let message: String
    /// What to do about it; nil if nothing has to be done.
    public let remedy: String?
  }

  /// All findings, in order of discovery.
  public private(set) var findings: [Finding] = []

  public init() {}

  /// Adds a finding, unless the same line has the same finding already.
  public mutating func add(
    _ weight: Weight, _ file: String? = nil, line: Int? = nil, _ message: String, remedy: String? = nil
  ) {
    let finding = Finding(weight: weight, file: file, line: line, message: message, remedy: remedy)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Adds the findings of another report.
  public mutating func add(_ other: PortReport) {
    for finding in other.findings where !findings.contains(finding) { findings.append(finding) }
  }

  /// How many findings have to be dealt with by hand.
  public var leftCount: Int { findings.count { $0.weight == .left } }

  /// The report as text: first what is left to do, by file and line, then notes, then the number of changes made.
  public var text: String {
    var lines: [String] = []
    func list(_ weight: Weight, _ title: String) {
      let chosen = findings.filter { $0.weight == weight }.sorted {
        ($0.file ?? "", $0.line ?? 0) < ($1.file ?? "", $1.line ?? 0)
      }
      guard !chosen.isEmpty else { return }
      lines.append("\(title) (\(chosen.count))")
      for each in chosen { lines.append("  " + PortReport.line(each)) }
      lines.append("")
    }
    list(.left, "Left for you")
    list(.note, "Good to know")
    let done = findings.filter { $0.weight == .done }
    if !done.isEmpty {
      lines.append("Changed (\(done.count) places)")
      var counts: [(message: String, count: Int)] = []
      for each in done {
        if let index = counts.firstIndex(where: { $0.message == each.message }) {
          counts[index].count += 1
        } else {
          counts.append((each.message, 1))
        }
      }
      for (message, count) in counts.sorted(by: { $0.count > $1.count }) { lines.append("  \(count) × \(message)") }
    }
    return lines.isEmpty ? "Nothing had to be changed." : lines.joined(separator: "\n")
  }

  /// The findings as JSON: a list of objects with `weight`, `file`, `line`, `message` and `remedy`.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(findings), as: UTF8.self)
    }
  }

  private static func line(_ finding: Finding) -> String {
    var place = finding.file ?? ""
    if let line = finding.line { place += ":\(line)" }
    let head = place.isEmpty ? finding.message : "\(place): \(finding.message)"
    return finding.remedy.map { "\(head)\n      → \($0)" } ?? head
  }
}
