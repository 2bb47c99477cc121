import SwiftSyntax

/// Replaces `#colorLiteral(…)` and `#imageLiteral(…)` by initializer calls.
final class LiteralRule: SourceRule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "colorLiteral":
      let parts = node.arguments.map { argument -> String in
        let text = argument.expression.trimmedDescription
        let value = Double(text).map { InterfaceValues.number(($0 * 100_000).rounded() / 100_000) } ?? text
        return "\(argument.label?.text ?? ""): \(value)"
      }
      file.replace(node, with: "UIColor(\(parts.joined(separator: ", ")))")
      file.done(node, "a color literal is a UIColor")
      return .skipChildren
    case "imageLiteral":
      guard let name = node.arguments.first?.expression.trimmedDescription else { break }
      file.replace(node, with: "(UIImage(named: \(name)) ?? UIImage())")
      file.done(node, "an image literal is a UIImage")
      return .skipChildren
    default: break
    }
    return .visitChildren
  }
}
