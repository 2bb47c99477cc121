import SwiftSyntax

/// Moves overrides from extensions into their classes, before the rules are applied: without Objective-C, Swift cannot
/// override in extensions.
enum OverrideMove {
  static func apply(to files: inout [SourceFile]) {
    let index = ProjectIndex(files)
    // The members that move, by class.
    var moved: [String: [String]] = [:]
    for (number, file) in files.enumerated() where file.parseError == nil {
      let finder = OverrideFinder(index)
      finder.walk(file.tree)
      guard !finder.found.isEmpty else { continue }
      for (member, owner) in finder.found {
        moved[owner, default: []].append(member.trimmedDescription)
        file.removeLines(of: member)
      }
      files[number] = SourceFile(path: file.path, text: file.result)
      files[number].report.add(.done, file.path, "overrides stand in their class, not in an extension")
    }
    guard !moved.isEmpty else { return }
    for (number, file) in files.enumerated() {
      let finder = ClassFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      let report = file.report
      var isChanged = false
      for type in finder.found {
        guard let members = moved.removeValue(forKey: type.name.text) else { continue }
        file.insert(members.map { "\n    " + $0 + "\n" }.joined(), before: type.memberBlock.rightBrace)
        isChanged = true
      }
      if isChanged {
        files[number] = SourceFile(path: file.path, text: file.result)
        files[number].report = report
      }
    }
  }
}

/// Finds overrides in extensions of the project's classes.
private final class OverrideFinder: SyntaxVisitor {
  private let index: ProjectIndex
  var found: [(member: DeclSyntax, owner: String)] = []

  init(_ index: ProjectIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// Methods that the kit's collection view controller declares for its layout; in Apple's UIKit a subclass adopts a
  /// protocol.
  private static let flow: Set<String> = [
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
    "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
  ]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    guard index[name]?.kind == .class else { return .skipChildren }
    let isCollection = index.systemClass(of: name) == "UICollectionViewController"
    for member in node.memberBlock.members {
      let modifiers =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      let labels =
        member.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map(\.firstName.text) ?? []
      let isFlow = isCollection && labels.contains { OverrideFinder.flow.contains($0) }
      if modifiers?.contains(where: { $0.name.text == "override" }) == true || isFlow {
        found.append((member.decl, name))
      }
    }
    return .skipChildren
  }
}

private final class ClassFinder: SyntaxVisitor {
  var found: [ClassDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
