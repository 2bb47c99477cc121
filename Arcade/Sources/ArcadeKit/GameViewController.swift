import GameSettings
import UIKit

/// A Play tab: a game that runs on a clock of its own, which stops while the game is paused.
///
/// A subclass holds the model and the views. This class does what all games have in common: starting, pausing, held
/// keys and sound.
open class GameViewController: UIViewController {
  /// The clock of the current run, with its random generator.
  public private(set) final var run: TickClock!
  /// The animator of the game.
  public final var animator: UIDynamicAnimator! { didSet { xrayLooksAnew() } }
  public private(set) final var isPaused = false
  /// Whether the view has appeared and is not about to disappear.
  private final var isShown = false
  /// The tick in which the game was paused because its view disappeared.
  private final var stoppedTick: Tick?
  /// The keys that are held, in the order in which they were pressed.
  public private(set) final var heldKeys: [String] = []

  // MARK: Boards

  /// The name by which a server verifies runs of the game: `breakout`; empty, the default, for a game without boards.
  open var verifiedName: String { "" }
  /// The day whose challenge is played; nil, the default, for any other game.
  open var challengeDay: Day? { nil }
  /// Whether the current run began with a seed from the server.
  final var hasTicketsSeed = false
  /// Whether the card at the end of the current run has been presented.
  final var hasEnded = false
  /// Whether the person took part in boards at the last check.
  final var tookPart = false

  // MARK: X-ray

  /// The colors of the game's X-ray, which the key X and a button in the paused game open; nil, the default, for a game
  /// without one.
  open var xraySkin: Skin? { nil }
  /// Whether the player changed the physics of this game, so that its result does not count as a record.
  public internal(set) final var hasChangedPhysics = false
  final var xrayState: XRayState?
  final var xrayButton: UIButton?

  /// The height at the bottom of `runView` that the X-ray button leaves free, in points.
  open var xrayFloor: CGFloat { Spacing.normal }

