import UIKit

/// A host without a page for tests, bots and benchmarks: it plays the roles of the user and the browser.
///
/// ```swift
/// let host = HeadlessHost(size: CGSize(width: 320, height: 480))
/// let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
/// box.isAccessibilityElement = true
/// box.accessibilityLabel = "Box"
/// host.view.addSubview(box)
/// host.tap("Box")
/// host.advance(seconds: 0.5)
/// print(host.outline)
/// ```
///
/// It finds elements by role and name, sends inputs, and collects outputs. Time only advances by its methods. Several
/// hosts can coexist: each method makes the host's own application the current one.
public final class HeadlessHost {
  private let ownApplication: UIApplication
  private let delegate: any UIApplicationDelegate
  private let trapRecording: TrapRecording?
  private let textMetrics: any TextMeasuring
  /// All outputs of the application so far, in order.
  public private(set) var outputs: [HostOutput] = []
  /// Diagnostics of this host, such as taps on elements that do not exist.
  var complaints: [String] = []
  /// Called with each input before the application receives it.
  package var willSend: ((HostInput) -> Void)?
  var window: ResizeInput
  var preferences: PreferencesInput
  var visibility = VisibilityInput()
  /// The layer that has the page's keyboard focus; 0 for none.
  var focusedLayer: Int32 = 0
  /// The browser's history, and the index of the current address in it.
  var steps: [String]
  var step = 0

  /// Starts the application of `delegate` and runs its first tick.
  ///
  /// - Parameter delegate: The app; the host retains it.
  /// - Parameter size: The size of the page in points.
  /// - Parameter scale: Pixels per point.
  /// - Parameter safeArea: The insets of the safe area, in points.
  /// - Parameter seed: The seed of the application clock's generator.
  /// - Parameter preferences: The person's preferences, such as dark mode and the size of text.
  /// - Parameter stored: The values that earlier sessions stored.
  /// - Parameter address: The address that is opened.
  /// - Parameter platform: The kind of device that the page reports.
  /// - Parameter language: The person's first language, such as `de`, or that of `PseudoLanguage`.
  /// - Parameter textMetrics: The widths of texts; fixed ones by default, so that layouts do not depend on fonts.
  /// - Parameter web: The folder with the app's picture files, `Web` in the current folder unless another is given;
  ///   `swift test` runs in the package's own.
  /// - Parameter isRecording: Whether the application records its inputs, so that a `Recording` can be made.
  public init(
    delegate: any UIApplicationDelegate, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, seed: Int32 = 1, preferences: PreferencesInput = PreferencesInput(),
    stored: [String: String] = [:], address: String = "", platform: String = "phone", language: String = "en",
    textMetrics: any TextMeasuring = FixedTextMetrics(), web: String = "Web", isRecording: Bool = false
  ) {
    self.delegate = delegate
    self.preferences = preferences
    self.textMetrics = textMetrics
    trapRecording = TrapRecording(app: Swift.type(of: delegate as NSObject).kind)
    steps = [address]
    window = ResizeInput()
    ownApplication = UIApplication(
      textMeasuring: trapRecording.map { KeptTextMetrics(textMetrics, in: $0) } ?? textMetrics, isRecording: isRecording
    )
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
    start.locale = language
    for key in stored.keys.sorted() { start.stored += [key, stored[key] ?? ""] }
    // All in the same tick, so that the app knows its size and preferences from the start.
    send(.start(start))
    var pictures = PicturesInput()
    pictures.files = PictureFolder.files(in: web)
    if !pictures.files.isEmpty { send(.pictures(pictures)) }
    send(.preferences(preferences))
    send(.resize(window))
    advance(ticks: 1)
  }

