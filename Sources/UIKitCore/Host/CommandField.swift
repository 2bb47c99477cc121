import CaromGeometry

/// Visits the fields of a layer command, a drawing operation or an output, to write or list them.
///
/// Each names its fields once, in `visit`; the writer, the page's reader and the printed lines are derived from that.
package protocol CommandVisitor {
  /// Called first, with the number that precedes the fields, and the name in the page's table.
  mutating func begin(_ number: UInt32, _ name: StaticString)
  mutating func word(_ name: StaticString, _ value: UInt32)
  mutating func layer(_ name: StaticString, _ value: Int32)
  mutating func flag(_ name: StaticString, _ value: Bool)
  mutating func number(_ name: StaticString, _ value: Double)
  mutating func color(_ name: StaticString, _ value: CGColor)
  mutating func text(_ name: StaticString, _ value: String)
  mutating func matrix(_ name: StaticString, _ value: CATransform3D)
  /// A nested sequence of words.
  mutating func words(_ name: StaticString, _ value: [UInt32])
  /// Rows; `row` visits the fields of each.
  mutating func list<Row>(_ name: StaticString, _ rows: [Row], _ row: (inout Self, Row) -> Void)
}

/// A field of a command: its name, and how its words are read.
package struct CommandField: Equatable {
  /// How the words of a field are read.
  package indirect enum Kind: Equatable {
    /// A word.
    case word
    /// A layer's id as a word; 0 for none.
    case layer
    /// A word: 0 or 1.
    case flag
    /// A Float's bits.
    case number
    /// 0xAARRGGBB.
    case color
    /// The count of bytes, then UTF-8 padded to words.
    case text
    /// Sixteen numbers, column by column.
    case matrix
    /// The count of words, then the words.
    case words
    /// The count of rows, then each row's fields.
    case list([CommandField])
  }

  package let name: String
  package let kind: Kind
}

/// A command as the page's table describes it, for printing commands; built by visiting the command's fields.
package struct CommandEntry: CommandVisitor {
  package private(set) var number: UInt32 = 0
  package private(set) var name = ""
  package private(set) var fields: [CommandField] = []

  /// The entry of the command whose fields `describe` visits.
  package init(_ describe: (inout CommandEntry) -> Void) { describe(&self) }

  @inline(never)
  package mutating func begin(_ number: UInt32, _ name: StaticString) {
    self.number = number
    self.name = Self.string(name)
  }

  package mutating func word(_ name: StaticString, _ value: UInt32) { add(name, .word) }
  package mutating func layer(_ name: StaticString, _ value: Int32) { add(name, .layer) }
  package mutating func flag(_ name: StaticString, _ value: Bool) { add(name, .flag) }
  package mutating func number(_ name: StaticString, _ value: Double) { add(name, .number) }
  package mutating func color(_ name: StaticString, _ value: CGColor) { add(name, .color) }
  package mutating func text(_ name: StaticString, _ value: String) { add(name, .text) }
  package mutating func matrix(_ name: StaticString, _ value: CATransform3D) { add(name, .matrix) }
  package mutating func words(_ name: StaticString, _ value: [UInt32]) { add(name, .words) }

  package mutating func list<Row>(_ name: StaticString, _ rows: [Row], _ row: (inout Self, Row) -> Void) {
    // An example has one row, which stands for all.
    let entry = CommandEntry { entry in if let first = rows.first { row(&entry, first) } }
    add(name, .list(entry.fields))
  }

  @inline(never)
  private mutating func add(_ name: StaticString, _ kind: CommandField.Kind) {
    fields.append(CommandField(name: Self.string(name), kind: kind))
  }

  @inline(never)
  private static func string(_ name: StaticString) -> String {
    name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}
