import ArcadeKit
import UIKit

/// The play tab: shows a match of Pong and passes on what the players do.
///
/// The model is `Game`; the physics are in `PongBehavior`; what stands where comes from `Court`. Each match runs in a
/// scene of its own, whose clock stands while the match is paused.
package final class PongViewController: UIViewController {
  // MARK: Model

  package internal(set) var game = Game(Settings())
  package internal(set) var court = Court(size: .zero, settings: Settings())
  /// Where the middle of each paddle should go across the court, by the side's raw value.
  package internal(set) var goals: [CGFloat] = [0, 0]
  /// Who plays for the sides that no person plays, by the side's raw value.
  package var computers: [Computer?] = [nil, nil]
  package internal(set) var isPaused = false

  // MARK: Views and physics

  let courtView = CourtView(frame: .zero)
  let board = BoardView(frame: .zero)
  let notice = NoticeView(frame: .zero)
  let pad = PlayPad(frame: .zero)
  var paddleViews: [PaddleView] = []
  package internal(set) var animator: UIDynamicAnimator!
  package internal(set) var behavior: PongBehavior!
  /// The clock and the chance of the match that is played.
  package internal(set) var run: UIScene!
  /// The ball that stands before its server's paddle.
  var waitingBall: BallView?
  /// The game's own time, while it needs some.
  var clock: CADisplayLink?
  /// The direction of the ball in the last tick, to see where it turned.
  var heading = CGPoint.zero

  // MARK: Input

  /// Held keys, the last one pressed last.
  var heldKeys: [String] = []

  package override class var kind: String { "PongViewController" }
  package override var canBecomeFirstResponder: Bool { true }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = PongStrings.play
    view.backgroundColor = Ink.desk
    for part in [courtView, notice, pad, board] { view.addSubview(part) }
    pad.onMove = { [me = Weak(self)] start, place in me.value?.finger(from: start, at: place) }
    pad.onTap = { [me = Weak(self)] place in me.value?.tap(at: place) }
    pad.addGestureRecognizer(
      UIHoverGestureRecognizer { [me = Weak(self)] recognizer in me.value?.hover(recognizer) })
    board.pauseButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.togglePause() }, for: .touchUpInside)
    board.newButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.startNewGame() }, for: .touchUpInside)
    board.serveButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.act() }, for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: Selector("pause", PongViewController.pause),
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

  /// Escape stops a match that runs; a second one is for whoever shows the app.
  package override func accessibilityPerformEscape() -> Bool {
    guard !isPaused else { return false }
    pause()
    return isPaused
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let frames = PongViewController.arrange(
      view.bounds.inset(by: view.safeAreaInsets), isLow: traitCollection.verticalSizeClass == .compact, board: board)
    view.place(board, leading: frames.board)
    pad.frame = view.bounds
    view.place(courtView, leading: frames.court)
    courtResized(to: courtView.bounds.size)
    notice.frame = courtView.wordsFrame.offsetBy(dx: courtView.frame.minX, dy: courtView.frame.minY)
  }

  /// The frames of board and court: one above the other, or side by side on low screens; the court is never so long or
  /// so square that it plays badly.
  private static func arrange(_ area: CGRect, isLow: Bool, board: BoardView) -> (board: CGRect, court: CGRect) {
    board.isColumn = isLow
    let room = area.insetBy(dx: min(Spacing.normal, area.width / 8), dy: Spacing.tight)
    let thickness = board.thickness
    let gap = Spacing.hair
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
    let whole = court
    let isUpright = court.height >= court.width
    let width = isUpright ? court.width : court.height
    let length = isUpright ? court.height : court.width
    let usedLength = min(length, width * Rules.longestCourt).rounded(.down)
    let usedWidth = min(width, usedLength / Rules.shortestCourt).rounded(.down)
    court.size =
      isUpright
      ? CGSize(width: usedWidth, height: usedLength) : CGSize(width: usedLength, height: usedWidth)
    court.origin.x += ((whole.width - court.width) / 2).rounded(.down)
    court.origin.y += ((whole.height - court.height) / 2).rounded(.down)
    if !isLow {
      strip.origin.x = court.minX
      strip.size.width = court.width
      strip.origin.y = court.minY - gap - thickness
    }
    return (strip, court)
  }

  // MARK: From model to view

  /// Brings everything that shows the model's state in step with it. Places are kept by the animator and by layout.
  func updateViewFromModel() {
    board.show(game, longest: max(RecordStore.longestRally, game.longestRally), isPaused: isPaused)
    let matchPoint = game.matchPoint
    for side in Side.allCases {
      courtView.scores[side.rawValue].show(
        game.points(side), name: PongStrings.name(side, game.settings), isClose: matchPoint == side)
    }
    courtView.showPause(isPaused)
    updateNotice()
    updateClock()
  }

  private func updateNotice() {
    let settings = game.settings
    // Who sits at the far end reads from there.
    let isTurned = court.isUpright && settings.players == 2 && game.server == .far && !isPaused
    notice.transform = isTurned ? CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0) : .identity
    if isPaused {
      notice.show(title: PongStrings.paused, hint: PongStrings.resumeHint)
    } else if game.phase == .serving {
      let hint = settings.isComputer(game.server) ? nil : PongStrings.serveHint
      let matchPoint = game.matchPoint.map { PongStrings.matchPoint($0, settings) }
      let title = PongStrings.serves(game.server, settings)
      notice.show(title: title, hint: hint ?? matchPoint)
    } else if game.phase == .counting {
      notice.show(title: "\(game.beat)", hint: nil, isCounted: true)
    } else {
      notice.show(title: nil, hint: nil)
    }
  }

  // MARK: Keys

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
