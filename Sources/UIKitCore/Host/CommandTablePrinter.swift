import CaromGeometry

/// Prints the line of a command in the page's table: `number name field:type …`, a list as `field:[field:type,…]`.
struct CommandTablePrinter: CommandVisitor {
  private(set) var line = ""
  private var separator: StaticString = " "

  /// The line of the command whose fields `describe` visits.
  static func line(_ describe: (inout CommandTablePrinter) -> Void) -> String {
    var printer = CommandTablePrinter()
    describe(&printer)
    return printer.line + "\n"
  }

  @inline(never)
  mutating func begin(_ number: UInt32, _ name: StaticString) {
    line = "\(number) "
    put(name)
  }

  mutating func word(_ name: StaticString, _ value: UInt32) { add(name, ":word") }
  mutating func layer(_ name: StaticString, _ value: Int32) { add(name, ":layer") }
  mutating func flag(_ name: StaticString, _ value: Bool) { add(name, ":flag") }
  mutating func number(_ name: StaticString, _ value: Double) { add(name, ":number") }
  mutating func color(_ name: StaticString, _ value: CGColor) { add(name, ":color") }
  mutating func text(_ name: StaticString, _ value: String) { add(name, ":text") }
  mutating func matrix(_ name: StaticString, _ value: CATransform3D) { add(name, ":matrix") }
  mutating func words(_ name: StaticString, _ value: [UInt32]) { add(name, ":words") }

  mutating func list<Row>(_ name: StaticString, _ rows: [Row], _ row: (inout CommandTablePrinter, Row) -> Void) {
    // An example has one row, which stands for all.
    var fields = CommandTablePrinter()
    fields.separator = ","
    if let first = rows.first { row(&fields, first) }
    add(name, ":[")
    line += fields.line
    put("]")
  }

  @inline(never)
  private mutating func add(_ name: StaticString, _ type: StaticString) {
    if !line.utf8.isEmpty { put(separator) }
    put(name)
    put(type)
  }

  @inline(never)
  private mutating func put(_ text: StaticString) {
    line += text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}
