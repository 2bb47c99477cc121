import CaromGeometry
import GameSettings

/// The ink drawing of a match: the strokes of all its flights, as a pen would have drawn them.
package struct MatchDrawing: Equatable {
  /// The ink of a stroke: that of the side that got the point, and red for the last one.
  package enum Ink: Int { case near, far, last }

  /// The outline of one flight, to be filled.
  package struct Stroke: Equatable {
    package let path: CGPath
    package let ink: Ink
  }

  package let size: CGSize
  package let strokes: [Stroke]
  /// The two lines of the walls and the dashes of the middle line.
  package let frame: CGPath

  /// Widths as fractions of the drawing's measure, the square root of its area.
  private static let pen = 0.011
  private static let blot = 0.015

  /// The drawing of a match on a sheet of `size`, with the near side at the bottom if it is upright, otherwise on the left.
  package init(_ match: MatchInk, size: CGSize) {
    self.size = size
    let court = Court(size: size, settings: Settings())
    var strokes: [Stroke] = []
    if !court.isEmpty {
      for (index, flight) in match.flights.enumerated() {
        let isLast = index == match.flights.count - 1 && flight.winner != nil
        let path = MatchDrawing.path(of: flight, in: court, seed: UInt64(index))
        strokes.append(Stroke(path: path, ink: isLast ? .last : flight.winner == .far ? .far : .near))
      }
    }
    self.strokes = strokes
    frame = MatchDrawing.frame(of: court)
  }

  private static func path(of flight: MatchInk.Flight, in court: Court, seed: UInt64) -> CGPath {
    var path = CGPath()
    var chance = SeededGenerator(seed: seed)
    let places = flight.turns.map { turn in
      court.inView(CGPoint(x: turn.place.x * court.width, y: turn.place.y * court.length))
    }
    for index in 1..<max(places.count, 1) {
      addLine(
        from: places[index - 1], width(flight.turns[index - 1], court), to: places[index],
        width(flight.turns[index], court), bow: chance.next(in: -0.014...0.014), in: &path)
    }
    for (index, turn) in flight.turns.enumerated() {
      let isEnd = turn.cause == .out
      guard isEnd || turn.cause == .paddle else { continue }
      let next = places[min(index + 1, places.count - 1)]
      let before = places[max(index - 1, 0)]
      let ahead = isEnd ? vector(before, places[index]) : vector(places[index], next)
      let radius = court.measure * blot * (isEnd ? 1.7 : 1)
      path.addPath(
        InkBlot.path(
          at: places[index], radius: radius, towards: CaromGeometry.atan2(ahead.y, ahead.x),
          seed: seed &* 1_000 &+ UInt64(index)))
    }
    return path
  }

  /// The faster the pen, the thinner its line.
  private static func width(_ turn: MatchInk.Turn, _ court: Court) -> CGFloat {
    court.measure * pen * max(1.25 - 0.42 * turn.speed, 0.25)
  }

  private static func vector(_ from: CGPoint, _ to: CGPoint) -> CGPoint { CGPoint(x: to.x - from.x, y: to.y - from.y) }

  /// A line as if drawn by hand: it bows a little, by a fraction of its length, and changes its width on the way.
  private static func addLine(
    from start: CGPoint, _ first: CGFloat, to end: CGPoint, _ second: CGFloat, bow: CGFloat, in path: inout CGPath
  ) {
    let way = vector(start, end)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0.5 else { return }
    // To the left of its direction: the other way round, a blot would be a hole in the line.
    let aside = CGPoint(x: way.y / length, y: -way.x / length)
    func shifted(_ place: CGPoint, _ by: CGFloat) -> CGPoint {
      CGPoint(x: place.x + aside.x * by, y: place.y + aside.y * by)
    }
    let middle = shifted(CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), bow * length)
    // A pen presses a little less on its way than where it turns.
    let half = (first + second) / 4 * 0.8
    path.move(to: shifted(start, first / 2))
    path.addQuadCurve(to: shifted(end, second / 2), control: shifted(middle, half))
    path.addLine(to: shifted(end, -second / 2))
    path.addQuadCurve(to: shifted(start, -first / 2), control: shifted(middle, -half))
    path.closeSubpath()
  }

  private static func frame(of court: Court) -> CGPath {
    var path = CGPath()
    guard !court.isEmpty else { return path }
    func rule(_ rect: CGRect) {
      let a = court.inView(CGPoint(x: rect.minX, y: rect.minY))
      let b = court.inView(CGPoint(x: rect.maxX, y: rect.maxY))
      path.addRect(CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)))
    }
    let line = max(court.measure * 0.004, 1)
    for x in [0, court.width - line] { rule(CGRect(x: x, y: 0, width: line, height: court.length)) }
    let dash = court.width / 41
    for index in 0..<20 {
      rule(
        CGRect(
          x: dash * (CGFloat(index) * 2 + 1), y: court.length / 2 - line / 2, width: dash, height: line))
    }
    return path
  }
}
