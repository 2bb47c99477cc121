extension SceneWriter {
  /// Collects the constraints, guides, gesture recognizers and connections of a view that has been written.
  func gather(_ element: InterfaceElement, _ it: String) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let property = [
        "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide", "keyboard": "keyboardLayoutGuide",
        "layoutMargins": "layoutMarginsGuide",
      ][guide.key ?? "safeArea"]
      variables[guide.id] = "\(it).\(property ?? "safeAreaLayoutGuide")"
    }
    constraints(of: element, it)
    connect(element, it)
  }

  // MARK: Actions and outlets

  /// Writes the connections of an object: its outlets, its actions, and the segues that it starts.
  func connect(_ element: InterfaceElement, _ it: String) {
    for each in element.items("connections") {
      switch each.name {
      case "outlet": outlet(each, of: element, it)
      case "outletCollection": collection(each, of: element, it)
      case "action": action(each, of: element, it)
      case "segue": segue(each, from: element, it)
      default: break
      }
    }
  }

  private func outlet(_ each: InterfaceElement, of element: InterfaceElement, _ it: String) {
    guard let property = each["property"], let destination = each["destination"] else { return }
    // The controller's own view and a cell's own labels are created by the controller and the cell.
    if property == "view"
      || element.name == "tableViewCell" && ["textLabel", "detailTextLabel", "imageView"].contains(property)
    {
      return
    }
    guard let object = object(destination) else { return }
    let type = it == owner ? ownerClass : element["customClass"]
    if let type, index[type] != nil, index.property(property, in: type) == nil, property != "delegate",
      property != "dataSource"
    {
      left(
        each, "\(type) has no property \(property), which an outlet leads to",
        remedy: "Remove the outlet in the storyboard, or declare @IBOutlet var \(property).")
      return
    }
    connections.append("\(it == owner ? "\(owner)." : "\(it).")\(property) = \(object)")
  }

  /// Outlet collections are written as a whole, in order.
  private func collection(_ each: InterfaceElement, of element: InterfaceElement, _ it: String) {
    guard let property = each["property"], let destination = each["destination"], let object = object(destination)
    else {
      return
    }
    if property == "gestureRecognizers" {
      connections.append("\(it).addGestureRecognizer(\(object))")
      return
    }
    let list = "\(it).\(property) = ["
    if let place = connections.firstIndex(where: { $0.hasPrefix(list) }) {
      connections[place] = String(connections[place].dropLast()) + ", \(object)]"
    } else {
      connections.append("\(list)\(object)]")
    }
  }

  /// The object that an identifier refers to; nil, with a finding, if it is not part of the scene.
  func object(_ id: String) -> String? {
    if let known = variables[id] { return known }
    guard let element = file.elements[id] else { return nil }
    if element["placeholderIdentifier"] == "IBFirstResponder" { return nil }
    if InterfaceFile.controllers.contains(element.name) { return nil }
    return nil
  }

  private func action(_ each: InterfaceElement, of element: InterfaceElement, _ it: String) {
    guard let selector = each["selector"], let destination = each["destination"] else { return }
    let target = variables[destination]
    let targetElement = file.elements[destination]
    let type = destination == ownerID ? ownerClass : targetElement?["customClass"]
    let isResponder = targetElement?["placeholderIdentifier"] == "IBFirstResponder"
    let code: String
    if let type, let method = index.method(selector: selector, in: type) {
      code = SelectorRule.code(for: method, of: type)
    } else if isResponder, let (type, method) = anyMethod(selector) {
      code = SelectorRule.code(for: method, of: type)
    } else {
      left(
        each, "\(type ?? "nothing") has no method for the action \(selector)",
        remedy: "Remove the action in the storyboard, or write @IBAction func \(selector.prefix { $0 != ":" }).")
      return
    }
    let receiver = isResponder ? "nil" : target ?? "self"
    switch element.name {
    case "barButtonItem":
      connections.append("\(it).target = \(receiver)")
      connections.append("\(it).action = \(code)")
    case let name where name.hasSuffix("GestureRecognizer"):
      connections.append("\(it).addTarget(\(receiver), action: \(code))")
    default:
      connections.append("\(it).addTarget(\(receiver), action: \(code), for: .\(each["eventType"] ?? "touchUpInside"))")
    }
  }

  private func anyMethod(_ selector: String) -> (String, ProjectIndex.Method)? {
    for type in index.types.values.sorted(by: { $0.name < $1.name }) {
      if let method = type.methods.first(where: { $0.objectiveCName == selector }) { return (type.name, method) }
    }
    return nil
  }

  // MARK: Gestures

  /// The gesture recognizers beside the controller.
  func gesture(_ element: InterfaceElement) {
    let types = [
      "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
      "pinchGestureRecognizer": "UIPinchGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
      "rotationGestureRecognizer": "UIRotationGestureRecognizer",
      "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
      "longPressGestureRecognizer": "UILongPressGestureRecognizer",
      "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    ]
    guard let system = types[element.name] else { return }
    let type = className(of: element, system: system)
    let it = name(for: element, kind: type)
    say("let \(it) = \(type)(target: nil, action: nil)")
    if let value = element["numberOfTapsRequired"], value != "1" { say("\(it).numberOfTapsRequired = \(value)") }
    if let value = element["numberOfTouchesRequired"], value != "1" { say("\(it).numberOfTouchesRequired = \(value)") }
    if let value = element["minimumNumberOfTouches"], value != "1" { say("\(it).minimumNumberOfTouches = \(value)") }
    if let value = element["maximumNumberOfTouches"] { say("\(it).maximumNumberOfTouches = \(value)") }
    if let value = InterfaceValues.number(element["minimumPressDuration"]), value != "0.5" {
      say("\(it).minimumPressDuration = \(value)")
    }
    if element.name.hasPrefix("swipe") {
      let directions = ["right", "left", "up", "down"].filter {
        element.value("direction")?.flag($0) == true || element["direction"] == $0
      }
      if !directions.isEmpty { say("\(it).direction = [\(directions.map { "." + $0 }.joined(separator: ", "))]") }
    }
  }

  // MARK: Segues

  /// The identifier of a segue: its own, or one that no code knows.
  func identifier(of segue: InterfaceElement) -> String {
    if let identifier = segue["identifier"], !identifier.isEmpty { return identifier }
    return "segue " + segue.id
  }

  private func segue(_ segue: InterfaceElement, from element: InterfaceElement, _ it: String) {
    let kind = segue["kind"] ?? "show"
    if kind == "relationship" || kind == "embed" { return }
    let name = InterfaceValues.text(identifier(of: segue))
    let trigger = "triggerSegue(withIdentifier: \(name), sender: it.value)"
    let body = "[me = Weak(\(owner)), it = Weak(\(it))] _ in me.value?.\(trigger)"
    switch element.name {
    case "tableViewCell", "collectionViewCell": break
    case let name where InterfaceFile.controllers.contains(name): break
    case "barButtonItem":
      connections.append("\(it).target = \(owner)")
      connections.append("\(it).action = \(starter(of: segue))")
    case let kind where kind.hasSuffix("GestureRecognizer"):
      connections.append("\(it).addTarget(\(owner), action: \(starter(of: segue)))")
    default:
      let event = element.name == "button" ? "touchUpInside" : "valueChanged"
      connections.append("\(it).addAction(UIAction { \(body) }, for: .\(event))")
    }
  }

  /// Writes an action that starts a segue with its sender.
  private func starter(of segue: InterfaceElement) -> String {
    let name = InterfaceValues.text(identifier(of: segue))
    return
      "Selector(\(name), { (me: \(ownerClass)) in { (sender: NSObject) in me.triggerSegue(withIdentifier: \(name), sender: sender) } })"
  }
}
