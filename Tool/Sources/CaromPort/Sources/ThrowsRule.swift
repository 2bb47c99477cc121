import SwiftSyntax

/// Errors have a type, because Embedded Swift has no `any Error`: `throws` becomes `throws(MemberError)` where all that is thrown is of one
/// enum or struct of the project, and a `do` around it catches that type.
final class ThrowsRule: SourceRule {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.text, node.signature.effectSpecifiers?.throwsClause, node.body)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.enclosingTypeName { declare(type, node.signature.effectSpecifiers?.throwsClause, node.body) }
    return .visitChildren
  }

  private func declare(_ name: String, _ clause: ThrowsClauseSyntax?, _ body: CodeBlockSyntax?) {
    guard let clause, clause.type == nil, body != nil, clause.throwsSpecifier.text == "throws" else { return }
    guard let type = index.thrownTypes[name] else {
      return file.note(
        clause, "errors without a type work natively, not in WebAssembly",
        remedy: "Write throws(E), where E is the type of all errors that are thrown here.")
    }
    file.insert("(\(type))", after: clause.throwsSpecifier)
    file.done(clause, "what is thrown has a type")
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard !node.catchClauses.isEmpty, node.throwsClause == nil else { return .visitChildren }
    let calls = TryCollector(viewMode: .sourceAccurate)
    calls.walk(node.body)
    let types = Set(calls.names.map { index.thrownTypes[$0] })
    guard types.count == 1, let type = types.first ?? nil else { return .visitChildren }
    file.insert(" throws(\(type))", after: node.doKeyword)
    file.done(node.doKeyword, "what is caught has a type")
    for clause in node.catchClauses {
      guard let item = clause.catchItems.first, clause.catchItems.count == 1 else { continue }
      guard let pattern = item.pattern?.as(ValueBindingPatternSyntax.self),
        let cast = pattern.pattern.as(ExpressionPatternSyntax.self)?.expression.as(AsExprSyntax.self)
          ?? SequenceCast.cast(in: pattern), cast.type.trimmedDescription == type
      else { continue }
      // The binding's own name is that of every catch where it is `error`.
      file.replace(item, with: "\(pattern.bindingSpecifier.text) \(cast.expression.trimmedDescription)")
      // All errors are of that type, so nothing comes to the clauses behind.
      if let last = node.catchClauses.last, last.id != clause.id, last.catchItems.isEmpty,
        let before = last.previousToken(viewMode: .sourceAccurate)
      {
        file.cut(before.endPositionBeforeTrailingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      break
    }
    return .visitChildren
  }
}

/// A cast that the parser has not folded yet: `error as MemberError`.
private enum SequenceCast {
  static func cast(in pattern: ValueBindingPatternSyntax) -> AsExprSyntax? {
    guard let sequence = pattern.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, let name = sequence.elements.first,
      sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    else { return nil }
    return AsExprSyntax(expression: name.trimmed, type: type.trimmed)
  }
}

/// What is called with `try` in a piece of code, by the names of the functions and types, but for what is caught inside of it.
final class TryCollector: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .visitChildren }
    var expression = node.expression
    if let wait = expression.as(AwaitExprSyntax.self) { expression = wait.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      names.append("?")
      return .visitChildren
    }
    names.append(
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "?")
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    node.catchClauses.isEmpty ? .visitChildren : .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The types that functions and initializers of the project throw, by the names of the functions, or of the types that are made.
///
/// A name is missing where it throws several types, or others than the project's, or where functions of this name differ.
struct ThrownTypes {
  private(set) var byName: [String: String] = [:]

  init(_ files: [SourceFile], errors: Set<String>) {
    let collector = Collector(errors)
    for file in files { collector.walk(file.tree) }
    // A function that passes on what another one throws has the same type.
    var known: [String: String] = [:]
    for _ in 0..<8 {
      let before = known
      for (name, bodies) in collector.bodies {
        let types = bodies.map { body -> String? in
          let all = Set(body.thrown + body.tried.map { $0 == name ? nil : known[$0] })
          return all.count == 1 ? all.first ?? nil : nil
        }
        known[name] = Set(types).count == 1 ? types[0] : nil
      }
      if known == before { break }
    }
    byName = known
  }

  private final class Collector: SyntaxVisitor {
    struct Body {
      var thrown: [String?]
      var tried: [String]
    }

    private let errors: Set<String>
    private(set) var bodies: [String: [Body]] = [:]

    init(_ errors: Set<String>) {
      self.errors = errors
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.signature.effectSpecifiers?.throwsClause, node.body)
      return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if let type = node.enclosingTypeName { add(type, node.signature.effectSpecifiers?.throwsClause, node.body) }
      return .visitChildren
    }

    private func add(_ name: String, _ clause: ThrowsClauseSyntax?, _ body: CodeBlockSyntax?) {
      guard let clause else { return }
      if let type = clause.type {
        bodies[name, default: []].append(Body(thrown: [type.trimmedDescription], tried: []))
      } else if let body {
        let thrown = ThrowCollector(viewMode: .sourceAccurate)
        thrown.walk(body)
        let tried = TryCollector(viewMode: .sourceAccurate)
        tried.walk(body)
        bodies[name, default: []].append(
          Body(thrown: thrown.types.map { $0.flatMap { errors.contains($0) ? $0 : nil } }, tried: tried.names))
      } else {
        bodies[name, default: []].append(Body(thrown: [nil], tried: []))
      }
    }
  }

  /// The types of what a piece of code throws: `throw E.case`, `throw E.case(…)` and `throw E(…)`; nil for anything else.
  private final class ThrowCollector: SyntaxVisitor {
    var types: [String?] = []

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      var expression = node.expression
      if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        types.append(member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text)
      } else {
        types.append(expression.as(DeclReferenceExprSyntax.self)?.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
