extension CGPath {
  /// The subpaths in reverse order, each from its end to its start.
  func reversed() -> CGPath {
    var result = CGPath()
    for subpath in subpaths.reversed() {
      result.move(to: subpath.steps.last?.end ?? subpath.start)
      for (index, step) in subpath.steps.enumerated().reversed() {
        let end = index == 0 ? subpath.start : subpath.steps[index - 1].end
        switch step {
        case .quadCurve(_, let control): result.addQuadCurve(to: end, control: control)
        case .curve(_, let control1, let control2): result.addCurve(to: end, control1: control2, control2: control1)
        default: result.addLine(to: end)
        }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }

  private var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let to):
        subpaths.append(Subpath(start: to))
      case .closeSubpath:
        subpaths[subpaths.count - 1].isClosed = true
      default:
        // An element after a close starts where the closed subpath started.
        if let last = subpaths.last, last.isClosed { subpaths.append(Subpath(start: last.start)) }
        subpaths[subpaths.count - 1].steps.append(element)
      }
    }
    return subpaths
  }
}

private struct Subpath {
  var start: CGPoint
  var steps: [CGPath.Element] = []
  var isClosed = false
}

extension CGPath.Element {
  /// The end of the element; zero for a close, which does not store it.
  fileprivate var end: CGPoint {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: .zero
    }
  }
}
