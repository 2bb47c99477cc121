import SwiftSyntax

/// Boundary identifiers, which have the type `NSCopying` in Apple's UIKit, become `UIBoundaryIdentifier`s.
final class BoundaryRule: SourceRule {
  /// The properties that replace casts of an identifier.
  private static let members = [
    "String": "text", "NSString": "text", "Int": "integer", "NSNumber": "integer", "Double": "number",
    "CGFloat": "number",
  ]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // A cast is rewritten as a whole.
    guard node.name.text == "NSCopying", node.parent?.is(TypeExprSyntax.self) != true else { return .visitChildren }
    if node.parent?.is(InheritedTypeSyntax.self) == true { return .visitChildren }
    file.replace(node, with: "UIBoundaryIdentifier")
    file.done(node, "a boundary's name is a UIBoundaryIdentifier")
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      let type = parts[2].as(TypeExprSyntax.self)
    else { return .visitChildren }
    let value = parts[0].trimmedDescription
    let mark = cast.questionOrExclamationMark?.text
    let name = type.type.trimmedDescription.trimmingSuffix { "?!".contains($0) }
    if name == "NSCopying" {
      file.replace(node, with: parts[0].is(StringLiteralExprSyntax.self) ? value : "UIBoundaryIdentifier(\(value))")
      file.done(node, "a boundary's name is a UIBoundaryIdentifier")
      return .skipChildren
    }
    guard let mark, let member = BoundaryRule.members[name], let isOptional = identifiers(at: node)[bare(value)] else {
      return .visitChildren
    }
    let chain = value.hasSuffix("!") || value.hasSuffix("?") ? value : bare(value) + (isOptional ? "?" : "")
    file.replace(
      node,
      with: mark == "?"
        ? "\(chain).\(member)"
        : "\(chain.trimmingSuffix { $0 == "?" })\(isOptional && !chain.hasSuffix("!") ? "!" : "").\(member)!")
    file.done(node, "a boundary's name is asked for its text or number")
    return .skipChildren
  }

  private func bare(_ text: String) -> String { text.trimmingSuffix { "?!".contains($0) } }

  /// The parameters around a node that are boundary identifiers, and whether they are optional.
  private func identifiers(at node: some SyntaxProtocol) -> [String: Bool] {
    var each = Syntax(node).parent
    while let next = each {
      if let function = next.as(FunctionDeclSyntax.self) {
        var found: [String: Bool] = [:]
        for parameter in function.signature.parameterClause.parameters {
          let type = parameter.type.trimmedDescription
          if type.contains("NSCopying") {
            found[(parameter.secondName ?? parameter.firstName).text] = type.hasSuffix("?") || type.hasSuffix("?)")
          }
        }
        return found
      }
      each = next.parent
    }
    return [:]
  }
}