  /// Places the X-ray next to `runView`; an override calls it at its end.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutXRay()
  }

  // MARK: Ghost

  /// The run that is shown beside this one; nil without one.
  public internal(set) final var ghost: GhostTrack? { didSet { ghostDidChange() } }
  /// The run that the player has chosen to race, until it is beaten or another course is played.
  public internal(set) final var challenge: GhostTrack?

  /// The game's name as `presentEnd` has it, in a game with ghosts; nil, the default, in any other.
  open var ghostGame: String? { nil }
  /// The rules of the current run, as in its standing.
  open var ghostRules: String { "" }
  /// The game's own time, in ticks; it stands still while nothing moves in the game.
  open var ghostTime: Int { 0 }
  /// The points that were won in this run so far.
  open var ghostScore: Int { 0 }
  /// A name of the current course, in letters, digits, hyphens and colons, by which the same course can be played
  /// again.
  open var ghostCourse: String { "" }
  /// Whether the player wants to see the ghost of the best run.
  open var wantsGhost: Bool { false }
  /// Records where the things of the game are, and its score.
  open func sampleGhost(into recorder: inout GhostRecorder) {}
  /// Called when `ghost` has changed; an override shows it.
  open func ghostDidChange() {}
  /// Begins a game on the course of a run that the player wants to race. An override ends in `startNewGame()`.
  open func race(_ track: GhostTrack) {}
  /// Whether the current course is that of a run.
  open func isCourse(of track: GhostTrack) -> Bool { false }

  open override var canBecomeFirstResponder: Bool { true }

  // MARK: For subclasses

  /// The view that shows the game and gets the run's clock.
  open var runView: UIView { view }
  /// Whether there is something to pause now.
  open var canPause: Bool { false }
  /// Whether the player wants sound and haptics.
  open var hasSound: Bool { false }
  /// Whether the bars are hidden now, as while a ball is in play; they return while the game is paused. The pause
  /// button must be visible without them.
  open var givesWay: Bool { false }
  /// Sets up a game on its clock. Nothing of the previous game may remain.
  open func build(in run: TickClock) {}
  /// Stops everything that the previous game still has in progress.
  open func leaveGame() {}
  /// Updates all views that show the model's state. An override calls `super`.
  open func updateViewFromModel() {
    keepScreenOn()
    placeBars()
  }
  /// Called when the player has chosen another language; refreshes the texts that `updateViewFromModel` sets. An
  /// override sets the others, such as titles and names of buttons, and calls `super`.
  open func languageDidChange() { updateViewFromModel() }
  /// Adopts changed settings: immediately if possible, otherwise with a new game.
  open func adoptSettings() {}
  /// What is in progress, in a few words for the home screen: “Wall 3, 1,240 points”; nil before a game and after it.
  open var progress: String? { nil }
  /// Handles a key by its code; returns false if the key has no meaning here.
  open func keyWentDown(_ code: String, isRepeat: Bool) -> Bool { false }
  /// Called when the set of held keys has changed.
  open func heldKeysChanged() {}

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("pause", GameViewController.pause),
      name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector("languageDidChange", GameViewController.languageDidChange),
      name: Language.didChangeNotification, object: nil)
    watchTickets()
    guard ghostGame != nil else { return }
    NotificationCenter.default.addObserver(
      self, selector: Selector("ghostCame", GameViewController.ghostCame),
      name: UIApplication.ghostDidComeNotification, object: nil)
  }

  /// The color of the title and the buttons in the navigation bar, which is then clear above the game; nil for the
  /// skin's bar.
  open var barInk: UIColor? { nil }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // A view that moves from one stack to another, as when a split view collapses, does not appear again.
    if let barInk, viewIfLoaded?.window != nil, navigationController?.topViewController === self { inkBar(barInk) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let barInk { inkBar(barInk) }
    adoptSettings()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    becomeFirstResponder()
    // Columns were merged or separated, which moved the view to another stack. It never really disappeared.
    if stoppedTick == UIApplication.shared.clock.tick { resume() }
    stoppedTick = nil
    keepScreenOn()
    placeBars()
    (presentedViewController as? EndCard)?.takeFocus()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isShown { UIApplication.shared.isIdleTimerDisabled = false }
    isShown = false
    placeBars()
    if barInk != nil { inkBar(nil) }
    releaseKeys()
    guard !isPaused else { return }
    pause()
    if isPaused { stoppedTick = UIApplication.shared.clock.tick }
  }

  /// Starts a new game with the stored settings, on a fresh clock with its own seed: that of the run it races against, or
  /// the server's, if there is one for this game.
  public final func startNewGame() {
    let race = raceSeed
    let ticket = race == nil ? takeTicket() : nil
    startGame(seed: race ?? ticket ?? UIApplication.shared.clock.generator.next())
    hasTicketsSeed = ticket != nil
  }

  /// Starts a game with this seed. Equal seeds, settings, sizes and inputs give equal games.
  public final func startGame(seed: UInt64) {
    animator?.removeAllBehaviors()
    releaseKeys()
    leaveGame()
    if ghost != nil { ghost = nil }
    runView.beginRun(seed: seed) { run in
      self.run = run
      isPaused = false
      hasChangedPhysics = false
      hasTicketsSeed = false
      hasEnded = false
      build(in: run)
    }
    updateViewFromModel()
    showXRayButton()
    leaveRace()
    askForGhost()
    wantTicket()
  }

  // MARK: Pause

  /// Pauses or resumes; returns false if there is nothing to pause.
  @discardableResult
  public final func togglePause() -> Bool {
    let was = isPaused
    was ? goOn() : pause()
    return isPaused != was
  }

  /// Stops the game's clock. Does nothing in a game without time.
  public final func pause() {
    guard canPause, !isPaused else { return }
    isPaused = true
    run.isPaused = true
    updateViewFromModel()
    showXRayButton()
  }

  /// Continues after a pause because the player wants it: immediately by default. An override may let the player get
  /// ready first, and then calls `resume()`.
  open func goOn() { resume() }

  /// Restarts the game's clock.
  public final func resume() {
    guard isPaused else { return }
    isPaused = false
    run.isPaused = false
    updateViewFromModel()
    showXRayButton()
  }

  /// Keeps the screen on while there is something to pause. Only the visible game matters: one in another tab is
  /// paused.
  private final func keepScreenOn() {
    if isShown { UIApplication.shared.isIdleTimerDisabled = canPause && !isPaused }
  }

  /// Hides the bars or brings them back.
  private final func placeBars() {
    (tabBarController as? SkinnedTabs)?.setBarAway(isShown && givesWay && !isPaused)
  }

  /// Closes the X-ray of a paused game, or pauses a running game, on Escape. A further Escape is handled by the
  /// container of the app.
  open override func accessibilityPerformEscape() -> Bool {
    if isPaused, xrayState != nil {
      toggleXRay()
      return true
    }
    guard !isPaused else { return false }
    pause()
    return isPaused
  }

  // MARK: Keys

  /// Adds a key to those that are held.
  public final func hold(_ code: String) {
    if !heldKeys.contains(code) { heldKeys.append(code) }
    heldKeysChanged()
  }

  public final func releaseKeys() {
    heldKeys = []
    heldKeysChanged()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key else { return super.pressesBegan(presses, with: event) }
    if keyWentDown(key.code, isRepeat: press.isRepeat) { return }
    guard key.code == "KeyX", key.modifierFlags.isEmpty, xraySkin != nil else {
      return super.pressesBegan(presses, with: event)
    }
    if !press.isRepeat { toggleXRay() }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let code = presses.first?.key?.code, heldKeys.contains(code) else {
      return super.pressesEnded(presses, with: event)
    }
    heldKeys.removeAll { $0 == code }
    heldKeysChanged()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    releaseKeys()
    super.pressesCancelled(presses, with: event)
  }

  // MARK: Sound and touch

  /// Plays a sound of the arcade, at a volume of 0 … 1.
  public final func play(_ sound: ArcadeSound, volume: Double) {
    if hasSound { UIApplication.shared.play(sound, volume: volume) }
  }

  /// Plays a light haptic, as when a ball hits something.
  public final func tick() {
    if hasSound { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
  }

  public final func shake(_ feedback: UINotificationFeedbackGenerator.FeedbackType) {
    if hasSound { UINotificationFeedbackGenerator().notificationOccurred(feedback) }
  }

  open override class var kind: String { "GameViewController" }
}
