import SwiftSyntax

/// The project's declarations by name. Rules look up in it what a selector, an outlet or an action refers to.
struct ProjectIndex {
  /// A method as selectors refer to it.
  struct Method {
    let name: String
    /// The argument labels, `_` for a missing one.
    let labels: [String]
    /// The types of the parameters, as written.
    let types: [String]
    let returns: String?
    let isStatic: Bool
    let isOptional: Bool

    /// Its name in Swift: `tap(_:)`.
    var reference: String { name + (labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")") }

    /// Its name in Objective-C: `tap:`, `addWithItem:`.
    var objectiveCName: String {
      guard let first = labels.first else { return name }
      let head = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
      return name + head + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    }
  }

  /// A property.
  struct Property {
    let name: String
    /// The type as written, without `?` and `!`; nil if it is inferred.
    let type: String?
    let isOutlet: Bool
    let isWeak: Bool
  }

  /// A type with all members that its extensions add.
  struct TypeDeclaration {
    enum Kind { case `class`, `struct`, `enum`, `protocol` }
    var name: String
    var kind: Kind?
    var inherited: [String] = []
    var methods: [Method] = []
    var properties: [Property] = []
    /// The labels of each initializer.
    var initializers: [[String]] = []
    /// Whether `init(coder:)` does more than fail.
    var readsCoder = false
    /// Whether it only has a memberwise or inherited initializer.
    var declaresInitializer: Bool { !initializers.isEmpty }
  }

  private(set) var types: [String: TypeDeclaration] = [:]
  /// The name of the storyboard with which an app or its scene starts; nil if it starts in code.
  var mainStoryboard: String?
  /// Whether the scene, rather than the application, starts with it.
  var hasSceneStoryboard = false
  /// Whether there are storyboards or xibs, whose names are registered at launch.
  var hasStoryboards = false
  /// The names of all optional protocol methods.
  private(set) var optionalMethods: Set<String> = []

  init(_ files: [SourceFile] = []) {
    for file in files {
      let collector = DeclarationCollector(viewMode: .sourceAccurate)
      collector.walk(file.tree)
      for found in collector.found { merge(found) }
    }
    for type in types.values where type.kind == .protocol {
      for method in type.methods where method.isOptional { optionalMethods.insert(method.name) }
    }
  }

  private mutating func merge(_ found: TypeDeclaration) {
    var known = types[found.name] ?? TypeDeclaration(name: found.name)
    known.kind = known.kind ?? found.kind
    known.inherited += found.inherited
    known.methods += found.methods
    known.properties += found.properties
    known.initializers += found.initializers
    known.readsCoder = known.readsCoder || found.readsCoder
    types[found.name] = known
  }

  subscript(name: String) -> TypeDeclaration? { types[name] }

  /// The type and its superclasses in the project, nearest first.
  func lineage(of name: String) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var next: String? = name
    while let each = next, let type = types[each], !result.contains(where: { $0.name == each }) {
      result.append(type)
      next = type.inherited.first
    }
    return result
  }

  /// The Apple class from which a class descends; nil if there is none.
  func systemClass(of name: String) -> String? {
    guard let last = lineage(of: name).last else { return name }
    guard last.kind == .class, let parent = last.inherited.first, !isProtocol(parent) else { return nil }
    return parent
  }

  /// Whether objects of a class descend from `NSObject`. Classes outside the project count as such.
  func isObject(_ name: String) -> Bool { systemClass(of: name) != nil }

  private func isProtocol(_ name: String) -> Bool {
    types[name]?.kind == .protocol
      || [
        "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "CustomStringConvertible",
        "AnyObject",
      ]
      .contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  /// The method of a type or its superclasses with a name as in Swift code.
  func method(_ name: String, labels: [String]?, in type: String) -> Method? {
    for each in lineage(of: type) {
      let named = each.methods.filter { $0.name == name && !$0.isStatic }
      if let labels {
        if let exact = named.first(where: { $0.labels == labels }) { return exact }
      } else if let first = named.first {
        return first
      }
    }
    return nil
  }

  /// The method of a type or its superclasses with an Objective-C selector.
  func method(selector: String, in type: String) -> Method? {
    for each in lineage(of: type) {
      if let found = each.methods.first(where: { $0.objectiveCName == selector && !$0.isStatic }) { return found }
    }
    // In Swift 2 the first argument had no label.
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let count = parts.count - 1
    return lineage(of: type).lazy.flatMap(\.methods).first { $0.name == parts[0] && $0.labels.count == count }
  }

  /// The property of a type or its superclasses.
  func property(_ name: String, in type: String) -> Property? {
    lineage(of: type).lazy.flatMap(\.properties).first { $0.name == name }
  }
}

/// Collects the declarations of one file.
private final class DeclarationCollector: SyntaxVisitor {
  var found: [ProjectIndex.TypeDeclaration] = []
  private var open: [Int] = []

  private func begin(_ name: String, _ kind: ProjectIndex.TypeDeclaration.Kind?, _ inherited: InheritanceClauseSyntax?)
    -> SyntaxVisitorContinueKind
  {
    let names = inherited?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    found.append(.init(name: name, kind: kind, inherited: names))
    open.append(found.count - 1)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .class, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .struct, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .enum, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .protocol, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType.trimmedDescription, nil, node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    let parameters = node.signature.parameterClause.parameters
    let modifiers = node.modifiers.map(\.name.text)
    found[type].methods.append(
      .init(
        name: node.name.text, labels: parameters.map(\.firstName.text),
        types: parameters.map(\.type.trimmedDescription),
        returns: node.signature.returnClause?.type.trimmedDescription,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        isOptional: modifiers.contains("optional")))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    found[type].initializers.append(labels)
    if labels == ["coder"], let body = node.body, !body.trimmedDescription.contains("fatalError") {
      found[type].readsCoder = true
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      var written = binding.typeAnnotation?.type.trimmedDescription
      while let last = written?.last, "?!".contains(last) { written?.removeLast() }
      found[type].properties.append(
        .init(
          name: name, type: written, isOutlet: attributes.contains("IBOutlet"),
          isWeak: node.modifiers.contains { $0.name.text == "weak" }))
    }
    return .skipChildren
  }
}
