import SwiftSyntax

/// `{ [weak self] in self?.update() }` becomes `{ [weakSelf = Weak(self)] in weakSelf.value?.update() }`.
///
/// A weakly captured name is replaced in the closure until a `guard let` or `if let` binds it again. `[unowned self]`
/// becomes `[self]`, which retains the object.
final class WeakCaptureRule: SourceRule {
  /// The replacements of captured names in each open scope.
  private var scopes: [[String: String]] = [[:]]

  private var current: [String: String] {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(current)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var inner = current
    for item in node.signature?.capture?.items ?? [] {
      guard let specifier = item.specifier?.specifier.text else {
        if let value = item.initializer?.value { walk(value) }
        continue
      }
      let name = item.name.text
      let value = item.initializer?.value.trimmedDescription ?? name
      switch specifier {
      case "weak":
        let stand = name == "self" ? "weakSelf" : "weak" + name.prefix(1).uppercased() + name.dropFirst()
        file.replace(item, with: "\(stand) = Weak(\(current[value] ?? value))" + (item.trailingComma == nil ? "" : ","))
        inner[name] = stand + ".value"
        file.done(item, "[weak \(name == "self" ? "self" : "…")] is a Weak of it")
      case "unowned":
        let text = item.initializer == nil ? name : "\(name) = \(value)"
        file.replace(item, with: text + (item.trailingComma == nil ? "" : ","))
        file.done(item, "[unowned self] is [self]")
        inner[name] = nil
      default: break
      }
    }
    if let signature = node.signature { shadow(&inner, by: signature) }
    scopes.append(inner)
    walk(node.statements)
    scopes.removeLast()
    return .skipChildren
  }

  /// Parameters of a closure hide captured names.
  private func shadow(_ names: inout [String: String], by signature: ClosureSignatureSyntax) {
    switch signature.parameterClause {
    case .simpleInput(let list): for each in list { names[each.name.text] = nil }
    case .parameterClause(let clause):
      for each in clause.parameters { names[(each.secondName ?? each.firstName).text] = nil }
    case nil: break
    }
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    // The code after `else` does not see the names that the conditions bind.
    walk(node.body)
    walk(node.conditions)
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(current)
    walk(node.conditions)
    walk(node.body)
    scopes.removeLast()
    switch node.elseBody {
    case .ifExpr(let other): walk(other)
    case .codeBlock(let block): walk(block)
    case nil: break
    }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(current)
    walk(node.conditions)
    walk(node.body)
    scopes.removeLast()
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription.filter { $0 != "`" }
    if let value = node.initializer?.value {
      walk(value)
    } else if let stand = current[name] {
      file.insert(" = " + stand, after: node.pattern)
    }
    current[name] = nil
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A member with that name is something else.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .visitChildren }
    if let stand = current[node.baseName.text] { file.replace(node.baseName, with: stand) }
    return .visitChildren
  }
}
