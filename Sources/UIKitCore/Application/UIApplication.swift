import CaromGeometry

/// The one object all kit state hangs on; its host feeds it inputs and collects what goes outside.
///
/// Hosts hold as many applications as they like and make one current on entry; nothing else in the kit is global.
public final class UIApplication: UIResponder {
  /// Whether a person can see and use the app.
  ///
  /// - `active`: the page is visible and has the focus.
  /// - `inactive`: the page is visible, but another window has the focus.
  /// - `background`: the page is hidden.
  public enum State: Int { case active, inactive, background }

  /// Ticks in a second of every clock.
  public static let ticksPerSecond: Double = 120

  private static var current: UIApplication?

  /// The application that is running; made on first use where no host did.
  public static var shared: UIApplication {
    if let current { return current }
    let made = UIApplication(textMeasuring: FixedTextMetrics())
    current = made
    return made
  }

  /// The application that is running; nil where there is none.
  package static var ifAny: UIApplication? { current }

  // MARK: What the kit keeps here

  /// The object that is told when the app launches, becomes active or goes to the background.
  @Weak public var delegate: (any UIApplicationDelegate)?
  /// Ticks since the session began.
  public internal(set) var tick: Tick = 0
  /// Whether the page is visible and has the focus.
  public internal(set) var applicationState: State = .active
  /// The traits of the windows, as the host reports them: appearance, size classes, text size, direction of text.
  public internal(set) var traits = UITraitCollection()
  /// The responder that gets keys and texts.
  public internal(set) var firstResponder: UIResponder?
  /// The scene of the windows; made by `start`.
  public private(set) var windowScene: UIWindowScene!
  /// The scene whose code is running: the one a timer, delayed block or animator belongs to that is made now.
  public package(set) var currentScene: UIScene!
  /// Where the person is: the part of the address behind `#`.
  public internal(set) var address = ""
  /// Whether the app goes where a link or the browser's Back leads: what it shows on the way is no news to the page.
  package internal(set) var isOpeningAddress = false
  /// `phone`, `tablet` or `desktop`, as the host says.
  public internal(set) var platform = ""
  /// The person's first language, as in `en-GB`.
  public internal(set) var locale = "en"
  /// The device's last motion.
  package internal(set) var motion = MotionInput()
  /// Permissions that were asked for and not answered yet.
  package internal(set) var permissions: [String] = []
  /// Whether motion may be read; nil while nobody answered.
  var motionAccess: Bool?
  /// Who listens to the device's motion.
  var motionManagers: [Weak<CMMotionManager>] = []
  /// Who asked for a file, and is to be given it.
  package var fileWanted: ((FileInput) -> Void)?
  /// Inputs of this session as bytes, from the first on; nil where recording was not asked for.
  public internal(set) var recording: HostWriter?
  /// What waits to go outside; the host empties it once a frame.
  package var outputs: [HostOutput] = []
  /// What waits to be told about layers.
  package var commands = CommandBuffer()

  /// The contexts drawing goes to, the current one last.
  var drawingContexts: [CGContext] = []
  /// The context views draw in, one after the other.
  let scratchContext = CGContext()
  /// The traits of the view whose drawing is recorded.
  var traitsInForce: UITraitCollection?
  let textMeasuring: any TextMeasuring
  let notificationCenter = NotificationCenter()
  package let touchDispatcher = TouchDispatcher()
  package let animationEngine = AnimationEngine()
  /// Whether an animation block is under way, be it one that records or one that does not; here and not in the engine,
  /// since every change of a layer asks.
  var isInAnimationBlock = false
  package let textMetrics = TextMetricsCache()
  package let userDefaults = UserDefaults()
  package let semantics = SemanticsTree()
  private var inbox: [HostInput] = []
  /// How many inputs were delivered since the session began.
  package private(set) var deliveredInputs = 0
  /// Set where a run begins: the inputs that are left of this tick come in the next one.
  var holdsInputsBack = false
  /// The view that the last run began on.
  @Weak var runView: UIView?
  /// Hears of every run that begins, before it is built.
  package var runBegan: ((RunBeginning) -> Void)?
  private var scenes: [Weak<UIScene>] = []
  package var layersToCommit: [CALayer] = []
  package let layerIdentities = LayerIdentities()
  /// The tick in which an animator of dynamics writes at this moment, else −1. What moves then is shown at places in
  /// between by the frames between ticks.
  package var writingTick: Tick = -1
  private var needsLayout = false
  /// How many presentations are beginning, one within the other.
  var presentationsBeginning = 0
  /// Controllers whose view came into the window by itself, and which have appeared once it is laid out.
  var appearingControllers: [UIViewController] = []
  /// Whether `start` came and the delegate has not heard of it.
  var waitsForLaunch = false

