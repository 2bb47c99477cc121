import SwiftSyntax

/// Class-bound protocols are bound to `NSObject` if there are weak references of their type; optional requirements get
/// defaults.
final class ProtocolRule: SourceRule {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node)
    addDefaults(of: node)
    return .visitChildren
  }

  private func bind(_ node: ProtocolDeclSyntax) {
    let name = node.name.text
    let isWeak = index.types.values.contains { type in
      type.properties.contains { $0.isWeak && !$0.isOutlet && $0.type == name }
    }
    let bounds = node.inheritanceClause?.inheritedTypes.first {
      ["class", "AnyObject", "NSObjectProtocol"].contains($0.type.trimmedDescription)
    }
    if let bound = bounds {
      let adopters = index.types.values.filter { $0.inherited.contains(name) && $0.kind != .protocol }
      let areObjects = adopters.allSatisfy { index.isObject($0.name) }
      let wanted = isWeak && areObjects ? "NSObject" : "AnyObject"
      if bound.type.trimmedDescription != wanted {
        file.replace(bound.type, with: wanted)
        file.done(bound, "a protocol that is bound to classes says so by \(wanted)")
      }
      if isWeak, !areObjects {
        let plain = adopters.filter { !index.isObject($0.name) }.map(\.name).sorted().joined(separator: ", ")
        file.left(
          node, "\(name) is referred to weakly, and \(plain) does not descend from NSObject",
          remedy: "Declare class \(plain): NSObject, \(name).")
      }
    } else if node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) {
      let wanted = isWeak ? "NSObject" : "AnyObject"
      if let clause = node.inheritanceClause, let first = clause.inheritedTypes.first {
        file.insert(wanted + ", ", before: first)
      } else {
        file.insert(": " + wanted, after: node.name)
      }
      file.done(node, "a protocol that is bound to classes says so by \(wanted)")
    }
  }

  private func addDefaults(of node: ProtocolDeclSyntax) {
    var defaults: [String] = []
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        let optional = function.modifiers.first(where: { $0.name.text == "optional" })
      else { continue }
      file.remove(optional)
      let signature = function.signature
      let returns = signature.returnClause?.type.trimmedDescription
      let parameters = signature.parameterClause.trimmedDescription
      let name = function.name.text
      switch returns {
      case nil: defaults.append("  func \(name)\(parameters) {}")
      case .some(let type) where type.hasSuffix("?"): defaults.append("  func \(name)\(parameters) -> \(type) { nil }")
      case "Bool": defaults.append("  func \(name)\(parameters) -> Bool { false }")
      case .some(let type):
        file.left(
          function, "an optional requirement that returns \(type) needs a default",
          remedy: "Write extension \(node.name.text) { func \(name)… -> \(type) { … } }.")
      }
      file.done(function, "an optional requirement has a default")
    }
    if !defaults.isEmpty {
      file.append("\nextension \(node.name.text) {\n\(defaults.joined(separator: "\n"))\n}\n")
    }
  }
}
