/// A text as a key of dictionaries, compared byte by byte: canonical equivalence is not needed there, and its tables are
/// large.
struct TextKey: Hashable {
  let text: String
  let hash: UInt64

  init(_ text: String) {
    self.text = text
    hash = text.stableHash
  }

  static func == (left: TextKey, right: TextKey) -> Bool {
    left.hash == right.hash && left.text.hasSameBytes(as: right.text)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension String {
  /// The FNV-1a hash of the UTF-8 bytes, which is the same in every process.
  var stableHash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    if isDone == nil {
      for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return hash
  }

  /// Whether both texts have the same bytes, which is faster to find out than whether they are canonically equivalent.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // An iterator decodes each byte from one of several representations; memory is compared eight bytes at a time.
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).hasSameBytes(as: UnsafeRawBufferPointer(right))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether two buffers of equal length have the same bytes.
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place + 8 <= count {
      if loadUnaligned(fromByteOffset: place, as: UInt64.self)
        != other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      {
        return false
      }
      place += 8
    }
    while place < count {
      if self[place] != other[place] { return false }
      place += 1
    }
    return true
  }
}
