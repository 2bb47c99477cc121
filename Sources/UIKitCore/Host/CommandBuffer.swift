import CaromGeometry

/// The words of the commands for the page; it grows as needed and is emptied once per frame.
public struct CommandBuffer: Sendable {
  /// The words written so far.
  public private(set) var words: [UInt32] = []

  /// Whether layers are omitted, so that equal contents of different layers give equal words.
  package let isAnonymous: Bool
  /// The word of the layer that the command is for; drawing operations and outputs are for none.
  private var owner: UInt32?

  /// Creates an empty buffer.
  public init() {
    isAnonymous = false
    words.reserveCapacity(4096)
  }

  package init(isAnonymous: Bool) { self.isAnonymous = isAnonymous }

  /// Whether a layer's content has to be written: if it has any, or if the page, as `isShown` remembers, shows some that
  /// is gone. A buffer without layers, such as that of a hash, gets what is seen, whatever the page shows, and changes
  /// nothing.
  package func needsContent(isEmpty: Bool, _ isShown: inout Bool) -> Bool {
    if isAnonymous { return !isEmpty }
    defer { isShown = !isEmpty }
    return isShown || !isEmpty
  }

  /// Whether no words have been written since the buffer was emptied.
  public var isEmpty: Bool { words.isEmpty }

  /// Removes all words and keeps the memory.
  public mutating func removeAll() { words.removeAll(keepingCapacity: true) }

  // Inlined, because for a known command the compiler then reduces `visit` to that command's fields.
  @inline(__always)
  package mutating func put(_ command: LayerCommand, _ layer: Int32) {
    owner = isAnonymous ? 0 : UInt32(bitPattern: layer)
    command.visit(&self)
    owner = nil
  }

  package mutating func put(_ operation: DrawingCommand) { operation.visit(&self) }

  package mutating func put(_ output: HostOutput) { output.visit(&self) }

  /// Adds operations that were written before.
  package mutating func put(recording: [UInt32]) { words.append(contentsOf: recording) }
}

extension CommandBuffer: CommandVisitor {
  package mutating func begin(_ number: UInt32, _ name: StaticString) {
    words.append(number)
    if let owner { words.append(owner) }
  }

  package mutating func word(_ name: StaticString, _ value: UInt32) { words.append(value) }

  package mutating func layer(_ name: StaticString, _ value: Int32) { words.append(UInt32(bitPattern: value)) }

  package mutating func flag(_ name: StaticString, _ value: Bool) { words.append(value ? 1 : 0) }

  package mutating func number(_ name: StaticString, _ value: Double) {
    // NaN has different bits on different machines, and the words are hashed.
    words.append(value.isNaN ? Float.nan.bitPattern : Float(value).bitPattern)
  }

  package mutating func color(_ name: StaticString, _ value: CGColor) { words.append(value.packed) }

  package mutating func text(_ name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 { bytes in
      words.append(UInt32(bytes.count))
      for start in stride(from: 0, to: bytes.count, by: 4) {
        var word: UInt32 = 0
        for index in start..<min(start + 4, bytes.count) {
          word |= UInt32(bytes[index]) << UInt32(8 * (index - start))
        }
        words.append(word)
      }
    }
  }

  package mutating func matrix(_ name: StaticString, _ m: CATransform3D) {
    for value in [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ] {
      number(name, value)
    }
  }

  package mutating func words(_ name: StaticString, _ value: [UInt32]) {
    words.append(UInt32(value.count))
    words.append(contentsOf: value)
  }

  package mutating func list<Row>(_ name: StaticString, _ rows: [Row], _ row: (inout Self, Row) -> Void) {
    words.append(UInt32(rows.count))
    for each in rows { row(&self, each) }
  }
}
