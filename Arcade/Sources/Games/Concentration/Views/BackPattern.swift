import UIKit

/// The patterns on the backs of the cards: lines and spots on a square grid.
struct BackPattern {
  let pattern: Theme.Pattern
  let field: CGRect
  /// The side of a grid square, in points.
  let pitch: CGFloat

  init(_ pattern: Theme.Pattern, in field: CGRect) {
    self.pattern = pattern
    self.field = field
    pitch = max(min(field.width, field.height) / 6, 4)
  }

  /// The pattern's path, and whether to fill it rather than stroke it.
  var path: (UIBezierPath, isFilled: Bool) {
    let path = UIBezierPath()
    switch pattern {
    case .dots: each { path.append(circle($0, pitch * ($1 % 2 == 0 ? 0.22 : 0.12))) }
    case .chequers: each { if $1 % 2 == 0 { path.append(square($0, cell)) } }
    case .stars: each { path.append(star($0, pitch * ($1 % 2 == 0 ? 0.36 : 0.2))) }
    case .leaves: each { path.append(leaf($0, pitch * 0.42, isTilted: $1 % 2 == 0)) }
    case .stripes: addSlopes(to: path, both: false)
    case .lattice: addSlopes(to: path, both: true)
    case .waves: addRows(to: path, height: 0.32, isRound: true)
    case .zigzag: addRows(to: path, height: 0.5, isRound: false)
    case .scales: addScales(to: path)
    case .rings: addRings(to: path)
    case .bricks: addBricks(to: path)
    case .hexagons: addHexagons(to: path)
    case .rays: addRays(to: path)
    case .plaid: addPlaid(to: path)
    }
    return (path, [.dots, .chequers, .stars, .leaves].contains(pattern))
  }

  // MARK: Spots

  /// The size of a square, stretched so that whole ones fill the field.
  private var cell: CGSize {
    CGSize(
      width: field.width / max((field.width / pitch).rounded(), 1),
      height: field.height / max((field.height / pitch).rounded(), 1))
  }

  /// Calls `body` with the center of each square and the sum of its row and column.
  private func each(_ body: (CGPoint, Int) -> Void) {
    let cell = cell
    for row in 0..<Int((field.height / cell.height).rounded()) {
      for column in 0..<Int((field.width / cell.width).rounded()) {
        let x = field.minX + (CGFloat(column) + 0.5) * cell.width
        body(CGPoint(x: x, y: field.minY + (CGFloat(row) + 0.5) * cell.height), row + column)
      }
    }
  }

