extension SceneWriter {
  /// Writes the attributes that are specific to each kind of view.
  func kindProperties(of element: InterfaceElement, _ it: String) {
    switch element.name {
    case "label": label(element, it)
    case "button": button(element, it)
    case "imageView":
      if let image = element["image"] { say("\(it).image = \(self.image(image, element["catalog"]))") }
      if let image = element["highlightedImage"] { say("\(it).highlightedImage = \(self.image(image, nil))") }
    case "textField", "textView", "searchBar": text(element, it)
    case "slider", "switch", "stepper", "segmentedControl", "progressView", "activityIndicatorView", "pageControl",
      "datePicker":
      control(element, it)
    case "stackView":
      if element["axis"] == "vertical" { say("\(it).axis = .vertical") }
      if let value = element["distribution"] { say("\(it).distribution = .\(value)") }
      if let value = element["alignment"] { say("\(it).alignment = .\(value)") }
      if let value = InterfaceValues.number(element["spacing"]) { say("\(it).spacing = \(value)") }
      if element.flag("baselineRelativeArrangement") == true { note(element, "baseline-relative stacks are left out") }
      if element.flag("layoutMarginsRelativeArrangement") == true {
        say("\(it).isLayoutMarginsRelativeArrangement = true")
      }
    case "scrollView", "tableView", "collectionView": scrolling(element, it)
    case "tableViewCell": cell(element, it)
    case "pickerView", "view", "containerView", "control", "visualEffectView", "toolbar", "navigationBar", "tabBar":
      bar(element, it)
    default: break
    }
    if element.flag("enabled") == false { say("\(it).isEnabled = false") }
    if element.flag("selected") == true, element.name == "button" { say("\(it).isSelected = true") }
    for (attribute, property) in [
      ("contentHorizontalAlignment", "contentHorizontalAlignment"),
      ("contentVerticalAlignment", "contentVerticalAlignment"),
    ] where element.name == "button" {
      if let value = element[attribute], value != "center" { say("\(it).\(property) = .\(value)") }
    }
  }

  private func lines(_ value: String?) -> String? {
    value.map {
      switch $0 {
      case "wordWrap": "byWordWrapping"
      case "characterWrap": "byCharWrapping"
      case "clip": "byClipping"
      case "headTruncation": "byTruncatingHead"
      case "middleTruncation": "byTruncatingMiddle"
      default: "byTruncatingTail"
      }
    }
  }

  private func label(_ element: InterfaceElement, _ it: String) {
    if let text = element["text"] ?? element.value("text")?.text { say("\(it).text = \(InterfaceValues.text(text))") }
    if let attributed = element.value("attributedText") {
      say("\(it).attributedText = \(attributedText(attributed))")
    }
    if let font = element.value("fontDescription") { say("\(it).font = \(InterfaceValues.font(font))") }
    if let color = element.value("textColor").flatMap(color) { say("\(it).textColor = \(color)") }
    if let color = element.value("highlightedColor").flatMap(color) { say("\(it).highlightedTextColor = \(color)") }
    if let color = element.value("shadowColor").flatMap(color) { say("\(it).shadowColor = \(color)") }
    if let size = element.value("shadowOffset") { say("\(it).shadowOffset = \(InterfaceValues.size(size))") }
    if let value = element["textAlignment"] { say("\(it).textAlignment = .\(value)") }
    if let value = element["numberOfLines"] { say("\(it).numberOfLines = \(value)") }
    if let value = lines(element["lineBreakMode"]), value != "byTruncatingTail" {
      say("\(it).lineBreakMode = .\(value)")
    }
    if element.flag("adjustsFontSizeToFit") == true {
      say("\(it).adjustsFontSizeToFitWidth = true")
      if let least = element.number("minimumScaleFactor") {
        say("\(it).minimumScaleFactor = \(InterfaceValues.number(least))")
      }
    }
    if element.flag("adjustsFontForContentSizeCategory") == true {
      say("\(it).adjustsFontForContentSizeCategory = true")
    }
  }

