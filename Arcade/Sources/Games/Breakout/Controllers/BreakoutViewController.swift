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
  /// The x at which the player wants the middle of the paddle; the paddle goes there as soon as no ball is in the way.
  var wantedX: CGFloat = 0
  /// The number of balls that were won and wait for room above the paddle.
  package internal(set) var owedBalls = 0
  /// How often a ball has hit the paddle in this game.
  package internal(set) var catches = 0
  let scores = ScoreStore(game: "breakout")
  let motion = CMMotionManager()
  /// Whether the game wants the device's motion but cannot have it.
  var isTiltRefused = false

  // MARK: Views and physics

  let courtView = CourtView(frame: .zero)
  let scoreboard = ScoreboardView(frame: .zero)
  let notice = NoticeView(frame: .zero)
  package internal(set) var behavior = BreakoutBehavior()
  /// The balls that rest on the paddle before a launch.
  var waitingBalls: [BallView] = []

  // MARK: Input

  /// The part of the pan's translation that the paddle has already followed, in points.
  var pannedX: CGFloat = 0
  /// The direction of the held arrow key: −1 is left, 1 is right, 0 is none.
  var heldDirection: CGFloat = 0
  var keyLink: CADisplayLink?

  package override class var kind: String { "BreakoutViewController" }
  package override var runView: UIView { courtView }
  package override var canPause: Bool { game.phase == .playing }
  package override var hasSound: Bool { game.settings.hasSound }
  package override var xraySkin: Skin? { .breakout }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BreakoutStrings.play
    view.backgroundColor = Skin.breakout.ground.color
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
    // Courts that are too flat or too narrow play badly.
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

  /// Updates all views that show the model's state. The animator and the layout place the views.
  package override func updateViewFromModel() {
    super.updateViewFromModel()
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

  package override var givesWay: Bool { game.phase == .playing }

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

  /// Adopts changed settings: immediately if possible, otherwise with a new game.
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
