import SwiftSyntax

/// `weak var delegate: Delegate?` becomes `@Weak var delegate: Delegate?`. Outlets become strong: the controller owns its views.
final class WeakPropertyRule: SourceRule {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for modifier in node.modifiers where modifier.name.text == "unowned" {
      file.remove(modifier)
      file.done(modifier, "unowned references are strong")
      file.note(
        modifier, "a reference that was unowned keeps its object alive",
        remedy: "If that creates a retain cycle, declare it @Weak var …: …?.")
    }
    guard let weak = node.modifiers.first(where: { $0.name.text == "weak" }), let binding = node.bindings.first else {
      return .visitChildren
    }
    let isOutlet = node.attributes.contains { $0.trimmedDescription.hasPrefix("@IBOutlet") }
    if isOutlet {
      file.remove(weak)
      file.done(weak, "outlets are strong")
      return .visitChildren
    }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    guard isMember, let type = binding.typeAnnotation?.type else {
      file.left(
        weak, "a local weak variable has no counterpart",
        remedy: "Write let name = Weak(object), and name.value where it is used.")
      return .visitChildren
    }
    if let name = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription { demand(name) }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      // A wrapped property is optional; it stays implicitly unwrapped for its users.
      let core = unwrapped.wrappedType.trimmedDescription
      let access = node.modifiers.filter { $0.name.text != "weak" }.map { $0.trimmedDescription + " " }.joined()
      demand(core)
      file.replace(
        node,
        with: """
          @Weak private var weak\(name.prefix(1).uppercased() + name.dropFirst()): \(core)?
            \(access)var \(name): \(core)! {
              get { weak\(name.prefix(1).uppercased() + name.dropFirst()) }
              set { weak\(name.prefix(1).uppercased() + name.dropFirst()) = newValue }
            }
          """)
      file.done(node, "weak var is @Weak var")
      return .skipChildren
    }
    file.remove(weak)
    file.insert("@Weak ", before: weak)
    file.done(weak, "weak var is @Weak var")
    return .visitChildren
  }

  /// Types with weak references must descend from `NSObject`.
  private func demand(_ type: String) {
    guard let declared = index[type], declared.kind == .class, !index.isObject(type) else { return }
    file.report.add(
      .left, file.path, "\(type) is referred to weakly, and must descend from NSObject",
      remedy: "Declare class \(type): NSObject; its init() is then override init().")
  }
}