  /// An application that waits for its `start` input; `isRecording` keeps every input's bytes.
  public init(textMeasuring: any TextMeasuring, isRecording: Bool = false) {
    self.textMeasuring = textMeasuring
    super.init()
    if isRecording { recording = HostWriter() }
    makeCurrent()
    windowScene = UIWindowScene(seed: 0)
    currentScene = windowScene
  }

  /// Makes this the application that `shared` returns.
  public func makeCurrent() { UIApplication.replaceCurrent(with: self) }

  /// Lets go of the current application, so that the next test begins with none.
  public static func resignCurrent() { replaceCurrent(with: nil) }

  private static func replaceCurrent(with application: UIApplication?) {
    // The old one may die here, and its layers ask for the current application as they go.
    withExtendedLifetime(current) { current = application }
  }

  /// The windows of the window scene, from back to front.
  public var windows: [UIWindow] { windowScene.windows }
  /// The frontmost window that is not hidden; nil if there is none.
  public var keyWindow: UIWindow? { windows.last { !$0.isHidden } }
  public override class var kind: String { "UIApplication" }

  // MARK: Small services

  /// Tells of a mistake or of bad data, naming the object and the remedy; tests read it, the page prints it.
  public func diagnose(_ message: String) { outputs.append(.diagnostic(message)) }

  /// Sends something outside.
  public func send(_ output: HostOutput) { outputs.append(output) }

  func register(_ scene: UIScene) {
    scenes.removeAll { $0.value == nil }
    scenes.append(Weak(scene))
  }

  /// Gives the windows' scene its seed, before anything asked it for chance.
  func seed(_ seed: UInt64) { windowScene.generator = SeededGenerator(seed: seed) }

  /// Keeps an answer of the host in the recording, so that a replay needs no host to ask.
  func recordMeasurement(of text: String, font: String, width: Double) {
    guard recording != nil else { return }
    var measured = MeasuredInput()
    measured.font = font
    measured.value = text
    measured.width = width
    recording.record(.measured(measured))
  }

  /// The scenes that live, in the order they were made.
  package var liveScenes: [UIScene] { scenes.compactMap { $0.value } }

  package func setNeedsLayoutPass() { needsLayout = true }

  // MARK: The way in

  /// Takes an input in; it is delivered in the next tick, and `advance` runs the ticks.
  public func receive(_ input: HostInput) {
    recording.record(input)
    if case .advance(let advance) = input {
      self.advance(to: Tick(advance.tick))
    } else {
      inbox.append(input)
    }
  }

  /// Runs every tick up to `target`; those in which nothing is due are counted, not run.
  private func advance(to target: Tick) {
    while tick < target {
      let idle = min(target, (nextDueTick ?? target) - 1) - tick
      if idle > 0 {
        pass(idle)
        continue
      }
      runTick()
    }
  }

  /// The tick in which something is due next, or nil where nothing is: until then no frame is needed.
  public var nextDueTick: Tick? {
    if !inbox.isEmpty || needsLayout || touchDispatcher.wantsTick || animationEngine.isRunning { return tick + 1 }
    var next = touchDispatcher.nextDeadline
    for scene in liveScenes {
      guard let due = scene.nextDueTick else { continue }
      let at = tick + max(1, due - scene.tick)
      next = min(next ?? at, at)
    }
    return next
  }