  /// An attributed text: its fragments, each with its font and color.
  func attributedText(_ element: InterfaceElement) -> String {
    var parts: [String] = []
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.value("content")?.text ?? ""
      var attributes: [String] = []
      for each in fragment.items("attributes") {
        if each.key == "NSFont", each.name == "font" {
          let size = InterfaceValues.number(each.number("size") ?? 17)
          let isBold = each["name"]?.contains("old") == true
          attributes.append(".font: UIFont.\(isBold ? "boldSystemFont" : "systemFont")(ofSize: \(size))")
        } else if each.key == "NSColor", let color = InterfaceValues.color(each) {
          attributes.append(".foregroundColor: \(color)")
        }
      }
      let list = attributes.isEmpty ? "[:]" : "[\(attributes.joined(separator: ", "))]"
      parts.append("NSAttributedString(string: \(InterfaceValues.text(content)), attributes: \(list))")
    }
    guard parts.count != 1 else { return parts[0] }
    let steps = parts.map { "text.append(\($0))" }.joined(separator: "; ")
    return "{ let text = NSMutableAttributedString(); \(steps); return text }()"
  }

  private func button(_ element: InterfaceElement, _ it: String) {
    if let font = element.value("fontDescription") { say("\(it).titleLabel?.font = \(InterfaceValues.font(font))") }
    if let value = lines(element["lineBreakMode"]), value != "byTruncatingMiddle" {
      say("\(it).titleLabel?.lineBreakMode = .\(value)")
    }
    if let insets = element.value("contentEdgeInsets") {
      say("\(it).contentEdgeInsets = \(InterfaceValues.insets(insets))")
    }
    if let insets = element.value("titleEdgeInsets") {
      say("\(it).titleEdgeInsets = \(InterfaceValues.insets(insets))")
    }
    if let insets = element.value("imageEdgeInsets") {
      say("\(it).imageEdgeInsets = \(InterfaceValues.insets(insets))")
    }
    if let configuration = element.value("buttonConfiguration") ?? element.child("buttonConfiguration") {
      let style = configuration["style"] ?? "plain"
      let known = [
        "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
      ]
      say("\(it).configuration = .\(known.contains(style) ? style : "plain")()")
      if let title = configuration["title"] { say("\(it).configuration?.title = \(InterfaceValues.text(title))") }
      if let title = configuration["subtitle"] { say("\(it).configuration?.subtitle = \(InterfaceValues.text(title))") }
      if let image = configuration["image"] {
        say("\(it).configuration?.image = \(self.image(image, configuration["catalog"]))")
      }
      if let color = configuration.value("baseForegroundColor").flatMap(color) {
        say("\(it).configuration?.baseForegroundColor = \(color)")
      }
      if let color = configuration.value("baseBackgroundColor").flatMap(color) {
        say("\(it).configuration?.baseBackgroundColor = \(color)")
      }
      if let text = configuration.value("attributedTitle") ?? configuration.child("attributedString") {
        let title = text.children.compactMap { $0["content"] ?? $0.value("content")?.text }.joined()
        say("\(it).configuration?.title = \(InterfaceValues.text(title))")
      }
    }
    for state in element.children where state.name == "state" {
      let name = ["normal": "normal", "selected": "selected", "highlighted": "highlighted", "disabled": "disabled"][
        state.key ?? "normal"]
      guard let name else { continue }
      if let title = state["title"] ?? state.value("title")?.text, element.value("buttonConfiguration") == nil {
        say("\(it).setTitle(\(InterfaceValues.text(title)), for: .\(name))")
      }
      if let text = state.value("attributedTitle") {
        say("\(it).setAttributedTitle(\(attributedText(text)), for: .\(name))")
      }
      if let image = state["image"] { say("\(it).setImage(\(self.image(image, state["catalog"])), for: .\(name))") }
      if let image = state["backgroundImage"] {
        say("\(it).setBackgroundImage(\(self.image(image, nil)), for: .\(name))")
      }
      if let color = state.value("titleColor").flatMap(color) { say("\(it).setTitleColor(\(color), for: .\(name))") }
      if let color = state.value("titleShadowColor").flatMap(color), color != "UIColor.clear" {
        say("\(it).setTitleShadowColor(\(color), for: .\(name))")
      }
    }
  }

  private func text(_ element: InterfaceElement, _ it: String) {
    if let text = element["text"] ?? element.value("text")?.text { say("\(it).text = \(InterfaceValues.text(text))") }
    if let text = element["placeholder"] { say("\(it).placeholder = \(InterfaceValues.text(text))") }
    if element.name != "searchBar" {
      if let font = element.value("fontDescription") { say("\(it).font = \(InterfaceValues.font(font))") }
      if let color = element.value("textColor").flatMap(color) { say("\(it).textColor = \(color)") }
      if let value = element["textAlignment"] { say("\(it).textAlignment = .\(value)") }
    }
    if element.name == "textField" {
      // A text field from Interface Builder's library has a rounded border; one without a style has none.
      say("\(it).borderStyle = .\(element["borderStyle"] ?? "none")")
      if let mode = element["clearButtonMode"] {
        let name =
          ["whileEditing": "whileEditing", "unlessEditing": "unlessEditing", "always": "always"][mode] ?? "never"
        say("\(it).clearButtonMode = .\(name)")
      }
      if element.flag("clearsOnBeginEditing") == true { say("\(it).clearsOnBeginEditing = true") }
      if let size = InterfaceValues.number(element["minimumFontSize"]), element.flag("adjustsFontSizeToFit") == true {
        say("\(it).minimumFontSize = \(size)")
        say("\(it).adjustsFontSizeToFitWidth = true")
      }
    }
    if element.name == "textView" {
      if element.flag("editable") == false { say("\(it).isEditable = false") }
      if element.flag("selectable") == false { say("\(it).isSelectable = false") }
      if element.flag("scrollEnabled") == false { say("\(it).isScrollEnabled = false") }
    }
    guard let traits = element.value("textInputTraits") else { return }
    if let value = traits["keyboardType"] { say("\(it).keyboardType = .\(value)") }
    if let value = traits["returnKeyType"] { say("\(it).returnKeyType = .\(value)") }
    if let value = traits["autocapitalizationType"] { say("\(it).autocapitalizationType = .\(value)") }
    if let value = traits["autocorrectionType"] { say("\(it).autocorrectionType = .\(value)") }
    if traits.flag("secureTextEntry") == true { say("\(it).isSecureTextEntry = true") }
  }

  private func control(_ element: InterfaceElement, _ it: String) {
    func set(_ attribute: String, _ property: String) {
      if let value = InterfaceValues.number(element[attribute]) { say("\(it).\(property) = \(value)") }
    }
    func color(_ key: String, _ property: String) {
      if let value = element.value(key).flatMap({ InterfaceValues.color($0) }) { say("\(it).\(property) = \(value)") }
    }
    switch element.name {
    case "slider":
      // The limits come first, because the value is clamped to them.
      set("minValue", "minimumValue")
      set("maxValue", "maximumValue")
      set("value", "value")
      color("minimumTrackTintColor", "minimumTrackTintColor")
      color("maximumTrackTintColor", "maximumTrackTintColor")
      color("thumbTintColor", "thumbTintColor")
      if element.flag("continuous") == false { say("\(it).isContinuous = false") }
    case "stepper":
      set("minimumValue", "minimumValue")
      set("maximumValue", "maximumValue")
      set("stepValue", "stepValue")
      set("value", "value")
      if element.flag("wraps") == true { say("\(it).wraps = true") }
      if element.flag("autorepeat") == false { say("\(it).autorepeat = false") }
      if element.flag("continuous") == false { say("\(it).isContinuous = false") }
    case "switch":
      // A switch from Interface Builder's library is on.
      say("\(it).isOn = \(element.flag("on") ?? false)")
      color("onTintColor", "onTintColor")
      color("thumbTintColor", "thumbTintColor")
    case "segmentedControl":
      for (number, segment) in element.items("segments").enumerated() {
        if let image = segment["image"] {
          say("\(it).insertSegment(with: \(self.image(image, segment["catalog"])), at: \(number), animated: false)")
        } else {
          say(
            "\(it).insertSegment(withTitle: \(InterfaceValues.text(segment["title"] ?? "")), at: \(number), animated: false)"
          )
        }
        if let width = InterfaceValues.number(segment["width"]) {
          say("\(it).setWidth(\(width), forSegmentAt: \(number))")
        }
        if segment.flag("enabled") == false { say("\(it).setEnabled(false, forSegmentAt: \(number))") }
      }
      if let selected = element["selectedSegmentIndex"] { say("\(it).selectedSegmentIndex = \(selected)") }
      if element.flag("momentary") == true { say("\(it).isMomentary = true") }
      color("selectedSegmentTintColor", "selectedSegmentTintColor")
    case "progressView":
      set("progress", "progress")
      color("progressTintColor", "progressTintColor")
      color("trackTintColor", "trackTintColor")
    case "activityIndicatorView":
      if element.flag("hidesWhenStopped") == false { say("\(it).hidesWhenStopped = false") }
      if let style = element["style"] {
        let name = ["whiteLarge": "large", "large": "large"][style] ?? "medium"
        say("\(it).style = .\(name)")
        if style.hasPrefix("white") { say("\(it).color = .white") }
      }
      color("color", "color")
      if element.flag("animating") == true { say("\(it).startAnimating()") }
    case "pageControl":
      if let count = element["numberOfPages"] { say("\(it).numberOfPages = \(count)") }
      if let page = element["currentPage"] { say("\(it).currentPage = \(page)") }
      color("pageIndicatorTintColor", "pageIndicatorTintColor")
      color("currentPageIndicatorTintColor", "currentPageIndicatorTintColor")
    case "datePicker":
      if let mode = element["datePickerMode"] { say("\(it).datePickerMode = .\(mode)") }
      if let style = element["style"] { say("\(it).preferredDatePickerStyle = .\(style)") }
      if let minutes = element["minuteInterval"] { say("\(it).minuteInterval = \(minutes)") }
    default: break
    }
  }

  private func scrolling(_ element: InterfaceElement, _ it: String) {
    for (attribute, property) in [
      ("pagingEnabled", "isPagingEnabled"), ("scrollEnabled", "isScrollEnabled"), ("bounces", "bounces"),
      ("alwaysBounceVertical", "alwaysBounceVertical"), ("alwaysBounceHorizontal", "alwaysBounceHorizontal"),
      ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
      ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator"),
      ("directionalLockEnabled", "isDirectionalLockEnabled"),
    ] {
      if let value = element.flag(attribute) { say("\(it).\(property) = \(value)") }
    }
    if let value = InterfaceValues.number(element["minimumZoomScale"]) { say("\(it).minimumZoomScale = \(value)") }
    if let value = InterfaceValues.number(element["maximumZoomScale"]) { say("\(it).maximumZoomScale = \(value)") }
    if let behavior = element["contentInsetAdjustmentBehavior"] {
      say("\(it).contentInsetAdjustmentBehavior = .\(behavior)")
    }
    if element.name == "tableView" {
      // −1, and the library's 44 and 28, stand for the table's own defaults.
      if let height = element.number("rowHeight"), height > 0, height != 44 {
        say("\(it).rowHeight = \(InterfaceValues.number(height))")
      }
      if let height = element.number("estimatedRowHeight"), height > 0, height != 44 {
        say("\(it).estimatedRowHeight = \(InterfaceValues.number(height))")
      }
      if element["separatorStyle"] == "none" { say("\(it).separatorStyle = .none") }
      if element.flag("allowsSelection") == false { say("\(it).allowsSelection = false") }
      if element.flag("allowsMultipleSelection") == true { say("\(it).allowsMultipleSelection = true") }
    }
  }

  private func cell(_ element: InterfaceElement, _ it: String) {
    if let type = element["accessoryType"] { say("\(it).accessoryType = .\(type)") }
    if let style = element["selectionStyle"] { say("\(it).selectionStyle = .\(style)") }
    if let level = element["indentationLevel"] { say("\(it).indentationLevel = \(level)") }
  }

  /// Bars that are ordinary subviews.
  private func bar(_ element: InterfaceElement, _ it: String) {
    guard element.name == "toolbar" || element.name == "navigationBar" else { return }
    let items = element.items("items").filter { $0.name == "barButtonItem" }
    if !items.isEmpty {
      say("\(it).items = [\(items.map { barItem($0) }.joined(separator: ", "))]")
    }
  }

  /// The layout of a collection view.
  func layout(_ element: InterfaceElement) -> String {
    guard let flow = element.value("collectionViewLayout"), flow.name == "collectionViewFlowLayout" else {
      if let custom = element.value("collectionViewLayout")?["customClass"] { return "\(custom)()" }
      return "UICollectionViewFlowLayout()"
    }
    let type = flow["customClass"] ?? "UICollectionViewFlowLayout"
    var steps = ["let layout = \(type)()"]
    if flow["scrollDirection"] == "horizontal" { steps.append("layout.scrollDirection = .horizontal") }
    if let value = InterfaceValues.number(flow["minimumLineSpacing"]) {
      steps.append("layout.minimumLineSpacing = \(value)")
    }
    if let value = InterfaceValues.number(flow["minimumInteritemSpacing"]) {
      steps.append("layout.minimumInteritemSpacing = \(value)")
    }
    if let size = flow.value("itemSize") { steps.append("layout.itemSize = \(InterfaceValues.size(size))") }
    if let size = flow.value("headerReferenceSize"), size.number("height") ?? 0 > 0 {
      steps.append("layout.headerReferenceSize = \(InterfaceValues.size(size))")
    }
    if let insets = flow.value("sectionInset") {
      steps.append("layout.sectionInset = \(InterfaceValues.insets(insets))")
    }
    return "{ \(steps.joined(separator: "; ")); return layout }()"
  }
}
