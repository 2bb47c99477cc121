import SwiftSyntax

/// `required init?(coder:)` takes a coder that holds nothing; storyboards make views and controllers by it.
final class InitializerRule: SourceRule {
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    guard parameters.count == 1, parameters.first?.firstName.text == "coder", let owner = node.enclosingTypeName,
      index.isObject(owner)
    else { return .visitChildren }
    if let optional = node.optionalMark, optional.text == "!" { file.replace(optional, with: "?") }
    return .visitChildren
  }
}
