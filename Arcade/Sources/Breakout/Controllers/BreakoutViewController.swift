import ArcadeKit
import UIKit

/// The play tab: shows a game of Breakout and passes on what the player does.
///
/// The model is `Game`; the physics are in `BreakoutBehavior`; what stands where comes from `Court`. Each game runs on
/// a clock of its own, which stands while the game is paused.
package final class BreakoutViewController: GameViewController {
  // MARK: Model

  package internal(set) var game: Game!
  package internal(set) var court = Court(size: .zero, settings: Settings())
  package internal(set) var paddle = Paddle(center: .zero, size: .zero)
  /// Where the player wants the paddle's middle; it goes there as soon as no ball is in the way.
  var wantedX: CGFloat = 0
  /// Balls won that wait for room above the paddle.
  package internal(set) var owedBalls = 0
  /// How often the paddle met a ball in this game.
  package internal(set) var catches = 0
  let scores = ScoreStore(game: "breakout")
  let motion = CMMotionManager()
  /// Whether the device's motion is wanted and not to be had.
  var isTiltRefused = false

  // MARK: Views and physics

  let courtView = CourtView(frame: .zero)
  let scoreboard = ScoreboardView(frame: .zero)
  let notice = NoticeView(frame: .zero)
  package internal(set) var behavior = BreakoutBehavior()
  /// Balls that stand on the paddle.
  var waitingBalls: [BallView] = []

  // MARK: Input

  /// The pan's translation that has been passed on to the paddle.
  var pannedX: CGFloat = 0
  /// Held arrow keys: −1 to the left, 1 to the right.
  var heldDirection: CGFloat = 0
  var keyLink: CADisplayLink?

  package override class var kind: String { "BreakoutViewController" }
  package override var runView: UIView { courtView }
  package override var canPause: Bool { game.phase == .playing }
  package override var hasSound: Bool { game.settings.hasSound }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BreakoutStrings.play
    view.backgroundColor = .systemGroupedBackground
    courtView.paddle.onStep = { [me = Weak(self)] steps in me.value?.stepPaddle(by: steps) }
    view.addSubview(courtView)
    view.addSubview(scoreboard)
    view.addSubview(notice)
    scoreboard.pauseButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.togglePause() }, for: .touchUpInside)
    scoreboard.pushButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.act() }, for: .touchUpInside)
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan", BreakoutViewController.pan))
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap", BreakoutViewController.tap))
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    startNewGame()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scoreboard.isColumn = traitCollection.verticalSizeClass == .compact
    // The court is never so flat or so narrow that it plays badly.
    let frames = BoardAndCourt(
      in: view.bounds.inset(by: view.safeAreaInsets), isLow: scoreboard.isColumn, thickness: scoreboard.thickness,
      gap: Spacing.tight
    ) { room in
      CGSize(
        width: min(room.width, room.height * Rules.flattestCourt).rounded(.down),
        height: min(room.height, room.width * Rules.tallestCourt).rounded(.down))
    }
    view.place(scoreboard, leading: frames.board)
    view.place(courtView, leading: frames.court)
    notice.frame = courtView.frame
    notice.layer.cornerRadius = courtView.layer.cornerRadius
    notice.clipsToBounds = true
    courtResized(to: courtView.bounds.size)
  }

  // MARK: From model to view

  /// Brings everything that shows the model's state in step with it. Places are kept by the animator and by layout.
  package override func updateViewFromModel() {
    scoreboard.show(game, best: max(scores.best(game.settings.signature), 0), isPaused: isPaused)
    courtView.accessibilityValue = BreakoutStrings.bricksLeft(game.wall.standing)
    updateNotice()
  }

  func updateNotice() {
    let ink = courtView.look.ink
    if isPaused {
      notice.show(title: BreakoutStrings.paused, hint: BreakoutStrings.resumeHint, ink: ink, isVeiled: true)
    } else if game.phase == .serving {
      let apology = isTiltRefused ? BreakoutStrings.tiltRefused + "\n" : ""
      notice.show(title: nil, hint: apology + BreakoutStrings.launchHint, ink: ink, isVeiled: false)
    } else if game.offersPush {
      notice.show(title: nil, hint: BreakoutStrings.pushOffer, ink: ink, isVeiled: false)
    } else {
      notice.show(title: nil, hint: nil, ink: ink, isVeiled: false)
    }
  }

  // MARK: Keys

  package override func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    switch code {
    case "ArrowLeft", "KeyA", "ArrowRight", "KeyD": hold(code)
    case "Space":
      if !isRepeat { act() }
    case "KeyP":
      if !isRepeat { togglePause() }
    default: return false
    }
    return true
  }

  package override func heldKeysChanged() { followHeldKeys() }

  // MARK: New games

  package override func build(in run: TickClock) {
    owedBalls = 0
    catches = 0
    pannedX = 0
    waitingBalls = []
    game = Game(Setting.store.load(), using: &run.generator)
    court = Court(size: courtView.bounds.size, settings: game.settings)
    courtView.rebuild(look: CourtLook.look(game.settings.look))
    behavior = BreakoutBehavior()
    behavior.delegate = self
    animator = UIDynamicAnimator(referenceView: courtView)
    animator.addBehavior(behavior)
    courtView.build(game.wall, in: court)
    followTilt()
    guard !court.isEmpty else { return }
    buildBoundaries()
    placePaddle(at: court.size.width / 2)
    serve()
  }

  /// Takes over changed settings: at once where that can be, else by a new game.
  package override func adoptSettings() {
    let settings = Setting.store.load()
    guard settings != game.settings else { return }
    let hasNewLook = settings.look != game.settings.look
    let hasNewTilt = settings.followsTilt != game.settings.followsTilt
    guard game.adopt(settings) else { return startNewGame() }
    court = Court(size: court.size, settings: settings)
    if !court.isEmpty {
      behavior.tune(to: court, isSlow: game.isSlow)
      resizePaddle()
    }
    if hasNewTilt { followTilt() }
    if hasNewLook { repaint() }
    updateViewFromModel()
  }
}
