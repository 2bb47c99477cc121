extension SceneWriter {
  /// The UIKit class for each kind of element.
  static let kinds: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView", "textField": "UITextField",
    "textView": "UITextView", "slider": "UISlider", "switch": "UISwitch", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "stackView": "UIStackView", "scrollView": "UIScrollView",
    "tableView": "UITableView", "collectionView": "UICollectionView", "tableViewCell": "UITableViewCell",
    "collectionViewCell": "UICollectionViewCell", "pickerView": "UIPickerView", "datePicker": "UIDatePicker",
    "pageControl": "UIPageControl", "searchBar": "UISearchBar", "toolbar": "UIToolbar",
    "navigationBar": "UINavigationBar",
    "tabBar": "UITabBar", "containerView": "UIView", "visualEffectView": "UIVisualEffectView", "control": "UIControl",
  ]

  /// Writes a view with all of its contents, and returns its variable.
  @discardableResult
  func write(_ element: InterfaceElement) -> String {
    let system: String
    if let known = SceneWriter.kinds[element.name] {
      system = known
    } else {
      system = "UIView"
      left(
        element, "a <\(element.name)> is not part of Carom; an empty view stands in its place",
        remedy: "Replace it in the storyboard, or add a view in code.")
    }
    let type = className(of: element, system: system)
    let variable = name(for: element, kind: type)
    say("let \(variable) = \(creation(of: element, type, system))")
    if type != system, index[type] != nil { awakening.append(variable) }
    properties(of: element, variable)
    kindProperties(of: element, variable)
    subviews(of: element, variable)
    gather(element, variable)
    return variable
  }

  /// The expression that creates a view.
  func creation(of element: InterfaceElement, _ type: String, _ system: String) -> String {
    if type == system {
      switch element.name {
      case "button": return "UIButton(type: .\(buttonType(element)))"
      case "tableView": return "UITableView(frame: .zero, style: .\(element["style"] ?? "plain"))"
      case "collectionView": return "UICollectionView(frame: .zero, collectionViewLayout: \(layout(element)))"
      case "visualEffectView": return "UIVisualEffectView(effect: \(effect(element)))"
      case "tableViewCell", "collectionViewCell": break
      default: return "\(type)()"
      }
    }
    switch element.name {
    case "button": return "\(type)(coder: NSCoder(style: UIButton.ButtonType.\(buttonType(element)).rawValue))!"
    case "tableView":
      return "\(type)(coder: NSCoder(style: UITableView.Style.\(element["style"] ?? "plain").rawValue))!"
    case "tableViewCell":
      let identifier = element["reuseIdentifier"].map(InterfaceValues.text) ?? "nil"
      return
        "\(type)(coder: NSCoder(style: UITableViewCell.CellStyle.\(cellStyle(element)).rawValue, reuseIdentifier: \(identifier)))!"
    default: return "\(type)(coder: NSCoder())!"
    }
  }

  private func buttonType(_ element: InterfaceElement) -> String {
    switch element["buttonType"] {
    case "roundedRect", "system": "system"
    case "infoLight": "infoLight"
    case "infoDark": "infoDark"
    case "detailDisclosure": "detailDisclosure"
    case "contactAdd": "contactAdd"
    case "close": "close"
    default: "custom"
    }
  }

  private func cellStyle(_ element: InterfaceElement) -> String {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": "value1"
    case "IBUITableViewCellStyleValue2": "value2"
    case "IBUITableViewCellStyleSubtitle": "subtitle"
    default: "default"
    }
  }

  private func effect(_ element: InterfaceElement) -> String {
    let style =
      element.value("effect")?.child("blurEffect")?["style"] ?? element.child("blurEffect")?["style"] ?? "regular"
    return "UIBlurEffect(style: .\(style))"
  }

  // MARK: What all views have

  func properties(of element: InterfaceElement, _ it: String) {
    if let frame = element.value("frame"), frame.name == "rect" { say("\(it).frame = \(InterfaceValues.rect(frame))") }
    // A view that keeps its frame has no constraints of its own, although the editor says that it takes part in Auto
    // Layout.
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("fixedFrame") != true {
      say("\(it).translatesAutoresizingMaskIntoConstraints = false")
    }
    if let mask = element.value("autoresizingMask") {
      let names = [
        "flexibleMinX": ".flexibleLeftMargin", "widthSizable": ".flexibleWidth", "flexibleMaxX": ".flexibleRightMargin",
        "flexibleMinY": ".flexibleTopMargin", "heightSizable": ".flexibleHeight",
        "flexibleMaxY": ".flexibleBottomMargin",
      ]
      let set = mask.attributes.filter { $0.value == "YES" }.compactMap { names[$0.key] }.sorted()
      if !set.isEmpty { say("\(it).autoresizingMask = [\(set.joined(separator: ", "))]") }
    }
    if let color = element.value("backgroundColor").flatMap(color) { say("\(it).backgroundColor = \(color)") }
    if let color = element.value("tintColor").flatMap(color) { say("\(it).tintColor = \(color)") }
    if let alpha = InterfaceValues.number(element["alpha"]) { say("\(it).alpha = \(alpha)") }
    if element.flag("hidden") == true { say("\(it).isHidden = true") }
    if element.flag("opaque") == false { say("\(it).isOpaque = false") }
    if let tag = element["tag"] { say("\(it).tag = \(tag)") }
    if element.flag("userInteractionEnabled") == false { say("\(it).isUserInteractionEnabled = false") }
    if element.flag("userInteractionEnabled") == true, ["label", "imageView"].contains(element.name) {
      say("\(it).isUserInteractionEnabled = true")
    }
    if element.flag("multipleTouchEnabled") == true { say("\(it).isMultipleTouchEnabled = true") }
    if let clips = element.flag("clipsSubviews") { say("\(it).clipsToBounds = \(clips)") }
    if let mode = element["contentMode"], mode != "scaleToFill" || element.name == "imageView" {
      say("\(it).contentMode = .\(mode)")
    }
    if let attribute = element["semanticContentAttribute"] { say("\(it).semanticContentAttribute = .\(attribute)") }
    if element.flag("preservesSuperviewLayoutMargins") == true { say("\(it).preservesSuperviewLayoutMargins = true") }
    if element.flag("insetsLayoutMarginsFromSafeArea") == false { say("\(it).insetsLayoutMarginsFromSafeArea = false") }
    if let margins = element.value("layoutMargins") { say("\(it).layoutMargins = \(InterfaceValues.insets(margins))") }
    if let margins = element.value("directionalLayoutMargins") {
      say("\(it).directionalLayoutMargins = \(InterfaceValues.insets(margins))")
    }
    for (attribute, function, axis) in [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
      ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
    ] {
      if let priority = InterfaceValues.number(element[attribute]) {
        say("\(it).\(function)(UILayoutPriority(\(priority)), for: .\(axis))")
      }
    }
    if let configuration = element.value("accessibilityConfiguration") {
      for name in ["label", "hint", "identifier", "value"] {
        let text = configuration[name] ?? configuration.value(name)?.text
        if let text {
          say("\(it).accessibility\(name.prefix(1).uppercased() + name.dropFirst()) = \(InterfaceValues.text(text))")
        }
      }
    }
    runtimeAttributes(of: element, it)
  }

  func color(_ element: InterfaceElement) -> String? { InterfaceValues.color(element) }

  /// Writes user-defined runtime attributes, and inspectable properties, which are stored in the same way.
  private func runtimeAttributes(of element: InterfaceElement, _ it: String) {
    for each in element.items("userDefinedRuntimeAttributes") {
      guard let path = each["keyPath"], let type = each["type"] else { continue }
      let value: String?
      switch type {
      case "boolean": value = each["value"] == "YES" ? "true" : "false"
      case "number": value = InterfaceValues.number(each.value("value")?["value"])
      case "string", "localizedString": value = InterfaceValues.text(each["value"] ?? each.value("value")?.text ?? "")
      case "color": value = each.value("value").flatMap(color)
      case "point": value = each.value("value").map(InterfaceValues.point)
      case "size": value = each.value("value").map(InterfaceValues.size)
      case "rect": value = each.value("value").map(InterfaceValues.rect)
      case "image": value = each["value"].map { "UIImage(named: \(InterfaceValues.text($0)))" }
      default: value = nil
      }
      guard var value else {
        note(each, "the attribute \(path) of type \(type) was left out")
        continue
      }
      // A layer's colors are Core Graphics colors; a runtime attribute contains a UIKit color, which UIKit converts.
      if path.hasPrefix("layer."), type == "color" { value += ".cgColor" }
      if path.hasSuffix("UIColor") || path.hasSuffix("IBColor") {
        note(each, "the attribute \(path) was left out: it names a property by text")
        continue
      }
      say("\(it).\(path) = \(value)")
    }
  }

  // MARK: What is inside

  func subviews(of element: InterfaceElement, _ it: String) {
    let add = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
    var holder = it
    switch element.name {
    case "tableViewCell":
      guard let content = element.value("contentView") else { return }
      variables[content.id] = "\(it).contentView"
      fillCell(content, of: element, it)
      return
    case "collectionViewCell":
      let content =
        element.value("contentView") ?? element.child("view") ?? element.child("collectionViewCellContentView")
      guard let content else { return }
      variables[content.id] = "\(it).contentView"
      for child in content.items("subviews") { say("\(it).contentView.addSubview(\(write(child)))") }
      gather(content, "\(it).contentView")
      return
    case "visualEffectView":
      if let content = element.value("contentView") {
        variables[content.id] = "\(it).contentView"
        holder = "\(it).contentView"
        for child in content.items("subviews") { say("\(holder).addSubview(\(write(child)))") }
        gather(content, holder)
      }
      return
    case "tableView":
      for (key, property) in [("tableHeaderView", "tableHeaderView"), ("tableFooterView", "tableFooterView")] {
        if let view = element.value(key) { say("\(it).\(property) = \(write(view))") }
      }
      return
    default: break
    }
    for child in element.items("subviews") { say("\(holder).\(add)(\(write(child)))") }
  }

  /// The views of a cell: a style's labels belong to the cell already, other views are added.
  private func fillCell(_ content: InterfaceElement, of cell: InterfaceElement, _ it: String) {
    for child in content.items("subviews") {
      let part: String?
      switch child.id {
      case cell["textLabel"] ?? "-": part = "textLabel"
      case cell["detailTextLabel"] ?? "-": part = "detailTextLabel"
      case cell["imageView"] ?? "-": part = "imageView"
      default: part = nil
      }
      guard let part else {
        say("\(it).contentView.addSubview(\(write(child)))")
        continue
      }
      if part == "imageView" {
        variables[child.id] = "\(it).imageView"
        if let image = child["image"] { say("\(it).imageView?.image = \(self.image(image, child["catalog"]))") }
        continue
      }
      let label = name(for: child, kind: part)
      say("let \(label) = \(it).\(part)")
      variables[child.id] = label
      if let text = child["text"] ?? child.value("text")?.text { say("\(label)?.text = \(InterfaceValues.text(text))") }
      if let font = child.value("fontDescription") { say("\(label)?.font = \(InterfaceValues.font(font))") }
      if let color = child.value("textColor").flatMap(color) { say("\(label)?.textColor = \(color)") }
    }
    gather(content, "\(it).contentView")
  }

  /// An image of the app, or a symbol.
  func image(_ name: String, _ catalog: String?) -> String {
    catalog == "system"
      ? "UIImage(systemName: \(InterfaceValues.text(name)))" : "UIImage(named: \(InterfaceValues.text(name)))"
  }
}