  private func circle(_ middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func square(_ middle: CGPoint, _ size: CGSize) -> UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height))
  }

  /// A four-pointed star with concave sides.
  private func star(_ middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x, y: middle.y - radius))
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      path.addQuadCurve(to: CGPoint(x: middle.x + x * radius, y: middle.y + y * radius), controlPoint: middle)
    }
    path.close()
    return path
  }

  private func leaf(_ middle: CGPoint, _ radius: CGFloat, isTilted: Bool) -> UIBezierPath {
    let side: CGFloat = isTilted ? radius : -radius
    let tip = CGPoint(x: middle.x + side, y: middle.y - radius)
    let stem = CGPoint(x: middle.x - side, y: middle.y + radius)
    let path = UIBezierPath()
    path.move(to: stem)
    path.addQuadCurve(to: tip, controlPoint: CGPoint(x: stem.x + side * 0.2, y: tip.y + radius * 0.2))
    path.addQuadCurve(to: stem, controlPoint: CGPoint(x: tip.x - side * 0.2, y: stem.y - radius * 0.2))
    path.close()
    return path
  }

  // MARK: Lines

  private func line(_ path: UIBezierPath, _ x: CGFloat, _ y: CGFloat, _ toX: CGFloat, _ toY: CGFloat) {
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: toX, y: toY))
  }

  private func addSlopes(to path: UIBezierPath, both: Bool) {
    var x = field.minX - field.height
    while x < field.maxX {
      line(path, x, field.maxY, x + field.height, field.minY)
      if both { line(path, x, field.minY, x + field.height, field.maxY) }
      x += pitch
    }
  }

  private func addRows(to path: UIBezierPath, height: CGFloat, isRound: Bool) {
    var y = field.minY
    while y < field.maxY + pitch {
      path.move(to: CGPoint(x: field.minX, y: y))
      var x = field.minX
      var isUp = true
      while x < field.maxX {
        let end = CGPoint(x: x + pitch, y: isRound ? y : y + (isUp ? -pitch * height : 0))
        if isRound {
          path.addQuadCurve(
            to: end, controlPoint: CGPoint(x: x + pitch / 2, y: y + (isUp ? -1 : 1) * pitch * 2 * height))
        } else {
          path.addLine(to: end)
        }
        x += pitch
        isUp.toggle()
      }
      y += pitch * 0.8
    }
  }

  private func addScales(to path: UIBezierPath) {
    var y = field.minY
    var isOdd = false
    while y < field.maxY + pitch {
      var x = field.minX - (isOdd ? pitch / 2 : 0)
      path.move(to: CGPoint(x: x, y: y))
      while x < field.maxX {
        path.addQuadCurve(to: CGPoint(x: x + pitch, y: y), controlPoint: CGPoint(x: x + pitch / 2, y: y + pitch * 1.3))
        x += pitch
      }
      isOdd.toggle()
      y += pitch * 0.62
    }
  }

  private func addRings(to path: UIBezierPath) {
    let reach = (field.width * field.width + field.height * field.height).squareRoot() / 2
    var radius = pitch * 0.6
    while radius < reach {
      path.append(circle(CGPoint(x: field.midX, y: field.midY), radius))
      radius += pitch * 0.75
    }
  }

  private func addBricks(to path: UIBezierPath) {
    let height = pitch * 0.75
    var y = field.minY
    var isOdd = false
    while y < field.maxY {
      line(path, field.minX, y, field.maxX, y)
      var x = field.minX + (isOdd ? 0.75 : 1.5) * pitch
      while x < field.maxX {
        line(path, x, y, x, y + height)
        x += 1.5 * pitch
      }
      isOdd.toggle()
      y += height
    }
  }

  private func addHexagons(to path: UIBezierPath) {
    let side = pitch * 0.6
    let width = side * 1.732
    var y = field.minY
    var isOdd = false
    while y < field.maxY + 2 * side {
      var x = field.minX - (isOdd ? width / 2 : 0)
      while x < field.maxX + width {
        line(path, x, y, x + width / 2, y - side / 2)
        path.addLine(to: CGPoint(x: x + width, y: y))
        line(path, x, y, x, y + side)
        x += width
      }
      isOdd.toggle()
      y += 1.5 * side
    }
  }

  private func addRays(to path: UIBezierPath) {
    let reach = field.width + field.height
    for number in 0..<24 {
      let angle = CGFloat(number) * CGFloat.pi / 12
      let (x, y) = (cos(angle), sin(angle))
      line(
        path, field.midX + x * pitch, field.midY + y * pitch, field.midX + x * reach, field.midY + y * reach)
    }
    path.append(circle(CGPoint(x: field.midX, y: field.midY), pitch * 0.7))
  }

  private func addPlaid(to path: UIBezierPath) {
    for offset in [0.0, 0.25] {
      var x = field.midX - (field.width / 2 / pitch).rounded(.up) * pitch + offset * pitch
      while x < field.maxX {
        line(path, x, field.minY, x, field.maxY)
        x += pitch
      }
      var y = field.midY - (field.height / 2 / pitch).rounded(.up) * pitch + offset * pitch
      while y < field.maxY {
        line(path, field.minX, y, field.maxX, y)
        y += pitch
      }
    }
  }
}
