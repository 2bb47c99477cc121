/// A memory buffer shared with the page. It grows and never shrinks.
final class WordBuffer {
  private var start = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)
  private var capacity = 1024

  /// Ensures room for `count` bytes. The previous contents may be lost.
  func reserve(bytes count: Int) -> UnsafeMutableRawPointer {
    let words = (count + 3) / 4
    if words > capacity {
      start.deallocate()
      capacity = words + words / 2
      start = .allocate(capacity: capacity)
    }
    return UnsafeMutableRawPointer(start)
  }

  /// A copy of the first `count` bytes, limited to the size of the buffer.
  func bytes(_ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: max(0, min(count, capacity * 4))))
  }

  /// Fills the buffer with the concatenated parts.
  func fill(_ parts: [UInt32]...) -> UnsafeMutableRawPointer {
    let memory = reserve(bytes: parts.reduce(0) { $0 + $1.count } * 4)
    var next = start
    for part in parts {
      part.withUnsafeBufferPointer { words in
        guard let first = words.baseAddress else { return }
        next.update(from: first, count: words.count)
        next += words.count
      }
    }
    return memory
  }

  /// Fills the buffer with the number of bytes as a word, then the bytes.
  func fill(bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = reserve(bytes: 4 + bytes.count)
    start[0] = UInt32(bytes.count)
    (memory + 4).copyMemory(from: bytes, byteCount: bytes.count)
    return memory
  }
}
