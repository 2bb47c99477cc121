import CaromGeometry

/// The object that holds all state of the kit. Its host passes inputs to it and collects its outputs.
///
/// A host can have any number of applications, and makes one of them current before it calls it. Nothing else in the
/// kit is global.
public final class UIApplication: UIResponder {
  /// Whether a person can see and use the app.
  ///
  /// - `active`: the page is visible and has the focus.
  /// - `inactive`: the page is visible, but another window has the focus.
  /// - `background`: the page is hidden.
  public enum State: Int, Sendable { case active, inactive, background }

  private static var current: UIApplication?

  /// The current application; created on first use if no host made one.
  public static var shared: UIApplication {
    if let current { return current }
    let made = UIApplication(textMeasuring: FixedTextMetrics())
    current = made
    return made
  }

  /// The current application; nil if there is none.
  package static var ifAny: UIApplication? { current }

  /// Changes whenever a view gets another superview or a clock of its own, in any application.
  static var hierarchyVersion = 0

  /// The application delegate, which the host sets before the first tick.
  @Weak public var delegate: (any UIApplicationDelegate)?
  /// Whether the app is active, inactive or in the background, according to the page's visibility and focus.
  public internal(set) var applicationState: State = .active
  /// The scenes of the app: none before its launch, then the one that a page has.
  public internal(set) var connectedScenes: Set<UIScene> = []
  /// All windows of the window scene, from back to front.
  public var windows: [UIWindow] { windowScene.windows }
  /// The window that receives keys: the one made key last; nil without windows.
  public var keyWindow: UIWindow? { windowScene.keyWindow }
  /// Whether the screen stays on while nobody touches it, as during a game; false by default.
  ///
  /// A page asks its browser for that, which may refuse, as with a low battery. It counts while the page is visible, and again
  /// when it is visible again.
  public var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { send(.keepAwake(isIdleTimerDisabled)) } }
  }
  public override class var kind: String { "UIApplication" }

  /// The application delegate, if it is a responder and not elsewhere in the chain.
  public override var next: UIResponder? {
    guard let next = delegate as? UIResponder, next !== self, next as? UIView == nil, next as? UIViewController == nil
    else { return nil }
    return next
  }

  // MARK: Carom's own
  // Stored properties are here, the rest is in UIApplication+Carom.swift.

  /// Ticks in a second of every clock.
  public static let ticksPerSecond: Double = 120
  /// The scene of the windows. `connectedScenes` contains it once the session has begun.
  public internal(set) var windowScene: UIWindowScene!
  /// The clock of every view that has none of its own; its generator starts from the session's seed.
  public private(set) var clock: TickClock!
  /// The responder that receives keys and text.
  public internal(set) var firstResponder: UIResponder?
  /// The ghost that came last; nil before the first.
  public internal(set) var ghost: RunGhost?
  /// The current place in the app: the part of the address after `#`.
  public internal(set) var address = "" { didSet { if address != oldValue { addressTick = tick } } }

  // MARK: The kit's own state

  /// The rows of the runs that the host keeps, for `keptRuns`.
  var runTexts: [String]?
  /// News for `verifiedRuns` that nobody asked for yet, and what those before said.
  var unreadNews: [VerifiedNews] = []
  var readNews: ReadNews?
  /// Applies the appearance proxy of an object's class to the object, which a view shows; nil until an app uses
  /// `appearance()`.
  package var dress: ((NSObject, UIView) -> Void)?
  package var appearanceRules: NSObject?
  /// The clipboard, created on first use.
  package var pasteboard: NSObject?

  /// Ticks since the session began.
  package internal(set) var tick: Tick = 0
  package internal(set) var traits = UITraitCollection()
  /// The clock of the code that is running: the one that a timer, delayed block or animation made now belongs to.
  package var currentClock: TickClock!
  /// Whether the app is following a link or the browser's Back button, so that the page need not show the addresses.
  package internal(set) var isOpeningAddress = false
  /// `phone`, `tablet` or `desktop`, as reported by the host.
  package internal(set) var platform = ""
  /// The person's preferred language, as in `en-GB`.
  package internal(set) var locale = "en"
  /// The app's picture files.
  var pictureFiles = PictureFiles()
  /// The time of day that the host sent last.
  var calendar = Present()
  /// The tick in which the address was opened or changed last.
  var addressTick: Tick = 0
  /// The last motion of the device.
  package internal(set) var motion = MotionInput()
  /// Permissions that were requested and not answered yet.
  package internal(set) var permissions: [String] = []
  /// Whether the app may read the device's motion; nil until the person has decided.
  var motionAccess: Bool?
  /// The motion managers that receive the device's motion.
  var motionManagers: [Weak<CMMotionManager>] = []
  /// The closure that waits for a file.
  package var fileWanted: ((FileInput) -> Void)?
  /// The closure that waits for the outcome of sharing.
  package var shareAnswered: ((UInt8) -> Void)?
  /// The language that the app chose; nil for the host's.
  var chosenLanguage: String?
  /// The volume of all sounds, 0 … 1.
  var volumeOfAll = 1.0
  /// All inputs of this session as bytes; nil if the session is not recorded.
  package internal(set) var recording: HostWriter?
  /// The sounds that were described to the host, by name.
  var describedSounds: [String: SynthesizedSound] = [:]
  /// The callbacks for sound files by number, and the last number that was assigned.
  var listeners: [AudioListener] = []
  var lastPlayer: Int32 = 0
  /// The storyboards that were registered, by name: the identifier of the first scene, and all scenes.
  var storyboards: [String: (initial: String?, scenes: [UIStoryboard.Scene])] = [:]
  /// The closures that create the objects of registered nibs, by name.
  var nibs: [String: (NSObject?) -> [NSObject]] = [:]
  /// The audio session, created on first use.
  var audioSession: NSObject?
  /// The players of system sounds, by their numbers.
  var systemSounds: [NSObject?] = []
  /// Outputs that the host has not taken yet; it takes them once per frame.
  package var outputs: [HostOutput] = []
  /// Layer commands that the host has not taken yet.
  package var commands = CommandBuffer()

  /// The stack of drawing contexts; the last one is current.
  var drawingContexts: [CGContext] = []
  /// The context that views draw in, one after another.
  let scratchContext = CGContext()
  /// The traits of the view that is drawing.
  var traitsInForce: UITraitCollection?
  let textMeasuring: any TextMeasuring
  let notificationCenter = NotificationCenter()
  let operationQueue = OperationQueue()
  let bundle = Bundle()
  /// The device that the session runs on.
  package let device = UIDevice()
  /// The screen, as large as the window scene.
  package let screen = UIScreen()
  package let touchDispatcher = TouchDispatcher()
  package let animationEngine = AnimationEngine()
  /// Whether an animation block is running, even one that does not record. It is here and not in the engine because
  /// every change of a layer reads it.
  var isInAnimationBlock = false
  package let textMetrics = TextMetricsCache()
  package let userDefaults = UserDefaults()
  package let semantics = SemanticsTree()
  private var inbox: [HostInput] = []
  /// The number of inputs delivered since the session began.
  package private(set) var deliveredInputs = 0
  /// Whether the remaining inputs of this tick are delivered in the next one, since a run began.
  var holdsInputsBack = false
  /// The view of the run that began last.
  @Weak var runView: UIView?
  /// Called for every run that begins, before its views are built.
  package var runBegan: ((RunBeginning) -> Void)?
  /// Called at the end of every tick in which something was due.
  package var tickEnded: (() -> Void)?
  private var clocks: [BackLink<TickClock>] = []
  package var layersToCommit: [CALayer] = []
  /// Layers without a view that need layout.
  var layersToLayOut: [CALayer] = []
  package let layerIdentities = LayerIdentities()
  /// The tick in which a dynamic animator is writing positions at the moment, otherwise −1. Frames between ticks
  /// interpolate what it moves.
  package var writingTick: Tick = -1
  private var needsLayout = false
  /// The number of presentations that are beginning at the moment, nested in one another.
  var presentationsBeginning = 0
  /// Controllers whose view was added to the window without a transition; they have appeared after the next layout.
  var appearingControllers: [UIViewController] = []
  /// Whether the `start` input was delivered and the delegate has not been called yet.
  var waitsForLaunch = false

  /// Creates an application that waits for its `start` input, and makes it current.
  ///
  /// - Parameters:
  ///   - textMeasuring: Measures text, as the host renders it.
  ///   - isRecording: Whether to keep all inputs in `recording`.
  package init(textMeasuring: any TextMeasuring, isRecording: Bool = false) {
    self.textMeasuring = textMeasuring
    super.init()
    if isRecording { recording = HostWriter() }
    makeCurrent()
    clock = TickClock(seed: 0)
    currentClock = clock
    windowScene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions(address: ""))
  }

  /// Makes this the application that `shared` returns.
  package func makeCurrent() { UIApplication.replaceCurrent(with: self) }

  /// Clears the current application, so that the next test begins without one.
  package static func resignCurrent() { replaceCurrent(with: nil) }

  private static func replaceCurrent(with application: UIApplication?) {
    // The old application may be deallocated here, and its layers use the current application when they are.
    withExtendedLifetime(current) { current = application }
  }

  // MARK: Clocks

  func register(_ clock: TickClock) {
    clocks.removeAll { $0.wrappedValue == nil }
    clocks.append(BackLink(wrappedValue: clock))
  }

  /// Gives the window scene its seed, before any code uses its generator.
  func seed(_ seed: UInt64) { clock.generator = SeededGenerator(seed: seed) }

  /// Adds a text width that the host measured to the recording, so that a replay can do without that host.
  func recordMeasurement(of text: String, font: String, width: Double) {
    guard recording != nil else { return }
    var measured = MeasuredInput()
    measured.font = font
    measured.value = text
    measured.width = width
    recording.record(.measured(measured))
  }

  /// The clocks that are alive, in the order of their creation.
  package var liveClocks: [TickClock] { clocks.compactMap { $0.wrappedValue } }

  package func setNeedsLayoutPass() { needsLayout = true }

  /// Whether a tick is under way, and whether changes are being written; neither can begin within itself.
  private var isTicking = false
  private var isCommitting = false

  // MARK: The way in

  /// Receives an input. It is delivered in the next tick; an `advance` input runs the ticks up to its own.
  package func receive(_ input: HostInput) {
    recording.record(input)
    if case .advance(let advance) = input {
      self.advance(to: Tick(advance.tick))
    } else {
      inbox.append(input)
    }
  }

  /// Runs all ticks up to `target`; those in which nothing is due are skipped and only counted.
  private func advance(to target: Tick) {
    guard !isTicking && !isCommitting else {
      return diagnose("UIApplication: time cannot pass within a tick or a frame; return from the callback first.")
    }
    isTicking = true
    defer { isTicking = false }
    while tick < target {
      let idle = min(target, (nextDueTick ?? target) - 1) - tick
      if idle > 0 {
        pass(idle, on: liveClocks)
        continue
      }
      runTick()
    }
  }

  /// The next tick in which something is due; nil if nothing is. Until then no frame is needed.
  package var nextDueTick: Tick? {
    if !inbox.isEmpty || needsLayout || touchDispatcher.wantsTick || animationEngine.isRunning { return tick + 1 }
    var next = touchDispatcher.nextDeadline
    for each in clocks {
      guard let clock = each.wrappedValue, let due = clock.nextDueTick else { continue }
      let at = tick + max(1, due - clock.tick)
      next = min(next ?? at, at)
    }
    return next
  }

  /// Whether the next refresh of the display needs a frame, because something moves or a change is not committed yet.
  package var needsFrame: Bool {
    nextDueTick == tick + 1 || !layersToCommit.isEmpty || !outputs.isEmpty || !layerIdentities.destroyed.isEmpty
  }

  private func pass(_ ticks: Tick, on clocks: [TickClock]) {
    tick += ticks
    for clock in clocks where !clock.stands { clock.tick += ticks }
  }

  // MARK: A tick

  /// Runs one tick: inputs, timers, gestures and their actions, animators, completions of animations, layout.
  private func runTick() {
    let clocks = liveClocks
    pass(1, on: clocks)
    deliverInputs()
    for clock in clocks where clock.hasTimers && !clock.stands { clock.perform { clock.fireDueTimers() } }
    touchDispatcher.recognizeGestures(at: tick)
    for clock in clocks where clock.hasAnimators && !clock.stands { clock.perform { clock.stepAnimators() } }
    animationEngine.finishDueAnimations()
    layout()
    semantics.keepFocus()
    tickEnded?()
  }

  private func deliverInputs() {
    let inputs = inbox
    inbox.removeAll(keepingCapacity: true)
    holdsInputsBack = false
    for (index, input) in inputs.enumerated() {
      if holdsInputsBack {
        inbox = Array(inputs[index...])
        break
      }
      deliveredInputs += 1
      clock.perform { deliver(input) }
    }
    launchIfStarted()
  }

  /// Lays out every window until no view requests layout. After 20 passes it stops, with a diagnostic.
  package func layout() {
    var passes = 0
    while needsLayout {
      needsLayout = false
      for window in windows { window.layoutTree() }
      let layers = layersToLayOut
      layersToLayOut = []
      for layer in layers { layer.layoutIfNeeded() }
      passes += 1
      if passes > 20 {
        let restless = windows.lazy.compactMap { $0.viewToLayOut }.first
        diagnose(
          "\(restless.map { UIApplication.describe($0) } ?? "UIApplication"): layout asks for layout again and again, and was cut off after \(passes) passes; a layoutSubviews changes its own view's bounds or calls setNeedsLayout each time. Set frames of subviews only."
        )
        needsLayout = false
      }
    }
    finishAppearing()
  }

  /// Controllers whose view was added to the window without a transition have appeared, now that the layout is done.
  private func finishAppearing() {
    let controllers = appearingControllers
    appearingControllers = []
    for controller in controllers where controller.viewIfLoaded?.window != nil { controller.endAppearance() }
  }

  // MARK: The way out

  /// Writes all changes as layer commands.
  ///
  /// - Parameter fraction: The share of a tick, 0…1, by which animations are shown ahead of the last tick.
  package func commit(fraction: Double = 0) {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    layout()
    let layers = layersToCommit
    layersToCommit.removeAll(keepingCapacity: true)
    // `draw(_:)` may take snapshots, whose commands come after these.
    var written = commands
    commands = CommandBuffer(isAnonymous: false)
    for id in layerIdentities.takeDestroyed() { written.put(.destroy, id) }
    // A command may name any element, so all must exist first.
    for layer in layers { layer.commitCreation(into: &written) }
    animationEngine.shownFraction = fraction
    semantics.isReadOut = true
    for layer in layers { layer.commit(into: &written, fraction: fraction) }
    semantics.isReadOut = false
    if !commands.isEmpty { written.put(recording: commands.words) }
    commands = written
    animationEngine.shownFraction = 0
  }

  /// Passes the layer commands since the last call to `body`, and clears them.
  package func takeCommands<R>(_ body: ([UInt32]) -> R) -> R {
    guard !isCommitting else { return body([]) }
    defer { commands.removeAll() }
    return body(commands.words)
  }

  /// Returns the other outputs since the last call, and clears them.
  package func takeOutputs() -> [HostOutput] {
    defer { outputs.removeAll() }
    return outputs
  }
}

