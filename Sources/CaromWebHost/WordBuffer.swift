/// Memory at a place that the page can read or write; grows, never shrinks.
final class WordBuffer {
  private var start = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)
  private var capacity = 1024

  /// Room for `count` bytes; what was in it before may be lost.
  func reserve(bytes count: Int) -> UnsafeMutableRawPointer {
    let words = (count + 3) / 4
    if words > capacity {
      start.deallocate()
      capacity = words + words / 2
      start = .allocate(capacity: capacity)
    }
    return UnsafeMutableRawPointer(start)
  }

  /// A copy of the first `count` bytes; never more than there are.
  func bytes(_ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: max(0, min(count, capacity * 4))))
  }

  /// Puts the parts one behind the other.
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

  /// Puts the count of `bytes` as a word, then the bytes.
  func fill(bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = reserve(bytes: 4 + bytes.count)
    start[0] = UInt32(bytes.count)
    (memory + 4).copyMemory(from: bytes, byteCount: bytes.count)
    return memory
  }
}
