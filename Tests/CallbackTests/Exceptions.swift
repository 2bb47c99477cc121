import Glibc

/// The exceptions that Docs/UIKit.docc/ChangesInCallbacks.md lists, for changes that do not take effect immediately:
/// rows of its table, each with callbacks, changes, and the outcome.
struct Exceptions {
  private struct Row {
    let callbacks: [String]
    let moves: [String]
    let outcome: Outcome
  }
  private var rows: [Row] = []

  /// Reads the table; every name in it must be that of a tested callback or change.
  init(_ path: String, callbacks: [String], moves: [String]) throws {
    guard let file = fopen(path, "r") else { throw Failure("\(path) cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    var isInside = false
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      if line.hasPrefix("| in | ") {
        isInside = true
      } else if line.isEmpty {
        isInside = false
      } else if isInside, !line.hasPrefix("|--"), cells.count >= 3 {
        let cells = Array(cells)
        let words = String(cells[2]).split(separator: " ").joined(separator: " ")
        guard let outcome = Outcome(rawValue: words) else { throw Failure("the table has the outcome “\(words)”") }
        rows.append(
          Row(
            callbacks: try Exceptions.names(in: String(cells[0]), of: callbacks),
            moves: try Exceptions.names(in: String(cells[1]), of: moves), outcome: outcome))
      }
    }
  }

  /// The names between backticks; the name of a class stands for all names that begin with it.
  private static func names(in cell: String, of all: [String]) throws -> [String] {
    var names: [String] = []
    for (place, name) in cell.split(separator: "`", omittingEmptySubsequences: false).enumerated() where place % 2 == 1
    {
      let meant = all.filter { $0 == name || $0.hasPrefix(name + ".") }
      guard !meant.isEmpty else { throw Failure("the table names “\(name)”, which is not tested") }
      names += meant
    }
    return names
  }

  /// The outcome of a change in a callback; nil if the table does not list it as an exception.
  func outcome(of move: String, in callback: String) -> Outcome? {
    rows.first { $0.callbacks.contains(callback) && $0.moves.contains(move) }?.outcome
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
