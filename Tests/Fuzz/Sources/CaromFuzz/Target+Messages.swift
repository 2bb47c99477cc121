import CaromWebHost
import UIKit

extension Target {
  /// Messages from a page, through the buffer of the page's host: first the length of a message, then its bytes.
  static let messages = Target(
    name: "messages", seeds: { sessions().map { message($0.inputs) } },
    run: { bytes in
      WebHost.run(BenchDelegate())
      caromStart(isRecording: 1, hasFixedTextMetrics: 1)
      var (rest, tick) = (bytes[...], Int32(0))
      while let count = rest.popFirst() {
        // No page lets more time pass in one message than there are frames.
        send(slowly(Array(rest.prefix(Int(count) * 4)), after: &tick))
        rest = rest.dropFirst(Int(count) * 4)
        _ = caromFrame(fraction: Double(count) / 255)
      }
      _ = (caromRecording(), caromStateHash())
    })

  private static func message(_ inputs: [HostInput]) -> [UInt8] {
    var messages: [UInt8] = []
    for input in inputs {
      var writer = HostWriter()
      input.write(to: &writer)
      let words = min(255, (writer.bytes.count + 3) / 4)
      messages.append(UInt8(words))
      messages += writer.bytes.prefix(words * 4)
      messages += Array(repeating: 0, count: words * 4 - min(words * 4, writer.bytes.count))
    }
    return messages
  }

  private static func send(_ bytes: [UInt8]) {
    caromInputBuffer(byteCount: Int32(bytes.count)).copyMemory(from: bytes, byteCount: bytes.count)
    caromReceive(byteCount: Int32(bytes.count))
  }

  /// Returns the same bytes, with at most one second passing at once; whatever follows the last complete input is kept.
  private static func slowly(_ bytes: [UInt8], after tick: inout Int32) -> [UInt8] {
    var reader = HostReader(bytes)
    var writer = HostWriter()
    var end = 0
    while !reader.isAtEnd, var input = HostInput(from: &reader) {
      if case .advance(var advance) = input {
        advance.tick = min(advance.tick, tick + 120)
        tick = max(tick, advance.tick)
        input = .advance(advance)
      }
      input.write(to: &writer)
      end = reader.offset
    }
    return writer.bytes + bytes[min(end, bytes.count)...]
  }
}
