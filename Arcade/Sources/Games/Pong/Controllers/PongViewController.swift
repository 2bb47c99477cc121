import ArcadeKit
import GameSettings
import UIKit

/// The Play tab: shows a match of Pong and passes the players' input on to it.
///
/// `Game` is the model, `PongBehavior` the physics, and `Court` the layout. Each match runs on a clock of its own,
/// which stops while the match is paused.
package final class PongViewController: GameViewController {
  // MARK: Model

  package internal(set) var game = Game(Settings())
  package internal(set) var court = Court(size: .zero, settings: Settings())
  /// The positions across the court that the paddles should reach, indexed by the raw value of the side.
  package internal(set) var goals: [CGFloat] = [0, 0]
  /// The computers that play in place of people, indexed by the raw value of the side; nil for a person.
  package var computers: [Computer?] = [nil, nil]
  /// The computer that adapts to the person, if the settings ask for one.
  package internal(set) var rival: Rival?
  /// The flights of this match, for its drawing.
  package internal(set) var ink = MatchInk()

  // MARK: Views and physics

  let courtView = CourtView(frame: .zero)
  let board = BoardView(frame: .zero)
  let notice = NoticeView(frame: .zero)
  let pad = PlayPad(frame: .zero)
  var paddleViews: [PaddleView] = []
  package internal(set) var behavior: PongBehavior!
  /// The ball that waits in front of the server's paddle.
  var waitingBall: BallView?
  /// The display link of the game's clock; nil while nothing needs the time.
  var clock: CADisplayLink?
  /// Whether the match was paused when the views were last updated.
  private var wasPaused = false

  package override class var kind: String { "PongViewController" }
  package override var runView: UIView { courtView }
  package override var canPause: Bool { game.needsTime }
  package override var hasSound: Bool { game.settings.hasSound }
  package override var xraySkin: Skin? { .pong }

  package override var verifiedName: String { "pong" }
  package override var progress: String? {
    guard !game.isOver, game.phase != .serving || game.points(.near) + game.points(.far) > 0 else { return nil }
    return PongStrings.progress(game)
  }

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
    startNewGame()
  }

  package override func viewDidLayoutSubviews() {
    board.isColumn = traitCollection.verticalSizeClass == .compact
    let frames = BoardAndCourt(
      in: view.bounds.inset(by: view.leadingSafeAreaInsets), isLow: board.isColumn, thickness: board.thickness,
      gap: Spacing.hair, fit: PongViewController.courtSize)
    view.place(board, leading: frames.board)
    pad.frame = view.bounds
    view.place(courtView, leading: frames.court)
    courtResized(to: courtView.bounds.size)
    notice.frame = courtView.wordsFrame.offsetBy(dx: courtView.frame.minX, dy: courtView.frame.minY)
    super.viewDidLayoutSubviews()
  }

  /// The size of the court in the available space. It is never so long or so square that it plays badly.
  private static func courtSize(in room: CGSize) -> CGSize {
    let isUpright = room.height >= room.width
    let across = isUpright ? room.width : room.height
    let length = min(isUpright ? room.height : room.width, across * Rules.longestCourt).rounded(.down)
    let width = min(across, length / Rules.shortestCourt).rounded(.down)
    return isUpright ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
  }

  // MARK: From model to view

  /// Updates all views that show the model's state. The animator and the layout place the views.
  package override func updateViewFromModel() {
    super.updateViewFromModel()
    if wasPaused, !isPaused { getReady() }
    wasPaused = isPaused
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
    // A player at the far end reads from there.
    let isTurned = court.isUpright && settings.players == 2 && game.server == .far && !isPaused
    notice.coversLine = !court.isUpright
    notice.transform = isTurned ? CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0) : .identity
    if isPaused {
      notice.show(title: PongStrings.paused, hint: PongStrings.resumeHint)
    } else if game.phase == .serving {
      let hint = settings.isComputer(game.server) ? nil : PongStrings.serveHint
      let matchPoint = game.matchPoint.map { PongStrings.matchPoint($0, settings) }
      let title = PongStrings.serves(game.server, settings)
      notice.show(title: title, hint: hint ?? matchPoint)
    } else if game.isCounting {
      notice.show(title: "\(game.beat)", hint: nil, isCounted: true)
    } else {
      notice.show(title: nil, hint: nil)
    }
  }

  package override var givesWay: Bool { game.phase == .rally || game.isCounting }

  // MARK: Keys

  package override func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    switch code {
    case "Space":
      if !isRepeat { act() }
    case "KeyP":
      if !isRepeat { return togglePause() }
    case "KeyR", "KeyN":
      if !isRepeat { startNewGame() }
    default:
      guard PongViewController.letters.contains(code) || PongViewController.arrows.contains(code) else { return false }
      hold(code)
    }
    return true
  }

  package override func heldKeysChanged() { updateClock() }

  // MARK: New matches

  package override func leaveGame() {
    clock?.invalidate()
    clock = nil
  }

  package override func build(in run: TickClock) {
    courtView.clear()
    waitingBall = nil
    behavior = nil
    wasPaused = false
    ink = MatchInk()
    game = Game(Setting.store.load())
    rival = game.settings.players == 1 && game.settings.isAdaptive ? Rival(level: RecordStore.rivalLevel) : nil
    court = Court(size: courtView.bounds.size, settings: game.settings)
    computers = Side.allCases.map { side in
      let seed = run.generator.next()
      let strength = rival?.strength ?? game.settings.strength
      return game.settings.isComputer(side) ? Computer(strength, seed: seed) : nil
    }
    goals = [court.width / 2, court.width / 2]
    paddleViews = Side.allCases.map { makePaddle($0) }
    guard !court.isEmpty else {
      animator = UIDynamicAnimator(referenceView: courtView)
      return
    }
    buildPhysics()
    placeWaitingBall()
  }

  /// Adopts changed settings: immediately if possible, otherwise with a new match.
  package override func adoptSettings() {
    let settings = Setting.store.load()
    guard settings != game.settings else { return }
    let tunes = game.settings.change(to: settings) == .tunes
    guard game.adopt(settings) else { return startNewGame() }
    if !settings.leavesTrace { courtView.trace.clear() }
    if tunes { rebuildCourt(size: court.size) }
    updateViewFromModel()
  }
}
