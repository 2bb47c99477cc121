import SwiftSyntax

/// Adapts what the application's and the scene's delegates do at launch: the initial controller of the storyboard, the
/// page's host.
final class LaunchRule: SourceRule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if inherited.contains("UIApplicationDelegate"), index.hasStoryboards { register(in: node) }
    if inherited.contains("UIApplicationDelegate"), let storyboard = index.mainStoryboard, !index.hasSceneStoryboard {
      show(
        storyboard, in: node, by: "didFinishLaunchingWithOptions",
        otherwise: """
          func application(
              _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
            ) -> Bool {
              registerInterfaces()
              BODY
              return true
            }
          """, window: "UIWindow(windowScene: application.windowScene)")
    }
    if inherited.contains("UIWindowSceneDelegate"), index.hasSceneStoryboard, let storyboard = index.mainStoryboard {
      show(
        storyboard, in: node, by: "willConnectTo",
        otherwise: """
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {
              BODY
            }
          """, window: "UIWindow(windowScene: scene as! UIWindowScene)")
    }
    return .visitChildren
  }

  /// The storyboards are registered by name before anything else happens.
  private func register(in node: ClassDeclSyntax) {
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let known = functions.first {
      $0.signature.parameterClause.parameters.contains { $0.firstName.text == "didFinishLaunchingWithOptions" }
    }
    if let body = known?.body {
      file.insert("\n    registerInterfaces()", after: body.leftBrace)
    } else if index.mainStoryboard == nil || index.hasSceneStoryboard {
      file.insert(
        """

          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
          ) -> Bool {
            registerInterfaces()
            return true
          }

        """, after: node.memberBlock.leftBrace)
    }
  }

  /// Shows the main storyboard's initial controller, as Apple's UIKit does: it exists before the delegate's method is
  /// called, and its window becomes visible after that.
  private func show(
    _ storyboard: String, in node: ClassDeclSyntax, by label: String, otherwise method: String, window: String
  ) {
    let lines = [
      "window = \(window)",
      "window?.rootViewController = UIStoryboard(name: \"\(storyboard)\", bundle: nil).instantiateInitialViewController()",
      "defer { window?.makeKeyAndVisible() }",
    ]
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let known = functions.first { $0.signature.parameterClause.parameters.contains { $0.firstName.text == label } }
    if let body = known?.body {
      var code = lines.map { "\n    " + $0 }.joined()
      if let parameters = known?.signature.parameterClause.parameters, let first = parameters.first {
        // The method may use another name for its first parameter.
        let name = (first.secondName ?? first.firstName).text
        code = code.replacing("application.windowScene", with: name + ".windowScene").replacing(
          "scene as!", with: name + " as!")
      }
      file.insert(code, after: body.leftBrace)
    } else {
      let body = lines.joined(separator: "\n      ")
      file.insert("\n  " + method.replacing("BODY", with: body) + "\n", after: node.memberBlock.leftBrace)
    }
    if !node.memberBlock.members.contains(where: { $0.trimmedDescription.contains("var window") }) {
      file.insert("\n  var window: UIWindow?\n", after: node.memberBlock.leftBrace)
    }
    file.done(node, "the main storyboard's first controller is shown in code")
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if node.name.text == "application" {
      if let last = node.signature.parameterClause.parameters.last,
        ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"].contains(last.firstName.text)
      {
        file.replace(last.type, with: "LaunchOptions?")
        file.done(last, "launch options are LaunchOptions?")
      }
      if labels.contains("configurationForConnecting") { name(sceneDelegateIn: node) }
    }
    return .visitChildren
  }

  /// Apple's UIKit finds a configuration in Info.plist by its name; here the configuration names the delegate's class
  /// itself.
  private func name(sceneDelegateIn node: FunctionDeclSyntax) {
    guard index["SceneDelegate"] != nil, let body = node.body, !body.trimmedDescription.contains("delegateClass") else {
      return
    }
    for statement in body.statements {
      guard let result = statement.item.as(ReturnStmtSyntax.self)?.expression else { continue }
      let code = """
        {
              let configuration = \(result.trimmedDescription)
              configuration.delegateClass = SceneDelegate.init
              return configuration
            }()
        """
      file.replace(result, with: code)
      file.done(result, "the scene's configuration names its delegate")
    }
  }

  /// `configuration.delegateClass = SceneDelegate.self` becomes a function that creates the delegate.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[0].trimmedDescription.hasSuffix(".delegateClass"),
      let type = parts[2].as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self", let base = type.base
    {
      file.replace(type, with: base.trimmedDescription + ".init")
      file.done(node, "the scene's configuration makes its delegate by a function")
    }
    return .visitChildren
  }
}
