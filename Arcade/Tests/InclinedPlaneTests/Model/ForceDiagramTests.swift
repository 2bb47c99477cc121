import CaromGeometry
import Testing

@testable import InclinedPlane

/// Forces: equal ones look equal, none hides another, and labels never overlap.
@Suite struct ForceDiagramTests {
  private static let sizes = [
    CGSize(width: 288, height: 200), CGSize(width: 358, height: 268), CGSize(width: 460, height: 250),
    CGSize(width: 800, height: 600),
  ]
  private static let label = CGSize(width: 66, height: 14)

  /// Every diagram of a body at every angle, moving, with all arrows.
  private func each(_ size: CGSize, _ body: (ForceDiagram, SlopeGeometry, Conditions, Movement, String) -> Void) {
    for shape in BodyShape.allCases {
      for steps in stride(from: -8500, through: 8500, by: 250) {
        for newtons in [0.0, 6, -40] {
          var run = Experiment(Setup([shape], [(.angle, steps)]))
          for _ in 0..<30 { run.advance(pushes: [newtons]) }
          let moment = run.moment
          let geometry = SlopeGeometry(moment.setup, in: size)
          var shows = ForceDiagram.Shows()
          shows.components = true
          body(
            ForceDiagram(moment, lane: 0, in: geometry, shows), geometry, run.conditions(), run.motion(),
            "\(size) \(shape) \(steps) \(newtons)")
        }
      }
    }
  }

  @Test("forces have one scale: equal forces are equally long, twice the force is twice as long", arguments: sizes)
  func oneScale(size: CGSize) {
    each(size) { diagram, _, c, motion, name in
      for arrow in diagram.arrows where arrow.kind != .velocity {
        let length = hypot(arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
        #expect((length - arrow.value * diagram.unit).magnitude < 1e-9, "\(name) \(arrow.kind)")
      }
      let weight = diagram.arrows.first { $0.kind == .weight }
      #expect((weight?.value ?? 0) == c.mass * c.gravity, "\(name)")
      _ = motion
    }
  }

  @Test("no arrow hides another: parallel ones stand apart", arguments: sizes) func noneHides(size: CGSize) {
    each(size) { diagram, _, _, _, name in
      for (index, one) in diagram.arrows.enumerated() {
        for other in diagram.arrows[..<index] {
          let (a, b) = (ForceDiagramTests.way(one), ForceDiagramTests.way(other))
          // Within about three degrees two arrows cannot be told apart by their direction.
          guard (a.dx * b.dy - a.dy * b.dx).magnitude < 0.04 else { continue }
          let off = (one.start.x - other.start.x) * a.dy - (one.start.y - other.start.y) * a.dx
          let places = [other.start, other.end].map { ($0.x - one.start.x) * a.dx + ($0.y - one.start.y) * a.dy }
          let length = hypot(one.end.x - one.start.x, one.end.y - one.start.y)
          let overlap = min(places.max()!, length) - max(places.min()!, 0)
          #expect(overlap < 1 || off.magnitude >= 3.5, "\(name): \(one.kind) over \(other.kind), \(off) apart")
        }
      }
    }
  }

  private static func way(_ arrow: ForceDiagram.Arrow) -> CGVector {
    let length = max(hypot(arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y), 1e-9)
    return CGVector(dx: (arrow.end.x - arrow.start.x) / length, dy: (arrow.end.y - arrow.start.y) / length)
  }

  @Test("no label overlaps another or leaves the drawing, at any angle", arguments: sizes) func labels(size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)
    each(size) { diagram, geometry, _, _, name in
      let taken = [ForceDiagramTests.scale(geometry, in: size)]
      let labels = diagram.labels(diagram.arrows.map { _ in ForceDiagramTests.label }, in: bounds, taken: taken)
      #expect(labels.count == diagram.arrows.count)
      for (index, label) in labels.enumerated() {
        #expect(bounds.contains(label), "\(name): \(label)")
        for other in labels[..<index] + taken { #expect(!label.intersects(other), "\(name): \(label) over \(other)") }
      }
    }
  }

  /// The area of a drawing's scale, with its label.
  private static func scale(_ geometry: SlopeGeometry, in size: CGSize) -> CGRect {
    let bar = ScaleBar(geometry, in: size.width) { Double($0.count) * 8 }
    return CGRect(x: bar.start.x, y: 2, width: bar.place.x + Double(bar.text.count) * 8 - bar.start.x, height: 14)
  }

  @Test(
    "no arrow crosses the scale, wherever the body is, and it stays inside the drawing",
    arguments: sizes + [CGSize(width: 240, height: 145)])
  func scaleIsFree(size: CGSize) {
    for shape in BodyShape.allCases {
      for steps in stride(from: -8500, through: 8500, by: 250) {
        var run = Experiment(Setup([shape], [(.angle, steps)]))
        for _ in 0..<40 {
          let geometry = SlopeGeometry(run.moment.setup, in: size)
          let scale = ForceDiagramTests.scale(geometry, in: size)
          #expect(CGRect(origin: .zero, size: size).contains(scale), "\(size) \(steps): \(scale)")
          for arrow in ForceDiagram(run.moment, lane: 0, in: geometry, .init()).arrows {
            for part in 0...20 {
              let (a, b) = (Double(part) / 20, 1 - Double(part) / 20)
              let point = CGPoint(x: arrow.start.x * b + arrow.end.x * a, y: arrow.start.y * b + arrow.end.y * a)
              #expect(!scale.contains(point), "\(size) \(shape) \(steps), tick \(run.lastTick): \(arrow.kind)")
            }
          }
          for _ in 0..<15 { run.advance() }
        }
      }
    }
  }

  @Test("a body that is gone has no arrows; one at rest on the level has two that are equal") func rest() {
    var run = Experiment(Setup([.box], [(.angle, 0)]))
    run.advance()
    let diagram = ForceDiagram(run.moment, lane: 0, in: SlopeGeometry(run.setup, in: Self.sizes[1]), .init())
    #expect(diagram.arrows.map { $0.kind } == [.weight, .normal])
    #expect(diagram.arrows[0].value == diagram.arrows[1].value)
    var open = Setup([.ball], [(.angle, 6000)])
    open.end = .open
    var gone = Experiment(open)
    while !gone.isOver { gone.advance() }
    #expect(ForceDiagram(gone.moment, lane: 0, in: SlopeGeometry(open, in: Self.sizes[1]), .init()).arrows.isEmpty)
  }
}
