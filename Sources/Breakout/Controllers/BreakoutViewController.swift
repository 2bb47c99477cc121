import ArcadeKit
import UIKit

/// The play tab: shows a game of Breakout and passes on what the player does.
///
/// The model is `Game`; the physics are in `BreakoutBehavior`; what stands where comes from `Court`. Each game runs in
/// a scene of its own, whose clock stands while the game is paused.
package final class BreakoutViewController: UIViewController {
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
  package internal(set) var isPaused = false
  let scores = ScoreStore(game: "breakout")

  // MARK: Views and physics

  let courtView = CourtView(frame: .zero)
  let scoreboard = ScoreboardView(frame: .zero)
  let notice = NoticeView(frame: .zero)
  package internal(set) var animator: UIDynamicAnimator!
  package internal(set) var behavior = BreakoutBehavior()
  /// The clock and the chance of the game that is played.
  package internal(set) var run: UIScene!
  /// Balls that stand on the paddle.
  var waitingBalls: [BallView] = []

  // MARK: Input

  /// The pan's translation that has been passed on to the paddle.
  var pannedX: CGFloat = 0
  /// Held arrow keys: −1 to the left, 1 to the right.
  var heldDirection: CGFloat = 0
  var heldKeys: [String] = []
  var keyLink: CADisplayLink?

  package override class var kind: String { "BreakoutViewController" }
  package override var canBecomeFirstResponder: Bool { true }

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
    NotificationCenter.default.addObserver(
      self, selector: Selector("pause", BreakoutViewController.pause),
      name: UIApplication.willResignActiveNotification, object: nil)
    startNewGame()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adoptSettings()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    releaseKeys()
    pause()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let frames = BreakoutViewController.arrange(
      view.bounds.inset(by: view.safeAreaInsets), isLow: traitCollection.verticalSizeClass == .compact,
      board: scoreboard)
    view.place(scoreboard, leading: frames.board)
    view.place(courtView, leading: frames.court)
    notice.frame = courtView.frame
    notice.layer.cornerRadius = courtView.layer.cornerRadius
    notice.clipsToBounds = true
    courtResized(to: courtView.bounds.size)
  }

  /// The frames of scoreboard and court: one above the other, or side by side on low screens; the court is never so
  /// flat or so narrow that it plays badly.
  private static func arrange(_ area: CGRect, isLow: Bool, board: ScoreboardView) -> (board: CGRect, court: CGRect) {
    board.isColumn = isLow
    let room = area.insetBy(dx: min(Spacing.normal, area.width / 8), dy: Spacing.tight)
    let thickness = board.thickness
    let gap = Spacing.tight
    var court = room
    var strip = room
    if isLow {
      strip.size.width = thickness
      court.origin.x += thickness + gap
      court.size.width = max(room.width - thickness - gap, 0)
    } else {
      strip.size.height = thickness
      court.origin.y += thickness + gap
      court.size.height = max(room.height - thickness - gap, 0)
    }
    let width = min(court.width, court.height * Rules.flattestCourt).rounded(.down)
    let height = min(court.height, court.width * Rules.tallestCourt).rounded(.down)
    court.origin.x += ((court.width - width) / 2).rounded(.down)
    court.origin.y += ((court.height - height) / 2).rounded(.down)
    court.size = CGSize(width: width, height: height)
    if !isLow {
      strip.origin.x = court.minX
      strip.size.width = width
      strip.origin.y = court.minY - gap - thickness
    }
    return (strip, court)
  }

  // MARK: From model to view

  /// Brings everything that shows the model's state in step with it. Places are kept by the animator and by layout.
  func updateViewFromModel() {
    scoreboard.show(game, best: max(scores.best(game.settings.signature), 0), isPaused: isPaused)
    courtView.accessibilityValue = BreakoutStrings.bricksLeft(game.wall.standing)
    updateNotice()
  }

  func updateNotice() {
    let ink = courtView.look.ink
    if isPaused {
      notice.show(title: BreakoutStrings.paused, hint: BreakoutStrings.resumeHint, ink: ink, isVeiled: true)
    } else if game.phase == .serving {
      notice.show(title: nil, hint: BreakoutStrings.launchHint, ink: ink, isVeiled: false)
    } else if game.offersPush {
      notice.show(title: nil, hint: BreakoutStrings.pushOffer, ink: ink, isVeiled: false)
    } else {
      notice.show(title: nil, hint: nil, ink: ink, isVeiled: false)
    }
  }

  // MARK: Keys

  /// Escape stops a game that runs; a second one is for whoever shows the app.
  package override func accessibilityPerformEscape() -> Bool {
    guard game.phase == .playing, !isPaused else { return false }
    pause()
    return true
  }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, keyWentDown(key.code, isRepeat: presses.first?.isRepeat ?? false) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, keyCameUp(key.code) else { return super.pressesEnded(presses, with: event) }
  }

  package override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    releaseKeys()
    super.pressesCancelled(presses, with: event)
  }
}
