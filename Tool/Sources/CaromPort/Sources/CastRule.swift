import SwiftSyntax

/// Casts of whole arrays become casts of their elements, because Embedded Swift only casts to classes.
final class CastRule: SourceRule {
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      let mark = cast.questionOrExclamationMark,
      let type = parts[2].as(TypeExprSyntax.self)?.type.as(ArrayTypeSyntax.self)
    else { return .visitChildren }
    let element = type.element.trimmedDescription
    let value = parts[0].trimmedDescription
    if mark.text == "!" {
      file.replace(node, with: "\(value).map { $0 as! \(element) }")
      file.done(node, "an array is cast by its elements")
    } else {
      file.replace(node, with: "\(value).compactMap { $0 as? \(element) }")
      file.done(node, "an array is cast by its elements")
      file.note(node, "elements of another class are left out, where the cast gave nil")
    }
    return .skipChildren
  }
}
