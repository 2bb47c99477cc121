import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The drawing of the true plane: slope, ends, rotating bodies, arrows with values, and the scale.
final class SlopeView: UIView {
  var moment: Moment { didSet { setNeedsDisplay() } }
  /// The arrows to show, and the body to which they belong.
  var shows = ForceDiagram.Shows() { didSet { if shows != oldValue { setNeedsDisplay() } } }
  var lane = 0 { didSet { if lane != oldValue { setNeedsDisplay() } } }
  /// Whether arrows are drawn; a race of several bodies is clearer without them.
  var hasArrows = true { didSet { if hasArrows != oldValue { setNeedsDisplay() } } }
  /// Runs beside the bodies, if there is one.
  var ghost: Ghost?
  /// The bodies that have arrived, the first one first.
  var arrivals: [(lane: Int, time: Double)] = []
  /// The areas of the measures and lane names, which arrow labels avoid.
  private(set) var measures: [CGRect] = []

  init(_ moment: Moment) {
    self.moment = moment
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = InclineStrings.slope
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SlopeView" }

  var geometry: SlopeGeometry { SlopeGeometry(moment.setup, in: bounds.size) }

  /// Called when the user asks to tilt the slope by this many hundredths of a degree.
  var onTilt: ((Int) -> Void)?

  override func accessibilityIncrement() { onTilt?(100) }
  override func accessibilityDecrement() { onTilt?(-100) }
  override var accessibilityValue: String? {
    get { InclineStrings.describe(moment, ghost) }
    set {}
  }

  /// The angle in degrees.
  override var semanticRange: Semantics.Range? {
    let scale = Quantity.angle.scale
    return Semantics.Range(
      now: Double(moment.setup.steps(.angle)) / 100, least: Double(scale.least) / 100,
      greatest: Double(scale.greatest) / 100)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 40, bounds.height > 40 else { return }
    let geometry = geometry
    for lane in (0..<moment.lanes).reversed() { drawLane(lane, geometry, in: context) }
    if let ghost { for lane in (0..<moment.lanes).reversed() { drawGhost(ghost, lane, geometry, in: context) } }
    // UIKit Dynamics moves views of its own.
    if moment.setup.engine == .exact {
      for lane in (0..<moment.lanes).reversed() { drawBody(lane, geometry, in: context) }
    }
    measures = []
    drawMeasures(geometry, in: context)
    if moment.lanes > 1 { for lane in 0..<moment.lanes { nameLane(lane, geometry) } }
    if hasArrows { drawArrows(geometry, in: context) }
  }

  private func drawLane(_ lane: Int, _ geometry: SlopeGeometry, in context: CGContext) {
    let (start, end) = (geometry.point(0, lane: lane), geometry.point(geometry.length, lane: lane))
    if lane == 0 {
      context.move(to: start)
      context.addLine(to: end)
      context.addLine(to: geometry.angle >= 0 ? CGPoint(x: start.x, y: end.y) : CGPoint(x: end.x, y: start.y))
      context.closePath()
      Draft.blue.withAlphaComponent(0.13).setFill()
      context.fillPath()
      let base = max(start.y, end.y)
      Draft.ink.setStroke()
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: start.x, y: base), CGPoint(x: end.x, y: base)])
    }
    Draft.ink.setStroke()
    context.setLineWidth(1.5)
    context.strokeLineSegments(between: [start, end])
    let c = moment.conditions(lane)
    guard c.end != .open else { return }
    let size = max(10, 2 * c.radius * geometry.scale)
    for (place, sign) in [(0.0, 1.0), (geometry.length, -1.0)] {
      let foot = geometry.point(place, lane: lane)
      let top = CGPoint(x: foot.x + geometry.away.dx * size, y: foot.y + geometry.away.dy * size)
      context.setLineWidth(3)
      context.strokeLineSegments(between: [foot, top])
      if c.end == .spring { drawSpring(lane, from: place, sign, c, geometry, in: context) }
    }
  }

  /// Draws a zigzag from an end to the body that compresses it, or of its full length.
  private func drawSpring(
    _ lane: Int, from place: Double, _ sign: Double, _ c: Conditions, _ geometry: SlopeGeometry, in context: CGContext
  ) {
    let pressed = c.compression(at: moment.motion(lane).place)
    let isPressed = sign > 0 ? pressed > 0 : pressed < 0
    let length = max(0, Conditions.springLength - (isPressed ? pressed.magnitude : 0))
    var points: [CGPoint] = []
    for step in 0...12 {
      let along = geometry.point(place + sign * length * Double(step) / 12, lane: lane)
      let lift = (c.radius + (step % 2 == 0 ? 0.3 : -0.3) * c.radius) * geometry.scale
      points.append(CGPoint(x: along.x + geometry.away.dx * lift, y: along.y + geometry.away.dy * lift))
    }
    context.setLineWidth(1.2)
    context.addLines(between: points)
    context.strokePath()
  }

  private func drawBody(_ lane: Int, _ geometry: SlopeGeometry, in context: CGContext) {
    let motion = moment.motion(lane)
    guard motion.phase != .gone else { return }
    let c = moment.conditions(lane)
    let middle = geometry.center(motion.place, radius: c.radius, lane: lane)
    let color = Draft.lanes[lane % Draft.lanes.count]
    context.saveGState()
    context.translateBy(x: middle.x, y: middle.y)
    context.rotate(by: c.shape == .box ? geometry.angle : motion.turn)
    BodyFigure.draw(c.shape, radius: c.radius * geometry.scale, color, in: context)
    context.restoreGState()
  }

  /// The height of a result of two lines, in points.
  private static let resultHeight = 28.0

  /// Writes the name of a lane at its start, and at its end the time and rank of its body's arrival.
  private func nameLane(_ lane: Int, _ geometry: SlopeGeometry) {
    let ends = (geometry.point(0, lane: lane), geometry.point(geometry.length, lane: lane))
    let leansLeft = geometry.angle < 0
    let (start, end) = leansLeft ? (ends.1, ends.0) : ends
    let color = Draft.lanes[lane % Draft.lanes.count]
    let name = InclineStrings.shortShapes[moment.setup.lanes[lane].shape.rawValue]
    let width = size(of: name).width
    write(name, at: CGPoint(x: leansLeft ? start.x + 6 : start.x - 6 - width, y: start.y - 15), color)
    guard let place = arrivals.firstIndex(where: { $0.lane == lane }), arrivals[place].time <= moment.time else {
      return
    }
    let rank = "\(place + 1)."
    var time = FixedPoint.text(arrivals[place].time, places: 2) + " s"
    // Where the lanes are close, a result has one line.
    let isClose = geometry.laneGap < Self.resultHeight
    if isClose { time = rank + " " + time }
    // Beyond the stop, which leans with the slope.
    let lean = (geometry.away.dx * max(10, 2 * moment.conditions(lane).radius * geometry.scale)).magnitude + 5
    let x = leansLeft ? end.x - lean - size(of: time).width : end.x + lean
    if !isClose { write(rank, at: CGPoint(x: x, y: end.y - 27), color) }
    write(time, at: CGPoint(x: x, y: end.y - 14), color)
  }

  // MARK: Measures

  private func drawMeasures(_ geometry: SlopeGeometry, in context: CGContext) {
    let (start, end) = (geometry.point(0), geometry.point(geometry.length))
    let degrees = FixedPoint.text((moment.setup.value(.angle)).magnitude, places: 1) + "°"
    let low = geometry.angle >= 0 ? end : start
    let sign: Double = geometry.angle >= 0 ? -1 : 1
    let room = 42.0
    write(degrees, at: CGPoint(x: low.x + sign * room - 16, y: low.y + 4), Draft.ink)
    let bar = ScaleBar(geometry, in: bounds.width) { size(of: $0).width }
    Draft.wash.setStroke()
    context.setLineWidth(1)
    for x in [bar.start.x, bar.end.x] {
      context.strokeLineSegments(between: [CGPoint(x: x, y: bar.start.y - 3), CGPoint(x: x, y: bar.start.y + 3)])
    }
    context.strokeLineSegments(between: [bar.start, bar.end])
    measures.append(CGRect(x: bar.start.x, y: bar.start.y - 3, width: bar.end.x - bar.start.x, height: 6))
    write(bar.text, at: bar.place, Draft.wash)
  }

  private func size(of text: String) -> CGSize { text.size(withAttributes: [.font: Draft.capitalFont]) }

  private func write(_ text: String, at place: CGPoint, _ color: UIColor) {
    let style: [NSAttributedString.Key: NSObject] = [.font: Draft.capitalFont, .foregroundColor: color]
    let size = text.size(withAttributes: style)
    let x = max(2, min(place.x, bounds.width - size.width - 2))
    let y = max(2, min(place.y, bounds.height - size.height - 2))
    measures.append(CGRect(x: x, y: y, width: size.width, height: size.height))
    text.draw(at: CGPoint(x: x, y: y), withAttributes: style)
  }
}
