import UIKit

/// The host in a page, which sends inputs to the application and fetches the changes once per frame.
///
/// The page creates the host and then runs the program. The program calls `WebHost.run`, either by an application
/// delegate marked `@main` or explicitly: `WebHost.run(AppDelegate())`.
public final class WebHost {
  static let shared = WebHost()

  private var application: UIApplication?
  // The application does not retain its delegate.
  private var delegate: (any UIApplicationDelegate)?
  private let inbox = WordBuffer()
  private let outbox = WordBuffer()
  private let recording = WordBuffer()
  /// Keeps the app's runs; nil if nobody does.
  private(set) var runs: (any RunKeeping)?
  /// Whether the application is that of the page, and not that of a run that is watched.
  private var isLive = true

  private init() {}

  /// Sets the delegate of the application. The session begins when the page sends its `start`.
  ///
  /// Natively, `carom dev` is the page; then this returns when the session has ended. Without it this returns at once.
  public static func run(_ delegate: any UIApplicationDelegate) {
    shared.delegate = delegate
    shared.currentApplication.delegate = delegate
    offerToPage()
  }

  /// The same for an app whose page keeps its runs and shows them.
  public static func run(_ delegate: any UIApplicationDelegate, keeping runs: any RunKeeping) {
    shared.runs = runs
    runs.watch(shared.currentApplication)
    offerRunsToPage()
    run(delegate)
  }

  /// Creates the application. If `isRecording` is true, it keeps the bytes of every input. With fixed text metrics,
  /// layouts do not depend on the fonts of the browser.
  func start(isRecording: Bool, hasFixedTextMetrics: Bool) {
    application = UIApplication(
      textMeasuring: hasFixedTextMetrics ? FixedTextMetrics() : PageTextMetrics(), isRecording: isRecording)
    application?.delegate = delegate
  }

  private var currentApplication: UIApplication {
    if application == nil { start(isRecording: false, hasFixedTextMetrics: false) }
    return application!
  }

  // MARK: Inputs

  /// The buffer into which the page writes the bytes of its next inputs.
  func inputBuffer(byteCount: Int) -> UnsafeMutableRawPointer { inbox.reserve(bytes: byteCount) }

  /// Receives the consecutive inputs in the buffer. Bytes that are not an input are diagnosed, and the rest is ignored.
  func receive(byteCount: Int) {
    let application = currentApplication
    var reader = HostReader(inbox.bytes(byteCount))
    while !reader.isAtEnd {
      guard let input = HostInput(from: &reader) else {
        return application.diagnose(
          "WebHost: no input begins at byte \(reader.offset) of \(byteCount), so the page and the app are from different builds. Reload the page."
        )
      }
      if isLive { runs?.willReceive(input, in: application) }
      application.receive(input)
    }
  }

  /// Makes the next frame describe everything, for a new page.
  func showAgain() { currentApplication.showAgain() }

  // MARK: Outputs

  /// Commits the changes and returns their address. First comes a header of five words: the number of words of layer
  /// commands, the number of words of outputs, whether a frame is needed at the next refresh, the tick, and the tick in
  /// which something is due next (−1 for none). The layer commands and the outputs follow.
  func frame(fraction: Double) -> UnsafeMutableRawPointer {
    let application = currentApplication
    application.commit(fraction: fraction)
    var outputs = CommandBuffer()
    for output in application.takeOutputs() { outputs.put(output) }
    let due = application.nextDueTick.map { Int32(clamping: $0) } ?? -1
    return application.takeCommands { words in
      let header: [UInt32] = [
        UInt32(words.count), UInt32(outputs.words.count), application.needsFrame ? 1 : 0,
        UInt32(bitPattern: Int32(clamping: application.tick)), UInt32(bitPattern: due),
      ]
      return outbox.fill(header, words, outputs.words)
    }
  }

  // MARK: Runs

  func lastRun(byteCount: Int) -> UnsafeMutableRawPointer {
    let build = String(decoding: inbox.bytes(byteCount), as: UTF8.self)
    return recording.fill(bytes: runs?.lastRun(of: currentApplication, playedBy: build) ?? [])
  }

  func openRun(byteCount: Int) -> UnsafeMutableRawPointer {
    guard let (opened, lines) = runs?.open(inbox.bytes(byteCount)) else { return recording.fill(bytes: []) }
    if let opened {
      application = opened
      isLive = false
    }
    return recording.fill(bytes: Array(lines.utf8))
  }

  func runState() -> UnsafeMutableRawPointer { recording.fill(bytes: Array((runs?.state ?? "").utf8)) }

  func reducedRun() -> UnsafeMutableRawPointer { recording.fill(bytes: runs?.reduced ?? []) }

  func runGhost() -> UnsafeMutableRawPointer { recording.fill(bytes: Array((runs?.ghost ?? "").utf8)) }

  /// The number of bytes as a word; then width and height of the picture and its operations, or nothing. The page has written
  /// its title and, after a line feed, the line below.
  func filmStrip(byteCount: Int) -> UnsafeMutableRawPointer {
    let text = String(decoding: inbox.bytes(byteCount), as: UTF8.self)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard let picture = runs?.filmStrip(title: lines[0], line: lines.count > 1 ? lines[1] : "") else {
      return recording.fill(bytes: [])
    }
    let size = [picture.size.width, picture.size.height].map { Float($0).bitPattern }
    let operations = picture.operations
    return recording.fill([UInt32((size.count + operations.count) * 4)], size, operations)
  }

  func playOn() { runs?.playOn(measuring: PageTextMetrics()) }

  // MARK: The session

  /// The bytes of the session so far: their number as a word, then the bytes. None if the session is not recorded.
  func recordedBytes() -> UnsafeMutableRawPointer { recording.fill(bytes: currentApplication.recording?.bytes ?? []) }

  #if !hasFeature(Embedded)
    /// The tables by which the page encodes and decodes, as a text: its length as a word, then its bytes.
    func tables() -> UnsafeMutableRawPointer { recording.fill(bytes: Array(HostTables.text.utf8)) }

    /// What the inspector shows, as JSON: its length as a word, then its bytes. The view with that layer is told in detail.
    func inspection(of view: Int32) -> UnsafeMutableRawPointer {
      recording.fill(bytes: Array(Inspection(currentApplication, selecting: view).json.utf8))
    }
  #endif

  /// A hash of everything that later ticks depend on. After equal inputs it is equal in every build.
  func stateHash() -> UInt64 { currentApplication.stateHash() }

  /// A hash of everything that moves, which is fast to compute; see `UIApplication.clockHash`.
  func clockHash() -> UInt64 { currentApplication.clockHash() }
}
