import SwiftSyntax

/// Adapts initializers that the kit requires of cells, and those that storyboards call.
final class InitializerRule: SourceRule {
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.enclosingTypeName else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if labels == ["coder"], let optional = node.optionalMark, optional.text == "!" { file.replace(optional, with: "?") }
    let isCell = index.systemClass(of: owner) == "UITableViewCell" && labels == ["style", "reuseIdentifier"]
    let isItem =
      ["UICollectionViewCell", "UICollectionReusableView"].contains(index.systemClass(of: owner)) && labels == ["frame"]
    if isCell || isItem, let override = node.modifiers.first(where: { $0.name.text == "override" }) {
      file.replace(override, with: "required")
      file.done(node, "the initializer that makes cells is required")
    }
    return .visitChildren
  }

  /// A class with only `init(coder:)` lacks the initializer with which lists create registered cells.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map {
      $0.signature.parameterClause.parameters.map(\.firstName.text)
    }
    guard own.contains(["coder"]) else { return .visitChildren }
    let code: String
    switch index.systemClass(of: node.name.text) {
    case "UITableViewCell" where !own.contains(["style", "reuseIdentifier"]):
      code = """

            required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
            }

        """
    case "UICollectionViewCell" where !own.contains(["frame"]),
      "UICollectionReusableView" where !own.contains(["frame"]):
      code = """

            required init(frame: CGRect) {
                super.init(frame: frame)
            }

        """
    default: return .visitChildren
    }
    file.insert(code, before: node.memberBlock.rightBrace)
    file.done(node, "the initializer that makes cells is there")
    return .visitChildren
  }
}
