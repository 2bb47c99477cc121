/// The convex parts of a body's shapes, with their corners in the body's own coordinates.
struct Outlines {
  private(set) var pieces: [Outline] = []
  private(set) var corners: [Vector2] = []

  /// Throws if a shape is invalid; `first` is the number of the first one.
  init(_ shapes: [Shape], first: Int32 = 0) throws(PhysicsError) {
    var number = first
    for shape in shapes {
      try add(shape, number)
      number += 1
    }
  }

  private mutating func add(_ shape: Shape, _ number: Int32) throws(PhysicsError) {
    switch shape {
    case .circle(let center, let radius):
      try center.check()
      try radius.checkLength()
      let area = Float.pi * radius * radius
      pieces.append(
        Outline(
          kind: .circle, radius: radius, corners: 0..<0, shape: number, area: area, centroid: center,
          inertia: 0.5 * area * radius * radius))
    case .capsule(let from, let to, let radius):
      try from.check()
      try to.check()
      try radius.checkLength()
      let length = (to - from).length
      guard length >= Limits.smallestLength else {
        return try add(.circle(center: (from + to) * 0.5, radius: radius), number)
      }
      let disc = Float.pi * radius * radius
      let middle = 2 * radius * length
      // The centroid of a half disc lies 4r/3π beyond the end of the line; the parallel axis theorem is applied twice.
      let shift = 4 * radius / (3 * Float.pi)
      let far = 0.5 * length + shift
      let inertia =
        middle * (length * length + 4 * radius * radius) / 12
        + disc * (0.5 * radius * radius - shift * shift + far * far)
      pieces.append(
        Outline(
          kind: .polygon, radius: radius, corners: take([from, to]), shape: number, area: disc + middle,
          centroid: (from + to) * 0.5, inertia: inertia))
    case .box(let width, let height, let center, let angle):
      try center.check()
      try width.checkLength()
      try height.checkLength()
      try angle.check(in: -1e6...1e6)
      let turn = Rotation(angle: angle)
      let x = 0.5 * width
      let y = 0.5 * height
      let corners = [Vector2(-x, -y), Vector2(x, -y), Vector2(x, y), Vector2(-x, y)].map { center + turn.rotate($0) }
      pieces.append(
        Outline(
          kind: .polygon, radius: 0, corners: take(corners), shape: number, area: width * height, centroid: center,
          inertia: width * height * (width * width + height * height) / 12))
    case .polygon(let points):
      for p in points { try p.check() }
      let corners = try Outline.convex(points)
      var piece = Outline(kind: .polygon, radius: 0, corners: take(corners), shape: number)
      piece.measure(corners)
      pieces.append(piece)
    case .segment(let a, let b):
      try a.check()
      try b.check()
      guard (b - a).length >= Limits.smallestLength else { throw .degenerateShape }
      pieces.append(
        Outline(kind: .polygon, radius: 0, corners: take([a, b]), shape: number, centroid: (a + b) * 0.5))
    case .chain(let points, let isClosed):
      for p in points { try p.check() }
      try addLinks(points, isClosed: isClosed, number)
    }
  }

  /// Stores the corners of a piece.
  private mutating func take(_ new: [Vector2]) -> Range<Int> {
    corners += new
    return (corners.count - new.count)..<corners.count
  }

  /// Adds the links of a chain. The corners of a link are the point before it, its two ends, and the point after it.
  private mutating func addLinks(_ given: [Vector2], isClosed: Bool, _ number: Int32) throws(PhysicsError) {
    let points = given.withoutRepeats(isClosed: isClosed)
    guard points.count >= 2 else { throw .degenerateShape }
    let n = points.count
    let closed = isClosed && n >= 3
    let first = corners.count
    corners.reserveCapacity(first + n + 3)
    corners.append(closed ? points[n - 1] : points[0])
    corners += points
    if closed { corners.append(points[0]) }
    corners.append(closed ? points[1] : points[n - 1])
    let count = closed ? n : n - 1
    pieces.reserveCapacity(pieces.count + count)
    for i in 0..<count {
      let start = first + i
      pieces.append(
        Outline(
          kind: .link, radius: 0, corners: start..<(start + 4), shape: number, hasPrevious: closed || i > 0,
          hasNext: closed || i < n - 2, centroid: (corners[start + 1] + corners[start + 2]) * 0.5))
    }
  }
}

extension [Vector2] {
  /// The points without those that coincide with their predecessor.
  func withoutRepeats(isClosed: Bool) -> [Vector2] {
    var result: [Vector2] = []
    result.reserveCapacity(count)
    for p in self {
      if let last = result.last, (p - last).length < Limits.smallestGap { continue }
      result.append(p)
    }
    if isClosed, result.count > 1, (result[0] - result[result.count - 1]).length < Limits.smallestGap {
      result.removeLast()
    }
    return result
  }
}

extension Float {
  func checkLength() throws(PhysicsError) {
    guard isFinite else { throw .notFinite }
    guard self > 0 else { throw .degenerateShape }
    guard self >= Limits.smallestLength, self <= Limits.farthest else { throw .outOfRange }
  }
}
