import CaromGeometry

/// Colors as people see them, with normal vision and four color deficiencies, and the perceived difference of two
/// colors.
enum ColorVision: CaseIterable {
  case usual, protanopia, deuteranopia, tritanopia, grayscale

  /// A linear RGB color as it appears with this vision (Machado, Oliveira and Fernandes 2009, severity 1).
  private func seen(_ c: [Double]) -> [Double] {
    let rows: [[Double]] =
      switch self {
      case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protanopia:
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
      case .deuteranopia:
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
      case .tritanopia:
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
      case .grayscale: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]]
      }
    return rows.map { row in min(max(row[0] * c[0] + row[1] * c[1] + row[2] * c[2], 0), 1) }
  }

  /// The CIE 1976 L*a*b* coordinates of a 0xRRGGBB color.
  func lab(_ hex: Int) -> (l: Double, a: Double, b: Double) {
    let linear = [16, 8, 0].map { shift -> Double in
      let value = Double(hex >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let c = seen(linear)
    func f(_ t: Double) -> Double { t > 0.008856 ? pow(t, 1.0 / 3) : 7.787 * t + 16.0 / 116 }
    let x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047)
    let y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2])
    let z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The perceived difference of two colors (CIEDE2000).
  func difference(_ one: Int, _ other: Int) -> Double {
    let (first, second) = (lab(one), lab(other))
    let meanChroma = (hypotenuse(first.a, first.b) + hypotenuse(second.a, second.b)) / 2
    let c7 = pow(meanChroma, 7)
    let g = 0.5 * (1 - (c7 / (c7 + pow(25, 7))).squareRoot())
    let (a1, a2) = ((1 + g) * first.a, (1 + g) * second.a)
    let (c1, c2) = (hypotenuse(a1, first.b), hypotenuse(a2, second.b))
    let (h1, h2) = (hue(a1, first.b), hue(a2, second.b))
    var dh = c1 * c2 == 0 ? 0 : h2 - h1
    if dh > Double.pi { dh -= 2 * Double.pi }
    if dh < -Double.pi { dh += 2 * Double.pi }
    let hueStep = 2 * (c1 * c2).squareRoot() * sin(dh / 2)
    let l = (first.l + second.l) / 2
    let c = (c1 + c2) / 2
    var h = c1 * c2 == 0 ? h1 + h2 : (h1 + h2) / 2
    if abs(h1 - h2) > Double.pi, c1 * c2 != 0 { h += h < Double.pi ? Double.pi : -Double.pi }
    let degree = Double.pi / 180
    let t =
      1 - 0.17 * cos(h - 30 * degree) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6 * degree)
      - 0.2 * cos(4 * h - 63 * degree)
    let bend = (h / degree - 275) / 25
    let turn = 60 * degree * exp(-bend * bend)
    let cc7 = pow(c, 7)
    let rc = 2 * (cc7 / (cc7 + pow(25, 7))).squareRoot()
    let sl = 1 + 0.015 * (l - 50) * (l - 50) / (20 + (l - 50) * (l - 50)).squareRoot()
    let (sc, sh) = (1 + 0.045 * c, 1 + 0.015 * c * t)
    let (dl, dc, dH) = ((second.l - first.l) / sl, (c2 - c1) / sc, hueStep / sh)
    return (dl * dl + dc * dc + dH * dH - sin(turn) * rc * dc * dH).squareRoot()
  }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let angle = atan2(b, a)
    return angle < 0 ? angle + 2 * Double.pi : angle
  }
}
