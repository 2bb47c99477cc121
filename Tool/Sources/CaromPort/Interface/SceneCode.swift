/// The code of one scene: the subclass that creates its view, and the function that creates its controller.
struct SceneCode {
  private let scene: InterfaceScene
  private let file: InterfaceFile
  private let index: ProjectIndex
  private let functions: [String: String]
  private let writer: SceneWriter
  private let storyboard: String
  private(set) var classLines: [String] = []
  private(set) var functionLines: [String] = []

  init(
    _ scene: InterfaceScene, _ file: InterfaceFile, _ index: ProjectIndex, _ functions: [String: String],
    typeName: String
  ) {
    self.scene = scene
    self.file = file
    self.index = index
    self.functions = functions
    storyboard = typeName
    writer = SceneWriter(file, index)
  }

  var report: PortReport { writer.report }

  private var controller: InterfaceElement { scene.controller }

  private static let classes = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController",
  ]

  /// The UIKit class, and the project's class.
  private var system: String { SceneCode.classes[controller.name] ?? "UIViewController" }

  mutating func write() {
    let type = writer.className(of: controller, system: system)
    let name = functions[controller.id]!
    let sceneType = storyboard + name.prefix(1).uppercased() + name.dropFirst()
    let hasView = scene.view != nil
    if hasView { writeClass(sceneType, of: type) }
    writeFunction(name, makes: hasView ? sceneType : type, of: type)
  }

  // MARK: The class

  private mutating func writeClass(_ name: String, of type: String) {
    guard let view = scene.view else { return }
    writer.begin(ownerID: controller.id, ownerClass: type)
    writer.variables[controller.value("navigationItem")?.id ?? "-"] = "navigationItem"
    for object in scene.objects where object.name.hasSuffix("GestureRecognizer") { writer.gesture(object) }
    for object in scene.objects where SceneWriter.kinds[object.name] != nil { writer.write(object) }
    for object in scene.objects where object.name == "customObject" { custom(object) }
    root(view, of: type)
    for object in scene.objects where object.name.hasSuffix("GestureRecognizer") {
      if let it = writer.variables[object.id] { writer.connect(object, it) }
    }
    writer.writeConstraints()
    outlets()

    let body = writer.finish()
    classLines += ["/// The scene of \(type).", "final class \(name): \(type) {"]
    let segueCells = view.all.filter {
      $0.name == "tableViewCell" && $0.items("connections").contains { $0.name == "segue" }
    }
    if !writer.adaptations.isEmpty { classLines.append("  private var adapt: (UITraitCollection) -> Void = { _ in }") }
    if !segueCells.isEmpty {
      classLines.append("  private var segues: [(cell: UITableViewCell, identifier: String)] = []")
    }
    classLines += ["", "  override func loadView() {"]
    classLines += body.map { "    " + $0 }
    if !writer.adaptations.isEmpty {
      classLines.append("    adapt = { traits in")
      classLines += writer.adaptations.map { "      " + $0 }
      classLines += ["    }", "    adapt(traitCollection)"]
    }
    for cell in segueCells where cell["reuseIdentifier"] == nil || isStatic(view) {
      if let it = writer.variables[cell.id], let segue = cell.items("connections").first(where: { $0.name == "segue" })
      {
        classLines.append("    segues.append((\(it), \(InterfaceValues.text(writer.identifier(of: segue)))))")
      }
    }
    embed()
    classLines.append("  }")
    if !writer.adaptations.isEmpty { adaptation() }
    if !segueCells.isEmpty { selection(segueCells, in: view, of: type) }
    classLines += ["}", ""]
  }

  private func isStatic(_ view: InterfaceElement) -> Bool { view["dataMode"] == "static" }

  /// The controller's own view, created first because the code may already use `view`.
  private mutating func root(_ view: InterfaceElement, of type: String) {
    let kind = SceneWriter.kinds[view.name] ?? "UIView"
    if system == "UITableViewController", view.name == "tableView" {
      writer.say("super.loadView()")
      let it = "tableView!"
      writer.variables[view.id] = it
      fill(view, it)
      return
    }
    if system == "UICollectionViewController", view.name == "collectionView" {
      writer.say("super.loadView()")
      writer.variables[view.id] = "collectionView!"
      writer.say("collectionView.setCollectionViewLayout(\(writer.layout(view)), animated: false)")
      fill(view, "collectionView!")
      return
    }
    let rootType = writer.className(of: view, system: kind)
    writer.say("let root = \(writer.creation(of: view, rootType, kind))")
    writer.say("view = root")
    writer.variables[view.id] = "root"
    if rootType != kind, index[rootType] != nil { writer.awakening.append("root") }
    fill(view, "root")
  }

  private mutating func fill(_ view: InterfaceElement, _ it: String) {
    writer.properties(of: view, it)
    writer.kindProperties(of: view, it)
    writer.subviews(of: view, it)
    writer.gather(view, it)
    for table in view.all where table.name == "tableView" { cells(of: table) }
    for collection in view.all where collection.name == "collectionView" { items(of: collection) }
  }

  private func custom(_ object: InterfaceElement) {
    guard let type = object["customClass"], index[type] != nil else { return }
    let it = writer.name(for: object, kind: type)
    writer.say("let \(it) = \(type)()")
    writer.connect(object, it)
  }

  /// The controller's outlets and outlet collections, which may lead to any object in the scene.
  private func outlets() {
    writer.connect(controller, "self")
    for (id, it) in writer.variables.sorted(by: { $0.value < $1.value }) {
      guard let element = file.elements[id], element.name == "customObject" else { continue }
      writer.connect(element, it)
    }
  }

  // MARK: Cells

  /// Prototype cells are registered as nibs; static cells become the controller's static sections.
  private func cells(of table: InterfaceElement) {
    guard let it = writer.variables[table.id] else { return }
    for cell in table.items("prototypes") where cell.name == "tableViewCell" {
      guard let identifier = cell["reuseIdentifier"] else {
        writer.note(cell, "a prototype without an identifier was left out: no code can ask for it")
        continue
      }
      writer.say(
        "\(it.filter { $0 != "!" }).register(UINib { _ in [\(prototype(cell))] }, forCellReuseIdentifier: \(InterfaceValues.text(identifier)))"
      )
    }
    let sections = table.items("sections")
    guard !sections.isEmpty, table["dataMode"] == "static" else { return }
    guard system == "UITableViewController" else {
      writer.left(
        table, "fixed cells are shown by table view controllers alone",
        remedy: "Put the table into a UITableViewController.")
      return
    }
    for section in sections where section.name == "tableViewSection" {
      var rows: [String] = []
      for cell in section.items("cells") {
        let variable = writer.write(cell)
        let height = cell.number("rowHeight") ?? cell.value("frame")?.number("height")
        let isOwn = cell.number("rowHeight") != nil
        rows.append("(\(variable), \(isOwn ? height.map(InterfaceValues.number) ?? "nil" : "nil"))")
      }
      let header = section["headerTitle"].map(InterfaceValues.text) ?? "nil"
      let footer = section["footerTitle"].map(InterfaceValues.text) ?? "nil"
      writer.say(
        "staticSections.append(.init(header: \(header), footer: \(footer), rows: [\(rows.joined(separator: ", "))]))")
    }
  }

  private func items(of collection: InterfaceElement) {
    guard let it = writer.variables[collection.id] else { return }
    for cell in collection.items("cells") where cell.name == "collectionViewCell" {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      writer.say(
        "\(it.filter { $0 != "!" }).register(UINib { _ in [\(prototype(cell))] }, forCellWithReuseIdentifier: \(InterfaceValues.text(identifier)))"
      )
    }
  }

  /// A closure that creates a cell with its outlets. As in Apple's UIKit, actions of its views go to the controller.
  private func prototype(_ cell: InterfaceElement) -> String {
    let inner = SceneWriter(file, index)
    inner.begin(ownerID: controller.id, ownerClass: writer.ownerClass)
    let it = inner.write(cell)
    inner.writeConstraints()
    let lines = inner.finish()
    writer.report.add(inner.report)
    return "{\n        " + lines.joined(separator: "\n        ") + "\n        return \(it)\n      }()"
  }

  // MARK: What the class overrides

  private mutating func adaptation() {
    classLines += [
      "", "  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
      "    super.traitCollectionDidChange(previousTraitCollection)", "    adapt(traitCollection)", "  }",
    ]
  }

  /// Selecting the cell starts its segue.
  private mutating func selection(_ cells: [InterfaceElement], in view: InterfaceElement, of type: String) {
    let declares = index.lineage(of: type).contains {
      $0.methods.contains { $0.name == "tableView" && $0.labels == ["_", "didSelectRowAt"] }
    }
    guard system == "UITableViewController" || declares else {
      writer.left(
        cells[0], "a segue from a cell starts when the controller is told of the selection",
        remedy: "Write func tableView(_:didSelectRowAt:) in \(type), even an empty one, and port again.")
      return
    }
    classLines += [
      "", "  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {",
      "    let cell = tableView.cellForRow(at: indexPath)",
    ]
    classLines.append("    if let segue = segues.first(where: { $0.cell === cell }) {")
    classLines.append("      triggerSegue(withIdentifier: segue.identifier, sender: cell)")
    classLines.append("    }")
    for cell in cells where !isStatic(view) {
      guard let identifier = cell["reuseIdentifier"],
        let segue = cell.items("connections").first(where: { $0.name == "segue" })
      else { continue }
      classLines.append("    if cell?.reuseIdentifier == \(InterfaceValues.text(identifier)) {")
      classLines.append(
        "      triggerSegue(withIdentifier: \(InterfaceValues.text(writer.identifier(of: segue))), sender: cell)")
      classLines.append("    }")
    }
    classLines += ["    super.tableView(tableView, didSelectRowAt: indexPath)", "  }"]
  }

  /// Containers get their children once their view exists.
  private mutating func embed() {
    guard let view = scene.view else { return }
    for container in view.all where container.name == "containerView" {
      guard let segue = container.items("connections").first(where: { $0["kind"] == "embed" }),
        let destination = segue["destination"], let function = functions[destination],
        let it = writer.variables[container.id]
      else { continue }
      let child = AssetNames.identifier(function) + "Child"
      let identifier = segue["identifier"].map(InterfaceValues.text) ?? "nil"
      classLines += [
        "    let \(child) = \(storyboard).\(function)()",
        "    prepare(for: UIStoryboardSegue(identifier: \(identifier), source: self, destination: \(child)), sender: nil)",
        "    addChild(\(child))", "    \(child).view.frame = \(it).bounds",
        "    \(child).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "    \(it).addSubview(\(child).view)",
        "    \(child).didMove(toParent: self)",
      ]
    }
  }

  // MARK: The function

  private mutating func writeFunction(_ name: String, makes made: String, of type: String) {
    writer.begin(ownerID: controller.id, ownerClass: type, owner: "controller")
    functionLines += ["", "/// Makes \(article(type)).", "static func \(name)() -> UIViewController {"]
    writer.say("let controller = \(creation(made, of: type))")
    writer.items(of: controller, "controller")
    children()
    for item in [controller.value("navigationItem")].compactMap({ $0 }) { barOutlets(item) }
    segues()
    if type != system, index[type] != nil { writer.say("controller.awakeFromNib()") }
    functionLines += writer.finish().map { "  " + $0 }
    functionLines += ["  return controller", "}"]
  }

  private func article(_ type: String) -> String {
    "aeiouAEIOU".contains(type.first ?? "x") && !type.hasPrefix("UI") ? "an \(type)" : "a \(type)"
  }

  private func creation(_ made: String, of type: String) -> String {
    switch controller.name {
    case "tableViewController":
      let style = scene.view?["style"] ?? "plain"
      return "\(made)(coder: NSCoder(style: UITableView.Style.\(style).rawValue))!"
    case "splitViewController" where type == system:
      return "UISplitViewController()"
    case _ where type == system && made == system: return "\(made)()"
    default: return "\(made)(coder: NSCoder())!"
    }
  }

  /// Outlets to bar items are connected when the items are, before the view is loaded.
  private func barOutlets(_ item: InterfaceElement) {
    let ids = Set(item.all.map(\.id))
    for each in controller.items("connections") where each.name == "outlet" {
      guard let destination = each["destination"], ids.contains(destination), let it = writer.variables[destination],
        let property = each["property"]
      else { continue }
      writer.connections.append("controller.\(property) = \(it)")
    }
  }

  /// The initial child controllers of a container.
  private func children() {
    let relations = controller.items("connections").filter { $0["kind"] == "relationship" }
    func made(_ relationship: String) -> [String] {
      relations.filter { $0["relationship"] == relationship }.compactMap { $0["destination"].flatMap { functions[$0] } }
        .map { "\($0)()" }
    }
    switch controller.name {
    case "navigationController":
      if let bar = controller.child("navigationBar") {
        if bar.flag("largeTitles") == true { writer.say("controller.navigationBar.prefersLargeTitles = true") }
        if let color = bar.value("barTintColor").flatMap({ writer.color($0) }) {
          writer.say("controller.navigationBar.barTintColor = \(color)")
        }
        if let color = bar.value("tintColor").flatMap({ writer.color($0) }) {
          writer.say("controller.navigationBar.tintColor = \(color)")
        }
      }
      if controller.flag("navigationBarHidden") == true { writer.say("controller.isNavigationBarHidden = true") }
      if controller.flag("toolbarHidden") == false { writer.say("controller.isToolbarHidden = false") }
      let roots = made("rootViewController")
      if !roots.isEmpty { writer.say("controller.viewControllers = [\(roots.joined(separator: ", "))]") }
    case "tabBarController":
      let tabs = made("viewControllers")
      if !tabs.isEmpty { writer.say("controller.viewControllers = [\(tabs.joined(separator: ", "))]") }
    case "splitViewController":
      let columns = made("masterViewController") + made("supplementaryViewController") + made("detailViewController")
      if !columns.isEmpty { writer.say("controller.viewControllers = [\(columns.joined(separator: ", "))]") }
    default: break
    }
  }

  /// All segues that start in the scene.
  private func segues() {
    var known: Set<String> = []
    for segue in controller.all where segue.name == "segue" {
      guard let kind = segue["kind"], kind != "relationship", kind != "embed", known.insert(segue.id).inserted else {
        continue
      }
      let name = InterfaceValues.text(writer.identifier(of: segue))
      if kind == "unwind" {
        unwind(segue, name)
        continue
      }
      guard let destination = segue["destination"], let function = functions[destination] else { continue }
      let how: String
      switch kind {
      case "show", "push": how = ".show"
      case "showDetail", "replace": how = ".showDetail"
      case "presentation", "modal": how = ".present(.\(segue["modalPresentationStyle"] ?? "automatic"))"
      case "popoverPresentation": how = ".present(.popover)"
      case "custom":
        if let type = segue["customClass"], index[type] != nil {
          how =
            ".custom { \(type)(identifier: $0.identifier, source: $0.source, destination: $0.destination).perform() }"
        } else {
          how = ".show"
        }
      default: how = ".show"
      }
      writer.say("controller.register(.init(\(name), \(how)) { \(function)() })")
    }
  }

  /// An unwind segue goes back to the nearest controller that has its method.
  private func unwind(_ segue: InterfaceElement, _ name: String) {
    guard let selector = segue["unwindAction"] else { return }
    let owners = index.types.values.filter {
      $0.methods.contains { $0.objectiveCName == selector } && index.isObject($0.name)
    }
    guard let type = owners.map(\.name).sorted().first, let method = index.method(selector: selector, in: type) else {
      writer.left(
        segue, "no controller has the method \(selector), which a segue goes back to",
        remedy: "Write @IBAction func \(selector.prefix { $0 != ":" })(_ segue: UIStoryboardSegue) in it.")
      return
    }
    let label = method.labels.first.map { $0 == "_" ? "" : $0 + ": " } ?? ""
    let call = method.labels.isEmpty ? "\(method.name)()" : "\(method.name)(\(label)segue)"
    writer.say(
      "controller.register(.init(\(name), .unwind(to: { $0.unwindDestination { $0 is \(type) } }, action: { target, segue in"
    )
    writer.say("  (target as? \(type))?.\(call)")
    writer.say("})) { UIViewController() })")
  }
}
