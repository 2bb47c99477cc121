/// What walks over the fields of a host record: the writer, the reader or the printer of the table.
///
/// Each record names its fields once, in `visit`; everything that must agree on the bytes follows from that.
public protocol HostFieldVisitor {
  mutating func byte(_ name: StaticString, _ value: inout UInt8)
  mutating func int32(_ name: StaticString, _ value: inout Int32)
  mutating func double(_ name: StaticString, _ value: inout Double)
  mutating func text(_ name: StaticString, _ value: inout String)
  mutating func texts(_ name: StaticString, _ value: inout [String])
}

/// A value whose bytes are part of the replay format.
public protocol HostRecord {
  init()
  /// Shows every field to `visitor`, in the order of the bytes.
  mutating func visit<V: HostFieldVisitor>(_ visitor: inout V)
}

/// Writes fields as little-endian bytes.
public struct HostWriter: HostFieldVisitor {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func byte(_ name: StaticString, _ value: inout UInt8) { bytes.append(value) }

  public mutating func int32(_ name: StaticString, _ value: inout Int32) { put(UInt32(bitPattern: value)) }

  public mutating func double(_ name: StaticString, _ value: inout Double) {
    put(UInt32(truncatingIfNeeded: value.bitPattern))
    put(UInt32(truncatingIfNeeded: value.bitPattern >> 32))
  }

  public mutating func text(_ name: StaticString, _ value: inout String) {
    put(UInt32(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  public mutating func texts(_ name: StaticString, _ value: inout [String]) {
    put(UInt32(value.count))
    for var each in value { text(name, &each) }
  }

  private mutating func put(_ word: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(shift))) }
  }
}

/// Reads fields from bytes; what is missing or malformed makes the whole record invalid and never traps.
public struct HostReader: HostFieldVisitor {
  private let bytes: [UInt8]
  /// How far reading has come, in bytes.
  public private(set) var offset: Int
  /// False once a field was cut off or held no valid text.
  public private(set) var isValid = true

  public init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Whether every byte was read.
  public var isAtEnd: Bool { offset >= bytes.count }

  public mutating func byte(_ name: StaticString, _ value: inout UInt8) {
    guard take(1) else { return }
    value = bytes[offset - 1]
  }

  public mutating func int32(_ name: StaticString, _ value: inout Int32) {
    if let word = word() { value = Int32(bitPattern: word) }
  }

  public mutating func double(_ name: StaticString, _ value: inout Double) {
    guard let low = word(), let high = word() else { return }
    value = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
  }

  public mutating func text(_ name: StaticString, _ value: inout String) {
    guard let count = word(), count <= UInt32(bytes.count), take(Int(count)) else { return fail() }
    value = String(decoding: bytes[(offset - Int(count))..<offset], as: UTF8.self)
  }

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

/// Prints the table of a record's fields as `name:type` words, for the page to write inputs by.
public struct HostTablePrinter: HostFieldVisitor {
  /// The fields seen so far, separated by spaces.
  public private(set) var line = ""

  public init() {}

  public mutating func byte(_ name: StaticString, _ value: inout UInt8) { add(name, "byte") }
  public mutating func int32(_ name: StaticString, _ value: inout Int32) { add(name, "int32") }
  public mutating func double(_ name: StaticString, _ value: inout Double) { add(name, "double") }
  public mutating func text(_ name: StaticString, _ value: inout String) { add(name, "text") }
  public mutating func texts(_ name: StaticString, _ value: inout [String]) { add(name, "texts") }

  private mutating func add(_ name: StaticString, _ type: String) {
    if !line.isEmpty { line += " " }
    line += name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } + ":" + type
  }
}
