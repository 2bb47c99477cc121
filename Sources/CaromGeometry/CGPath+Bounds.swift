extension CGPath {
  /// The smallest rectangle that contains all points of the path, including control points; `null` for an empty path.
  public var boundingBox: CGRect {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        box.add(to)
      case .quadCurve(let to, let control):
        box.add(control)
        box.add(to)
      case .curve(let to, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(to)
      case .closeSubpath:
        break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that contains the lines and curves themselves; `null` for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = Box()
    forEachSegment { from, segment in
      switch segment {
      case .move: box.add(from)
      case .line(let to), .close(let to): box.add(to)
      case .curve(let curve):
        box.add(curve.end)
        for t in curve.extremes { box.add(curve.point(at: t)) }
      }
    }
    return box.rect
  }
}

/// Accumulates the bounding box of a sequence of points.
private struct Box {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    low.x <= high.x ? CGRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : .null
  }
}
