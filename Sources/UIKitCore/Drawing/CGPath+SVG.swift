import CaromGeometry

extension CGPath {
  /// The path as SVG path data, rounded to thousandths of a point; coordinates are clamped to ±10 million points.
  package var svgData: String {
    var bytes: [UInt8] = []
    for element in elements {
      switch element {
      case .move(let to): bytes.append("M", to)
      case .line(let to): bytes.append("L", to)
      case .quadCurve(let to, let control): bytes.append("Q", control, to)
      case .curve(let to, let control1, let control2): bytes.append("C", control1, control2, to)
      case .closeSubpath: bytes.append("Z")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ letter: Unicode.Scalar, _ points: CGPoint...) {
    append(UInt8(ascii: letter))
    for (index, point) in points.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(number: point.x)
      append(UInt8(ascii: " "))
      append(number: point.y)
    }
  }

  /// Appends a number with at most three digits after the decimal point, and without trailing zeros.
  private mutating func append(number: Double) {
    let thousandths = Int64((Swift.max(-1e7, Swift.min(1e7, number)) * 1000).rounded())
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    let magnitude = thousandths.magnitude
    append(contentsOf: "\(magnitude / 1000)".utf8)
    var rest = magnitude % 1000
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    var place: UInt64 = 100
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }
}