  /// Starts an application whose window shows the controller that `root` creates. See the other initializer for the
  /// parameters.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero, seed: Int32 = 1,
    preferences: PreferencesInput = PreferencesInput(), stored: [String: String] = [:], address: String = "",
    platform: String = "phone", language: String = "en", textMetrics: any TextMeasuring = FixedTextMetrics(),
    web: String = "Web", isRecording: Bool = false, root: @escaping () -> UIViewController
  ) {
    self.init(
      delegate: RootDelegate(root), size: size, scale: scale, safeArea: safeArea, seed: seed, preferences: preferences,
      stored: stored, address: address, platform: platform, language: language, textMetrics: textMetrics, web: web,
      isRecording: isRecording)
  }

  /// An application that has received nothing yet, in a page like that of `other`.
  init(delegate: any UIApplicationDelegate, inPlaceOf other: HeadlessHost) {
    self.delegate = delegate
    (window, preferences, visibility) = (other.window, other.preferences, other.visibility)
    (steps, step) = (other.steps, other.step)
    (textMetrics, trapRecording) = (other.textMetrics, nil)
    ownApplication = UIApplication(textMeasuring: textMetrics, isRecording: true)
    ownApplication.delegate = delegate
  }

  /// Starts an application with an empty view controller; add views to `view`.
  public convenience init(size: CGSize) { self.init(size: size, root: { UIViewController() }) }

  deinit {
    if UIApplication.shared === ownApplication { UIApplication.resignCurrent() }
  }

  /// The application, after making it the current one.
  public var application: UIApplication {
    ownApplication.makeCurrent()
    return ownApplication
  }

  /// The root view controller of the key window.
  public var rootViewController: UIViewController? { application.keyWindow?.rootViewController }

  /// The view of the root view controller.
  public var view: UIView { rootViewController?.view ?? UIView() }

  // MARK: Time

  /// The number of ticks since the session began.
  public var tick: Tick { ownApplication.tick }

  /// Runs ticks of 1/120 s. Does nothing unless `ticks` is positive. A session lasts 2³¹ − 1 ticks at most.
  public func advance(ticks: Int) {
    guard ticks > 0 else { return }
    var advance = AdvanceInput()
    advance.tick = Int32(clamping: application.tick + Tick(min(ticks, Int(Int32.max))))
    send(.advance(advance))
  }

  /// Runs the ticks of `seconds`, rounded to the nearest integer. A number that is not finite or beyond 10⁷ adds a
  /// diagnostic and runs none, here and wherever else seconds are given.
  public func advance(seconds: TimeInterval) { advance(ticks: ticks(in: seconds)) }

  /// The ticks of `seconds`, rounded; 0, with a diagnostic, if no session can last that long.
  func ticks(in seconds: TimeInterval) -> Int {
    guard seconds.magnitude <= 1e7 else {
      complaints.append(
        "HeadlessHost: \(seconds) seconds are not finite, or longer than a session can last; no time passed.")
      return 0
    }
    return Int((seconds * UIApplication.ticksPerSecond).rounded())
  }

  /// Runs a frame at 60 Hz: two ticks, then a commit. Returns the layer commands as readable lines.
  @discardableResult
  public func frame() -> [String] {
    frame { CommandEntry.lines(ofLayerCommands: $0) }
  }

  /// Commits changes without running a tick. Returns the layer commands as readable lines.
  ///
  /// - Parameter fraction: The time of the frame between the last tick and the next one, 0 … 1.
  @discardableResult
  public func commit(fraction: Double = 0) -> [String] {
    commit(fraction: fraction) { CommandEntry.lines(ofLayerCommands: $0) }
  }

  /// Commits changes as a page does, without formatting them as lines; for long runs.
  public func commitUnread() { commit { _ in } }

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

  /// A frame without readable lines, because formatting them takes longer than everything else.
  private func passFrame() { frame { _ in } }

  /// Runs frames until the application needs none, at most `limit`. Returns their number.
  @discardableResult
  public func settle(limit: Int = 600) -> Int {
    var frames = 0
    while needsFrame && frames < limit {
      passFrame()
      frames += 1
    }
    return frames
  }

  /// Whether the application needs a frame at the next refresh; false while nothing moves.
  public var needsFrame: Bool { application.needsFrame }

  /// Lets time pass as in a page, which only draws frames when the application needs them. Returns the number of
  /// frames.
  public func countFrames(seconds: TimeInterval) -> Int {
    let end = tick + Tick(ticks(in: seconds))
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

  // MARK: Inputs and outputs

  /// Sends an input to the application unchanged; it is delivered in the next tick.
  public func send(_ input: HostInput) {
    let application = application
    willSend?(input)
    if let trapRecording { trapRecording.send(input, to: application) } else { application.receive(input) }
    collectOutputs()
  }

  func removeOutputs() { outputs = [] }

  /// Collects the outputs that the application has sent since the last time.
  func collectOutputs() {
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
