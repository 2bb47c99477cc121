import UIKit

/// A host without a page: it plays the person and the browser for tests, bots and benchmarks.
///
/// It finds things by role and name, touches, presses and waits, and keeps all that went outside. Time passes only when
/// it is told to. Several may live side by side: each call makes its own application the current one.
public final class HeadlessHost {
  private let ownApplication: UIApplication
  private let delegate: any UIApplicationDelegate
  /// Everything that went outside so far, in order.
  public private(set) var outputs: [HostOutput] = []
  /// What calls of this host could not do, such as taps on things that are not there.
  var complaints: [String] = []
  var window: ResizeInput
  var preferences: PreferencesInput
  var visibility = VisibilityInput()
  /// The layer that the page's keyboard focus is on; 0 for none.
  var focusedLayer: Int32 = 0
  /// The addresses of the page's steps, as a browser keeps them, and the one that is shown.
  var steps: [String]
  var step = 0

  /// Starts `delegate`'s application on a page of `size` points and runs its first tick.
  ///
  /// - Parameters:
  ///   - scale: Pixels in a point.
  ///   - safeArea: What notch and edges take, points.
  ///   - seed: The seed of the first scene's generator.
  ///   - stored: What the page kept from earlier sessions.
  public init(
    delegate: any UIApplicationDelegate, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, seed: Int32 = 1, preferences: PreferencesInput = PreferencesInput(),
    stored: [String: String] = [:], address: String = "", platform: String = "phone",
    textMetrics: any TextMeasuring = FixedTextMetrics(), isRecording: Bool = false
  ) {
    self.delegate = delegate
    self.preferences = preferences
    steps = [address]
    window = ResizeInput()
    ownApplication = UIApplication(textMeasuring: textMetrics, isRecording: isRecording)
    ownApplication.delegate = delegate
    window.width = size.width
    window.height = size.height
    window.scale = scale
    window.top = safeArea.top
    window.left = safeArea.left
    window.bottom = safeArea.bottom
    window.right = safeArea.right
    var start = StartInput()
    start.seed = seed
    start.address = address
    start.platform = platform
    for key in stored.keys.sorted() { start.stored += [key, stored[key] ?? ""] }
    // All of one tick, so that the app begins with its size and preferences known.
    ownApplication.receive(.start(start))
    ownApplication.receive(.preferences(preferences))
    ownApplication.receive(.resize(window))
    advance(ticks: 1)
  }

  /// Starts an application whose window shows `root`.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero, seed: Int32 = 1,
    preferences: PreferencesInput = PreferencesInput(), stored: [String: String] = [:], address: String = "",
    platform: String = "phone", textMetrics: any TextMeasuring = FixedTextMetrics(), isRecording: Bool = false,
    root: @escaping () -> UIViewController
  ) {
    self.init(
      delegate: RootDelegate(root), size: size, scale: scale, safeArea: safeArea, seed: seed, preferences: preferences,
      stored: stored, address: address, platform: platform, textMetrics: textMetrics, isRecording: isRecording)
  }

  /// Starts an application that shows nothing but an empty controller; add views to `view`.
  public convenience init(size: CGSize) { self.init(size: size, root: { UIViewController() }) }

  deinit {
    if UIApplication.shared === ownApplication { UIApplication.resignCurrent() }
  }

  /// The application, made current.
  public var application: UIApplication {
    ownApplication.makeCurrent()
    return ownApplication
  }

  /// The root controller of the frontmost window.
  public var rootViewController: UIViewController? { application.keyWindow?.rootViewController }

  /// The root controller's view.
  public var view: UIView { rootViewController?.view ?? UIView() }

  // MARK: Time

  /// Ticks of the session so far.
  public var tick: Tick { ownApplication.tick }

  /// Runs `ticks` of 1/120 s.
  public func advance(ticks: Int) {
    guard ticks > 0 else { return }
    var advance = AdvanceInput()
    advance.tick = Int32(clamping: application.tick + Tick(ticks))
    send(.advance(advance))
  }

  /// Runs as many ticks as `seconds` have, rounded to the nearest.
  public func advance(seconds: TimeInterval) {
    advance(ticks: Int((seconds * UIApplication.ticksPerSecond).rounded()))
  }

  /// A frame at 60 Hz: two ticks, then a commit; returns the layer commands as lines to read.
  @discardableResult
  public func frame() -> [String] {
    frame { CommandEntry.lines(ofLayerCommands: $0) }
  }

  /// Commits what changed without running a tick; returns the layer commands as lines to read.
  @discardableResult
  public func commit(fraction: Double = 0) -> [String] {
    commit(fraction: fraction) { CommandEntry.lines(ofLayerCommands: $0) }
  }

  private func commit<Answer>(fraction: Double = 0, _ read: ([UInt32]) -> Answer) -> Answer {
    application.commit(fraction: fraction)
    let answer = ownApplication.takeCommands(read)
    collectOutputs()
    return answer
  }

  private func frame<Answer>(_ read: ([UInt32]) -> Answer) -> Answer {
    advance(ticks: 2)
    return commit(read)
  }

  /// A frame whose commands nobody reads: writing them out takes longer than all the rest.
  private func passFrame() { frame { _ in } }

  /// Runs frames until none is asked for, `limit` at most; returns how many it took.
  @discardableResult
  public func settle(limit: Int = 600) -> Int {
    var frames = 0
    while needsFrame && frames < limit {
      passFrame()
      frames += 1
    }
    return frames
  }

  /// Whether a frame is asked for at the next refresh; false while nothing moves.
  public var needsFrame: Bool { application.needsFrame }

  /// Runs frames while time passes as a page does: only where one is asked for; returns how many there were.
  public func countFrames(seconds: TimeInterval) -> Int {
    let end = tick + Tick((seconds * UIApplication.ticksPerSecond).rounded())
    var frames = 0
    while tick < end {
      if needsFrame {
        passFrame()
        frames += 1
      } else {
        // A page sleeps until the next timer.
        advance(ticks: Int(max(1, min(end, application.nextDueTick ?? end) - tick)))
      }
    }
    return frames
  }

  // MARK: The door

  /// Gives the application an input as it is; it is delivered in the next tick.
  public func send(_ input: HostInput) {
    application.receive(input)
    collectOutputs()
  }

  func removeOutputs() { outputs = [] }

  private func collectOutputs() {
    for output in ownApplication.takeOutputs() {
      outputs.append(output)
      switch output {
      case .focus(let layer): focusedLayer = layer
      case .address(let path, let step): follow(path, step)
      default: break
      }
    }
  }
}
