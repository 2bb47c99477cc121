import CCaromHost

// What the page calls; `web/kit.js` is the other side. The linker exports it by name (`scripts/toolset`).

/// Hands out of Swift what the page calls: what nobody in Swift calls is left out of the program.
func offerToPage() {
  carom_offer(caromStart, caromTables, caromInputBuffer, caromReceive, caromFrame, caromRecording, caromStateHash)
}

@_cdecl("carom_start")
public func caromStart(isRecording: Int32, hasFixedTextMetrics: Int32) {
  WebHost.shared.start(isRecording: isRecording != 0, hasFixedTextMetrics: hasFixedTextMetrics != 0)
}

@_cdecl("carom_tables")
public func caromTables() -> UnsafeMutableRawPointer { WebHost.shared.tables() }

@_cdecl("carom_input_buffer")
public func caromInputBuffer(byteCount: Int32) -> UnsafeMutableRawPointer {
  WebHost.shared.inputBuffer(byteCount: max(0, Int(byteCount)))
}

@_cdecl("carom_receive")
public func caromReceive(byteCount: Int32) { WebHost.shared.receive(byteCount: Int(byteCount)) }

@_cdecl("carom_frame")
public func caromFrame(fraction: Double) -> UnsafeMutableRawPointer { WebHost.shared.frame(fraction: fraction) }

@_cdecl("carom_recording")
public func caromRecording() -> UnsafeMutableRawPointer { WebHost.shared.recordedBytes() }

@_cdecl("carom_state_hash")
public func caromStateHash() -> UInt64 { WebHost.shared.stateHash() }
