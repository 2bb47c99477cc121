import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The play tab: it asks for a name, shows a game, and then the high-score board.
///
/// The model is `Game`; a display link advances it each tick of its run, and the controller shows the events it
/// returns. Each game runs on a clock of its own, which stops while the game is paused.
package final class BubbleViewController: GameViewController {
  /// The contents of the tab.
  enum Screen { case welcome, game, board }

  // MARK: Model

  package internal(set) var game = Game()
  package internal(set) var shelf = ScoreShelf()
  /// The board of the game's rules when the game began.
  var before = ScoreBoard()
  /// Whether a stored board was found that could not be read.
  var wasDamaged = false
  var screen = Screen.welcome
  var player: PlayerName?
  private var settings = Settings()
  private var sheet = KindSheet.standard

  // MARK: Views

  let sky = SkyView(frame: .zero)
  let field = FieldView(frame: .zero)
  let hud = HUDView(frame: .zero)
  let cover = CoverView(frame: .zero)
  let welcome = WelcomeView(frame: .zero)
  let boardView = BoardView(frame: .zero)
  /// The views of the game's bubbles, in the game's order.
  var bubbleViews: [BubbleView] = []
  var clock: CADisplayLink?
  /// Called with every event of every game, in order.
  package var onEvent: (Game.Event) -> Void = { _ in }
  /// The day whose bubbles are played; nil for random bubbles.
  var day: Day?
  /// What was popped in this game, in order.
  var poppedBubbles: [Pop] = []
  /// Whether the run of the ghost is over.
  var hasGhostEnded = false
  /// Lets bubbles bump; nil in games in which they do not.
  var bumping: BumpBehavior?

  package override class var kind: String { "BubbleViewController" }
  package override var runView: UIView { field }
  package override var canPause: Bool { screen == .game && (game.phase == .playing || game.phase == .counting) }
  package override var hasSound: Bool { game.settings.hasSound }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BubbleStrings.play
    view.backgroundColor = Soap.wall
    sky.layer.borderColor = Soap.frame.cgColor
    for part in [sky, field, hud, cover, welcome, boardView] as [UIView] { view.addSubview(part) }
    field.onTouch = { [me = Weak(self)] place in me.value?.touched(place) }
    welcome.onStart = { [me = Weak(self)] name in me.value?.begin(as: name) }
    on(hud.pauseButton) { $0.togglePause() }
    on(cover) { $0.resume() }
    on(boardView.againButton) { $0.playAgain() }
    on(boardView.otherButton) { $0.showWelcome() }
    settings = Setting.store.load()
    sheet = KindStore.load()
    (shelf, wasDamaged) = BoardStore.load()
    player = NameStore.last
    showWelcome()
  }

  private func on(_ control: UIControl, _ body: @escaping (BubbleViewController) -> Void) {
    control.addAction(
      UIAction { [me = Weak(self)] _ in
        if let me = me.value { body(me) }
      }, for: .touchUpInside)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    welcome.frame = view.bounds
    boardView.frame = view.bounds
    let area = PlayArea(of: view)
    hud.isColumn = area.isColumn
    view.place(hud, leading: area.numbers)
    view.place(field, leading: area.field)
    cover.frame = field.frame
    arrangeSky()
    guard field.bounds.size != game.field.size, screen == .game, run != nil else { return }
    game.resize(to: field.bounds.size)
    rebuildBubbles()
  }

  /// During a game the sky is seen through a window, and bubbles disappear behind its edge.
  private func arrangeSky() {
    let isWindow = screen == .game
    let frame = isWindow ? field.frame : view.bounds
    if sky.frame != frame { sky.frame = frame }
    for pane in [sky, field] as [UIView] { pane.layer.cornerRadius = isWindow ? Soap.corner : 0 }
    sky.layer.borderWidth = isWindow ? 1.5 : 0
  }

  // MARK: From model to view

  /// Updates the views to match the model.
  package override func updateViewFromModel() {
    super.updateViewFromModel()
    // A resumed game counts down first.
    if isPaused { game.interrupt() }
    let isPlayed = screen == .game
    arrangeSky()
    welcome.isHidden = screen != .welcome
    boardView.isHidden = screen != .board
    hud.isHidden = !isPlayed
    field.isHidden = !isPlayed || isPaused || game.phase == .counting
    sky.show(isPlayed ? game.progress : screen == .board ? 1 : 0, animated: isPlayed && game.phase == .playing)
    hud.show(game, best: before.best, isPaused: isPaused)
    if !isPlayed {
      cover.hide()
    } else if isPaused {
      cover.showPause()
    } else if let beat = game.beat {
      if beat > 0 { cover.show(beat: beat) }
    } else {
      cover.hide()
    }
  }

  // MARK: Games

  /// Begins a game for a player, and stores the player's name.
  package func begin(as name: PlayerName) {
    player = name
    NameStore.keep(name)
    start()
  }

  func start() {
    if let day { startGame(seed: day.seed(for: DailyResults.bubblePopName)) } else { startNewGame() }
  }

  package func playAgain() {
    guard player != nil else { return showWelcome() }
    start()
  }

  /// Shows the first screen, for random games.
  func showWelcome() {
    if day != nil {
      day = nil
      addressQueryChanged()
    }
    (settings, sheet) = (Setting.store.load(), KindStore.load())
    showFirstScreen()
  }

  func showFirstScreen() {
    leaveGame()
    screen = .welcome
    welcome.show(sheet.kinds(withSpecials: settings.hasSpecials), name: player)
    welcome.show(day.map { BubbleStrings.today($0) })
    updateViewFromModel()
  }

  // MARK: Ghost

  package override var ghostGame: String? { "bubblepop" }
  package override var ghostRules: String { standing.rules }
  package override var ghostTime: Int { game.tick }
  package override var ghostScore: Int { game.score }
  package override var wantsGhost: Bool { Setting.store.load().hasGhost }
  package override var ghostCourse: String { day.map { "day:" + $0.text } ?? "random" }
  package override func sampleGhost(into recorder: inout GhostRecorder) { sample(into: &recorder) }
  package override func race(_ track: GhostTrack) { beginRace(track) }
  package override func isCourse(of track: GhostTrack) -> Bool { plays(courseOf: track) }
  package override func ghostDidChange() { resetGhost() }

  // MARK: The day

  /// `today` starts the day's bubbles, or continues with them; without a name it asks for one first.
  package override func open(addressNames names: [String]) -> Bool {
    guard names == [BubblePopApp.today] else { return names.isEmpty }
    loadViewIfNeeded()
    let today = Day.today
    guard day != today || !canPause else { return true }
    if presentedViewController != nil { dismiss(animated: false) }
    day = today
    (settings, sheet) = (standardRules, .standard)
    if player != nil { start() } else { showFirstScreen() }
    return true
  }

  /// The day's bubbles, so that their address leads to them from anywhere.
  package override var addressQuery: String? {
    get { day == nil ? nil : BubblePopApp.today }
    set { if newValue == BubblePopApp.today { _ = open(addressNames: [BubblePopApp.today]) } }
  }

  package override var verifiedName: String { DailyResults.bubblePopName }
  package override var challengeDay: Day? { day }
  package override var progress: String? { canPause ? BubbleStrings.progress(game) : nil }

  package override func leaveGame() {
    clock?.invalidate()
    clock = nil
    bubbleViews = []
    field.clear()
    bumping = nil
    animator = nil
    poppedBubbles = []
    game = Game()
  }

  package override func build(in run: TickClock) {
    // The day's bubbles are the same for everybody, so they follow the seed's rules.
    settings = day == nil ? Setting.store.load() : standardRules
    sheet = day == nil ? KindStore.load() : .standard
    (shelf, wasDamaged) = BoardStore.load()
    before = shelf[RuleSet(settings, kinds: sheet)]
    player = NameStore.last ?? player
    screen = .game
    game = Game(settings, sheet: sheet, player: player ?? .nobody, size: field.bounds.size, using: &run.generator)
    startBumping()
    let link = CADisplayLink(target: self, selector: Selector("advance", BubbleViewController.advance))
    link.add(to: .main, forMode: .common)
    clock = link
    UIApplication.shared.focus(nil)
  }

  /// The seed's rules, with the player's sound.
  private var standardRules: Settings {
    var rules = Settings()
    for setting in [Setting.sound, .ghost] { rules[setting] = Setting.store.load()[setting] }
    return rules
  }

  package override func adoptSettings() {
    if screen == .game, run != nil { adoptGhostSetting() }
    guard day == nil else { return }
    let (new, kinds) = (Setting.store.load(), KindStore.load())
    guard new != settings || kinds != sheet else { return }
    (settings, sheet) = (new, kinds)
    // A game under way keeps its rules; the new ones apply to the next game.
    if screen == .welcome { welcome.show(sheet.kinds(withSpecials: settings.hasSpecials), name: player) }
  }

  // MARK: Keys

  package override func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    switch code {
    case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown": return moveFocus(code)
    case "KeyP":
      if !isRepeat { return togglePause() }
    case "KeyN":
      if !isRepeat, screen != .welcome { playAgain() }
    case "KeyR":
      if !isRepeat, screen != .welcome { playAgain() }
    case "Space", "Enter":
      guard !isRepeat else { return true }
      if isPaused { resume() } else if screen == .board { playAgain() } else { return false }
    default: return false
    }
    return true
  }
}
