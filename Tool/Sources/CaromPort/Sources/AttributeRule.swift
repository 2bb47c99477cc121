import SwiftSyntax

/// Removes attributes that only Objective-C and Interface Builder need: `@objc`, `@IBOutlet`, `dynamic`, …, and `@MainActor`
/// where only native code may have it.
///
/// Outlets and actions lose `private`, because the storyboard's code is in another file.
final class AttributeRule: SourceRule {
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "NSCopying", "GKInspectable", "preconcurrency",
  ]
  private static let mains: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if AttributeRule.dropped.contains(name) {
      file.remove(node)
      file.done(node, "@\(name) is not needed")
    } else if AttributeRule.mains.contains(name) {
      file.replace(node, with: "@main")
      file.done(node, "@\(name) is @main")
    } else if name == "MainActor", let owner = node.parent?.parent {
      leaveToDeclarations(node, of: owner)
    }
    return .skipChildren
  }

  /// Embedded Swift has no actors, and does not take `@MainActor` before an extension, in a type of functions, or in a closure.
  private func leaveToDeclarations(_ attribute: AttributeSyntax, of owner: Syntax) {
    if let signature = owner.as(ClosureSignatureSyntax.self), signature.trimmedDescription == "@MainActor in" {
      file.remove(signature)
    } else if owner.is(ExtensionDeclSyntax.self) || owner.is(AttributedTypeSyntax.self)
      || owner.is(ClosureSignatureSyntax.self)
    {
      file.remove(attribute)
    } else {
      return
    }
    file.done(attribute, "@MainActor is left to declarations: Embedded Swift has no actors")
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "dynamic":
      file.remove(node)
      file.done(node, "dynamic is not needed")
    case "private", "fileprivate":
      guard node.detail == nil, let declaration = node.parent?.parent, isConnected(declaration) else { break }
      file.remove(node)
      file.done(node, "an outlet or action is no longer private: the storyboard's code is in another file")
    case "final":
      // The class of a scene gets a subclass that creates its view.
      guard let type = node.parent?.parent?.as(ClassDeclSyntax.self),
        let system = index.systemClass(of: type.name.text), system.hasSuffix("Controller")
      else { break }
      file.remove(node)
      file.done(node, "a controller is no longer final: its scene is a subclass")
    default: break
    }
    return .skipChildren
  }

  private func isConnected(_ declaration: Syntax) -> Bool {
    let attributes =
      declaration.as(VariableDeclSyntax.self)?.attributes ?? declaration.as(FunctionDeclSyntax.self)?.attributes
    return attributes?.contains { ["@IBOutlet", "@IBAction"].contains($0.trimmedDescription) } ?? false
  }
}
