import ArcadeKit
import GameSettings
import UIKit

/// The Play tab: shows a game of Breakout and passes the player's input on to it.
///
/// `Game` is the model, `BreakoutBehavior` the physics, and `Court` the layout. Each game runs in a scene of its own,
/// whose clock stops while the game is paused.
package final class BreakoutViewController: GameViewController {
  // MARK: Model

  package internal(set) var game: Game!
  package internal(set) var court = Court(size: .zero, settings: Settings())
  package internal(set) var paddle = Paddle(center: .zero, size: .zero)
  /// The course being played; nil until the stored settings have been read.
  package internal(set) var course: Course?
  /// The walls of days, which the map shows too.
  var dayWalls = DayWalls()
  /// The things that fall.
  package internal(set) var falls = Falls()
  /// The x at which the player wants the middle of the paddle; the paddle goes there as soon as no ball is in the way.
  var wantedX: CGFloat = 0
  /// The direction of the next serve, in radians clockwise from straight up.
  package internal(set) var aim: CGFloat = 0
  /// The number of extra balls that wait for free space above the paddle.
  package internal(set) var owedBalls = 0
  /// How often a ball has hit the paddle in this game.
  package internal(set) var catches = 0
  /// The ticks for which balls have flown in this game.
  var ticks = 0
  /// How many balls this game has had.
  var ballCount = 0
  /// The score that was carried over from the wall before.
  var firstScore = 0
  /// Whether the ghost's paddle and balls are shown, and not only its score.
  var ghostMoves = false
  /// Whether the run of the ghost is over.
  var hasGhostEnded = false
  let scores = ScoreStore(game: "breakout")
  let motion = CMMotionManager()
  /// Whether the game wants the device's motion but cannot have it.
  var isTiltRefused = false

  // MARK: Views and physics

  let scenery = SceneryView(frame: .zero)
  let backdrop = BackdropView(frame: .zero)
  var courtView: CourtView { backdrop.court }
  let scoreboard = ScoreboardView(frame: .zero)
  let notice = NoticeView(frame: .zero)
  package internal(set) var behavior = BreakoutBehavior()
  /// The balls that rest on the paddle before a launch.
  var waitingBalls: [BallView] = []
  /// The balls that stick to the paddle, and where, −1 … 1 from its middle.
  var heldBalls: [(ball: BallView, offset: CGFloat)] = []
  /// The number of balls that stick to the paddle.
  package var heldBallCount: Int { heldBalls.count }

  // MARK: Input

  /// The part of the pan's translation that has already been followed, in points.
  var panned = CGPoint.zero
  /// Where the mouse was last, while none of its buttons is pressed.
  var hovered: CGPoint?
  /// The direction of the held arrow keys: −1 is left, or a turn of the aim to the left; 1 is right; 0 is none.
  var heldDirection: CGFloat = 0
  var heldTurn: CGFloat = 0
  var keyLink: CADisplayLink?
  /// Counts down before a paused game continues.
  var countdown: Timer?
  /// The counts left before the game resumes.
  var count = 0
  /// Why a link was refused, until the player has read it.
  var refusal: LevelRefusal?
  /// The wall from a link that a bot is trying.
  var judged: Judged?

  package override class var kind: String { "BreakoutViewController" }
  package override var runView: UIView { backdrop }
  package override var canPause: Bool { game.phase == .playing }
  package override var hasSound: Bool { game.settings.hasSound }
  package override var xraySkin: Skin? { .breakout }
  package override var verifiedName: String { "breakout" }
  package override var challengeDay: Day? { if case .day(let day) = course { day } else { nil } }
  package override var progress: String? {
    guard isViewLoaded, let course, !game.isOver, game.score > 0 || game.phase == .playing else { return nil }
    return BreakoutStrings.progress(course, score: game.score)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BreakoutStrings.play
    view.backgroundColor = Skin.breakout.ground.color
    courtView.paddle.onStep = { [me = Weak(self)] steps in me.value?.stepPaddle(by: steps) }
    for each in [scenery, backdrop, scoreboard, notice] as [UIView] { view.addSubview(each) }
    on(scoreboard.pauseButton) { $0.togglePause() }
    on(scoreboard.restartButton) { $0.restart() }
    on(scoreboard.pushButton) { $0.act() }
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan", BreakoutViewController.pan)))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap", BreakoutViewController.tap)))
    view.addGestureRecognizer(UIHoverGestureRecognizer { [me = Weak(self)] in me.value?.hover($0) })
    NotificationCenter.default.addObserver(
      self, selector: Selector("stopCounting", BreakoutViewController.stopCounting),
      name: UIApplication.willResignActiveNotification, object: nil)
    startNewGame()
  }

  private func on(_ button: UIButton, _ act: @escaping (BreakoutViewController) -> Void) {
    button.addAction(UIAction { [me = Weak(self)] _ in if let me = me.value { act(me) } }, for: .touchUpInside)
  }

  /// Up to the upper edge of the paddle, where the ball is hit.
  package override var xrayFloor: CGFloat {
    let paddle = court.size.height - court.paddleY + court.paddleSize(widenedBy: 1).height / 2
    return (paddle * backdrop.bounds.height / max(court.size.height, 1)).rounded(.up) + Spacing.tight
  }

  package override func viewDidLayoutSubviews() {
    scenery.frame = view.bounds
    scoreboard.isColumn = traitCollection.verticalSizeClass == .compact
    let isDrawn = court.isDrawn
    let frames = BoardAndCourt(
      in: view.bounds.inset(by: view.leadingSafeAreaInsets), isLow: scoreboard.isColumn,
      thickness: scoreboard.thickness,
      gap: Spacing.hair
    ) { room in
      if isDrawn { return BreakoutViewController.drawnSize(in: room) }
      // Courts that are too flat or too narrow play badly.
      return CGSize(
        width: min(room.width, room.height * Rules.flattestCourt).rounded(.down),
        height: min(room.height, room.width * Rules.tallestCourt).rounded(.down))
    }
    var board = frames.board
    // Beside a narrow court the board stands close to it.
    if scoreboard.isColumn { board.origin.x = max(board.minX, frames.court.minX - board.width - Spacing.normal) }
    view.place(scoreboard, leading: board)
    let bounds = CGRect(origin: .zero, size: frames.court.size)
    if backdrop.bounds != bounds { backdrop.bounds = bounds }
    // Its frame is not set, because it may be shaking.
    backdrop.center = CGPoint(
      x: view.readsRightToLeft ? view.bounds.width - frames.court.midX : frames.court.midX, y: frames.court.midY)
    notice.frame = CGRect(
      x: backdrop.center.x - bounds.width / 2, y: frames.court.minY, width: bounds.width, height: bounds.height)
    notice.layer.cornerRadius = backdrop.layer.cornerRadius
    notice.clipsToBounds = true
    isDrawn ? fitDrawnCourt() : courtResized(to: bounds.size)
    notice.floor = xrayFloor + Spacing.target + Spacing.tight
    if !waitingBalls.isEmpty { updateSight() }
    super.viewDidLayoutSubviews()
  }

  /// Paints the surroundings of the court.
  func paintScenery(_ look: CourtLook) {
    scenery.show(look)
    scoreboard.paint(look)
    view.backgroundColor = scenery.backgroundColor
  }

  /// The largest size of a drawn court in `room`.
  private static func drawnSize(in room: CGSize) -> CGSize {
    let scale = max(min(room.width / Rules.drawnWidth, room.height / Rules.drawnHeight), 0)
    return CGSize(width: Rules.drawnWidth * scale, height: Rules.drawnHeight * scale)
  }

  /// Shows the drawn court, whose size is always the same, as large as there is room.
  private func fitDrawnCourt() {
    let before = courtView.scale
    backdrop.fit(court.size)
    if courtView.scale != before { backdrop.arrange(game.wall, in: court) }
  }

  // MARK: From model to view

  /// Updates all views that show the model's state. The animator and the layout place the views.
  package override func updateViewFromModel() {
    super.updateViewFromModel()
    scoreboard.show(game, best: bestScore, isPaused: isPaused)
    courtView.accessibilityValue = BreakoutStrings.bricksLeft(game.wall.wanted)
    updateNotice()
    updateSight()
  }

  func updateNotice() {
    let ink = courtView.look.ink
    if let judged {
      let hint = BreakoutStrings.judging + "\n" + BreakoutStrings.tried(judged.trial.progress)
      notice.show(title: BreakoutStrings.title(.shared(judged.level)), hint: hint, ink: ink, isVeiled: true)
    } else if let refusal {
      notice.show(title: nil, hint: BreakoutStrings.refusal(refusal), ink: ink, isVeiled: true)
    } else if count > 0 {
      notice.show(title: "\(count)", hint: nil, ink: ink, isVeiled: false)
    } else if isPaused {
      notice.show(title: BreakoutStrings.paused, hint: BreakoutStrings.resumeHint, ink: ink, isVeiled: true)
    } else if game.phase == .serving {
      let apology = isTiltRefused ? BreakoutStrings.tiltRefused + "\n" : ""
      let name = course.map { $0 == .random ? nil : BreakoutStrings.title($0) } ?? nil
      let race = ticks == 0 ? ghostSentence.map { $0 + "\n" } ?? "" : ""
      notice.show(title: name, hint: race + apology + BreakoutStrings.launchHint, ink: ink, isVeiled: false)
    } else if !heldBalls.isEmpty {
      notice.show(title: nil, hint: BreakoutStrings.releaseHint, ink: ink, isVeiled: false)
    } else if game.offersPush {
      notice.show(title: nil, hint: BreakoutStrings.pushOffer, ink: ink, isVeiled: false)
    } else {
      notice.show(title: nil, hint: nil, ink: ink, isVeiled: false)
    }
  }

  package override var givesWay: Bool { game.phase == .playing }

  // MARK: Keys

  package override func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    switch code {
    case "ArrowLeft", "KeyA", "ArrowRight", "KeyD", "ArrowUp", "KeyW", "ArrowDown", "KeyS": hold(code)
    case "Space":
      if !isRepeat { act() }
    case "KeyP":
      if !isRepeat { togglePause() }
    case "KeyR":
      if !isRepeat { restart() }
    default: return false
    }
    return true
  }

  package override func goOn() { startCounting() }

  package override func heldKeysChanged() { followHeldKeys() }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    judged?.link.isPaused = false
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopCounting()
    judged?.link.isPaused = true
  }

  // MARK: Ghost

  package override var ghostGame: String? { "breakout" }
  package override var ghostRules: String { standing.rules }
  package override var ghostTime: Int { ticks }
  package override var ghostScore: Int { game.score - firstScore }
  package override var wantsGhost: Bool { game.settings.hasGhost }
  package override var ghostCourse: String { course?.text(seed: run.seed) ?? "" }
  package override func sampleGhost(into recorder: inout GhostRecorder) { sample(into: &recorder) }
  package override func race(_ track: GhostTrack) { beginRace(track) }
  package override func isCourse(of track: GhostTrack) -> Bool { plays(courseOf: track) }
  package override func ghostDidChange() { resetGhost() }

  // MARK: Addresses

  package override func open(addressNames names: [String]) -> Bool { openCourse(names) }

  /// The wall of the day, or one that was built by hand, so that its address leads to it anywhere.
  package override var addressQuery: String? {
    get { courseQuery }
    set { if let newValue { open(query: newValue) } }
  }

  // MARK: New games

  package override func build(in run: TickClock) {
    stopCounting()
    owedBalls = 0
    catches = 0
    ticks = 0
    ballCount = 0
    panned = .zero
    waitingBalls = []
    heldBalls = []
    falls = Falls()
    let settings = Setting.load()
    let course = course ?? storedCourse(settings)
    self.course = course
    if let level = course.level(among: &dayWalls) {
      game = Game(level, settings, carrying: luggage(for: course), using: &run.generator)
      court = Court(drawn: settings)
    } else {
      game = Game(settings, using: &run.generator)
      court = Court(size: court.isDrawn ? .zero : backdrop.bounds.size, settings: settings)
    }
    firstScore = game.score
    let look = CourtLook.look(settings.look)
    paintScenery(look)
    backdrop.rebuild(look: look)
    behavior = BreakoutBehavior()
    behavior.delegate = self
    animator = UIDynamicAnimator(referenceView: courtView)
    animator.addBehavior(behavior)
    view.setNeedsLayout()
    backdrop.fit(court.size)
    backdrop.build(game.wall, in: court)
    followTilt()
    guard !court.isEmpty else { return }
    buildBoundaries()
    placePaddle(at: court.size.width / 2)
    serve()
  }

  /// Adopts changed settings: immediately if possible, otherwise with a new game.
  package override func adoptSettings() {
    let settings = Setting.load()
    guard settings != game.settings else { return }
    let hasNewLook = settings.look != game.settings.look
    let hasNewTilt = settings.followsTilt != game.settings.followsTilt
    let hasNewWalls = settings.hasRandomWalls != game.settings.hasRandomWalls
    guard game.adopt(settings) else {
      if hasNewWalls { course = nil }
      CourseStore.luggage = nil
      return startNewGame()
    }
    court = court.isDrawn ? Court(drawn: settings) : Court(size: court.size, settings: settings)
    if !court.isEmpty {
      behavior.tune(to: court, tempo: game.tempo)
      resizePaddle()
    }
    if hasNewTilt { followTilt() }
    if hasNewLook { repaint() }
    adoptGhostSetting()
    updateViewFromModel()
  }
}
