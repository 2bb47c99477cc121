import SwiftSyntax

/// Converts values of any type: `Any` becomes `AnyValue`, which is an object in Embedded Swift, so numbers in it become
/// `NSNumber`.
final class ValueRule: SourceRule {
  /// Text attributes with numeric values.
  private static let numbers: Set<String> = [
    "strokeWidth", "kern", "baselineOffset", "underlineStyle", "strikethroughStyle", "ligature", "expansion",
    "obliqueness",
    "tracking",
  ]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "Any", !isSender(node) else { return .visitChildren }
    file.replace(node.name, with: "AnyValue")
    file.done(node, "Any is AnyValue")
    return .skipChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  /// Senders are handled by `SenderRule`, launch options by `LaunchRule`.
  private func isSender(_ node: IdentifierTypeSyntax) -> Bool {
    var each = Syntax(node).parent
    while let next = each {
      if let parameter = next.as(FunctionParameterSyntax.self) {
        let function = parameter.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
        let attributes = function?.attributes.map(\.trimmedDescription) ?? []
        if ["sender", "withSender"].contains(parameter.firstName.text) { return true }
        if parameter.firstName.text.hasSuffix("LaunchingWithOptions") { return true }
        return attributes.contains { $0.hasPrefix("@IBAction") || $0.hasPrefix("@objc") }
          && parameter.type.trimmedDescription.hasPrefix("Any")
      }
      if next.is(CodeBlockSyntax.self) { return false }
      each = next.parent
    }
    return false
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    guard let key = node.key.as(MemberAccessExprSyntax.self)?.declName.baseName.text, ValueRule.numbers.contains(key)
    else {
      return .visitChildren
    }
    let value = node.value.trimmedDescription
    if value.hasPrefix("NSNumber") { return .visitChildren }
    file.replace(node.value, with: "NSNumber(value: \(value))")
    file.done(node, "a number among values of any type is an NSNumber")
    return .skipChildren
  }
}
