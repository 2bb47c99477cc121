/// Writes values as bytes or reads them back. One description of a value's fields serves both directions, so that the
/// writer and the reader cannot disagree. Little-endian, without padding.
struct ByteCoder {
  private(set) var bytes: [UInt8]
  private var position = 0
  let isReading: Bool
  /// The bytes ended too early, or contain an invalid value.
  private(set) var hasFailed = false

  /// A coder that writes.
  init() {
    bytes = []
    isReading = false
  }

  /// A coder that reads `bytes` from `position`.
  init(reading bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
    isReading = true
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func fail() { hasFailed = true }

  mutating func code(_ value: inout UInt8) {
    if !isReading { return bytes.append(value) }
    guard position < bytes.count else { return fail() }
    value = bytes[position]
    position += 1
  }

  mutating func code(_ value: inout UInt32) {
    var read: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      var byte = UInt8(truncatingIfNeeded: value >> shift)
      code(&byte)
      read |= UInt32(byte) << shift
    }
    if isReading, !hasFailed { value = read }
  }

  mutating func code(_ value: inout UInt64) {
    var low = UInt32(truncatingIfNeeded: value)
    var high = UInt32(truncatingIfNeeded: value >> 32)
    code(&low)
    code(&high)
    value = UInt64(high) << 32 | UInt64(low)
  }

  mutating func code(_ value: inout Int32) {
    var bits = UInt32(bitPattern: value)
    code(&bits)
    value = Int32(bitPattern: bits)
  }

  mutating func code(_ value: inout Int) {
    var number = Int32(truncatingIfNeeded: value)
    code(&number)
    value = Int(number)
  }

  mutating func code(_ value: inout Float) {
    var bits = value.bitPattern
    code(&bits)
    value = Float(bitPattern: bits)
  }

  mutating func code(_ value: inout Bool) {
    var byte: UInt8 = value ? 1 : 0
    code(&byte)
    if byte > 1 { fail() }
    value = byte == 1
  }

  mutating func code(_ value: inout Vector2) {
    code(&value.x)
    code(&value.y)
  }

  mutating func code(_ value: inout Rotation) {
    var cosine = value.cosine
    var sine = value.sine
    code(&cosine)
    code(&sine)
    value = Rotation(cosine: cosine, sine: sine)
  }

  mutating func code(_ value: inout Float?) {
    var exists = value != nil
    var number = value ?? 0
    code(&exists)
    code(&number)
    value = exists ? number : nil
  }

  /// An enumeration or option set, by its raw value.
  mutating func code<Value: RawRepresentable>(_ value: inout Value) where Value.RawValue == UInt8 {
    var raw = value.rawValue
    code(&raw)
    guard let read = Value(rawValue: raw) else { return fail() }
    value = read
  }

  mutating func code<Value: RawRepresentable>(_ value: inout Value) where Value.RawValue == UInt32 {
    var raw = value.rawValue
    code(&raw)
    guard let read = Value(rawValue: raw) else { return fail() }
    value = read
  }

  /// A column, by its count and its elements. Reading starts each element from `blank`.
  mutating func code<Element: BitwiseCopyable>(
    _ column: inout Column<Element>, blank: Element, _ each: (inout ByteCoder, inout Element) -> Void
  ) {
    var count = column.count
    code(&count)
    // Every element takes at least one byte, so a forged count cannot request much memory.
    if isReading, hasFailed || count < 0 || count > bytes.count - position { return fail() }
    if isReading {
      column.count = 0
      column.fill(to: count, with: blank)
    }
    for i in 0..<count where !hasFailed { each(&self, &column[i]) }
  }
}
