import SwiftSyntax

/// Senders of any type become UIKit objects: `Any` becomes `NSObject` in actions and in methods that UIKit calls.
final class SenderRule: SourceRule {
  private static let anything: Set<String> = ["Any", "AnyObject"]
  /// UIKit's methods with a sender.
  private static let called: Set<String> = [
    "prepare", "shouldPerformSegue", "performSegue", "show", "showDetailViewController", "canPerformAction",
    "targetViewController", "canPerformUnwindSegueAction",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.map(\.trimmedDescription)
    let isAction = attributes.contains { $0.hasPrefix("@IBAction") || $0.hasPrefix("@objc") }
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    guard isAction || isOverride && SenderRule.called.contains(node.name.text) else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    for parameter in parameters {
      let isSender = isAction || ["sender", "withSender"].contains(parameter.firstName.text)
      guard isSender else { continue }
      let written = parameter.type.trimmedDescription
      var core = written
      var ending = ""
      while let last = core.last, "?!".contains(last) {
        ending = String(last)
        core.removeLast()
      }
      if SenderRule.anything.contains(core) {
        // An action always gets its sender; only methods that UIKit calls may get none.
        file.replace(parameter.type, with: "NSObject" + (isAction ? "" : ending == "!" ? "?" : ending))
        file.done(parameter, "a sender is an NSObject")
      }
    }
    return .visitChildren
  }

  /// `(sender as AnyObject).tag` looks members up dynamically, which requires Objective-C.
  override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "AnyObject", node.questionOrExclamationMark == nil,
      node.parent?.is(LabeledExprSyntax.self) == true,
      node.parent?.parent?.parent?.parent?.is(MemberAccessExprSyntax.self) == true
    {
      file.left(
        node, "members of AnyObject are found by Objective-C alone",
        remedy: "Give the sender its class, such as UIButton, or cast to it.")
    }
    return .visitChildren
  }
}
