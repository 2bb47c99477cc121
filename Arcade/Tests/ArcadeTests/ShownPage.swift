import CaromHeadlessHost
import UIKit

/// The state of a page after all layer commands of a session: for each element, the latest command of each kind.
struct ShownPage {
  private var elements: [String: [String: String]] = [:]
  private var roots: [String] = []

  /// Applies lines of commands, as `HeadlessHost.frame()` returns them. Returns the first that names an element which
  /// does not exist.
  mutating func apply(_ lines: [String]) -> String? {
    var lost: String?
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map { String($0) }
      let (command, layer, rest) = (words[0], words[1], words.count > 2 ? words[2] : "")
      switch command {
      case "create": elements[layer] = ["create": rest]
      case "destroy": elements[layer] = nil
      default:
        if elements[layer] == nil { lost = lost ?? line }
        if command == "root" { roots = roots.filter { $0 != layer } + [layer] }
        // Both set the position of the element.
        elements[layer]?[command == "matrix" ? "affine" : command] = rest
      }
    }
    return lost
  }

  /// The contents of the page, in reading order: every element below the roots, with its differences from a new
  /// element.
  var lines: [String] {
    var lines: [String] = []
    func add(_ layer: String) {
      guard let told = elements[layer] else { return }
      let seen = told.filter { !ShownPage.isNothing($0.key, $0.value) }
      lines.append(layer + seen.keys.sorted().map { " \($0)(\(seen[$0]!))" }.joined())
      for child in (told["children"] ?? "").split(separator: " ") { add(String(child)) }
    }
    for root in roots { add(root) }
    return lines
  }

  /// Whether a command sets the same state that a new element has.
  private static func isNothing(_ command: String, _ rest: String) -> Bool {
    switch command {
    // The layer in it differs, because the snapshot is taken again.
    case "root", "snapshot": true
    case "opacity": rest == "1"
    case "children", "shadow", "border", "corners", "background", "gradient", "drawing", "text", "shape":
      rest.isEmpty || isEmptyContent(command, rest)
    case "perspective": rest == "0 0"
    case "semantics": rest == "\"\" \"\" \"\" \"\" 0 0 0 0"
    default: rest.allSatisfy { $0 == "0" || $0 == " " }
    }
  }

  private static func isEmptyContent(_ command: String, _ rest: String) -> Bool {
    let words = rest.split(separator: " ")
    switch command {
    case "background": return rest == "#00000000"
    case "shadow": return rest.hasPrefix("#00000000")
    case "border", "corners": return words[0] == "0"
    case "gradient": return words.count <= 5
    // Width, height and mode, but no operations.
    case "drawing": return words.count <= 3
    case "text": return words.count <= 7
    case "shape": return rest.hasPrefix("\"\"")
    default: return false
    }
  }
}
