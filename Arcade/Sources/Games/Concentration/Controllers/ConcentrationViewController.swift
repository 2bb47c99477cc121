import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The game's controller: it shows the cards and passes the player's actions to the model.
///
/// The model is `Game`; `TableLayout` and `CardGrid` compute the frames; all animations begin in `updateViewFromModel`.
/// Each game runs on a clock of its own, which stops while the game is paused.
package final class ConcentrationViewController: GameViewController {
  // MARK: Model

  package internal(set) var game = Game(Settings(), theme: Theme.all[0], cards: [])

  /// The theme to play with; nil draws a random one for each game. The first game uses it if it is set before the view
  /// loads; in mid-game a new theme changes only how the cards look.
  package var theme: Theme? {
    didSet {
      if let theme, run != nil, day == nil { game.theme = theme }
      guard isViewLoaded else { return }
      updateViewFromModel()
    }
  }

  // MARK: Views

  let table = CardTable(frame: .zero)
  let board = CardBoardView(
    CardBoardView.Names(
      pause: ConcentrationStrings.pause, resume: ConcentrationStrings.resume, newGame: ConcentrationStrings.newGame))
  let tray = TrayView(frame: .zero)
  let cover = PauseCover(title: ConcentrationStrings.paused, hint: ConcentrationStrings.resumeHint)
  private(set) var layout = TableLayout(in: .zero, safe: .zero, textScale: 1)
  /// The views of the cards, in the order of their places.
  var cardViews: [CardView] = []
  var grid = CardGrid(0, in: .zero)
  private var shownTheme: Theme?
  /// Whether this game's cards have been dealt on screen.
  var isDealt = false

  // MARK: Time

  var clock = GameClock()
  /// The timer that delays the end.
  var ending: Timer?
  /// Whether the found pairs are tumbling into the tray.
  var isTumbling = false
  /// The day whose pairs are played; nil for any other game.
  package internal(set) var day: Day?
  package let regrets = RegretsViewController()

  package override class var kind: String { "ConcentrationViewController" }

  /// The address component of a game whose theme is drawn at random.
  package static let anyTheme = "surprise"
  package override var addressName: String? {
    day == nil ? themeAddress : Self.todayName
  }
  /// The address component of the day's pairs.
  package static let todayName = "today"
  private var themeAddress: String { (theme ?? ThemeShelf.chosen)?.address ?? Self.anyTheme }
  /// Whether the player has turned up a card.
  package var hasBegun: Bool { run != nil && game.hasBegun }
  package override var runView: UIView { table }
  package override var barInk: UIColor? { ThemeInk(game.theme).words }
  package override var canPause: Bool { run != nil && game.hasBegun && (!game.isOver || ending != nil || isTumbling) }
  package override var verifiedName: String { Self.game }
  package override var challengeDay: Day? { day }
  package override var progress: String? { hasBegun && !game.isOver ? ConcentrationStrings.progress(game) : nil }
  package override var hasSound: Bool { game.settings.hasSound }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for part in [table, board, cover] as [UIView] { view.addSubview(part) }
    table.addSubview(tray)
    on(board.pauseButton) { $0.togglePause() }
    on(board.newButton) { $0.startFreely() }
    on(cover) { $0.resume() }
    startAnew()
  }

  private func on(_ control: UIControl, _ body: @escaping (ConcentrationViewController) -> Void) {
    control.addAction(
      UIAction { [me = Weak(self)] _ in
        if let me = me.value { body(me) }
      }, for: .touchUpInside)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
    let new = TableLayout(in: view.bounds, safe: view.leadingSafeAreaInsets, textScale: traitCollection.textScale)
    guard new != layout else { return }
    layout = new
    board.isColumn = layout.isWide
    view.place(board, leading: layout.board)
    cover.frame = gridArea
    tray.frame = gridArea
    if isDealt { rearrangeAtOnce() }
    // Also shows what has happened while there was no room for cards.
    updateViewFromModel()
  }

  /// The area for the cards.
  var gridArea: CGRect {
    guard view.readsRightToLeft else { return layout.grid }
    var frame = layout.grid
    frame.origin.x = view.bounds.width - frame.maxX
    return frame
  }

  // MARK: From model to view

  /// Updates the views to match the model; every animation begins here.
  package override func updateViewFromModel() {
    super.updateViewFromModel()
    showTheme()
    if let run, !gridArea.isEmpty { run.perform { showCards() } }
    board.show(
      score: ConcentrationStrings.standing(game), spoken: ConcentrationStrings.spokenStanding(game),
      detail: ConcentrationStrings.detail(game),
      time: game.settings.showsClock ? ConcentrationStrings.time(game.seconds) : nil, isPaused: isPaused)
    board.pauseButton.isEnabled = canPause || isPaused
    cover.isHidden = !isPaused
    if table.cards.isHidden != isPaused { table.cards.isHidden = isPaused }
    updateClock()
  }

  /// Applies the name and colors of the theme, if they changed.
  private func showTheme() {
    guard game.theme != shownTheme else { return }
    shownTheme = game.theme
    // EC: the theme's name is visible while its cards are in play (SE-X4).
    title = ConcentrationStrings.name(game.theme)
    let ink = ThemeInk(game.theme)
    table.ink = ink
    tray.ink = ink
    view.backgroundColor = ink.table
    board.ink = ink.words
    cover.backgroundColor = ink.dark
    cover.textColor = ink.words
    if navigationController?.topViewController === self { inkBar(ink.words) }
  }

  // MARK: New games

  package override func leaveGame() {
    clock.stop()
    ending?.invalidate()
    ending = nil
    isTumbling = false
    tray.clear()
  }

  package override func build(in run: TickClock) {
    clock.start(in: run)
    for card in cardViews { card.removeFromSuperview() }
    cardViews = []
    isDealt = false
    let settings = Setting.store.load()
    if day != nil {
      let drawn = run.generator.pick(from: Theme.all) ?? Theme.all[0]
      game = Game(settings.ofTheDay, theme: drawn, using: &run.generator)
      return
    }
    let drawn = run.generator.pick(from: ThemeShelf.all) ?? Theme.all[0]
    game = Game(settings, theme: theme ?? ThemeShelf.chosen ?? drawn, using: &run.generator)
  }

  package override func adoptSettings() {
    let settings = day == nil ? Setting.store.load() : Setting.store.load().ofTheDay
    guard settings != game.settings else { return }
    if settings[.theme] != game.settings[.theme] { theme = ThemeShelf.chosen }
    guard game.adopt(settings) else { return startAnew() }
    updateViewFromModel()
  }

  // MARK: Keys

  package override func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    switch code {
    case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown":
      guard !isPaused, let first = cardViews.first(where: { !$0.isGone }) else { return false }
      UIApplication.shared.focus(first)
    case "KeyP":
      if !isRepeat { return togglePause() }
    case "KeyN":
      if !isRepeat { startFreely() }
    default: return false
    }
    return true
  }
}
