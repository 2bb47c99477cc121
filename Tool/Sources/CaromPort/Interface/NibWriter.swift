/// Writes the Swift file that replaces a xib: a function that creates its objects and connects them to the owner.
struct NibWriter {
  let file: InterfaceFile
  let index: ProjectIndex
  private(set) var report = PortReport()

  init(_ file: InterfaceFile, _ index: ProjectIndex) {
    self.file = file
    self.index = index
  }

  var typeName: String { StoryboardWriter.typeName(file.name) + "Nib" }

  mutating func write() -> String {
    let objects = file.root.items("objects")
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let ownerClass = owner?["customClass"]
    let writer = SceneWriter(file, index)
    writer.begin(ownerID: owner?.id ?? "-1", ownerClass: ownerClass ?? "NSObject", owner: "owner")
    var made: [String] = []
    for object in objects where SceneWriter.kinds[object.name] != nil { made.append(writer.write(object)) }
    for object in objects where object.name.hasSuffix("GestureRecognizer") { writer.gesture(object) }
    if let owner, ownerClass.map({ index[$0] != nil }) ?? false { writer.connect(owner, "owner") }
    let isView = owner?.items("connections").contains { $0["property"] == "view" } ?? false
    for object in objects where object.name.hasSuffix("GestureRecognizer") {
      if let it = writer.variables[object.id] { writer.connect(object, it) }
    }
    writer.writeConstraints()
    var body = writer.finish()
    if isView, let view = made.first, ownerClass != nil { body.append("owner.view = \(view)") }
    report.add(writer.report)

    var lines = [
      "// Written by `carom port` from \(file.path). Changes are lost when it is ported again.", "", "import UIKit", "",
    ]
    lines += ["/// The objects of the xib \(file.name).", "enum \(typeName) {"]
    lines += ["  /// Makes them available by the name of the xib.", "  static func register() {"]
    let cast = ownerClass.flatMap { index[$0] == nil ? nil : $0 }
    lines.append("    UINib.register(\(InterfaceValues.text(file.name))) { \(cast == nil ? "_" : "anyOwner") in")
    if let cast {
      lines.append("      guard let owner = anyOwner as? \(cast) else {")
      lines.append("        UIApplication.shared.diagnose(\"\(file.name).xib: its owner has to be a \(cast).\")")
      lines += ["        return []", "      }"]
    }
    lines += body.map { "      " + $0 }
    lines += ["      return [\(made.joined(separator: ", "))]", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}
