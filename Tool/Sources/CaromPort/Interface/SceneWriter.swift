/// Writes the code that replaces one scene of a storyboard, or a top-level view of a xib.
///
/// A scene becomes a subclass of its controller's class whose `loadView()` creates the views, connects the outlets and
/// activates the constraints. So the views are created at the same time as in Apple's UIKit, and no loader has to find
/// classes and properties by name, which is impossible in Embedded Swift.
final class SceneWriter {
  let file: InterfaceFile
  let index: ProjectIndex
  var report = PortReport()

  /// The lines of the function that is being written.
  var lines: [String] = []
  /// The variables of the objects, by the elements' identifiers.
  var variables: [String: String] = [:]
  /// The names in use in the function.
  private var taken: Set<String> = []
  /// The lines that follow once all objects exist: outlets, actions, delegates.
  var connections: [String] = []
  /// The variables of constraints, and the lines that create them.
  var constraintLines: [String] = []
  /// The lines that activate constraints and change them by size class.
  var activated: [String] = []
  /// Objects of the project's classes, in order of creation; they get `awakeFromNib()`.
  var awakening: [String] = []
  /// Constraints that are written once all objects exist.
  var pending: [Pending] = []
  /// Properties that differ by size class, as lines that read `traits`.
  var adaptations: [String] = []
  /// The identifiers that stand for `self` in connections: the controller, or the file's owner.
  var owner = "self"
  var ownerID = ""
  var ownerClass = "UIViewController"

  init(_ file: InterfaceFile, _ index: ProjectIndex) {
    self.file = file
    self.index = index
  }

  func begin(ownerID: String, ownerClass: String, owner: String = "self") {
    (lines, connections, constraintLines, activated, awakening) = ([], [], [], [], [])
    (pending, adaptations) = ([], [])
    variables = [:]
    taken = ["self", "view", "tableView", "collectionView", "title", "window"]
    self.ownerID = ownerID
    self.ownerClass = ownerClass
    self.owner = owner
    variables[ownerID] = owner
  }

  func say(_ line: String) { lines.append(line) }

  func left(_ element: InterfaceElement, _ message: String, remedy: String) {
    report.add(.left, file.path, line: element.line, message, remedy: remedy)
  }

  func note(_ element: InterfaceElement, _ message: String, remedy: String? = nil) {
    report.add(.note, file.path, line: element.line, message, remedy: remedy)
  }

  /// A name for an element's variable: that of its outlet, its label in the editor, or its kind.
  func name(for element: InterfaceElement, kind: String) -> String {
    let outlet = outlets[element.id]
    let label = element["userLabel"].map(AssetNames.identifier)
    var base = outlet ?? label ?? kind.prefix(1).lowercased() + kind.dropFirst()
    if base.hasPrefix("uI") { base = "ui" + base.dropFirst(2) }
    if base.hasPrefix("ui"), base.dropFirst(2).first?.isUppercase == true {
      base = base.dropFirst(2).prefix(1).lowercased() + base.dropFirst(3)
    }
    if Self.words.contains(base) { base += "View" }
    var name = base
    var number = 2
    while taken.contains(name) {
      name = base + "\(number)"
      number += 1
    }
    taken.insert(name)
    variables[element.id] = name
    return name
  }

  private static let words: Set<String> = [
    "switch", "default", "class", "case", "let", "var", "in", "is", "as", "do", "for",
  ]

  /// The owner's outlets, by the identifiers of the objects to which they lead.
  private var outlets: [String: String] {
    var result: [String: String] = [:]
    for each in file.elements[ownerID]?.items("connections") ?? [] where each.name == "outlet" {
      if let property = each["property"], let destination = each["destination"], property != "view" {
        result[destination] = property
      }
    }
    return result
  }

  /// The class of an element: the project's, or the UIKit class for its kind.
  func className(of element: InterfaceElement, system: String) -> String {
    guard let custom = element["customClass"], custom != system else { return system }
    if index[custom] != nil { return custom }
    if custom.hasPrefix("UI") { return custom }
    left(
      element, "the class \(custom) is not among the project's sources",
      remedy: "Add its source, or change the class in the storyboard.")
    return system
  }

  /// All collected lines, in UIKit's order: objects, outlets, constraints, `awakeFromNib()`.
  func finish() -> [String] {
    var result = lines
    result += connections
    result += constraintLines
    if !activated.isEmpty {
      result.append("NSLayoutConstraint.activate([")
      result += activated.map { "  \($0)," }
      result.append("])")
    }
    result += awakening.map { "\($0).awakeFromNib()" }
    return result
  }
}
