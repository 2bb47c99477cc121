/// Writes the Swift file that replaces a storyboard: for each scene a subclass that creates its views, and a function
/// that creates its controller.
struct StoryboardWriter {
  let file: InterfaceFile
  let index: ProjectIndex
  private(set) var report = PortReport()
  /// The function of each scene, by the identifier of its controller.
  private var functions: [String: String] = [:]
  private var names: Set<String> = []

  init(_ file: InterfaceFile, _ index: ProjectIndex) {
    self.file = file
    self.index = index
  }

  /// The name of the enum that contains the scenes.
  var typeName: String { StoryboardWriter.typeName(file.name) + "Storyboard" }

  static func typeName(_ name: String) -> String {
    let identifier = AssetNames.identifier(name)
    return identifier.prefix(1).uppercased() + identifier.dropFirst()
  }

  /// The identifier by which code refers to a scene; the editor's identifier if it has none.
  private func identifier(_ scene: InterfaceScene) -> String {
    scene.controller["storyboardIdentifier"] ?? scene.controller.id
  }

  /// The file's text.
  mutating func write() -> String {
    for scene in file.scenes { functions[scene.controller.id] = function(for: scene.controller) }
    var classes: [String] = []
    var makers: [String] = []
    for scene in file.scenes where scene.controller.name != "viewControllerPlaceholder" {
      var code = SceneCode(scene, file, index, functions, typeName: typeName)
      code.write()
      classes += code.classLines
      makers += code.functionLines
      report.add(code.report)
    }
    for scene in file.scenes where scene.controller.name == "viewControllerPlaceholder" { makers += placeholder(scene) }

    var lines = [
      "// Written by `carom port` from \(file.path). Changes are lost when it is ported again.", "", "import UIKit", "",
    ]
    lines += ["/// The scenes of the storyboard \(file.name).", "enum \(typeName) {"]
    lines += ["  /// Makes the scenes available by their identifiers.", "  static func register() {"]
    let initial = file.initialController.flatMap { id in file.scenes.first { $0.controller.id == id } }.map(identifier)
    lines.append("    UIStoryboard.register(")
    lines.append("      \(InterfaceValues.text(file.name)), initial: \(initial.map(InterfaceValues.text) ?? "nil"),")
    lines.append("      scenes: [")
    for scene in file.scenes {
      lines.append(
        "        .init(\(InterfaceValues.text(identifier(scene)))) { \(functions[scene.controller.id]!)() },")
    }
    lines += ["      ])", "  }"]
    for line in makers { lines.append(line.isEmpty ? "" : "  " + line) }
    lines += ["}", ""]
    lines += classes
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func function(for controller: InterfaceElement) -> String {
    let label =
      controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["userLabel"] ?? controller.name
    let base = AssetNames.identifier(label)
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = base + "\(number)"
      number += 1
    }
    return name
  }

  /// A reference to a scene in another storyboard.
  private func placeholder(_ scene: InterfaceScene) -> [String] {
    let other = scene.controller["storyboardName"] ?? ""
    let board = "UIStoryboard(name: \(InterfaceValues.text(other)), bundle: nil)"
    let make =
      scene.controller["referencedIdentifier"].map {
        "\(board).instantiateViewController(withIdentifier: \(InterfaceValues.text($0)))"
      } ?? "\(board).instantiateInitialViewController() ?? UIViewController()"
    return [
      "", "/// A scene of the storyboard \(other).",
      "static func \(functions[scene.controller.id]!)() -> UIViewController {", "  \(make)", "}",
    ]
  }
}
