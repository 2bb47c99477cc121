// What the page calls; `web/kit.js` is the other side.

@_expose(wasm, "carom_start")
@_cdecl("carom_start")
public func caromStart(isRecording: Int32, hasFixedTextMetrics: Int32) {
  WebHost.shared.start(isRecording: isRecording != 0, hasFixedTextMetrics: hasFixedTextMetrics != 0)
}

@_expose(wasm, "carom_tables")
@_cdecl("carom_tables")
public func caromTables() -> UnsafeMutableRawPointer { WebHost.shared.tables() }

@_expose(wasm, "carom_input_buffer")
@_cdecl("carom_input_buffer")
public func caromInputBuffer(byteCount: Int32) -> UnsafeMutableRawPointer {
  WebHost.shared.inputBuffer(byteCount: max(0, Int(byteCount)))
}

@_expose(wasm, "carom_receive")
@_cdecl("carom_receive")
public func caromReceive(byteCount: Int32) { WebHost.shared.receive(byteCount: Int(byteCount)) }

@_expose(wasm, "carom_frame")
@_cdecl("carom_frame")
public func caromFrame(fraction: Double) -> UnsafeMutableRawPointer { WebHost.shared.frame(fraction: fraction) }

@_expose(wasm, "carom_recording")
@_cdecl("carom_recording")
public func caromRecording() -> UnsafeMutableRawPointer { WebHost.shared.recordedBytes() }

@_expose(wasm, "carom_state_hash")
@_cdecl("carom_state_hash")
public func caromStateHash() -> UInt64 { WebHost.shared.stateHash() }
