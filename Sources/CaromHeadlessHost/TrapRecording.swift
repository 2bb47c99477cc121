import CCaromTrap
import UIKit

/// Writes the inputs of a session to a file as they come, so that a trap leaves a recording that reproduces it.
///
/// It is active if the environment variable `CAROM_TRAPS` names a folder. At a trap a line on standard error names the
/// tick and the file; then the process crashes as usual. A session that ends without a trap removes its file.
final class TrapRecording {
  private let file: OpaquePointer

  /// Nil unless the environment requests recordings and the file can be created.
  ///
  /// - Parameter app: The name of the app in the recording.
  init?(app: String) {
    guard let folder = carom_trap_folder().map({ String(cString: $0) }) else { return nil }
    guard let file = carom_trap_begin(folder, app) else { return nil }
    self.file = file
    keep(OpenRecordingHead.bytes(app: app))
  }

  deinit { carom_trap_end(file) }

  /// Writes an input, then passes it to the application, which runs the ticks of an `advance` one by one.
  func send(_ input: HostInput, to application: UIApplication) {
    keep(input)
    guard case .advance(var advance) = input else { return application.receive(input) }
    let target = Tick(advance.tick)
    var tick = application.tick
    while tick < target {
      tick += 1
      carom_trap_enter(file, tick)
      advance.tick = Int32(clamping: tick)
      application.receive(.advance(advance))
      // Time does not pass within a callback; the application has diagnosed that.
      guard application.tick >= tick else { return }
    }
  }

  func keep(_ input: HostInput) {
    var writer = HostWriter()
    input.write(to: &writer)
    keep(writer.bytes)
  }

  private func keep(_ bytes: [UInt8]) { carom_trap_keep(file, bytes, Int32(clamping: bytes.count)) }
}

/// Text metrics whose results are recorded.
final class KeptTextMetrics: NSObject, TextMeasuring {
  private let metrics: any TextMeasuring
  private let recording: TrapRecording

  init(_ metrics: any TextMeasuring, in recording: TrapRecording) {
    (self.metrics, self.recording) = (metrics, recording)
    super.init()
  }

  func width(of text: String, font: String) -> Double {
    let width = metrics.width(of: text, font: font)
    var measured = MeasuredInput()
    (measured.value, measured.font, measured.width) = (text, font, width)
    recording.keep(.measured(measured))
    return width
  }

  override class var kind: String { "KeptTextMetrics" }
}
