import CCaromHost

// The functions that the page calls; `web/kit.js` is the other side. The linker exports them by name
// (`scripts/toolset`).

/// References the exported functions, so that the linker keeps them although no Swift code calls them.
func offerToPage() {
  #if !hasFeature(Embedded)
    carom_offer_descriptions({ WebHost.shared.tables() }, { WebHost.shared.inspection(of: $0) })
  #endif
  carom_offer(
    caromStart, caromInputBuffer, caromReceive, caromFrame, caromRecording, caromStateHash, caromClockHash,
    caromShowAgain)
}

/// Creates the application; see `WebHost.start`.
@_cdecl("carom_start")
public func caromStart(isRecording: Int32, hasFixedTextMetrics: Int32) {
  WebHost.shared.start(isRecording: isRecording != 0, hasFixedTextMetrics: hasFixedTextMetrics != 0)
}

/// Returns a buffer into which the page writes the bytes of its next inputs. It is valid until the next call.
@_cdecl("carom_input_buffer")
public func caromInputBuffer(byteCount: Int32) -> UnsafeMutableRawPointer {
  WebHost.shared.inputBuffer(byteCount: max(0, Int(byteCount)))
}

/// Receives the inputs that the page wrote to the buffer.
@_cdecl("carom_receive")
public func caromReceive(byteCount: Int32) { WebHost.shared.receive(byteCount: Int(byteCount)) }

/// Commits the changes and returns them; see `WebHost.frame`.
@_cdecl("carom_frame")
public func caromFrame(fraction: Double) -> UnsafeMutableRawPointer { WebHost.shared.frame(fraction: fraction) }

/// Returns the bytes of the recorded session; see `WebHost.recordedBytes`.
@_cdecl("carom_recording")
public func caromRecording() -> UnsafeMutableRawPointer { WebHost.shared.recordedBytes() }

/// Returns a hash of the session's state; see `WebHost.stateHash`.
@_cdecl("carom_state_hash")
public func caromStateHash() -> UInt64 { WebHost.shared.stateHash() }

/// Returns a hash of everything that moves in the session; see `WebHost.clockHash`.
@_cdecl("carom_clock_hash")
public func caromClockHash() -> UInt64 { WebHost.shared.clockHash() }

/// Makes the next frame describe everything, after the page restored the program's memory; see
/// `UIApplication.showAgain`.
@_cdecl("carom_show_again")
public func caromShowAgain() { WebHost.shared.showAgain() }
