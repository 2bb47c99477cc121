import UIKit

extension MatchDrawing {
  /// The drawing as an SVG picture on white paper.
  ///
  /// - Parameters:
  ///   - title: What is written below it, in one line.
  ///   - color: The color of an ink.
  func svg(title: String, color: (Ink) -> UIColor) -> String {
    let margin = (size.width * size.height).squareRoot() * 0.06
    let width = size.width + 2 * margin
    let height = size.height + 3 * margin
    let type = margin * 0.62
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(SVGText.number(width)) \(SVGText.number(height))\">",
      "<title>\(SVGText.escaped(title))</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(SVGText.paint(Self.paper))\"/>",
      "<g transform=\"translate(\(SVGText.number(margin)) \(SVGText.number(margin)))\">",
      "<path d=\"\(SVGText.data(frame))\" fill=\"\(SVGText.paint(color(.near)))\" fill-opacity=\"0.3\"/>",
    ]
    for stroke in strokes {
      let paint = color(stroke.ink)
      lines.append(
        "<path d=\"\(SVGText.data(stroke.path))\" fill=\"\(SVGText.paint(paint))\" "
          + "fill-opacity=\"\(SVGText.number(paint.cgColor.alpha))\"/>")
    }
    lines += [
      "</g>",
      "<text x=\"\(SVGText.number(width / 2))\" y=\"\(SVGText.number(height - margin * 0.8))\" text-anchor=\"middle\" "
        + "font-family=\"Georgia, serif\" font-style=\"italic\" font-size=\"\(SVGText.number(type))\" "
        + "fill=\"\(SVGText.paint(color(.near)))\">\(SVGText.escaped(title))</text>",
      "</svg>", "",
    ]
    var text = ""
    for line in lines { text += text.isEmpty ? line : "\n" + line }
    return text
  }

  private static let paper = UIColor(red: 0.961, green: 0.941, blue: 0.89, alpha: 1)
}

/// Numbers, paths, colors and text as an SVG file writes them.
private enum SVGText {
  /// A number with at most one decimal above 10, and two below.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((max(-1e6, min(value, 1e6)).magnitude * (value.magnitude < 10 ? 100 : 10)).rounded())
    let divisor = value.magnitude < 10 ? 100 : 10
    let rest = hundredths % divisor
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    if rest == 0 { return sign + "\(hundredths / divisor)" }
    let digits = divisor == 100 && rest < 10 ? "0\(rest)" : "\(rest)"
    return sign + "\(hundredths / divisor)." + digits
  }

  static func data(_ path: CGPath) -> String {
    var text = ""
    func add(_ letter: String, _ points: CGPoint...) {
      text += letter
      for (index, point) in points.enumerated() {
        text += (index > 0 ? " " : "") + number(point.x) + " " + number(point.y)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quadCurve(let to, let control): add("Q", control, to)
      case .curve(let to, let first, let second): add("C", first, second, to)
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }

  /// A color without its opacity.
  static func paint(_ color: UIColor) -> String {
    let color = color.cgColor
    func byte(_ share: CGFloat) -> Int { Int((max(0, min(share, 1)) * 255).rounded()) }
    return "rgb(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)))"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
