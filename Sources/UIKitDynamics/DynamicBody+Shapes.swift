import CaromGeometry
import CaromPhysics
import UIKitCore

extension DynamicBody {
  /// The area in square points: width × height for every shape, as in Apple's documentation. A group has the total area
  /// of its members.
  static func area(of item: any UIDynamicItem) -> Double {
    if let group = item as? UIDynamicItemGroup { return group.items.reduce(0) { $0 + area(of: $1) } }
    return item.bounds.width * item.bounds.height
  }

  /// The collision shapes, relative to the item's center.
  static func shapes(of item: any UIDynamicItem) -> [Shape] {
    guard let group = item as? UIDynamicItemGroup else { return shapes(of: item, at: .zero, angle: 0) }
    var shapes: [Shape] = []
    for member in group.members { shapes += Self.shapes(of: member.item, at: member.offset, angle: member.angle) }
    return shapes
  }

  private static func shapes(of item: any UIDynamicItem, at offset: CGPoint, angle: Double) -> [Shape] {
    let size = item.bounds.size
    let scale = UIDynamicAnimator.pointsPerMeter
    func placed(_ points: [CGPoint]) -> Shape {
      let turn = CGAffineTransform(rotationAngle: angle)
      return .polygon(
        points.map {
          let turned = $0.applying(turn)
          return Vector2(points: CGPoint(x: turned.x + offset.x, y: turned.y + offset.y))
        })
    }
    switch item.collisionBoundsType {
    case .rectangle:
      return [
        .box(
          width: Float(size.width / scale), height: Float(size.height / scale), center: Vector2(points: offset),
          angle: Float(angle))
      ]
    case .ellipse:
      if size.width == size.height {
        return [.circle(center: Vector2(points: offset), radius: Float(size.width / 2 / scale))]
      }
      return [
        placed(
          (0..<32).map { index in
            let turn = Double(index) / 32 * 2 * Double.pi
            return CGPoint(x: cos(turn) * size.width / 2, y: sin(turn) * size.height / 2)
          })
      ]
    case .path:
      var shapes: [Shape] = []
      for part in item.collisionBoundingPath.cgPath.flattened() {
        for convex in ConvexParts.of(part.points) { shapes.append(placed(convex)) }
      }
      // An empty polygon is invalid, so the world reports what is wrong.
      return shapes.isEmpty ? [.polygon([])] : shapes
    }
  }

  /// Diagnoses a path that was drawn in the item's own coordinates, a mistake that is otherwise hard to see.
  static func checkOrigin(of item: any UIDynamicItem) {
    let box = item.collisionBoundingPath.bounds
    guard !box.isEmpty, box.minX >= 0 || box.minY >= 0 || box.maxX <= 0 || box.maxY <= 0 else { return }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(item)): its collisionBoundingPath lies beside the item's center. (0, 0) of the path is the center: unless this is intended, translate the path by minus half the item's width and height."
    )
  }
}

/// The decomposition of polygons into convex parts.
enum ConvexParts {
  /// The polygon itself if it is convex, otherwise triangles (ear clipping). The corners may go round in either
  /// direction.
  static func of(_ corners: [CGPoint]) -> [[CGPoint]] {
    var area = 0.0
    for i in corners.indices { area += cross(.zero, corners[i], corners[(i + 1) % corners.count]) }
    var rest = area < 0 ? Array(corners.reversed()) : corners
    // A polygon that crosses itself is returned unchanged; the world rejects it.
    if isConvex(rest) || crossesItself(rest) { return [rest] }
    var triangles: [[CGPoint]] = []
    while rest.count > 3 {
      guard let ear = rest.indices.first(where: { isEar($0, of: rest) }) else { return [corners] }
      let (before, tip, after) = neighbors(of: ear, in: rest)
      if cross(before, tip, after) > 0 { triangles.append([before, tip, after]) }
      rest.remove(at: ear)
    }
    return triangles + [rest]
  }

  private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  private static func neighbors(of index: Int, in points: [CGPoint]) -> (CGPoint, CGPoint, CGPoint) {
    (points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
  }

  private static func isConvex(_ points: [CGPoint]) -> Bool {
    points.indices.allSatisfy {
      let (before, tip, after) = neighbors(of: $0, in: points)
      return cross(before, tip, after) >= 0
    }
  }

  private static func crossesItself(_ points: [CGPoint]) -> Bool {
    for i in points.indices {
      let (a, b) = (points[i], points[(i + 1) % points.count])
      for j in points.indices where j > i + 1 && (j + 1) % points.count != i {
        let (c, d) = (points[j], points[(j + 1) % points.count])
        if cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0 { return true }
      }
    }
    return false
  }

  /// Whether the triangle at a corner can be cut off: it lies inside the polygon and contains no other corner.
  private static func isEar(_ index: Int, of points: [CGPoint]) -> Bool {
    let (before, tip, after) = neighbors(of: index, in: points)
    guard cross(before, tip, after) >= 0 else { return false }
    return points.allSatisfy { point in
      if point == before || point == tip || point == after { return true }
      return cross(before, tip, point) < 0 || cross(tip, after, point) < 0 || cross(after, before, point) < 0
    }
  }
}
