import SwiftSyntax

/// `#selector(tap(_:))` becomes `Selector("tap(_:)", Controller.tap(_:))`, because selectors are typed here.
final class SelectorRule: SourceRule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    if node.arguments.first?.label != nil {
      file.left(node, "selectors of getters and setters have no counterpart", remedy: "Write a method, and name it.")
      return .skipChildren
    }
    guard let (owner, name, labels) = target(of: argument, at: node) else {
      file.left(
        node, "it is not known which class \(argument.words) belongs to",
        remedy: "Write Selector(\"name\", Class.method).")
      return .skipChildren
    }
    file.replace(node, with: SelectorRule.selector(owner, name, labels, index))
    file.done(node, "#selector(…) is Selector(\"…\", …)")
    return .skipChildren
  }

  /// `Selector("tap:")` and `Selector(("tap:"))` refer to a method of the surrounding class.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "Selector", node.arguments.count == 1,
      let only = node.arguments.first, only.label == nil
    else { return .visitChildren }
    var expression = only.expression
    while let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      expression = inner.expression
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return .visitChildren
    }
    guard let owner = node.enclosingTypeName, let method = index.method(selector: literal, in: owner) else {
      file.left(
        node, "no method of the class is known as \"\(literal)\"",
        remedy: "Write Selector(\"\(literal)\", Class.method).")
      return .skipChildren
    }
    file.replace(node, with: SelectorRule.code(for: method, of: owner))
    file.done(node, "Selector(\"…\") names its method")
    return .skipChildren
  }

  /// The type, name and labels in a selector's argument.
  private func target(of argument: ExprSyntax, at node: some SyntaxProtocol) -> (String, String, [String]?)? {
    func labels(_ name: DeclReferenceExprSyntax) -> [String]? {
      name.argumentNames.map { $0.arguments.map(\.name.text) }
    }
    if let cast = argument.as(AsExprSyntax.self) { return target(of: cast.expression, at: node) }
    if let sequence = argument.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return target(of: first, at: node)
    }
    if let tuple = argument.as(TupleExprSyntax.self), let first = tuple.elements.first {
      return target(of: first.expression, at: node)
    }
    if let name = argument.as(DeclReferenceExprSyntax.self) {
      return node.enclosingTypeName.map { ($0, name.baseName.text, labels(name)) }
    }
    guard let member = argument.as(MemberAccessExprSyntax.self) else { return nil }
    let (name, base) = (member.declName, member.base?.trimmedDescription)
    switch base {
    case nil, "self", "Self", "super": return node.enclosingTypeName.map { ($0, name.baseName.text, labels(name)) }
    case .some(let base) where base.first?.isUppercase == true:
      let type = base.hasSuffix(".self") ? String(base.dropLast(5)) : base
      return (type, name.baseName.text, labels(name))
    case .some(let base):
      let bare = base.split(whereSeparator: { "?!.".contains($0) }).last.map(String.init) ?? base
      let owner = node.enclosingTypeName.flatMap { index.property(bare, in: $0)?.type }
      return owner.map { ($0, name.baseName.text, labels(name)) }
    }
  }

  /// The selector of a method of the project or of UIKit.
  static func selector(_ owner: String, _ name: String, _ labels: [String]?, _ index: ProjectIndex) -> String {
    if let method = index.method(name, labels: labels, in: owner) { return code(for: method, of: owner) }
    switch (name, labels?.count) {
    case ("endEditing", _): return "Selector(\"endEditing\", { (view: UIView) in { _ = view.endEditing(true) } })"
    case ("resignFirstResponder", _):
      return "Selector(\"resignFirstResponder\", { (it: \(owner)) in { _ = it.resignFirstResponder() } })"
    case ("becomeFirstResponder", _):
      return "Selector(\"becomeFirstResponder\", { (it: \(owner)) in { _ = it.becomeFirstResponder() } })"
    case ("dismiss", _):
      return "Selector(\"dismiss\", { (it: \(owner)) in { it.dismiss(animated: true) } })"
    case ("popViewController", _):
      return "Selector(\"popViewController\", { (it: \(owner)) in { _ = it.popViewController(animated: true) } })"
    default: break
    }
    let reference = name + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    return "Selector(\"\(reference)\", \(owner).\(reference))"
  }

  static func code(for method: ProjectIndex.Method, of owner: String) -> String {
    let name = method.reference
    let returnsNothing = method.returns == nil || method.returns == "Void" || method.returns == "()"
    if returnsNothing, method.labels.count <= 2 { return "Selector(\"\(name)\", \(owner).\(name))" }
    let ignored = returnsNothing ? "" : "_ = "
    switch method.labels.count {
    case 0: return "Selector(\"\(name)\", { (it: \(owner)) in { \(ignored)it.\(method.name)() } })"
    case 1:
      let label = method.labels[0] == "_" ? "" : method.labels[0] + ": "
      let type = SelectorRule.object(method.types[0])
      return
        "Selector(\"\(name)\", { (it: \(owner)) in { (sender: \(type)) in \(ignored)it.\(method.name)(\(label)sender) } })"
    default: return "Selector(\"\(name)\", \(owner).\(name))"
    }
  }

  /// The type of a sender after `SenderRule`.
  static func object(_ type: String) -> String {
    let core = type.trimmingSuffix { "?!".contains($0) }
    return core == "Any" || core == "AnyObject" ? "NSObject" : core
  }
}

extension String {
  func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var result = self
    while let last = result.last, isDropped(last) { result.removeLast() }
    return result
  }
}
