/// Writes the colors of asset catalogs as members of `UIColor`, and a lookup by name.
enum ColorCatalogWriter {
  static func write(_ colors: [AssetCatalog.Color]) -> String {
    func code(_ parts: [Double]) -> String {
      let short = parts.map { InterfaceValues.number(($0 * 100_000).rounded() / 100_000) }
      return "UIColor(red: \(short[0]), green: \(short[1]), blue: \(short[2]), alpha: \(short[3]))"
    }
    var lines = ["// Written by `carom port` from the asset catalogs.", "", "import UIKit", "", "extension UIColor {"]
    for color in colors {
      lines.append("  /// The color \"\(color.name)\" of the asset catalog.")
      if let dark = color.dark {
        lines.append("  static var \(AssetNames.identifier(color.name)): UIColor {")
        lines.append("    UIColor { traits in")
        lines.append("      traits.userInterfaceStyle == .dark ? \(code(dark)) : \(code(color.light))")
        lines += ["    }", "  }"]
      } else {
        lines.append("  static var \(AssetNames.identifier(color.name)): UIColor { \(code(color.light)) }")
      }
    }
    lines += [
      "", "  /// The color of the asset catalog by its name; nil where there is none.",
      "  convenience init?(named name: String) {",
    ]
    lines += ["    switch name {"]
    for color in colors {
      if let dark = color.dark {
        lines.append("    case \(InterfaceValues.text(color.name)):")
        lines.append("      self.init { $0.userInterfaceStyle == .dark ? \(code(dark)) : \(code(color.light)) }")
      } else {
        let parts = code(color.light).replacing("UIColor", with: "self.init")
        lines.append("    case \(InterfaceValues.text(color.name)): \(parts)")
      }
    }
    lines += ["    default: return nil", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}
