import UIKit

/// A play tab: a game that runs in a scene of its own, whose clock stands while the game is paused.
///
/// A subclass holds the model and the views; what every game does alike is here: beginning, pause, held keys, sound.
open class GameViewController: UIViewController {
  /// The clock and the chance of the game that is played.
  public private(set) final var run: UIScene!
  /// Moves what moves in the game.
  public final var animator: UIDynamicAnimator!
  public private(set) final var isPaused = false
  /// The tick in which the game was stopped because its view went away.
  private final var stoppedTick: Tick?
  /// Keys that are down, the last one pressed last.
  public private(set) final var heldKeys: [String] = []

  open override var canBecomeFirstResponder: Bool { true }

  // MARK: What a game says of itself

  /// The view that the game's run begins on.
  open var runView: UIView { view }
  /// Whether a pause would stop anything now.
  open var canPause: Bool { false }
  /// Whether the player wants to hear and feel the game.
  open var hasSound: Bool { false }
  /// Sets up a game in the scene it runs in; nothing of the game before is left.
  open func build(in run: UIScene) {}
  /// Stops what the game before has under way.
  open func leaveGame() {}
  /// Brings everything that shows the model's state in step with it.
  open func updateViewFromModel() {}
  /// Takes over changed settings: at once where that can be, else by a new game.
  open func adoptSettings() {}
  /// Answers a key by its place; false where it means nothing here.
  open func keyWentDown(_ code: String, isRepeat: Bool) -> Bool { false }
  /// Hears that other keys are held than before.
  open func heldKeysChanged() {}

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("pause", GameViewController.pause),
      name: UIApplication.willResignActiveNotification, object: nil)
  }

  /// The colour of title and buttons in the bar over the game; nil for the system's.
  open var barInk: UIColor? { nil }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // From one stack to another, as where a split view collapses, nothing appears.
    if let barInk, viewIfLoaded?.window != nil, navigationController?.topViewController === self { inkBar(barInk) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let barInk { inkBar(barInk) }
    adoptSettings()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    // Columns that became one, or came apart, moved the view from one stack to the other: it was never away.
    if stoppedTick == UIApplication.shared.tick { resume() }
    stoppedTick = nil
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if barInk != nil { inkBar(nil) }
    releaseKeys()
    guard !isPaused else { return }
    pause()
    if isPaused { stoppedTick = UIApplication.shared.tick }
  }

  /// Begins a new game by the stored settings, in a fresh scene with its own seed.
  public final func startNewGame() { startGame(seed: UIApplication.shared.windowScene.generator.next()) }

  /// Begins the game of that seed; equal seeds, settings, sizes and inputs give equal games.
  public final func startGame(seed: UInt64) {
    animator?.removeAllBehaviors()
    releaseKeys()
    leaveGame()
    runView.beginRun(seed: seed) { run in
      self.run = run
      isPaused = false
      build(in: run)
    }
    updateViewFromModel()
  }

  // MARK: Pause

  /// Pauses or goes on; false where there is nothing to pause.
  @discardableResult
  public final func togglePause() -> Bool {
    let was = isPaused
    was ? resume() : pause()
    return isPaused != was
  }

  /// Stops the game's clock where it is. Nothing happens unless time matters to it.
  public final func pause() {
    guard canPause, !isPaused else { return }
    isPaused = true
    run.isPaused = true
    updateViewFromModel()
  }

  /// Lets the clock run on.
  public final func resume() {
    guard isPaused else { return }
    isPaused = false
    run.isPaused = false
    updateViewFromModel()
  }

  /// Escape stops a game that runs; a second one is for whoever shows the app.
  open override func accessibilityPerformEscape() -> Bool {
    guard !isPaused else { return false }
    pause()
    return isPaused
  }

  // MARK: Keys

  /// Counts a key among those that are held.
  public final func hold(_ code: String) {
    if !heldKeys.contains(code) { heldKeys.append(code) }
    heldKeysChanged()
  }

  public final func releaseKeys() {
    heldKeys = []
    heldKeysChanged()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, keyWentDown(key.code, isRepeat: press.isRepeat) else {
      return super.pressesBegan(presses, with: event)
    }
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

  /// A light touch, as of a ball that meets something.
  public final func tick() {
    if hasSound { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
  }

  public final func shake(_ feedback: UINotificationFeedbackGenerator.FeedbackType) {
    if hasSound { UINotificationFeedbackGenerator().notificationOccurred(feedback) }
  }
}
