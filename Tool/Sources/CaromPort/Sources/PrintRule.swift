import SwiftSyntax

/// `print(a, b)` becomes `print("\(a) \(b)")`, because Embedded Swift can only print one string.
final class PrintRule: SourceRule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["print", "debugPrint", "NSLog"].contains(node.calledExpression.trimmedDescription) else {
      return .visitChildren
    }
    if node.calledExpression.trimmedDescription != "print" { file.replace(node.calledExpression, with: "print") }
    let items = node.arguments.filter { $0.label == nil }
    if items.isEmpty || items.count == 1 && items.first!.expression.is(StringLiteralExprSyntax.self) {
      return .visitChildren
    }
    guard let first = items.first, let last = items.last else { return .visitChildren }
    var text = "\""
    for (number, item) in items.enumerated() {
      if number > 0 { text += " " }
      let written = item.expression.trimmedDescription
      // An interpolated expression with a string literal may span several lines, which a single-line literal may not.
      guard !written.contains("\n") else { return .visitChildren }
      text += "\\(\(written))"
    }
    let start = first.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.expression.endPositionBeforeTrailingTrivia.utf8Offset
    file.edit(start..<end, text + "\"")
    file.done(node, "print takes one text")
    return .skipChildren
  }
}
