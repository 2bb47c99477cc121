import ArcadeKit
import GameSettings
import Testing
import UIKit

@testable import Breakout

/// Drawn walls, what falls out of them, and what the player does about it.
@Suite(.serialized) struct WallsInCourtTests {
  private static let flat: StaticString = "aaaaaaaaaaa\nbbbbbbbbbbb"

  // MARK: The court of drawn walls

  @Test("BR-X7: a drawn wall plays alike on every screen: the same flight, to the bit")
  func alike() {
    func flight(_ size: CGSize) -> (CGPoint, Int, CGSize) {
      let stage = BreakoutStage.drawn(Self.flat, size: size)
      stage.host.press("Space")
      for _ in 0..<60 {
        stage.play.dragPaddle(by: (stage.play.behavior.balls.first?.center.x ?? 0) - stage.play.wantedX)
        stage.host.advance(ticks: 6)
      }
      return (stage.play.behavior.balls.first?.center ?? .zero, stage.play.game.score, stage.play.courtView.bounds.size)
    }
    let phone = flight(CGSize(width: 320, height: 568))
    for size in [CGSize(width: 852, height: 393), CGSize(width: 1_180, height: 820), CGSize(width: 1_440, height: 900)]
    {
      let other = flight(size)
      #expect(other.0 == phone.0 && other.1 == phone.1 && other.2 == phone.2)
    }
    #expect(phone.1 > 0)
  }

  @Test("the drawn court is whole on every screen, apart from the scoreboard", arguments: LayoutTests.sizes)
  func fits(size: CGSize) {
    let stage = BreakoutStage.drawn(Self.flat, size: size)
    let play = stage.play
    let area = play.view.bounds.inset(by: play.view.safeAreaInsets).insetBy(dx: -0.01, dy: -0.01)
    let court = play.courtView.convert(play.courtView.bounds, to: play.view)
    #expect(area.contains(court), "\(court) in \(area)")
    #expect(!court.insetBy(dx: 0.01, dy: 0.01).intersects(play.scoreboard.frame))
    #expect(abs(court.width / court.height - Rules.drawnWidth / Rules.drawnHeight) < 0.001)
    let room = max(court.width / area.width, court.height / (area.height - play.scoreboard.thickness))
    #expect(room > 0.85 || play.scoreboard.isColumn, "it is as large as there is room: \(room)")
    #expect(stage.host.diagnostics == [])
  }

  @Test("a turn of the device in mid-flight changes nothing of the game")
  func turn() {
    let stage = BreakoutStage.drawn(Self.flat, size: CGSize(width: 393, height: 852))
    stage.tapCourt()
    stage.host.advance(ticks: 30)
    let (place, velocity) = (stage.ball.center, stage.velocity)
    stage.play.pause()
    stage.host.rotate()
    stage.host.advance(ticks: 2)
    #expect(stage.ball.center == place && stage.velocity == velocity)
    #expect(stage.host.diagnostics == [])
  }

