import UIKit

/// The end of a game: an alert in the game's skin, with the score, how it compares, and buttons to continue.
///
///     let card = EndCard(ending, skin: .breakout) { me.value?.startNewGame() }
///     card.offerSharing("Breakout", of: self, scene: courtView)
///     card.addChoice("Next wall") { me.value?.nextWall() }
///     present(card, animated: true)
///
/// Enter and R play again, arrow keys go from button to button, and Escape returns to the finished game (`rest`). They
/// have an effect once the first button has the focus: a moment after the card has appeared, because the first touches
/// and keys still belong to the game. Set everything before presenting the card.
public final class EndCard: UIAlertController {
  /// The result to share, created when the button is pressed; nil for no such button (`offerSharing`).
  var makeShare: (() -> Share)?
  /// Whether there is a button that shows the run again; the card stays.
  var offersWatching = false
  /// Whether it shows the run's place on its board, as soon as the server has replayed it; pressing that opens the board.
  var showsPlace = false
  /// Called after the card was dismissed with Escape; nil to play again.
  public var rest: (() -> Void)?

  private(set) var skin: Skin?
  private(set) var ending = Ending(title: "")
  /// The closures of the actions, in order; the first one plays again.
  private var deeds: [() -> Void] = []
  private var hasChosen = false
  /// Whether buttons and keys have an effect.
  private var isReady = false
  @Weak private var focusBefore: UIView?

  private var card: EndCardView? { viewIfLoaded as? EndCardView }

  /// A card for the end of a game, whose main button has the title `againTitle`, nil for "Play again"; `again` is
  /// called after the card was dismissed.
  public convenience init(_ ending: Ending, skin: Skin, againTitle: String? = nil, again: @escaping () -> Void) {
    self.init(title: ending.title, message: ending.spoken, preferredStyle: .alert)
    self.ending = ending
    self.skin = skin
    modalTransitionStyle = .crossDissolve
    addChoice(againTitle ?? KitStrings.again, action: again)
  }

  public override class var kind: String { "EndCard" }

  /// Adds a button below the one that plays again; `action` is called after the card was dismissed.
  public func addChoice(_ title: String, action: @escaping () -> Void) {
    addAction(UIAlertAction(title: title, style: .default) { _ in action() })
    deeds.append(action)
  }

  public override func loadView() {
    guard let skin else { return super.loadView() }
    let card = EndCardView(ending, skin: skin)
    if showsPlace {
      card.addPlace { [me = Weak(self)] in me.value?.openBoard() }
      NotificationCenter.default.addObserver(
        self, selector: Selector("showPlace", EndCard.showPlace),
        name: UIApplication.verifiedRunsDidChangeNotification, object: nil)
      card.show(place: PlaceStrings.words(UIApplication.shared.verifiedRuns?.last))
    }
    for (place, deed) in deeds.enumerated() {
      card.addButton(actions[place].title ?? "", isMain: place == 0) { [me = Weak(self)] _ in me.value?.leave(deed) }
    }
    if offersWatching { card.addButton(KitStrings.watch) { [me = Weak(self)] _ in me.value?.watchRun() } }
    if makeShare != nil { card.addButton(KitStrings.share) { [me = Weak(self)] _ in me.value?.shareResult() } }
    view = card
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    focusBefore = UIApplication.shared.focusedView
    UIApplication.shared.focus(nil)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.clock.perform {
      Timer.scheduledTimer(withTimeInterval: EndCard.deafness, repeats: false) { [me = Weak(self)] _ in
        me.value?.beReady()
      }
    }
  }

  private func beReady() {
    guard !hasChosen else { return }
    isReady = true
    takeFocus()
  }

  /// Focuses the first button, once the card takes input: now, or when a player comes back who left the game with the card on it.
  func takeFocus() {
    guard isReady, !hasChosen, let buttons = card?.buttons else { return }
    // A player who has already moved to a button by Tab stays there.
    if !buttons.contains(where: { $0.isFocused }) { UIApplication.shared.focus(buttons.first) }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasChosen = true
    UIApplication.shared.focus(focusBefore)
  }

  /// How long the card ignores input after it has appeared, in seconds.
  private static let deafness: TimeInterval = 0.3

  private func shareResult() {
    guard isReady, !hasChosen, let what = makeShare?() else { return }
    share(what)
  }

  private func showPlace() { card?.show(place: PlaceStrings.words(UIApplication.shared.verifiedRuns?.last)) }

  /// Leaves the game for the board; the card is still there afterwards.
  private func openBoard() {
    guard isReady, !hasChosen else { return }
    let application = UIApplication.shared
    _ = application.delegate?.application(application, openAddress: EndCard.boards)
  }

  /// The address of the boards in the arcade.
  private static let boards = "/boards"

  private func watchRun() {
    if isReady, !hasChosen { UIApplication.shared.watchRun(nil) }
  }

  private func playAgain() { if let again = deeds.first { leave(again) } }

  /// Dismisses the card, then calls `action`.
  private func leave(_ action: @escaping () -> Void) {
    guard isReady, !hasChosen else { return }
    hasChosen = true
    guard presentingViewController != nil else { return action() }
    dismiss(animated: true, completion: action)
  }

  // MARK: Keys

  public override func accessibilityPerformEscape() -> Bool {
    if let rest { leave(rest) } else { playAgain() }
    return true
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isReady, let press = presses.first, let key = press.key, !press.isRepeat, key.modifierFlags.isEmpty
    else { return }
    switch key.code {
    case "Enter", "NumpadEnter", "KeyR": playAgain()
    case "ArrowRight", "ArrowDown": moveFocus(by: 1)
    case "ArrowLeft", "ArrowUp": moveFocus(by: -1)
    default: break
    }
  }

  private func moveFocus(by step: Int) {
    guard let buttons = card?.buttons, !buttons.isEmpty else { return }
    let here = buttons.firstIndex { $0.isFocused }
    UIApplication.shared.focus(buttons[here.map { ($0 + step + buttons.count) % buttons.count } ?? 0])
  }
}
