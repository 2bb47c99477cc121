import SwiftSyntax

/// Reports uses of APIs that the kit or Embedded Swift lacks, with a remedy.
final class UnsupportedRule: SourceRule {
  private static let types: [String: String] = [
    "JSONEncoder": "Write and read the values yourself, for example as lines of text.",
    "JSONDecoder": "Write and read the values yourself, for example as lines of text.",
    "PropertyListEncoder": "Write and read the values yourself, for example as lines of text.",
    "PropertyListDecoder": "Write and read the values yourself, for example as lines of text.",
    "NSKeyedArchiver": "Keep the values in UserDefaults.", "NSKeyedUnarchiver": "Keep the values in UserDefaults.",
    "FileManager": "Keep what lasts in UserDefaults; a page has no files.",
    "URLSession": "A page's app has no network; put what it needs into the folder Web.",
    "NSRegularExpression": "Compare texts by hand.", "NSPredicate": "Filter by a closure.",
    "CoreData": "Keep what lasts in UserDefaults.", "WKWebView": "Show texts by labels.",
    "MKMapView": "Maps are not part of Carom.", "SKView": "Write the scene with UIKit Dynamics.",
    "UIImagePickerController": "A page's app has no camera; use pictures of the folder Web.",
    "UNUserNotificationCenter": "Leave notifications out.", "Mirror": "There is no reflection: list members in code.",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    tell(node.baseName.text, at: node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    tell(node.name.text, at: node)
    if ["Codable", "Encodable", "Decodable"].contains(node.name.text), node.parent?.is(InheritedTypeSyntax.self) == true
    {
      file.note(
        node, "\(node.name.text) works natively, not in WebAssembly", remedy: "Leave it out to build for the web.")
    }
    return .visitChildren
  }

  private func tell(_ name: String, at node: some SyntaxProtocol) {
    guard let remedy = UnsupportedRule.types[name], index[name] == nil else { return }
    if FoundationNames.own.contains(name) {
      file.note(node, "\(name) works natively, not in WebAssembly", remedy: remedy)
    } else {
      file.left(node, "\(name) is not part of Carom", remedy: remedy)
    }
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    file.note(
      node, "key paths work natively, not in WebAssembly", remedy: "Write a closure: { $0.name } for \\.name.")
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "keyPath" {
      file.left(node, "there are no key paths by text", remedy: "Name the value directly.")
    }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    file.left(
      node, "there is no concurrency", remedy: "Use a Timer, DispatchQueue.main.asyncAfter or a completion.")
    return .visitChildren
  }
}