  @Test("moving rows, sinking walls and ghosts keep boundaries and frames together")
  func moving() {
    let stage = BreakoutStage.drawn("..aaaaaaa..\n...........\n..ykkkkky..", movingRows: [0], sinks: true)
    let play = stage.play
    stage.tapCourt()
    stage.launch(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: -10))
    var places: [CGFloat] = []
    for tick in 0..<2_700 {
      if tick % 40 == 0 { stage.move(stage.ball, to: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 60, y: -200)) }
      stage.host.advance(ticks: 1)
      guard play.game.phase == .playing, play.ticks % Rules.swayTicks == 0 else { continue }
      for brick in play.game.wall.bricks {
        #expect(play.behavior.brickBoundary(brick.id)?.bounds == play.brickFrame(brick.id))
      }
      places.append(play.brickFrame(0)?.minX ?? 0)
    }
    #expect((places.max() ?? 0) - (places.min() ?? 0) > 60, "the row goes to and fro")
    #expect(play.game.wall.steps >= 2 && play.court.fall(of: play.game.wall) > 10)
    #expect(stage.host.diagnostics == [])
  }

  @Test("a ghost never comes back onto a ball")
  func ghost() {
    let stage = BreakoutStage.drawn("...........\n.....y.....\n...........\na..........")
    let play = stage.play
    stage.tapCourt()
    stage.launch(at: CGPoint(x: 60, y: 300), velocity: CGPoint(x: 0, y: -100))
    play.game.wall.time = Rules.ghostTime
    stage.host.advance(ticks: 1)
    #expect(play.behavior.brickBoundary(0) == nil && play.brickFrame(0) == nil)
    let frame = play.court.frame(of: play.game.wall.bricks[0], in: play.game.wall)
    play.game.wall.time = 2 * Rules.ghostTime
    stage.move(stage.ball, to: CGPoint(x: frame.midX, y: frame.midY), velocity: CGPoint(x: 0, y: -10))
    stage.host.advance(ticks: 1)
    #expect(play.behavior.brickBoundary(0) == nil, "it waits")
    stage.move(stage.ball, to: CGPoint(x: 60, y: 300), velocity: CGPoint(x: 0, y: -100))
    stage.host.advance(ticks: 1)
    #expect(play.behavior.brickBoundary(0) != nil)
  }

  @Test("a ghost on a moving row leaves nothing behind", arguments: 0..<Rules.swayTicks)
  func movingGhost(ticks: Int) {
    let stage = BreakoutStage.drawn("...........\n.....y.....\n...........\na..........", movingRows: [1])
    let play = stage.play
    stage.tapCourt()
    stage.launch(at: CGPoint(x: 60, y: 300), velocity: CGPoint(x: 0, y: -10))
    stage.host.advance(ticks: 2 * Rules.swayTicks + ticks)
    #expect(play.behavior.brickBoundary(0) != nil)
    play.game.wall.time = Rules.ghostTime
    stage.host.advance(ticks: 1)
    #expect(play.game.wall.bricks[0].isAway && play.behavior.brickBoundary(0) == nil && play.brickFrame(0) == nil)
  }

  @Test("a ball bends towards a magnet it passes")
  func magnet() {
    func drift(_ text: StaticString) -> CGFloat {
      let stage = BreakoutStage.drawn(text)
      stage.tapCourt()
      stage.launch(at: CGPoint(x: 250, y: 200), velocity: CGPoint(x: 0, y: -400))
      stage.host.advance(ticks: 40)
      return stage.ball.center.x
    }
    #expect(abs(drift("a..........\n...........\n.....b.....") - 250) < 0.5)
    #expect(drift("a..........\n...........\n.....m.....") < 245)
  }

  // MARK: Things that fall

  @Test(
    "BR-H27a, BR-X8: what falls is drawn and named, and works when it is caught: name and time stand beside the court")
  func caught() throws {
    let stage = BreakoutStage.drawn(Self.flat)
    stage.tapCourt()
    stage.launch(at: stage.clearing, velocity: CGPoint(x: 0, y: -100))
    stage.play.game.wall.bricks[15].gift = .wide
    stage.hit(15)
    let width = stage.play.paddle.size.width
    #expect(stage.play.falls.items.count == 1 && stage.host.element("Wide paddle, falling") != nil)
    stage.play.steer(to: stage.play.falls.items[0].place.x)
    for _ in 0..<400 where !stage.play.falls.items.isEmpty {
      stage.move(stage.ball, to: stage.clearing, velocity: CGPoint(x: 60, y: -100))
      stage.host.advance(ticks: 2)
    }
    #expect(stage.play.game.isOn(.wide) && stage.play.paddle.size.width > width * 1.4)
    #expect(stage.host.element("Wide paddle is on") != nil)
    #expect(stage.host.screenText.contains("Wide paddle"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("BR-H27a, BR-X8: each power and each mishap does what it says", arguments: Thing.allCases)
  func effects(thing: Thing) {
    let stage = BreakoutStage.drawn(Self.flat)
    let play = stage.play
    stage.tapCourt()
    stage.launch(at: stage.clearing, velocity: CGPoint(x: 120, y: -300))
    let (width, cruise, lives) = (play.paddle.size.width, play.behavior.flight.cruise, play.game.lives)
    let standing = play.game.wall.standing
    stage.give(thing)
    switch thing {
    case .wide: #expect(play.paddle.size.width > width * 1.4)
    case .narrow: #expect(play.paddle.size.width < width * 0.7)
    case .slow: #expect(play.behavior.flight.cruise < cruise * 0.7)
    case .fast: #expect(play.behavior.flight.cruise > cruise * 1.3)
    case .twin:
      stage.host.advance(ticks: 30)
      #expect(play.behavior.balls.count == 2)
    case .heart: #expect(play.game.lives == lives + 1)
    case .fire:
      stage.move(stage.ball, to: CGPoint(x: 200, y: 110), velocity: CGPoint(x: 0, y: -400))
      stage.host.advance(ticks: 25)
      #expect(play.game.wall.standing <= standing - 2 && stage.velocity.y < 0 || stage.ball.center.y < 40)
    case .glue:
      stage.move(
        stage.ball, to: CGPoint(x: play.paddle.center.x + width / 4, y: play.court.serveY - 20),
        velocity: CGPoint(x: 0, y: 300))
      stage.host.advance(ticks: 20)
      #expect(play.heldBalls.count == 1 && play.behavior.balls.isEmpty && !play.courtView.sight.isHidden)
      play.act()
      stage.host.advance(ticks: 2)
      #expect(play.behavior.balls.count == 1 && stage.velocity.y < 0 && stage.velocity.x > 0)
    case .net:
      stage.move(stage.ball, to: CGPoint(x: 20, y: play.court.paddleY), velocity: CGPoint(x: 0, y: 300))
      stage.host.advance(ticks: 40)
      #expect(play.game.lives == lives && stage.velocity.y < 0 && !play.game.isOn(.net))
      stage.move(stage.ball, to: CGPoint(x: 20, y: play.court.paddleY), velocity: CGPoint(x: 0, y: 300))
      stage.host.advance(ticks: 60)
      #expect(play.game.lives == lives - 1, "it saves one ball")
    case .double: #expect(play.game.isOn(.double) && stage.host.isVisible("×2"))
    case .laser:
      for _ in 0..<60 {
        stage.move(stage.ball, to: stage.clearing, velocity: CGPoint(x: 60, y: -100))
        stage.host.advance(ticks: 2)
      }
      #expect(play.game.wall.standing <= standing - 2)
    case .fog: #expect(stage.play.backdrop.subviews.contains { !$0.isHidden && $0.alpha > 0.9 && $0.subviews.isEmpty })
    case .mirror:
      let x = play.paddle.center.x
      stage.host.drag(from: stage.thumb, to: CGPoint(x: stage.thumb.x + 40, y: stage.thumb.y))
      #expect(play.paddle.center.x < x - 20)
    }
    #expect(stage.host.diagnostics == [])
  }

  // MARK: Aim and manners

  @Test("BR-X10: before a launch the way to the first brick is shown, and the ball takes it")
  func sight() {
    let stage = BreakoutStage.drawn(Self.flat)
    let play = stage.play
    #expect(!play.courtView.sight.isHidden && play.courtView.sight.path != nil)
    let aim = play.aim
    stage.host.hold("ArrowRight")
    stage.host.advance(ticks: 30)
    stage.host.release("ArrowRight")
    stage.host.hold("ArrowDown")
    stage.host.advance(ticks: 20)
    stage.host.release("ArrowDown")
    #expect(play.aim > aim + 0.2)
    let expected = play.court.sight(
      from: play.waitingBalls[0].center, velocity: play.behavior.flight.leaving(angle: play.aim), in: play.game.wall)
    stage.host.press("Space")
    #expect(play.courtView.sight.isHidden)
    let before = play.game.wall
    for _ in 0..<400 where play.game.wall == before || play.game.hits == 0 { stage.host.advance(ticks: 1) }
    #expect(expected.brick.map { !play.game.wall.bricks[$0].isStanding } == true)
  }

  @Test("BR-X11: the mouse moves the paddle without being pressed, and a click or a tap costs neither combo nor push")
  func mouse() {
    let stage = BreakoutStage.drawn(Self.flat)
    let play = stage.play
    let start = stage.inWindow(CGPoint(x: 200, y: 300))
    stage.host.touch(phase: .hover, at: start, type: .indirectPointer)
    stage.host.touch(phase: .hover, at: stage.inWindow(CGPoint(x: 120, y: 300)), type: .indirectPointer)
    stage.host.advance(ticks: 1)
    #expect(abs(play.paddle.center.x - 120) < 1)
    stage.tapCourt()
    stage.launch(at: stage.clearing, velocity: CGPoint(x: 120, y: -300))
    play.game.combo = 3
    let velocity = stage.velocity
    stage.tapCourt()
    stage.host.advance(ticks: 1)
    #expect(play.game.combo == 3 && play.game.canPush && stage.velocity.x == velocity.x)
    stage.host.tap("Push")
    #expect(play.game.combo == 1 && !play.game.canPush)
  }

  @Test("BR-X11: R and a button begin the wall again, with what the player had when it began")
  func restart() {
    let stage = BreakoutStage(hasRandomWalls: false)
    let play = stage.play
    #expect(play.course == .journey(0))
    stage.tapCourt()
    stage.hit(3)
    #expect(play.game.score > 0)
    stage.host.press("KeyR")
    #expect(play.game.score == 0 && play.game.phase == .serving && play.game.wall.standing == 36)
    stage.tapCourt()
    #expect(stage.host.tap("Restart"))
    #expect(play.game.phase == .serving)
  }

  @Test("BR-X11: after a pause it counts three, two, one before it goes on; another pause stops the count")
  func counting() {
    let stage = BreakoutStage.drawn(Self.flat)
    let play = stage.play
    stage.tapCourt()
    stage.host.press("KeyP")
    #expect(play.isPaused && stage.host.isVisible("Paused"))
    stage.host.press("Space")
    #expect(play.isPaused && stage.host.isVisible("3"))
    stage.host.advance(seconds: Rules.countTime + 0.02)
    #expect(stage.host.isVisible("2"))
    stage.host.press("KeyP")
    stage.host.advance(seconds: 3)
    #expect(play.isPaused && stage.host.isVisible("Paused"))
    let place = stage.ball.center
    stage.host.press("Space")
    stage.host.advance(seconds: 3 * Rules.countTime - 0.15)
    #expect(play.isPaused && stage.ball.center == place)
    stage.host.advance(seconds: 0.2)
    #expect(!play.isPaused)
  }

  // MARK: The journey

  @Test("BR-R4b: the end of a drawn wall leads on to the next one, with score and lives; stars are stored")
  func journey() {
    let stage = BreakoutStage(hasRandomWalls: false)
    let play = stage.play
    stage.tapCourt()
    for id in 0..<36 { stage.hit(id) }
    stage.host.advance(seconds: 1)
    #expect(stage.host.isVisible("Wall cleared"))
    let score = play.game.score
    #expect(CourseStore.journey.marks[0].stars == 3)
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(play.course == .journey(1) && play.game.score == score && play.game.wall.wanted == 36)
    let again = BreakoutStage(stored: stage.host.stored, hasRandomWalls: false)
    #expect(again.play.course == .journey(1) && again.play.game.score == score)
  }

  @Test("40 ms after the last brick the game ends; until then everything stands still")
  func lastBrick() {
    let stage = BreakoutStage.drawn("a")
    stage.tapCourt()
    stage.host.advance(ticks: 2)
    let ball = stage.ball
    let place = ball.center
    stage.hit(0)
    stage.host.advance(ticks: 3)
    #expect(ball.superview != nil && ball.center == place && stage.play.presentedViewController == nil)
    stage.host.advance(ticks: 4)
    #expect(stage.play.presentedViewController != nil)
  }

  @Test("a lost wall begins again without what was taken along")
  func losing() {
    let stage = BreakoutStage(
      stored: ["breakout.carriedScore": "500", "breakout.carriedLives": "1"], hasRandomWalls: false)
    let play = stage.play
    #expect(play.game.score == 500 && play.game.lives == 1)
    stage.tapCourt()
    stage.move(stage.ball, to: CGPoint(x: 20, y: 2_000), velocity: .zero)
    stage.host.advance(seconds: 1)
    #expect(stage.host.isVisible("Game over"))
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(play.game.score == 0 && play.game.lives == 3 && play.course == .journey(0))
  }

  @Test("BR-X13: the wall of the day has its address, and its result is stored for the day")
  func today() {
    let stage = BreakoutStage(address: "/breakout/today")
    let play = stage.play
    #expect(play.course == .day(.today) && stage.host.isVisible(BreakoutStrings.title(.day(.today))))
    stage.tapCourt()
    for brick in play.game.wall.bricks where brick.isWanted {
      while play.game.phase == .playing, play.game.wall.bricks[brick.id].isStanding, brick.kind != .lock {
        stage.hit(brick.id)
      }
    }
    for brick in play.game.wall.bricks where brick.kind == .lock && play.game.phase == .playing { stage.hit(brick.id) }
    stage.host.advance(seconds: 1)
    #expect(play.game.phase == .won)
    #expect(DailyResults(game: "breakout").result(on: .today)?.official == play.game.score)
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(play.course == .day(.today) && play.game.phase == .serving, "again, as practice")
    #expect(stage.host.addresses.last == "/breakout?today")
    #expect(BreakoutStage(address: "/breakout?today").play.course == .day(.today))
  }

  @Test("BR-X13: the map shows the wall of the day; the game plays the same one, which is not made again")
  func mapOfToday() {
    let stage = BreakoutStage(address: "/breakout/walls", hasRandomWalls: false)
    let walls = stage.tabs.viewControllers![2] as! WallsViewController
    #expect(walls.cards[0].face.level == Level.made(of: Day.today.seed(for: "breakout")))
    var makes = 0
    let level = Level("a.a.a")
    stage.play.dayWalls = DayWalls { _ in
      makes += 1
      return level
    }
    walls.viewWillAppear(false)
    #expect(walls.cards[0].face.level == level)
    stage.play.play(.day(.today))
    stage.play.startNewGame()
    #expect(stage.play.game.wall.bricks.count == 3 && makes == 1)
  }

  @Test("BR-X12: a link opens its wall; a bad one is refused with its reason, and the game stays")
  func link() {
    let level = Level("..aaa..\n..b.b..")
    let stage = BreakoutStage(address: "/breakout?wall=" + level.link)
    stage.awaitVerdict()
    #expect(stage.play.course == .shared(level) && stage.play.game.wall.wanted == 5)
    for (link, reason) in [
      ("nonsense", LevelRefusal.damaged), ("2~a~~~0~aaaaaa", .later), (Level(rows: 1).link, .empty),
      (Level("aaaaaaaaaaa\nsssssssssss").link, .unwinnable), (String(repeating: "b", count: 999), .tooLarge),
    ] {
      let stage = BreakoutStage(address: "/breakout?wall=" + link)
      stage.awaitVerdict()
      #expect(stage.host.isVisible(BreakoutStrings.refusal(reason)), "\(link)")
      #expect(stage.host.addresses.last ?? "/breakout" == "/breakout", "\(link)")
      #expect(stage.play.course == .random)
      stage.tapCourt()
      #expect(!stage.host.isVisible(BreakoutStrings.refusal(reason)))
    }
  }

  @Test(
    "BR-X12: a bot tries a linked wall in slices and says how far it is; meanwhile nothing is launched, and one may leave"
  )
  func slices() {
    // Steel all around: the bot breaks the lower row, and then nothing for a long time.
    let level = Level("aaaaaaaaaaa\nsssssssssss\nb.........b")
    let stage = BreakoutStage(address: "/breakout?wall=" + level.link)
    let play = stage.play
    stage.host.advance(ticks: 8)
    #expect(
      stage.host.isVisible(BreakoutStrings.judging + "\n" + BreakoutStrings.tried(play.judged?.trial.progress ?? -1)))
    #expect(stage.host.application.address == "/breakout?wall=" + level.link)
    stage.tapCourt()
    stage.host.press("Space")
    #expect(play.game.phase == .serving && play.judged != nil)
    var ticks = 0
    var shares: [Double] = []
    while let judged = play.judged, ticks < 1_200 {
      if judged.trial.progress != shares.last { shares.append(judged.trial.progress) }
      stage.host.advance(ticks: 1)
      ticks += 1
    }
    #expect(shares.last == 2.0 / 13 && shares == shares.sorted())
    // Many ticks, each short: at least ninety seconds of the bot's own.
    #expect(stage.host.application.clock.tick > 90 * 120 / Rules.judgedTicks)
    #expect(stage.host.isVisible(BreakoutStrings.refusal(.unwinnable)) && stage.host.application.address == "/breakout")

    let other = BreakoutStage(address: "/breakout?wall=" + level.link)
    other.host.advance(ticks: 8)
    other.play.play(.random)
    other.host.advance(seconds: 2)
    #expect(other.play.judged == nil && other.play.course == .random && other.play.refusal == nil)
  }
}
