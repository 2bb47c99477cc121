import SwiftSyntax

/// `DispatchQueue.main.async { … }` goes through a variable, because the single expression crashes the Swift 6.3
/// compiler for WebAssembly.
final class QueueRule: SourceRule {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trimmedDescription == "DispatchQueue.main", index["DispatchQueue"] == nil,
      node.parent?.is(MemberAccessExprSyntax.self) == true
    else { return .visitChildren }
    file.replace(node, with: "mainQueue")
    file.done(node, "DispatchQueue.main is mainQueue")
    return .skipChildren
  }
}
