import SwiftSyntax

/// Rewrites imports: UIKit provides what apps need of Foundation; frameworks without a counterpart are reported.
final class ImportRule: SourceRule {
  /// Modules that importing UIKit covers.
  private static let covered: Set<String> = [
    "Foundation", "Dispatch", "Darwin", "ObjectiveC", "CoreFoundation", "Swift",
  ]
  /// Carom's own modules that re-export UIKit; each is a product.
  static let products: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreMotion", "AVFoundation", "GameController", "GameplayKit",
  ]
  /// Modules whose contents Carom has in another module.
  private static let elsewhere = ["AudioToolbox": "AVFoundation", "AVKit": "AVFoundation", "CoreText": "CoreGraphics"]
  /// Modules that can be left out, because their features have no effect in a page.
  private static let idle: Set<String> = ["os", "OSLog", "UIKit.UIGestureRecognizerSubclass", "XCTest"]

  /// Whether the file uses a type that UIKit does not provide.
  private lazy var usesFoundation: Bool = file.tree.tokens(viewMode: .sourceAccurate).contains {
    if case .identifier(let name) = $0.tokenKind {
      FoundationNames.own.contains(name) && index[name] == nil
    } else {
      false
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.trimmedDescription
    let module = node.path.first?.name.text ?? name
    let hasUIKit = file.tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
    }
    let hasFoundation = file.text.contains("import Foundation")
    if module == "UIKit", usesFoundation, !hasFoundation {
      // Apple's UIKit re-exports all of Foundation.
      file.insert("#if canImport(Foundation)\nimport Foundation\n#endif\n", before: node)
      file.note(
        node, "the file uses what only Foundation has: it works natively, not in WebAssembly",
        remedy: "Write that part without it to build for the web.")
    }
    if module == "UIKit", name != "UIKit" {
      file.replace(node.path, with: "UIKit")
      file.done(node, "parts of UIKit are imported with it")
    } else if module == "Foundation", usesFoundation {
      let ending = hasUIKit ? "" : "\nimport UIKit"
      file.replace(node, with: "#if canImport(Foundation)\nimport Foundation\n#endif" + ending)
      file.note(
        node, "the file uses what only Foundation has: it works natively, not in WebAssembly",
        remedy: "Write that part without it to build for the web.")
    } else if ImportRule.covered.contains(module) {
      if hasUIKit || module != "Foundation" {
        file.removeLines(of: node)
      } else {
        file.replace(node.path, with: "UIKit")
      }
      file.done(node, "UIKit brings what apps use of \(module)")
    } else if let other = ImportRule.elsewhere[module] {
      file.replace(node.path, with: other)
      file.done(node, "\(module) is part of \(other)")
    } else if ImportRule.idle.contains(module) {
      file.removeLines(of: node)
      file.note(node, "\(module) was left out")
    } else if module != "UIKit", !ImportRule.products.contains(module) {
      file.removeLines(of: node)
      file.left(
        node, "\(module) is not part of Carom",
        remedy: module == "SwiftUI" ? "Write the views with UIKit." : "Leave out what uses it, or write it with UIKit.")
    }
    return .skipChildren
  }
}
