import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// The Play tab, driven as people drive it.
@Suite(.serialized) struct PlayTests {
  @Test("a match stands ready: the ball is before the near paddle, nothing moves, no frame is requested")
  func ready() {
    let stage = PongStage()
    #expect(PongApp.name == "Pong")
    #expect(stage.game.phase == .serving && stage.game.server == .near)
    let ball = stage.court.inCourt(stage.play.waitingBall!.center)
    #expect(abs(ball.x - stage.paddle(.near).x) < 0.001 && ball.y < stage.court.faceY(.near))
    #expect(stage.host.isVisible("Your serve") && stage.host.isVisible(PongStrings.serveHint))
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 2) == 0)
    #expect(stage.host.diagnostics == [])
  }

  @Test("PO-R1, PO-R3: ball and paddles are plain views, moved by one animator whose reference view is the court")
  func views() {
    let stage = PongStage()
    stage.serve()
    #expect(stage.play.animator.behaviors.count == 1 && stage.play.animator.behaviors[0] === stage.behavior)
    #expect(stage.play.animator.referenceView === stage.play.courtView)
    #expect(stage.ball.superview === stage.play.courtView)
    for paddle in stage.behavior.paddles { #expect(paddle.superview === stage.play.courtView) }
    let before = stage.ball.center
    stage.host.advance(ticks: 1)
    #expect(stage.ball.center != before)
    stage.play.animator.isPaused = true
    let place = stage.ball.center
    stage.host.advance(ticks: 10)
    #expect(stage.ball.center == place, "nothing else moves it")
  }

  @Test("PO-R1: nothing on the court is drawn on a canvas") func noCanvas() {
    let stage = PongStage()
    stage.serve()
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
    let views = all(stage.play.courtView)
    #expect(views.contains(stage.ball) && stage.behavior.paddles.allSatisfy { views.contains($0) })
    for view in views { #expect(stage.host.drawing(of: view) == [], "\(type(of: view).kind)") }
  }

  @Test(
    "PO-R2: the paddles are wide, the ball is as wide as high; a sideways court turns them", arguments: [true, false])
  func shapes(isUpright: Bool) {
    let stage = PongStage(size: isUpright ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393))
    stage.serve()
    #expect(stage.court.isUpright == isUpright)
    #expect(stage.ball.bounds.width == stage.ball.bounds.height)
    let size = stage.behavior.paddles[0].bounds.size
    #expect(isUpright ? size.width > 3 * size.height : size.height > 3 * size.width)
  }

  @Test("PO-R4: a serve is one push; then the ball coasts, its speed constant to a thousandth")
  func push() {
    let stage = PongStage()
    stage.host.tap(at: stage.spot(.near))
    #expect(stage.game.phase == .counting)
    stage.awaitServe()
    let speed = stage.speed
    #expect(abs(speed / stage.court.cruise - 1) < 0.001)
    #expect(!stage.behavior.childBehaviors.contains { $0 is UIPushBehavior }, "the push has gone")
    for _ in 0..<20 {
      stage.host.advance(ticks: 1)
      #expect(abs(stage.speed / speed - 1) < 0.001)
    }
    #expect(stage.behavior.velocity.y < 0, "towards the opponent")
  }

  @Test("the count before a serve is visible and audible, and takes nine tenths of a second")
  func count() {
    let stage = PongStage()
    stage.host.press("Space")
    #expect(stage.game.phase == .counting && stage.game.beat == 3)
    stage.host.advance(seconds: 0.35)
    #expect(stage.game.beat == 2)
    stage.host.advance(seconds: 0.3)
    #expect(stage.game.beat == 1 && stage.game.phase == .counting)
    stage.host.advance(seconds: 0.4)
    #expect(stage.game.phase == .rally)
    #expect(stage.host.sounds.filter { $0 == "count" }.count == 3 && stage.host.sounds.contains("launch"))
  }

  @Test("PO-R18: a tap moves the paddle to the tapped point, at once where it teleports")
  func tapMoves() {
    let stage = PongStage()
    let place = stage.spot(.near, 0.3)
    stage.host.touch(phase: .down, at: place)
    stage.host.advance(ticks: 1)
    #expect(abs(stage.paddle(.near).x - stage.court.width * 0.3) < 0.001)
    stage.host.advance(ticks: 3)
    stage.host.touch(phase: .up, at: place)
    stage.host.advance(seconds: 0.5)
    #expect(abs(stage.paddle(.near).x - stage.court.width * 0.3) < 0.001, "PO-R17: it stays there")
  }

  @Test("a finger drags the paddle, which stops at the walls and keeps its line")
  func drag() {
    let stage = PongStage()
    let line = stage.paddle(.near).y
    stage.host.drag(from: stage.spot(.near), to: stage.spot(.near, 0.9))
    #expect(stage.paddle(.near).x == stage.court.clampedPaddleX(stage.court.width * 0.9))
    stage.host.drag(from: stage.spot(.near), to: CGPoint(x: -200, y: 500))
    #expect(stage.paddle(.near).x == stage.court.clampedPaddleX(-1000))
    #expect(stage.paddle(.near).y == line)
    #expect(stage.host.diagnostics == [])
  }

  @Test("two fingers at opposite ends move two paddles at once", arguments: [true, false])
  func twoFingers(isUpright: Bool) {
    let size = isUpright ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393)
    let stage = PongStage(size: size, settings: [.players: 2])
    stage.host.touch(id: 1, phase: .down, at: stage.spot(.near))
    stage.host.touch(id: 2, phase: .down, at: stage.spot(.far))
    stage.host.advance(ticks: 1)
    for step in 1...10 {
      let share = CGFloat(step) * 0.03
      stage.host.touch(id: 1, phase: .move, at: stage.spot(.near, 0.5 - share))
      stage.host.touch(id: 2, phase: .move, at: stage.spot(.far, 0.5 + share))
      stage.host.advance(ticks: 2)
    }
    #expect(abs(stage.paddle(.near).x - stage.court.width * 0.2) < 0.01)
    #expect(abs(stage.paddle(.far).x - stage.court.width * 0.8) < 0.01)
    stage.host.touch(id: 1, phase: .up, at: stage.spot(.near, 0.2))
    stage.host.touch(id: 2, phase: .move, at: stage.spot(.far, 0.6))
    stage.host.advance(ticks: 2)
    #expect(abs(stage.paddle(.far).x - stage.court.width * 0.6) < 0.01, "the other finger goes on")
    #expect(stage.host.diagnostics == [])
  }

  @Test("W, A, S, D and the arrows move the paddle of one person, and one each of two")
  func keys() {
    let one = PongStage()
    let middle = one.paddle(.near).x
    for (key, sign) in [("KeyA", -1.0), ("ArrowRight", 1), ("KeyW", -1), ("ArrowDown", 1)] {
      let before = one.paddle(.near).x
      one.host.hold(key)
      one.host.advance(ticks: 10)
      one.host.release(key)
      #expect((one.paddle(.near).x - before) * sign > 20, "\(key)")
    }
    one.host.settle()
    #expect(one.host.countFrames(seconds: 1) == 0)
    #expect(abs(one.paddle(.near).x - middle) < 30)
    let two = PongStage(settings: [.players: 2])
    two.host.hold("KeyA")
    two.host.hold("ArrowRight")
    two.host.advance(ticks: 12)
    two.host.release("KeyA")
    two.host.release("ArrowRight")
    #expect(two.paddle(.near).x < middle - 20 && two.paddle(.far).x > middle + 20)
    #expect(one.host.diagnostics == [] && two.host.diagnostics == [])
  }

  @Test("a mouse that hovers moves the paddle of one person, and of nobody else")
  func hover() {
    for (players, moves) in [(1, true), (2, false), (0, false)] {
      let stage = PongStage(settings: [.players: players])
      let before = stage.paddle(.near).x
      stage.host.touch(phase: .hover, at: stage.spot(.near, 0.4), type: .indirectPointer, buttons: 0)
      stage.host.advance(ticks: 1)
      stage.host.touch(phase: .hover, at: stage.spot(.near, 0.3), type: .indirectPointer, buttons: 0)
      stage.host.advance(ticks: 1)
      #expect((abs(stage.paddle(.near).x - before) > 20) == moves, "\(players) players")
    }
  }

  @Test("a ball behind a paddle is a point for the other side, and the next ball stands ready")
  func point() {
    let stage = PongStage()
    stage.serve()
    stage.lose(.far)
    #expect(stage.game.points(.near) == 1 && stage.game.points(.far) == 0)
    #expect(stage.game.phase == .serving && stage.play.waitingBall != nil && stage.behavior.ball == nil)
    #expect(stage.play.courtView.subviews.filter { $0 is BallView }.count == 1)
    #expect(stage.host.announcements.contains { $0.contains("You 1, Computer 0") })
    #expect(stage.host.sounds.contains("special"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("the computer serves by itself after a moment, and taps do not make it faster")
  func computerServes() {
    let stage = PongStage()
    stage.lose(.far)
    stage.lose(.far)
    #expect(stage.game.server == .far && stage.game.phase == .serving)
    #expect(stage.host.isVisible("Computer serves") && !stage.host.isVisible(PongStrings.serveHint))
    stage.host.tap(at: stage.spot(.near))
    #expect(stage.game.phase == .serving)
    stage.awaitServe()
    #expect(stage.behavior.velocity.y > 0)
  }

  @Test("in a match of two only the server's own tap serves")
  func ownServe() {
    let stage = PongStage(settings: [.players: 2])
    stage.host.tap(at: stage.spot(.far))
    #expect(stage.game.phase == .serving)
    stage.host.tap(at: stage.spot(.near))
    #expect(stage.game.phase == .counting)
  }

  @Test("a match goes to its end: an alert says who won, and OK begins another", arguments: [0, 1])
  func end(clearLead: Int) {
    let stage = PongStage(settings: [.points: 0, .clearLead: clearLead])
    for _ in 0..<5 { stage.lose(.far) }
    #expect(stage.game.isOver && stage.game.winner == .near)
    stage.host.advance(seconds: 1)
    #expect(stage.host.isVisible("You win"))
    #expect(stage.host.stored[RecordStore.winsKey(1)] == "1")
    #expect(stage.host.sounds.contains("won"))
    #expect(stage.host.tap("Play again"))
    stage.host.advance(seconds: 1)
    #expect(!stage.host.isVisible("You win") && stage.game.phase == .serving && stage.game.points(.near) == 0)
    for _ in 0..<5 { stage.lose(.near) }
    stage.host.advance(seconds: 1)
    #expect(stage.host.isVisible("Computer wins"))
    #expect(stage.host.stored[RecordStore.winsKey(1)] == "1", "a lost match is no win")
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(stage.game.phase == .serving)
    #expect(stage.host.diagnostics == [])
  }

  @Test("a new match begins by one tap, without a question")
  func newMatch() {
    let stage = PongStage()
    stage.lose(.far)
    #expect(stage.host.tap("New match"))
    #expect(stage.game.points(.near) == 0 && stage.game.phase == .serving)
    #expect(stage.play.courtView.subviews.filter { $0 is BallView }.count == 1)
    #expect(stage.play.courtView.subviews.filter { $0 is PaddleView }.count == 2)
    stage.serve()
    #expect(stage.game.phase == .rally)
  }

  @Test("the home screen shows a match in progress and the longest rally, and nothing else")
  func home() {
    let stage = PongStage(settings: [.points: 0, .clearLead: 0])
    #expect(stage.play.progress == nil && PongApp.entry.best() == nil)
    stage.serve()
    #expect(stage.play.progress == "You 0, Computer 0")
    stage.lose(.far)
    #expect(stage.play.progress == "You 1, Computer 0")
    for _ in 0..<4 { stage.lose(.far) }
    #expect(stage.game.isOver && stage.play.progress == nil)
    #expect(PongStrings.bestWords(1_240) == "Longest rally 1,240")
  }

  @Test("R begins a new match at any time")
  func restart() {
    let stage = PongStage()
    stage.lose(.far)
    stage.serve()
    stage.host.advance(seconds: 0.2)
    stage.host.press("KeyR")
    #expect(stage.game.phase == .serving && stage.game.points(.near) == 0 && stage.behavior.ball == nil)
    #expect(stage.play.courtView.trace.outline == nil && stage.play.ink.flights.isEmpty)
    stage.serve()
    #expect(stage.game.phase == .rally)
    #expect(stage.host.diagnostics == [])
  }

  @Test("the ball splashes on walls and paddles, and every flight is recorded from turn to turn")
  func ink() {
    let stage = PongStage(settings: [.players: 2])
    func splats() -> [SplatView] {
      stage.play.courtView.subviews.compactMap { $0 as? SplatView }.filter { $0.layer.presentation()?.opacity ?? 0 > 0 }
    }
    stage.serve()
    let middle = CGPoint(x: stage.court.width / 2, y: stage.court.length / 2)
    stage.fly(from: middle, velocity: CGPoint(x: 300, y: 20))
    stage.host.advance(seconds: 0.9)
    stage.fly(from: middle, velocity: CGPoint(x: 0, y: 400))
    stage.host.advance(seconds: 1)
    let turns = stage.play.ink.flights[0].turns
    #expect(turns.map(\.cause) == [.serve, .wall, .paddle])
    #expect(abs(turns[1].place.x - 1) < 0.06 && abs(turns[2].place.y - 0.9) < 0.08)
    #expect(!splats().isEmpty && splats().count <= 2)
    stage.lose(.near)
    #expect(stage.play.ink.flights[0].turns.last?.cause == .out && stage.play.ink.flights[0].winner == .far)
    stage.host.advance(seconds: 2)
    #expect(splats().isEmpty)
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 1) == 0)
  }

  @Test("the drawing of a finished match can be saved as a picture")
  func keeps() {
    let stage = PongStage(settings: [.points: 0, .clearLead: 0])
    for _ in 0..<5 { stage.lose(.far) }
    stage.host.advance(seconds: 1)
    #expect(stage.host.tap(PongStrings.keep))
    stage.host.advance(seconds: 1)
    let file = stage.host.downloads.last
    #expect(file?.name == "pong.svg" && file?.content.components(separatedBy: "fill-opacity").count == 7)
    #expect(file?.content.contains("Pong, You 5 : 0 Computer") == true)
  }

  @Test("an adaptive computer is stronger after a point that it lost, and the next match begins where it was")
  func adapts() {
    let stage = PongStage(settings: [.strength: 3])
    let first = stage.play.computers[1]!.strength
    #expect(first == .at(Rules.firstRival))
    stage.lose(.far)
    let second = stage.play.computers[1]!.strength
    #expect(second.speed > first.speed && second.error < first.error)
    #expect(stage.host.stored[RecordStore.rivalKey] == "74")
    stage.host.press("KeyR")
    #expect(stage.play.computers[1]!.strength == second)
    stage.lose(.near)
    #expect(stage.host.stored[RecordStore.rivalKey] == "58")
    let two = PongStage(settings: [.strength: 3, .players: 2])
    two.lose(.far)
    #expect(two.host.stored[RecordStore.rivalKey] == nil, "two people teach it nothing")
  }

  @Test("the computer can play both ends")
  func watch() {
    let stage = PongStage(settings: [.players: 0])
    stage.host.advance(seconds: 12)
    #expect(stage.game.longestRally > 0)
    #expect(stage.host.diagnostics == [])
  }
}
