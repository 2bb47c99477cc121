/// Visits the fields of a host record: to write them, to read them, or to print the table of their names.
///
/// Each record lists its fields once, in `visit(_:)`; writing, reading and the table are all derived from that.
public protocol HostFieldVisitor {
  /// Visits a field of one byte.
  mutating func byte(_ name: StaticString, _ value: inout UInt8)
  /// Visits a field of four bytes.
  mutating func int32(_ name: StaticString, _ value: inout Int32)
  /// Visits a floating-point field of eight bytes.
  mutating func double(_ name: StaticString, _ value: inout Double)
  /// Visits a text.
  mutating func text(_ name: StaticString, _ value: inout String)
  /// Visits a list of texts.
  mutating func texts(_ name: StaticString, _ value: inout [String])
}

/// A value whose bytes are part of the replay format.
public protocol HostRecord {
  /// Creates a record with the default value in each field.
  init()
  /// Passes each field to `visitor`, in the order of the bytes.
  mutating func visit<V: HostFieldVisitor>(_ visitor: inout V)
}

/// Writes fields as little-endian bytes.
public struct HostWriter: HostFieldVisitor, Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates a writer without any bytes.
  public init() {}

  /// Appends the byte.
  public mutating func byte(_ name: StaticString, _ value: inout UInt8) { bytes.append(value) }

  /// Appends four bytes, the least significant first.
  public mutating func int32(_ name: StaticString, _ value: inout Int32) { put(UInt32(bitPattern: value)) }

  /// Appends the eight bytes of the bit pattern, the least significant first.
  public mutating func double(_ name: StaticString, _ value: inout Double) {
    put(UInt32(truncatingIfNeeded: value.bitPattern))
    put(UInt32(truncatingIfNeeded: value.bitPattern >> 32))
  }

  /// Appends the number of UTF-8 bytes in four bytes, then the bytes.
  public mutating func text(_ name: StaticString, _ value: inout String) {
    put(UInt32(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  /// Appends the number of texts in four bytes, then the texts.
  public mutating func texts(_ name: StaticString, _ value: inout [String]) {
    put(UInt32(value.count))
    for var each in value { text(name, &each) }
  }

  private mutating func put(_ word: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(shift))) }
  }
}

/// Reads fields from bytes; missing or malformed bytes make the record invalid and never trap.
public struct HostReader: HostFieldVisitor, Sendable {
  private let bytes: [UInt8]
  /// The index of the next byte to read.
  public private(set) var offset: Int
  /// Whether all fields so far were complete; once it is false, nothing more is read.
  public private(set) var isValid = true

  /// Creates a reader of `bytes` that starts at `offset`.
  public init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Whether all bytes were read.
  public var isAtEnd: Bool { offset >= bytes.count }

  /// Reads a byte; if there is none, the value stays and the reader becomes invalid.
  public mutating func byte(_ name: StaticString, _ value: inout UInt8) {
    guard take(1) else { return }
    value = bytes[offset - 1]
  }

  /// Reads four bytes, the least significant first; if they are incomplete, the value stays and the reader becomes
  /// invalid.
  public mutating func int32(_ name: StaticString, _ value: inout Int32) {
    if let word = word() { value = Int32(bitPattern: word) }
  }

  /// Reads eight bytes, the least significant first; if they are incomplete, the value stays and the reader becomes
  /// invalid.
  public mutating func double(_ name: StaticString, _ value: inout Double) {
    guard let low = word(), let high = word() else { return }
    value = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
  }

  /// Reads a length and that many bytes of UTF-8, replacing invalid sequences; if they are incomplete, the value stays
  /// and the reader becomes invalid.
  public mutating func text(_ name: StaticString, _ value: inout String) {
    guard let count = word(), count <= UInt32(bytes.count), take(Int(count)) else { return fail() }
    value = String(decoding: bytes[(offset - Int(count))..<offset], as: UTF8.self)
  }

  /// Reads a count and that many texts; if they are incomplete, the reader becomes invalid.
  public mutating func texts(_ name: StaticString, _ value: inout [String]) {
    guard let count = word(), count <= UInt32(bytes.count) else { return fail() }
    value = []
    for _ in 0..<count where isValid {
      var each = ""
      text(name, &each)
      value.append(each)
    }
  }

  private mutating func word() -> UInt32? {
    guard take(4) else { return nil }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[offset - 4 + $1]) << UInt32(8 * $1) }
  }

  private mutating func take(_ count: Int) -> Bool {
    guard isValid, offset + count <= bytes.count else {
      fail()
      return false
    }
    offset += count
    return true
  }

  private mutating func fail() { isValid = false }
}

/// Prints a record's fields as words `name:type`, by which the page writes inputs.
public struct HostTablePrinter: HostFieldVisitor, Sendable {
  /// The fields visited so far, separated by spaces.
  public private(set) var line = ""

  /// Creates a printer with an empty line.
  public init() {}

  /// Adds the field as `name:byte`.
  public mutating func byte(_ name: StaticString, _ value: inout UInt8) { add(name, "byte") }
  /// Adds the field as `name:int32`.
  public mutating func int32(_ name: StaticString, _ value: inout Int32) { add(name, "int32") }
  /// Adds the field as `name:double`.
  public mutating func double(_ name: StaticString, _ value: inout Double) { add(name, "double") }
  /// Adds the field as `name:text`.
  public mutating func text(_ name: StaticString, _ value: inout String) { add(name, "text") }
  /// Adds the field as `name:texts`.
  public mutating func texts(_ name: StaticString, _ value: inout [String]) { add(name, "texts") }

  @inline(never)
  private mutating func add(_ name: StaticString, _ type: StaticString) {
    if !line.isEmpty { line += " " }
    for part in [name, ":", type] { line += part.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
  }
}
