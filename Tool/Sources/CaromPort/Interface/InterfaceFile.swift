import Foundation

/// A storyboard or xib: its scenes, and all elements by identifier.
struct InterfaceFile {
  /// The name without its extension, such as `Main`.
  let name: String
  /// Its path from the project's folder.
  let path: String
  let root: InterfaceElement
  /// All elements that others refer to, by identifier.
  let elements: [String: InterfaceElement]
  let isXib: Bool

  /// The element types that represent a controller.
  static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "viewControllerPlaceholder",
  ]

  /// Reads a file. Throws `InterfaceFileError` if it is not an Interface Builder document.
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

  /// The storyboard's initial controller.
  var initialController: String? { root["initialViewController"] }

  /// The named colors that the file includes: those of catalogs, and the system's.
  var namedColors: [String: InterfaceElement] {
    var colors: [String: InterfaceElement] = [:]
    for each in root.items("resources") where each.name == "namedColor" || each.name == "systemColor" {
      if let name = each["name"], let color = each.child("color") { colors[name] = color }
    }
    return colors
  }

  /// The scene that contains an element, for outlets and actions of its controller.
  func scene(of controllerID: String) -> InterfaceScene? { scenes.first { $0.controller.id == controllerID } }
}

/// A scene: a controller, and the objects beside it (gesture recognizers, the exit, separate views).
struct InterfaceScene {
  let controller: InterfaceElement
  let objects: [InterfaceElement]

  /// The view of the controller; nil if the storyboard leaves it to the code.
  var view: InterfaceElement? { controller.value("view") }
}
