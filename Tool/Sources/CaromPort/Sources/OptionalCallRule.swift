import SwiftSyntax

/// `delegate?.didWin?(game)` becomes `delegate?.didWin(game)`, because optional requirements have default
/// implementations.
final class OptionalCallRule: SourceRule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.text
      if index.optionalMethods.contains(name) || member.base?.trimmedDescription.hasSuffix("elegate?") == true {
        file.remove(chain.questionMark)
        file.done(node, "a method with a default is called without a question mark")
      }
    }
    return .visitChildren
  }
}
