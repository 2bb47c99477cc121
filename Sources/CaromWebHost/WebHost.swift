import UIKit

/// The page as host of an application: it sends inputs in, and takes what changed once a frame.
///
/// The page makes the host, then runs the program, whose `main.swift` says `WebHost.run(AppDelegate())`.
public final class WebHost {
  static let shared = WebHost()

  private var application: UIApplication?
  // The application refers to its delegate weakly.
  private var delegate: (any UIApplicationDelegate)?
  private let inbox = WordBuffer()
  private let outbox = WordBuffer()
  private let recording = WordBuffer()

  private init() {}

  /// Gives the application its delegate; the session begins when the page sends its `start`.
  public static func run(_ delegate: any UIApplicationDelegate) {
    offerToPage()
    shared.delegate = delegate
    shared.currentApplication.delegate = delegate
  }

  /// Makes the application. A recorded session keeps the bytes of every input; with fixed text metrics layouts do not
  /// depend on the browser's fonts.
  func start(isRecording: Bool, hasFixedTextMetrics: Bool) {
    application = UIApplication(
      textMeasuring: hasFixedTextMetrics ? FixedTextMetrics() : PageTextMetrics(), isRecording: isRecording)
    application?.delegate = delegate
  }

  private var currentApplication: UIApplication {
    if application == nil { start(isRecording: false, hasFixedTextMetrics: false) }
    return application!
  }

  // MARK: In

  /// Where the page writes the bytes of its next inputs.
  func inputBuffer(byteCount: Int) -> UnsafeMutableRawPointer { inbox.reserve(bytes: byteCount) }

  /// Takes the inputs in that were written to the buffer, one behind the other.
  func receive(byteCount: Int) {
    let application = currentApplication
    var reader = HostReader(inbox.bytes(byteCount))
    while !reader.isAtEnd {
      guard let input = HostInput(from: &reader) else {
        return application.diagnose(
          "WebHost: byte \(reader.offset) of \(byteCount) begins no input; the page and the app are of different builds. Reload the page."
        )
      }
      application.receive(input)
    }
  }

  // MARK: Out

  /// Commits what changed and says where it is: a header of five words (words of layer commands, words of outputs,
  /// whether a frame is needed at the next refresh, the tick, the tick in which something is due next or −1), then the
  /// layer commands, then the outputs.
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

  /// The bytes of the session so far: their count as a word, then the bytes; none where nothing is recorded.
  func recordedBytes() -> UnsafeMutableRawPointer { recording.fill(bytes: currentApplication.recording?.bytes ?? []) }

  /// One number for all that later ticks depend on; equal in every build after equal inputs.
  func stateHash() -> UInt64 { currentApplication.stateHash() }

  /// The tables the page writes and reads by: a heading in brackets, then its lines.
  func tables() -> UnsafeMutableRawPointer {
    recording.fill(bytes: Array(HostTables.text.utf8))
  }
}
