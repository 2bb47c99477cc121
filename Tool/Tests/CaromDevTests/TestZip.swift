import Foundation

/// Writes zips, honest ones and others.
struct TestZip {
  /// An entry. What its headers say of its contents may be untrue.
  struct Entry {
    var name: String
    var bytes = Data()
    /// The kind and permissions, as on Unix.
    var mode: UInt32 = 0o100644
    var flags: UInt16 = 0
    var method: UInt16 = 0
    var size: UInt32?
    var packedSize: UInt32?
    var checksum: UInt32?
    /// Where the directory says that the entry begins; the truth if nil.
    var offset: UInt32?

    init(_ name: String, _ text: String = "", mode: UInt32 = 0o100644) {
      (self.name, bytes, self.mode) = (name, Data(text.utf8), mode)
    }
  }

  private(set) var data = Data()

  init(_ entries: [Entry]) {
    var directory = Data()
    for entry in entries {
      let offset = entry.offset ?? UInt32(data.count)
      data.append(TestZip.words(0x0403_4b50, 20) + TestZip.common(entry))
      data.append(Data(entry.name.utf8))
      data.append(entry.bytes)
      directory.append(TestZip.words(0x0201_4b50, 0x0314, 20) + TestZip.common(entry))
      // No comment, the first disk, no internal attributes.
      directory.append(Data(count: 6))
      directory.append(TestZip.long(entry.mode << 16) + TestZip.long(offset))
      directory.append(Data(entry.name.utf8))
    }
    let start = UInt32(data.count)
    data.append(directory)
    let count = UInt16(truncatingIfNeeded: entries.count)
    data.append(TestZip.words(0x0605_4b50, 0, 0, count, count))
    data.append(TestZip.long(UInt32(directory.count)) + TestZip.long(start) + Data(count: 2))
  }

  /// What both headers of an entry have: flags, method, date, sizes, the length of the name and of nothing else.
  private static func common(_ entry: Entry) -> Data {
    let size = UInt32(entry.bytes.count)
    var common = Data()
    for each in [entry.flags | 0x800, entry.method, 0, 0x21] { common.append(short(each)) }
    for each in [entry.checksum ?? checksum(entry.bytes), entry.packedSize ?? size, entry.size ?? size] {
      common.append(long(each))
    }
    return common + short(UInt16(entry.name.utf8.count)) + short(0)
  }

  private static func words(_ first: UInt32, _ rest: UInt16...) -> Data { rest.reduce(long(first)) { $0 + short($1) } }
  private static func short(_ value: UInt16) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
  private static func long(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }

  /// CRC-32, as zips have it.
  private static func checksum(_ bytes: Data) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