  /// Whether a frame is needed at the next refresh: something moves, or was changed and not yet committed.
  public var needsFrame: Bool {
    nextDueTick == tick + 1 || !layersToCommit.isEmpty || !outputs.isEmpty || !layerIdentities.destroyed.isEmpty
  }

  private func pass(_ ticks: Tick) {
    tick += ticks
    for scene in liveScenes where !scene.stands { scene.tick += ticks }
  }

  // MARK: A tick

  /// One tick: inputs, timers, gestures and their actions, animators, ended animations, layout.
  private func runTick() {
    pass(1)
    let scenes = liveScenes
    deliverInputs()
    for scene in scenes where scene.isRunning { run(in: scene) { scene.fireDueTimers() } }
    touchDispatcher.recognizeGestures(at: tick)
    for scene in scenes where scene.isRunning { run(in: scene) { scene.stepAnimators() } }
    animationEngine.finishDueAnimations()
    layout()
  }

  /// Runs `body` with `scene` as the one that new timers and animations belong to.
  public func run(in scene: UIScene, _ body: () -> Void) {
    let outer = currentScene
    currentScene = scene
    body()
    currentScene = outer
  }

  /// Cancels the touches, presses and gestures in `view` and its subviews, as when it leaves its window; what has the keyboard
  /// there gives it back. For a container that puts a view away without removing it.
  public func cancelTouches(in view: UIView) { touchDispatcher.viewLeftWindow(view) }

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
      run(in: windowScene) { deliver(input) }
    }
    launchIfStarted()
  }

  /// Lays out every window until nothing asks for it; a circle of requests ends with a diagnostic.
  package func layout() {
    var passes = 0
    while needsLayout {
      needsLayout = false
      for window in windows { window.layoutTree() }
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

  /// The controllers whose view came into the window by itself have appeared, now that it is laid out.
  private func finishAppearing() {
    let controllers = appearingControllers
    appearingControllers = []
    for controller in controllers where controller.viewIfLoaded?.window != nil { controller.endAppearance() }
  }

  // MARK: The way out

  /// Writes what changed into `commands`, as it is seen `fraction` (0 … 1) of a tick after the last one.
  public func commit(fraction: Double = 0) {
    layout()
    let layers = layersToCommit
    layersToCommit.removeAll(keepingCapacity: true)
    for id in layerIdentities.takeDestroyed() { commands.put(.destroy, id) }
    // A command may name any element, so all must exist first.
    for layer in layers { layer.commitCreation(into: &commands) }
    animationEngine.shownFraction = fraction
    semantics.isCommitting = true
    for layer in layers { layer.commit(into: &commands, fraction: fraction) }
    semantics.isCommitting = false
    animationEngine.shownFraction = 0
  }

  /// The layer commands since the last call.
  public func takeCommands<R>(_ body: ([UInt32]) -> R) -> R {
    defer { commands.removeAll() }
    return body(commands.words)
  }

  /// What else goes outside since the last call.
  public func takeOutputs() -> [HostOutput] {
    defer { outputs.removeAll() }
    return outputs
  }
}

/// Hears of the application's life.
public protocol UIApplicationDelegate: NSObject {
  /// How `@main` makes it; a delegate that is made by hand may have other initialisers besides.
  init()
  /// The session begins; make windows here. The result is not used.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool
  /// The app launched, or its page got the focus back.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The page loses the focus, or is about to be hidden.
  func applicationWillResignActive(_ application: UIApplication)
  /// The page is hidden.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The page becomes visible again; `applicationDidBecomeActive(_:)` follows if it also has the focus.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The address changed by link or by Back; return false where there is no such place. Where it is not implemented the
  /// root controller is asked (`open(addressNames:)`).
  func application(_ application: UIApplication, openAddress path: String) -> Bool
}

/// What a session begins with.
public struct LaunchOptions {
  /// The part of the address behind `#`.
  public let address: String
}

extension UIApplicationDelegate {
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
