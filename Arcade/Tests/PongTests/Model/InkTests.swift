import CaromGeometry
import Testing

@testable import Pong

/// The ink of the court: the wet tail, the blots, and the drawing of a match.
@Suite struct InkTests {
  /// A ball that flies along the walls of a square of 200 points, 4 points a tick.
  private func tail(ticks: Int) -> (InkTail, ball: CGPoint) {
    var tail = InkTail()
    var place = CGPoint(x: 100, y: 100)
    var velocity = CGPoint(x: 3.2, y: 2.4)
    for _ in 0..<ticks {
      place.x += velocity.x
      place.y += velocity.y
      if place.x < 10 || place.x > 190 { velocity.x.negate() }
      if place.y < 10 || place.y > 190 { velocity.y.negate() }
      tail.follow(place, velocity: velocity)
    }
    return (tail, place)
  }

  @Test("the tail begins in the ball, without a gap, and has no hole where it turns")
  func whole() {
    for ticks in 2...240 {
      let (tail, ball) = tail(ticks: ticks)
      let outline = tail.outline(width: 12)
      #expect(outline.contains(ball), "tick \(ticks)")
    }
    // Points along the way that the ball has come, at the middle of the tail.
    var tail = InkTail()
    for tick in 0..<40 { tail.follow(CGPoint(x: 20 + 4 * Double(tick), y: 50), velocity: CGPoint(x: 4, y: 0)) }
    for tick in 0..<40 {
      tail.follow(CGPoint(x: 176 - 4 * Double(tick), y: 50 + 3 * Double(tick)), velocity: CGPoint(x: -4, y: 3))
    }
    let outline = tail.outline(width: 12)
    for tick in 0..<39 {
      #expect(outline.contains(CGPoint(x: 24 + 4 * Double(tick), y: 50)))
      #expect(outline.contains(CGPoint(x: 174 - 4 * Double(tick), y: 51 + 3 * Double(tick))))
    }
  }

  @Test("the tail is as wide as it is fresh, and ends where it has dried")
  func dries() {
    var tail = InkTail()
    for tick in 0..<300 { tail.follow(CGPoint(x: Double(tick), y: 0), velocity: CGPoint(x: 1, y: 0)) }
    let outline = tail.outline(width: 20)
    func isInk(_ age: Int, _ aside: Double) -> Bool { outline.contains(CGPoint(x: 299 - Double(age), y: aside)) }
    #expect(isInk(1, 9.5) && !isInk(60, 9.5) && isInk(50, 5) && !isInk(58, 5))
    #expect(!isInk(InkTail.dryingTicks + 1, 0))
    #expect(outline.boundingBox.width < Double(InkTail.dryingTicks) + 12)
  }

  @Test("a ball at a place that is not finite leaves nothing; a cleared tail starts again")
  func empty() {
    var tail = InkTail()
    #expect(tail.isEmpty && tail.outline(width: 9).isEmpty)
    tail.follow(CGPoint(x: CGFloat.nan, y: 1), velocity: .zero)
    #expect(tail.isEmpty)
    tail.follow(CGPoint(x: 1, y: 1), velocity: CGPoint(x: 1, y: 0))
    #expect(!tail.isEmpty && tail.outline(width: 9).isEmpty)
    tail.clear()
    #expect(tail == InkTail())
  }

  @Test("a blot surrounds its center, splashes in its direction, and is the same for the same seed")
  func blot() {
    for seed in 0..<40 {
      let path = InkBlot.path(at: CGPoint(x: 50, y: 50), radius: 10, towards: 0, seed: UInt64(seed))
      #expect(path.contains(CGPoint(x: 50, y: 50)))
      let box = path.boundingBox
      #expect(box.maxX > 62 && box.minX > 38 && box.maxX < 85, "\(box)")
      #expect(path == InkBlot.path(at: CGPoint(x: 50, y: 50), radius: 10, towards: 0, seed: UInt64(seed)))
    }
    #expect(InkBlot.path(at: .zero, radius: .nan, towards: 0, seed: 1).isEmpty)
    #expect(InkBlot.path(at: .zero, radius: 4, towards: .infinity, seed: 1).isEmpty)
  }

  private func match() -> MatchInk {
    var ink = MatchInk()
    for (rally, winner) in [Side.near, .far, .near].enumerated() {
      ink.turn(at: CGPoint(x: 0.5, y: 0.9), .serve, speed: 1)
      ink.turn(at: CGPoint(x: 0.98, y: 0.5 + Double(rally) * 0.05), .wall, speed: 1)
      ink.turn(at: CGPoint(x: 0.4, y: 0.08), .paddle, speed: 1.1)
      ink.turn(at: CGPoint(x: 0.2, y: winner == .near ? 0 : 1), .out, speed: 1.1)
      ink.end(wonBy: winner)
    }
    return ink
  }

  @Test("a drawing has a stroke for each flight, in the ink of who won it; the last is red")
  func drawing() {
    let drawing = MatchDrawing(match(), size: CGSize(width: 300, height: 500))
    #expect(drawing.strokes.map(\.ink) == [.near, .far, .last])
    for stroke in drawing.strokes {
      #expect(stroke.path.contains(CGPoint(x: 120, y: 40)), "it goes through the paddle, and the blot is no hole")
      #expect(CGRect(x: -20, y: -40, width: 340, height: 580).contains(stroke.path.boundingBox))
    }
    #expect(MatchDrawing(match(), size: CGSize(width: 300, height: 500)) == drawing)
    let sideways = MatchDrawing(match(), size: CGSize(width: 500, height: 300))
    #expect(sideways.strokes[0].path.contains(CGPoint(x: 460, y: 120)), "the near end is on the left")
    #expect(
      MatchDrawing(match(), size: .zero).strokes.isEmpty
        && MatchDrawing(MatchInk(), size: CGSize(width: 9, height: 9)).strokes.isEmpty)
  }

  @Test("a very long match drops its oldest flights, and invalid places are moved to the edge")
  func most() {
    var ink = MatchInk()
    for rally in 0..<3_000 {
      ink.turn(at: CGPoint(x: Double(rally), y: .nan), .serve, speed: .nan)
      ink.turn(at: CGPoint(x: -1, y: 2), .out, speed: -3)
      ink.end(wonBy: .far)
    }
    #expect(ink.flights.count == MatchInk.most / 2)
    for flight in ink.flights {
      for turn in flight.turns {
        #expect((0...1).contains(turn.place.x) && (0...1).contains(turn.place.y) && turn.speed >= 0)
      }
    }
  }

  @Test("the kept drawing is an SVG picture with all strokes and the result")
  func svg() {
    let drawing = MatchDrawing(match(), size: CGSize(width: 300, height: 500))
    let text = drawing.svg(title: "You 7 : 2 <&>") { $0.color }
    #expect(text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>\n"))
    #expect(text.components(separatedBy: "<path ").count == 5 && text.contains("You 7 : 2 &lt;&amp;&gt;"))
    #expect(!text.contains("nan") && !text.contains("inf") && text.contains("rgb(196,48,28)"))
  }
}
