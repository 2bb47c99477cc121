/// Converts values of an interface file to Swift code.
enum InterfaceValues {
  /// A number, without a fraction if it is whole.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  static func number(_ text: String?) -> String? { text.flatMap(Double.init).map(number) }

  /// A text as a string literal.
  static func text(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        // Interface Builder stores a pressed Return as a line or paragraph separator.
        if character.value == 0x2028 || character.value == 0x2029 {
          result += "\\n"
        } else {
          result.unicodeScalars.append(character)
        }
      }
    }
    return result + "\""
  }

  static func rect(_ element: InterfaceElement) -> String {
    let parts = ["x", "y", "width", "height"].map { "\($0): \(number(element.number($0) ?? 0))" }
    return "CGRect(\(parts.joined(separator: ", ")))"
  }

  static func size(_ element: InterfaceElement) -> String {
    "CGSize(width: \(number(element.number("width") ?? 0)), height: \(number(element.number("height") ?? 0)))"
  }

  static func point(_ element: InterfaceElement) -> String {
    "CGPoint(x: \(number(element.number("x") ?? 0)), y: \(number(element.number("y") ?? 0)))"
  }

  static func insets(_ element: InterfaceElement) -> String {
    let (second, fourth) = element["leading"] != nil ? ("leading", "trailing") : ("left", "right")
    // The names differ between older and newer files: minX and maxX, or left and right.
    let values = [
      element.number("top") ?? element.number("minY") ?? 0, element.number(second) ?? element.number("minX") ?? 0,
      element.number("bottom") ?? element.number("maxY") ?? 0, element.number(fourth) ?? element.number("maxX") ?? 0,
    ]
    let type = second == "leading" ? "NSDirectionalEdgeInsets" : "UIEdgeInsets"
    let parts = zip(["top", second, "bottom", fourth], values).map { "\($0): \(number($1))" }
    return "\(type)(\(parts.joined(separator: ", ")))"
  }

  /// A color; nil if the element says that there is none.
  static func color(_ element: InterfaceElement, _ named: [String: InterfaceElement] = [:]) -> String? {
    guard element.name == "color" else { return nil }
    if let system = element["cocoaTouchSystemColor"] ?? element["systemColor"] {
      if let name = systemColors[system] { return "UIColor.\(name)" }
      if system.hasSuffix("Color") { return "UIColor.\(system.dropLast(5))" }
    }
    if let name = element["name"] {
      // A catalog's color is read from the catalog itself; see `ColorCatalogWriter`.
      return "UIColor.\(AssetNames.identifier(name))"
    }
    let alpha = number(element.number("alpha") ?? 1)
    if let white = element.number("white") {
      switch (white, alpha) {
      case (0, "1"): return "UIColor.black"
      case (1, "1"): return "UIColor.white"
      case (0, "0"): return "UIColor.clear"
      default: return "UIColor(white: \(number(white)), alpha: \(alpha))"
      }
    }
    if let hue = element.number("hue") {
      return
        "UIColor(hue: \(number(hue)), saturation: \(number(element.number("saturation") ?? 0)), brightness: \(number(element.number("brightness") ?? 0)), alpha: \(alpha))"
    }
    guard let red = element.number("red") else { return nil }
    let parts = [red, element.number("green") ?? 0, element.number("blue") ?? 0].map { short($0) }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
  }

  /// A color component with five decimal places; further digits are rounding noise.
  private static func short(_ value: Double) -> String { number((value * 100_000).rounded() / 100_000) }

  /// Color names in older files that are not members of `UIColor`.
  private static let systemColors = [
    "darkTextColor": "darkText", "lightTextColor": "lightText",
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "viewFlipsideBackgroundColor": "darkGray", "scrollViewTexturedBackgroundColor": "darkGray",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
  ]

  /// A font.
  static func font(_ element: InterfaceElement) -> String {
    if let style = element["style"], let name = textStyles[style] {
      return "UIFont.preferredFont(forTextStyle: .\(name))"
    }
    let size = number(element.number("pointSize") ?? 17)
    if let name = element["name"] {
      return "UIFont(name: \(text(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default:
      if let weight = element["weight"] { return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))" }
      return "UIFont.systemFont(ofSize: \(size))"
    }
  }

  private static let textStyles = [
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleTitle0": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleLargeTitle": "largeTitle",
  ]
}

/// Converts asset names to Swift identifiers.
enum AssetNames {
  /// Converts `Card Back-1` to `cardBack1`.
  static func identifier(_ name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    var result = ""
    for (number, part) in parts.enumerated() {
      result +=
        number == 0 ? part.prefix(1).lowercased() + part.dropFirst() : part.prefix(1).uppercased() + part.dropFirst()
    }
    if result.first?.isNumber ?? true { result = "_" + result }
    return reserved.contains(result) ? result + "_" : result
  }

  private static let reserved: Set<String> = [
    "default", "class", "self", "case", "in", "is", "as", "let", "var", "func", "switch", "return", "init", "import",
    "white", "black", "red", "green", "blue", "gray", "orange", "yellow", "purple", "brown", "clear", "label", "tint",
    "cyan",
    "magenta", "link", "separator",
  ]
}