/// Is told about the launch of the app, its states and its address. All methods have a default.
///
///     @main class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///
///       func application(
///         _ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?
///       ) -> Bool {
///         window = UIWindow(frame: application.windowScene.bounds)
///         window?.rootViewController = RootController()
///         window?.makeKeyAndVisible()
///         return true
///       }
///     }
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObject {
  /// The session begins: create windows here. The result has no effect.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool
  /// The same as Xcode's template declares it; the options are nil. It is called if the other one is not implemented. In
  /// Embedded Swift the values are objects, `AnyValue`, because it has no `Any`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyValue]?
  ) -> Bool
  /// What the scene is made with, once `didFinishLaunching` is over; the session's own configuration where it is not
  /// implemented. If the scene has a delegate, that is called instead.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The app launched, or its page got the focus back.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The page loses the focus, or is about to be hidden.
  func applicationWillResignActive(_ application: UIApplication)
  /// The page is hidden.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The page becomes visible again; `applicationDidBecomeActive(_:)` follows if it also has the focus.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The address changed, by a link or the browser's Back button. Returns false if the app has no such place; that is
  /// diagnosed. By default the key window's root controller is asked (`open(addressNames:query:)`).
  func application(_ application: UIApplication, openAddress path: String) -> Bool
}

/// The circumstances of the launch.
public struct LaunchOptions: Sendable {
  /// The part of the address after `#`.
  public let address: String
}

extension UIApplicationDelegate {
  /// Returns the session's own configuration, which has no delegate class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Asks the key window's root controller to open the address; returns false if it cannot, or if there is none.
  public func application(_ application: UIApplication, openAddress path: String) -> Bool {
    application.keyWindow?.rootViewController?.open(
      addressNames: UIApplication.addressNames(in: path), query: UIApplication.addressQuery(in: path)) ?? false
  }
}

extension UIApplication {
  /// Posted after the page got the focus back.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// Posted when the page loses the focus or is hidden.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  /// Posted after the page was hidden.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  /// Posted when a hidden page becomes visible again.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
}

extension Optional where Wrapped == HostWriter {
  fileprivate mutating func record(_ input: HostInput) {
    guard self != nil else { return }
    input.write(to: &self!)
  }
}
