import SwiftSyntax

/// Some classes of the kit already adopt a protocol and declare its methods, which a subclass then has to override.
final class AdoptionRule: SourceRule {
  private static let adopted: [String: Set<String>] = [
    "UICollectionViewController": [
      "UICollectionViewDelegateFlowLayout", "UICollectionViewDelegate", "UICollectionViewDataSource",
    ],
    "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"],
  ]
  private static let declared: [String: Set<String>] = [
    "UICollectionViewController": [
      "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
      "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
    ]
  ]

  private func system(_ name: String) -> String? { index.systemClass(of: name) }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    guard
      let owner = node.parent?.as(ClassDeclSyntax.self)?.name.text
        ?? node.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      let system = system(owner), let adopted = AdoptionRule.adopted[system]
    else { return .visitChildren }
    let kept = node.inheritedTypes.filter { !adopted.contains($0.type.trimmedDescription) }
    guard kept.count < node.inheritedTypes.count else { return .visitChildren }
    if kept.isEmpty {
      file.remove(node)
    } else {
      file.replace(node.inheritedTypes, with: kept.map(\.type.trimmedDescription).joined(separator: ", "))
    }
    file.done(node, "a protocol that the class above adopts is not adopted again")
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.enclosingTypeName, let system = system(owner), let names = AdoptionRule.declared[system],
      node.signature.parameterClause.parameters.contains(where: { names.contains($0.firstName.text) }),
      !node.modifiers.contains(where: { $0.name.text == "override" })
    else { return .visitChildren }
    file.insert("override ", before: node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword))
    file.done(node, "a method that the class above declares is an override")
    return .visitChildren
  }
}
