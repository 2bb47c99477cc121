import UIKit

/// The elements of a page that has applied all layer commands: which exist, where they are, and which contain which.
struct PageMirror {
  private(set) var children: [String: [String]] = [:]
  private(set) var roots: [String] = []
  private(set) var places: [String: String] = [:]
  /// Commands that name an element which does not exist; a page would refuse them.
  private(set) var faults: [String] = []

  mutating func apply(_ lines: [String]) {
    for line in lines {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count > 1 else {
        faults.append("an empty command")
        continue
      }
      let id = words[1]
      if words[0] != "create", children[id] == nil { faults.append("\(line): there is no element \(id)") }
      switch words[0] {
      case "create":
        if children[id] != nil { faults.append("\(line): it exists already") }
        children[id] = []
      case "destroy":
        children[id] = nil
        places[id] = nil
        roots.removeAll { $0 == id }
        for each in children.keys { children[each]?.removeAll { $0 == id } }
      case "root": roots.append(id)
      case "children":
        let named = words[2...].filter { $0 != "" && children[$0] != nil }
        // An element is inside only one other.
        for each in children.keys where each != id { children[each]?.removeAll { named.contains($0) } }
        children[id] = Array(named)
      case "affine": places[id] = words[2...].joined(separator: " ")
      case "broken": faults.append(line)
      default: break
      }
    }
  }
}
