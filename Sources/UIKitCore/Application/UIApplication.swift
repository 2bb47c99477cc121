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
  public enum State: Int { case active, inactive, background }

  /// The number of ticks in a second of every clock.
  public static let ticksPerSecond: Double = 120

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

  // MARK: What the kit keeps here

  /// The object that is told when the app launches, becomes active or goes to the background.
  @Weak public var delegate: (any UIApplicationDelegate)?
  /// The number of ticks since the session began.
  public internal(set) var tick: Tick = 0
  /// Whether the page is visible and has the focus.
  public internal(set) var applicationState: State = .active
  /// The traits of the windows, as the host reports them: appearance, size classes, text size, direction of text.
  public internal(set) var traits = UITraitCollection()
  /// The responder that receives keys and text; nil if none does.
  public internal(set) var firstResponder: UIResponder?
  /// The scene of the windows; it exists from the start.
  public private(set) var windowScene: UIWindowScene!
  /// The scene whose code is running: timers, delayed closures and animators that are created now belong to it.
  public package(set) var currentScene: UIScene!
  /// Where the person is in the app: the part of the address after `#`.
  public internal(set) var address = ""
  /// Whether the app is following a link or the browser's Back button, so that the page need not be told about
  /// addresses.
  package internal(set) var isOpeningAddress = false
  /// `phone`, `tablet` or `desktop`, as reported by the host.
  public internal(set) var platform = ""
  /// The person's preferred language, as in `en-GB`.
  public internal(set) var locale = "en"
  /// The last motion of the device.
  package internal(set) var motion = MotionInput()
  /// Permissions that were requested and not answered yet.
  package internal(set) var permissions: [String] = []
  /// Whether the app may read the device's motion; nil until that is answered.
  var motionAccess: Bool?
  /// The motion managers that receive the device's motion.
  var motionManagers: [Weak<CMMotionManager>] = []
  /// The closure that waits for a file.
  package var fileWanted: ((FileInput) -> Void)?
  /// The inputs of this session as bytes, from the first one on; nil if the session is not recorded.
  public internal(set) var recording: HostWriter?
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
  private var scenes: [Weak<UIScene>] = []
  package var layersToCommit: [CALayer] = []
  package let layerIdentities = LayerIdentities()
  /// The tick in which a dynamic animator is writing positions at the moment, otherwise −1. Frames between ticks
  /// interpolate what it moves.
  package var writingTick: Tick = -1
  private var needsLayout = false
  /// The number of presentations that are beginning at the moment, nested in one another.
  var presentationsBeginning = 0
  /// Controllers whose view was added to the window without a transition; they have appeared after the next layout.
  var appearingControllers: [UIViewController] = []
  /// Whether the `start` input was delivered and the delegate was not told yet.
  var waitsForLaunch = false

  /// Creates an application that waits for its `start` input, and makes it current.
  ///
  /// - Parameters:
  ///   - textMeasuring: Measures text, as the host renders it.
  ///   - isRecording: Whether to keep all inputs in `recording`.
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

  /// Leaves no application current, so that the next test begins without one.
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

  /// Reports a mistake or bad data. The message names the object and the remedy; the page prints it, and tests read it.
  public func diagnose(_ message: String) { outputs.append(.diagnostic(message)) }

  /// Queues an output for the host.
  public func send(_ output: HostOutput) { outputs.append(output) }

  func register(_ scene: UIScene) {
    scenes.removeAll { $0.value == nil }
    scenes.append(Weak(scene))
  }

  /// Gives the window scene its seed, before any code uses its generator.
  func seed(_ seed: UInt64) { windowScene.generator = SeededGenerator(seed: seed) }

  /// Adds a text width that the host measured to the recording, so that a replay can do without that host.
  func recordMeasurement(of text: String, font: String, width: Double) {
    guard recording != nil else { return }
    var measured = MeasuredInput()
    measured.font = font
    measured.value = text
    measured.width = width
    recording.record(.measured(measured))
  }

  /// The scenes that are alive, in the order of their creation.
  package var liveScenes: [UIScene] { scenes.compactMap { $0.value } }

  package func setNeedsLayoutPass() { needsLayout = true }

  // MARK: The way in

  /// Receives an input. It is delivered in the next tick; an `advance` input runs the ticks up to its own.
  public func receive(_ input: HostInput) {
    recording.record(input)
    if case .advance(let advance) = input {
      self.advance(to: Tick(advance.tick))
    } else {
      inbox.append(input)
    }
  }

  /// Runs all ticks up to `target`; those in which nothing is due are skipped and only counted.
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

  /// The next tick in which something is due; nil if nothing is. Until then no frame is needed.
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

  /// Whether the next refresh of the display needs a frame, because something moves or a change is not committed yet.
  public var needsFrame: Bool {
    nextDueTick == tick + 1 || !layersToCommit.isEmpty || !outputs.isEmpty || !layerIdentities.destroyed.isEmpty
  }

  private func pass(_ ticks: Tick) {
    tick += ticks
    for scene in liveScenes where !scene.stands { scene.tick += ticks }
  }

  // MARK: A tick

  /// Runs one tick: inputs, timers, gestures and their actions, animators, completions of animations, layout.
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

  /// Runs `body` with `scene` as the current one, to which new timers and animations belong.
  public func run(in scene: UIScene, _ body: () -> Void) {
    let outer = currentScene
    currentScene = scene
    body()
    currentScene = outer
  }

  /// Cancels the touches, presses and gestures in `view` and its subviews, as if it left its window; a first responder
  /// there resigns. For containers that hide a view without removing it.
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

  /// Lays out every window until no view requests layout. After 20 passes it stops, with a diagnostic.
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

  /// Passes the layer commands since the last call to `body`, and clears them.
  public func takeCommands<R>(_ body: ([UInt32]) -> R) -> R {
    defer { commands.removeAll() }
    return body(commands.words)
  }

  /// Returns the other outputs since the last call, and clears them.
  public func takeOutputs() -> [HostOutput] {
    defer { outputs.removeAll() }
    return outputs
  }
}

/// Is told about the launch of the app, its states and its address. Only the launch method must be implemented.
///
///     @main final class AppDelegate: UIResponder, UIApplicationDelegate {
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
public protocol UIApplicationDelegate: NSObject {
  /// Creates the delegate, for `@main`. A delegate that the app creates itself may have other initializers too.
  init()
  /// The session begins: create windows here. The result has no effect.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool
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
public struct LaunchOptions {
  /// The part of the address after `#`.
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
