/// Writes the code that stands for one scene of a storyboard, or for a view at the top of a xib.
///
/// A scene becomes a subclass of its controller's class whose `loadView()` makes the views, connects the outlets and activates
/// the constraints. So the views are made when they are made at Apple, and no loader has to find classes and properties by their
/// names, which Embedded Swift could not do.
final class SceneWriter {
  let file: InterfaceFile
  let index: ProjectIndex
  var report = PortReport()

  /// The lines of the function that is being written.
  var lines: [String] = []
  /// The variable that holds an element's object, by the element's identifier.
  var variables: [String: String] = [:]
  /// Names that are taken in the function.
  private var taken: Set<String> = []
  /// The lines that come after all objects are there: outlets, actions, delegates.
  var connections: [String] = []
  /// The variables of constraints, and the lines that make them.
  var constraintLines: [String] = []
  /// The lines that activate constraints, and change constraints by size classes.
  var activated: [String] = []
  /// Objects whose classes are the project's, in the order in which they were made: they are told that they are awake.
  var awakening: [String] = []
  /// Constraints that are written once all objects are there.
  var pending: [Pending] = []
  /// What differs by size class, as lines that read `traits`.
  var adaptations: [String] = []
  /// What is not of UIKit, and stands for `self` in connections: the controller, or the file's owner.
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

  /// A name for an element's variable: that of its outlet, of its label in the editor, or of its kind.
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

  /// The outlets of the owner by the identifier of what they lead to.
  private var outlets: [String: String] {
    var result: [String: String] = [:]
    for each in file.elements[ownerID]?.items("connections") ?? [] where each.name == "outlet" {
      if let property = each["property"], let destination = each["destination"], property != "view" {
        result[destination] = property
      }
    }
    return result
  }

  /// The class of an element: the project's, or UIKit's for its kind.
  func className(of element: InterfaceElement, system: String) -> String {
    guard let custom = element["customClass"], custom != system else { return system }
    if index[custom] != nil { return custom }
    if custom.hasPrefix("UI") { return custom }
    left(
      element, "the class \(custom) is not among the project's sources",
      remedy: "Add its source, or change the class in the storyboard.")
    return system
  }

  /// Everything that was gathered, in the order in which UIKit does it: objects, outlets, constraints, waking.
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
