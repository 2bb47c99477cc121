import SwiftSyntax

/// A rule by which sources are converted: it walks through a file and makes edits.
class SourceRule: SyntaxVisitor {
  let file: SourceFile
  let index: ProjectIndex

  required init(_ file: SourceFile, _ index: ProjectIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// All rules, in the order in which they are applied.
  static let all: [SourceRule.Type] = [
    AttributeRule.self, ImportRule.self, RenamedRule.self, SenderRule.self, ValueRule.self, LiteralRule.self,
    LaunchRule.self, SelectorRule.self,
    WeakPropertyRule.self, WeakCaptureRule.self, ProtocolRule.self, OptionalCallRule.self, BoundaryRule.self,
    CastRule.self,
    PrintRule.self, QueueRule.self,
    InitializerRule.self, AdoptionRule.self, UnsupportedRule.self,
  ]

  /// Applies all rules to a file.
  static func apply(to file: SourceFile, _ index: ProjectIndex) {
    for rule in all { rule.init(file, index).walk(file.tree) }
  }
}
