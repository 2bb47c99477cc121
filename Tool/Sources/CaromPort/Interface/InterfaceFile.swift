import Foundation

/// A storyboard or xib: its scenes, and every element by its identifier.
struct InterfaceFile {
  /// The name without its ending, such as `Main`.
  let name: String
  /// Its path from the project's folder.
  let path: String
  let root: InterfaceElement
  /// Every element that others refer to, by its identifier.
  let elements: [String: InterfaceElement]
  let isXib: Bool

  /// The elements that stand for a controller.
  static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "viewControllerPlaceholder",
  ]

  /// Reads a file. Throws `InterfaceFileError` where it is no document of Interface Builder.
  init(name: String, path: String, data: Data) throws {
    self.name = name
    self.path = path
    root = try InterfaceElement.read(data)
    guard root.name == "document" else {
      throw InterfaceFileError(line: root.line, reason: "it is a <\(root.name)>, not a document of Interface Builder")
    }
    guard root["targetRuntime"].map({ $0.contains("CocoaTouch") }) ?? true else {
      throw InterfaceFileError(line: root.line, reason: "it is made for \(root["targetRuntime"] ?? ""), not for iOS")
    }
    isXib = root.child("scenes") == nil
    var found: [String: InterfaceElement] = [:]
    for element in root.all where !element.id.isEmpty { found[element.id] = element }
    elements = found
  }

  /// The scenes, in the order of the file.
  var scenes: [InterfaceScene] {
    root.items("scenes").compactMap { scene in
      let objects = scene.items("objects")
      guard let controller = objects.first(where: { InterfaceFile.controllers.contains($0.name) }) else { return nil }
      return InterfaceScene(controller: controller, objects: objects)
    }
  }

  /// The controller that the storyboard begins with.
  var initialController: String? { root["initialViewController"] }

  /// The colors with names that the file brings with it: those of catalogs, and of the system.
  var namedColors: [String: InterfaceElement] {
    var colors: [String: InterfaceElement] = [:]
    for each in root.items("resources") where each.name == "namedColor" || each.name == "systemColor" {
      if let name = each["name"], let color = each.child("color") { colors[name] = color }
    }
    return colors
  }

  /// The scene that an element stands in, for outlets and actions of its controller.
  func scene(of controllerID: String) -> InterfaceScene? { scenes.first { $0.controller.id == controllerID } }
}

/// A scene: a controller, and what stands beside it (gestures, the exit, views of its own).
struct InterfaceScene {
  let controller: InterfaceElement
  let objects: [InterfaceElement]

  /// The view of the controller; nil where the storyboard leaves it to the code.
  var view: InterfaceElement? { controller.value("view") }
}
