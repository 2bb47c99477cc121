/// Why the text of a track cannot be read.
public enum GhostRefusal: Error, Equatable {
  /// It has another format than this build reads.
  case otherFormat
  /// It is longer than `GhostTrack.mostBytes`.
  case tooLong
  /// It was cut off or changed.
  case damaged

  /// The problem and its remedy, in one line.
  public var reason: String {
    switch self {
    case .otherFormat: "the ghost is of another version; reload the page"
    case .tooLong: "the ghost is longer than \(GhostTrack.mostBytes) bytes; race a shorter run"
    case .damaged: "the ghost is damaged; race another run"
    }
  }
}

/// A track as text: a mark with the version of the format, the fields, the lanes and a checksum. Numbers have a variable length, with five
/// bits in each character; times and places are differences from the previous key, so most take one or two characters.
extension GhostTrack {
  /// The longest text that is read.
  public static let mostBytes = 1 << 20

  static let mark = Array("G1".utf8)
  static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// The longest name of a game or a course, in bytes.
  private static let longestName = 8192
  /// The greatest time, an hour in ticks, and the greatest magnitude of any other number.
  private static let lastTick: Int64 = 3_600 * 120
  private static let greatest: Int64 = 1 << 30

  /// The track as text of letters, digits, `-`, `_`, and the characters in the names of the game and the course.
  public var text: String {
    var writer = GhostWriter(bytes: GhostTrack.mark)
    writer.put(game)
    writer.put(course)
    writer.put(seed)
    writer.put(UInt64(max(ticks, 0)))
    writer.put(UInt64(lanes.count))
    for lane in lanes {
      writer.put(UInt64(lane.kind.rawValue))
      writer.put(UInt64(lane.keys.count))
      var before = Key(tick: 0)
      for key in lane.keys {
        writer.put(UInt64(max(key.tick - before.tick, 0)))
        if lane.kind != .score {
          writer.put(signed: Int64(key.x) - Int64(before.x))
          if lane.kind != .paddle { writer.put(signed: Int64(key.y) - Int64(before.y)) }
        }
        if lane.kind != .ball { writer.put(signed: Int64(key.value) - Int64(before.value)) }
        before = key
      }
    }
    writer.put(GhostTrack.checksum(writer.bytes[...]))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The track that `text` describes. Throws the reason if it describes none.
  public init(text: String) throws(GhostRefusal) {
    let bytes = Array(text.utf8)
    guard bytes.count <= GhostTrack.mostBytes else { throw .tooLong }
    guard bytes.starts(with: GhostTrack.mark) else { throw .otherFormat }
    var reader = GhostReader(bytes: bytes, offset: GhostTrack.mark.count)
    game = reader.name(upTo: GhostTrack.longestName)
    course = reader.name(upTo: GhostTrack.longestName)
    seed = reader.number()
    ticks = Int(reader.number(upTo: GhostTrack.lastTick))
    lanes = []
    let count = reader.number(upTo: Int64(bytes.count))
    while reader.isSound, lanes.count < Int(count) {
      guard let kind = Kind(rawValue: UInt8(reader.number(upTo: 255))) else { throw .damaged }
      lanes.append(Lane(kind: kind, keys: GhostTrack.keys(of: kind, &reader)))
    }
    let end = reader.offset
    let sum = reader.number()
    guard reader.isSound, reader.offset == bytes.count, sum == GhostTrack.checksum(bytes[..<end]),
      lanes.allSatisfy({ !$0.keys.isEmpty })
    else { throw .damaged }
  }

  private static func keys(of kind: Kind, _ reader: inout GhostReader) -> [Key] {
    var keys: [Key] = []
    let count = Int(reader.number(upTo: Int64(reader.bytes.count)))
    var (tick, x, y, value) = (Int64(0), Int64(0), Int64(0), Int64(0))
    while reader.isSound, keys.count < count {
      tick += reader.number(upTo: lastTick)
      if kind != .score {
        x += reader.signed(upTo: greatest)
        if kind != .paddle { y += reader.signed(upTo: greatest) }
      }
      if kind != .ball { value += reader.signed(upTo: greatest) }
      guard tick <= lastTick, [x, y, value].allSatisfy({ $0.magnitude <= UInt64(greatest) }) else {
        reader.isSound = false
        break
      }
      keys.append(Key(tick: Int32(tick), x: Int32(x), y: Int32(y), value: Int32(value)))
    }
    return keys
  }

  /// FNV-1a in 32 bits.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var sum: UInt32 = 2_166_136_261
    for byte in bytes { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
    return UInt64(sum)
  }
}

/// Writes the parts of a track's text.
struct GhostWriter {
  var bytes: [UInt8]

  mutating func put(_ number: UInt64) {
    var rest = number
    while rest >= 32 {
      bytes.append(GhostTrack.digits[Int(rest & 31 | 32)])
      rest >>= 5
    }
    bytes.append(GhostTrack.digits[Int(rest)])
  }

  mutating func put(signed number: Int64) { put(UInt64(bitPattern: number << 1 ^ number >> 63)) }

  mutating func put(_ name: String) {
    put(UInt64(name.utf8.count))
    bytes += Array(name.utf8)
  }
}

/// Reads the parts; after the first invalid one, `isSound` is false and all further ones are 0 or empty.
struct GhostReader {
  let bytes: [UInt8]
  var offset: Int
  var isSound = true

  init(bytes: [UInt8], offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

  private static func value(_ digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }

  mutating func number() -> UInt64 {
    var (number, shift) = (UInt64(0), UInt64(0))
    while isSound, offset < bytes.count, let digit = GhostReader.value(bytes[offset]) {
      let bits = digit & 31
      // The thirteenth character has room for four bits.
      guard shift < 60 || shift == 60 && bits < 16 else { break }
      offset += 1
      number |= bits << shift
      if digit < 32 { return number }
      shift += 5
    }
    isSound = false
    return 0
  }

  /// A number that is not greater than a limit.
  mutating func number(upTo most: Int64) -> Int64 {
    let number = number()
    if number > UInt64(most) { isSound = false }
    return isSound ? Int64(number) : 0
  }

  /// A number whose magnitude is not greater than a limit.
  mutating func signed(upTo most: Int64) -> Int64 {
    let number = number(upTo: 4 * most)
    let signed = number >> 1 ^ -(number & 1)
    if signed.magnitude > 2 * UInt64(most) { isSound = false }
    return isSound ? signed : 0
  }

  /// A name of visible ASCII characters.
  mutating func name(upTo most: Int) -> String {
    let count = Int(number(upTo: Int64(most)))
    guard isSound, offset + count <= bytes.count,
      bytes[offset..<offset + count].allSatisfy({ 0x20 < $0 && $0 < 0x7F })
    else {
      isSound = false
      return ""
    }
    offset += count
    return String(decoding: bytes[offset - count..<offset], as: UTF8.self)
  }
}
