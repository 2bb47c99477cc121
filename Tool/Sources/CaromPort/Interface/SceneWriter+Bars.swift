extension SceneWriter {
  /// Writes the items that bars show for a controller: its navigation item, tab bar item and toolbar items.
  func items(of controller: InterfaceElement, _ it: String) {
    if let title = controller["title"] { say("\(it).title = \(InterfaceValues.text(title))") }
    if let item = controller.value("navigationItem") {
      if let title = item["title"] { say("\(it).navigationItem.title = \(InterfaceValues.text(title))") }
      if let prompt = item["prompt"] { say("\(it).navigationItem.prompt = \(InterfaceValues.text(prompt))") }
      if let mode = item["largeTitleDisplayMode"] { say("\(it).navigationItem.largeTitleDisplayMode = .\(mode)") }
      if let back = item.value("backBarButtonItem") {
        say("\(it).navigationItem.backBarButtonItem = \(barItem(back))")
      }
      for (side, key) in [("left", "leftBarButtonItem"), ("right", "rightBarButtonItem")] {
        if let single = item.value(key) { say("\(it).navigationItem.\(key) = \(barItem(single))") }
        let several =
          item.children.first { $0.key == key + "s" || $0.name == key + "s" }?.children.filter {
            $0.name == "barButtonItem"
          } ?? []
        if !several.isEmpty {
          say("\(it).navigationItem.\(side)BarButtonItems = [\(several.map { barItem($0) }.joined(separator: ", "))]")
        }
      }
      if let view = item.value("titleView") { say("\(it).navigationItem.titleView = \(write(view))") }
      variables[item.id] = "\(it).navigationItem"
    }
    if let item = controller.value("tabBarItem") {
      variables[item.id] = "\(it).tabBarItem"
      if let system = item["systemItem"] {
        say(
          "\(it).tabBarItem = UITabBarItem(title: \(InterfaceValues.text(words(system))), image: \(tabSymbol(system)), selectedImage: nil)"
        )
      } else {
        let title = item["title"].map(InterfaceValues.text) ?? "nil"
        let image = item["image"].map { self.image($0, item["catalog"]) } ?? "nil"
        let selected = item["selectedImage"].map { self.image($0, item["catalog"]) } ?? "nil"
        say("\(it).tabBarItem = UITabBarItem(title: \(title), image: \(image), selectedImage: \(selected))")
      }
      if let badge = item["badgeValue"] { say("\(it).tabBarItem.badgeValue = \(InterfaceValues.text(badge))") }
    }
    let tools = controller.items("toolbarItems").filter { $0.name == "barButtonItem" }
    if !tools.isEmpty { say("\(it).toolbarItems = [\(tools.map { barItem($0) }.joined(separator: ", "))]") }
    if controller.flag("hidesBottomBarWhenPushed") == true { say("\(it).hidesBottomBarWhenPushed = true") }
    if let style = controller["modalPresentationStyle"] { say("\(it).modalPresentationStyle = .\(style)") }
    if let style = controller["modalTransitionStyle"] { say("\(it).modalTransitionStyle = .\(style)") }
    if let size = controller.value("preferredContentSize") ?? controller.value("freeformSize"), size.name == "size",
      size.key == "preferredContentSize"
    {
      say("\(it).preferredContentSize = \(InterfaceValues.size(size))")
    }
  }

  /// Writes a bar button item and returns its variable.
  func barItem(_ element: InterfaceElement) -> String {
    let type = className(of: element, system: "UIBarButtonItem")
    let it = name(for: element, kind: "item")
    let style = element["style"] == "done" ? "done" : "plain"
    if let system = element["systemItem"] {
      say("let \(it) = \(type)(barButtonSystemItem: .\(system), target: nil, action: nil)")
    } else if let view = element.value("customView")
      ?? element.children.first(where: { SceneWriter.kinds[$0.name] != nil })
    {
      say("let \(it) = \(type)(customView: \(write(view)))")
    } else if let image = element["image"] {
      say(
        "let \(it) = \(type)(image: \(self.image(image, element["catalog"])), style: .\(style), target: nil, action: nil)"
      )
    } else {
      say(
        "let \(it) = \(type)(title: \(InterfaceValues.text(element["title"] ?? "")), style: .\(style), target: nil, action: nil)"
      )
    }
    if let title = element["title"], element["image"] != nil { say("\(it).title = \(InterfaceValues.text(title))") }
    if let color = element.value("tintColor").flatMap(color) { say("\(it).tintColor = \(color)") }
    if let width = InterfaceValues.number(element["width"]) { say("\(it).width = \(width)") }
    if element.flag("enabled") == false { say("\(it).isEnabled = false") }
    if let tag = element["tag"] { say("\(it).tag = \(tag)") }
    connect(element, it)
    return it
  }

  /// Converts `mostRecent` to "Most Recent".
  private func words(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase { result += " " }
      result += result.isEmpty ? character.uppercased() : String(character)
    }
    return result
  }

  private func tabSymbol(_ item: String) -> String {
    let names = [
      "favorites": "star.fill", "bookmarks": "book.fill", "search": "magnifyingglass", "more": "ellipsis",
      "history": "clock.fill", "contacts": "person.crop.circle.fill", "downloads": "arrow.down.circle.fill",
      "mostRecent": "clock.fill", "mostViewed": "list.number", "topRated": "star.fill", "featured": "star.fill",
      "recents": "clock.fill",
    ]
    return "UIImage(systemName: \(InterfaceValues.text(names[item] ?? "star.fill")))"
  }
}
