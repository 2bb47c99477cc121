import CaromGeometry

extension Game {
  /// Every broken invariant of the bubbles, one sentence each: overlaps, bubbles cut off without leaving, too old, or
  /// too many.
  package func faults() -> [String] {
    var faults: [String] = []
    let screen = CGRect(origin: .zero, size: field.size).insetBy(
      dx: field.radius - field.slack - 1e-6, dy: field.radius - field.slack - 1e-6)
    let least = (field.diameter - field.slack - 1e-6) * (field.diameter - field.slack - 1e-6)
    let centers = bubbles.map { $0.center(at: tick, in: field) }
    for (index, bubble) in bubbles.enumerated() {
      let center = centers[index]
      if !bubble.isLeaving, !screen.contains(center) { faults.append("\(bubble.id) is cut off in tick \(tick)") }
      if bubble.age(at: tick) > Rules.greatestAge { faults.append("\(bubble.id) is too old in tick \(tick)") }
      for other in 0..<index {
        let (dx, dy) = (centers[other].x - center.x, centers[other].y - center.y)
        if dx * dx + dy * dy < least { faults.append("\(bubble.id) overlaps \(bubbles[other].id) in tick \(tick)") }
      }
    }
    if bubbles.count > min(settings.mostBubbles, field.mostBubbles) {
      faults.append("\(bubbles.count) bubbles in tick \(tick)")
    }
    return faults
  }
}
