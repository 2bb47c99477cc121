extension SceneWriter {
  /// A constraint that is written once all objects have variables.
  struct Pending {
    let element: InterfaceElement
    /// The view that holds it, which stands for any item that is not named.
    let holder: String
    /// Whether it is installed if no variation says otherwise.
    let isInstalled: Bool
    /// The size classes that change this.
    let variations: [(traits: String, isInstalled: Bool)]
  }

  /// Collects the constraints that a view holds, with the size classes in which they are installed.
  func constraints(of element: InterfaceElement, _ it: String) {
    let masks = element.children.filter { $0.name == "variation" }
    func references(_ variation: InterfaceElement, _ kind: String) -> Set<String> {
      let mask = variation.children.first { $0.name == "mask" && $0.key == "constraints" }
      return Set(mask?.children.filter { $0.name == kind }.compactMap { $0["reference"] } ?? [])
    }
    let excluded = masks.first { $0.key == "default" }.map { references($0, "exclude") } ?? []
    for constraint in element.items("constraints") {
      var variations: [(String, Bool)] = []
      for mask in masks where mask.key != "default" {
        if references(mask, "include").contains(constraint.id) { variations.append((mask.key ?? "", true)) }
        if references(mask, "exclude").contains(constraint.id) { variations.append((mask.key ?? "", false)) }
      }
      pending.append(
        Pending(
          element: constraint, holder: it, isInstalled: !excluded.contains(constraint.id), variations: variations))
    }
    for mask in masks where mask.key != "default" {
      vary(element, it, by: mask)
    }
  }

  /// Collects properties that differ by size class.
  private func vary(_ element: InterfaceElement, _ it: String, by mask: InterfaceElement) {
    guard let key = mask.key, let condition = condition(key) else { return }
    for (attribute, property) in [
      ("axis", "axis"), ("spacing", "spacing"), ("alignment", "alignment"), ("distribution", "distribution"),
      ("hidden", "isHidden"),
    ] {
      guard let value = mask[attribute] else { continue }
      let standard = [
        "axis": "horizontal", "spacing": "0", "alignment": "fill", "distribution": "fill", "hidden": "NO",
      ]
      func code(_ value: String) -> String {
        switch attribute {
        case "spacing": InterfaceValues.number(value) ?? "0"
        case "hidden": value == "YES" ? "true" : "false"
        default: "." + value
        }
      }
      adaptations.append(
        "\(it).\(property) = \(condition) ? \(code(value)) : \(code(element[attribute] ?? standard[attribute]!))")
    }
    if let font = mask.value("fontDescription"), let usual = element.value("fontDescription") {
      let property = element.name == "button" ? "titleLabel?.font" : "font"
      adaptations.append(
        "\(it).\(property) = \(condition) ? \(InterfaceValues.font(font)) : \(InterfaceValues.font(usual))")
    }
  }

  /// Converts a variation's key, such as `heightClass=compact-widthClass=regular`, to a condition on `traits`.
  func condition(_ key: String) -> String? {
    var parts: [String] = []
    for each in key.split(separator: "-") {
      let pair = each.split(separator: "=")
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "heightClass": parts.append("traits.verticalSizeClass == .\(pair[1])")
      case "widthClass": parts.append("traits.horizontalSizeClass == .\(pair[1])")
      case "userInterfaceStyle", "displayGamut", "layoutDirection": return nil
      default: return nil
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  // MARK: Writing

  /// Writes all collected constraints.
  func writeConstraints() {
    for each in pending {
      guard let code = code(for: each) else { continue }
      let element = each.element
      let priority = element.number("priority").flatMap { $0 == 1000 ? nil : InterfaceValues.number($0) }
      let constants = element.children.filter { $0.name == "variation" && $0["constant"] != nil }
      let isNamed =
        priority != nil || isConnected(element.id) || element["identifier"] != nil || !each.variations.isEmpty
        || !constants.isEmpty || element.flag("shouldBeArchived") == true
      guard isNamed else {
        if each.isInstalled, element.flag("placeholder") != true { activated.append(code) }
        continue
      }
      let it = name(for: element, kind: "constraint")
      constraintLines.append("let \(it) = \(code)")
      if let priority { constraintLines.append("\(it).priority = UILayoutPriority(\(priority))") }
      if let identifier = element["identifier"] {
        constraintLines.append("\(it).identifier = \(InterfaceValues.text(identifier))")
      }
      if each.variations.isEmpty, each.isInstalled { activated.append(it) }
      if !each.variations.isEmpty {
        var value = each.isInstalled ? "true" : "false"
        for variation in each.variations {
          if let condition = condition(variation.traits) {
            value = "\(condition) ? \(variation.isInstalled) : (\(value))"
          }
        }
        adaptations.append("\(it).isActive = \(value)")
      }
      for variation in constants {
        if let condition = condition(variation.key ?? ""), let value = InterfaceValues.number(variation["constant"]) {
          let usual = InterfaceValues.number(element["constant"]) ?? "0"
          adaptations.append("\(it).constant = \(condition) ? \(value) : \(usual)")
        }
      }
    }
  }

  private func isConnected(_ id: String) -> Bool {
    file.root.all.contains { ["outlet", "outletCollection"].contains($0.name) && $0["destination"] == id }
  }

  private static let anchors: [String: String] = [
    "leading": "leadingAnchor", "trailing": "trailingAnchor", "left": "leftAnchor", "right": "rightAnchor",
    "top": "topAnchor", "bottom": "bottomAnchor", "width": "widthAnchor", "height": "heightAnchor",
    "centerX": "centerXAnchor", "centerY": "centerYAnchor", "firstBaseline": "firstBaselineAnchor",
    "baseline": "lastBaselineAnchor", "lastBaseline": "lastBaselineAnchor",
  ]

  private static let attributes: [String: String] = [
    "leadingMargin": "leadingMargin", "trailingMargin": "trailingMargin", "topMargin": "topMargin",
    "bottomMargin": "bottomMargin", "leftMargin": "leftMargin", "rightMargin": "rightMargin",
    "centerXWithinMargins": "centerXWithinMargins", "centerYWithinMargins": "centerYWithinMargins",
    "baseline": "lastBaseline", "lastBaseline": "lastBaseline", "firstBaseline": "firstBaseline",
  ]

  /// An item and its attribute; in older storyboards, layout guides stand for edges of the safe area.
  private func item(_ id: String?, _ attribute: String?, _ holder: String) -> (String, String)? {
    guard var attribute else { return nil }
    guard let id else { return (holder, attribute) }
    if let guide = file.elements[id], guide.name == "viewControllerLayoutGuide" {
      let view = variables[file.scene(of: ownerID)?.view?.id ?? ""] ?? "view"
      attribute = guide["type"] == "top" ? "top" : "bottom"
      return ("\(view).safeAreaLayoutGuide", attribute)
    }
    guard let variable = variables[id] else { return nil }
    return (variable, attribute)
  }

  private func code(for each: Pending) -> String? {
    let element = each.element
    guard let (first, firstAttribute) = item(element["firstItem"], element["firstAttribute"], each.holder) else {
      return nil
    }
    let relation = element["relation"] ?? "equal"
    let constant = element.number("constant") ?? 0
    let multiplier = multiplier(element["multiplier"])
    let verb =
      ["greaterThanOrEqual": "greaterThanOrEqualTo", "lessThanOrEqual": "lessThanOrEqualTo"][relation] ?? "equalTo"
    let shift = constant == 0 ? "" : ", constant: \(InterfaceValues.number(constant))"
    guard element["secondItem"] != nil || element["secondAttribute"] != nil else {
      guard let anchor = SceneWriter.anchors[firstAttribute] else { return nil }
      return "\(first).\(anchor).constraint(\(verb)Constant: \(InterfaceValues.number(constant)))"
    }
    guard
      let (second, secondAttribute) = item(
        element["secondItem"], element["secondAttribute"] ?? firstAttribute, each.holder)
    else { return nil }
    let isSize = ["width", "height"].contains(firstAttribute)
    if let anchor = SceneWriter.anchors[firstAttribute], let other = SceneWriter.anchors[secondAttribute],
      multiplier == nil || isSize
    {
      let factor = multiplier.map { ", multiplier: \($0)" } ?? ""
      return "\(first).\(anchor).constraint(\(verb): \(second).\(other)\(factor)\(shift))"
    }
    let names = [firstAttribute, secondAttribute].map { SceneWriter.attributes[$0] ?? $0 }
    return
      "NSLayoutConstraint(item: \(first), attribute: .\(names[0]), relatedBy: .\(relation), toItem: \(second), attribute: .\(names[1]), multiplier: \(multiplier ?? "1"), constant: \(InterfaceValues.number(constant)))"
  }

  /// A multiplier: a number, or a ratio such as `16:9`; nil for 1.
  private func multiplier(_ text: String?) -> String? {
    guard let text else { return nil }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1: return parts[0] == 1 ? nil : InterfaceValues.number(parts[0])
    case 2 where parts[1] != 0:
      return parts[0] == parts[1] ? nil : "\(InterfaceValues.number(parts[0])) / \(InterfaceValues.number(parts[1]))"
    default: return nil
    }
  }
}
