import CaromHeadlessHost
import Glibc
import Testing
import UIKit

@testable import UIKitCore

/// The tables by which the page reads and writes match the sources, and the page's tests use the same tables.
@Suite struct HostTableTests {
  @Test func thePageHasTheProgramsTables() throws {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let root = folders.joined(separator: "/")
    let kept = try #require(text(ofFileAt: "\(root)/web/hosttables.js"))
    guard kept != script else { return }
    guard inputs(in: kept).isSubset(of: inputs(in: script)) else {
      Issue.record(
        "Recorded inputs would be read differently: add new ones at the end, or increase HostInput.formatVersion.")
      return
    }
    let found = try #require(fopen("\(root)/.build/hosttables.js", "wb"))
    fwrite(script, 1, script.utf8.count, found)
    fclose(found)
    Issue.record("web/hosttables.js differs from the program. If intended: cp .build/hosttables.js web/")
  }

  /// The page's script that holds the tables.
  private let script = """
    // The tables by which the page writes inputs and reads commands, drawings and outputs, as the kit's HostTables has them.
    // HostTableTests compares them, and writes this file where they differ. `readTables` in kit.js says what a line holds.

    export const hostTables = `
    \(HostTables.text)`;

    """

  private func text(ofFileAt path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }

  /// The lines of the inputs, which are the format of recordings; none if the tables have another version than ours.
  private func inputs(in script: String) -> Set<Substring> {
    let isOurs = script.contains("[version]\n\(HostInput.formatVersion) ")
    return isOurs ? Set(script.drop { $0 != "[" }.split(separator: "\n\n")[0].split(separator: "\n")) : []
  }

  @Test(arguments: LayerCommand.Kind.allCases) func aLayerCommandIsWrittenAsItIsDescribed(kind: LayerCommand.Kind) {
    var words = CommandBuffer()
    words.put(kind.example, 7)
    #expect(words.words[1] == 7)
    let expected = "\(kind) 7" + values(kind.entry.fields)
    #expect(CommandEntry.lines(ofLayerCommands: words.words).map(masked) == [expected])
    check(kind.entry, of: kind.example, named: "\(kind)", number: kind.rawValue, of: words.words)
  }

  @Test(arguments: DrawingCommand.Kind.allCases) func anOperationIsWrittenAsItIsDescribed(kind: DrawingCommand.Kind) {
    var words = CommandBuffer()
    words.put(kind.example)
    #expect(CommandEntry.lines(ofDrawing: words.words).map(masked) == ["\(kind)" + values(kind.entry.fields)])
    check(kind.entry, of: kind.example, named: "\(kind)", number: kind.rawValue, of: words.words)
  }

  @Test(arguments: HostOutput.Kind.allCases) func anOutputIsWrittenAsItIsDescribed(kind: HostOutput.Kind) {
    var words = CommandBuffer()
    words.put(kind.example)
    // `store` without a value is the page's `forget`.
    let name = kind == .forget ? "store" : "\(kind)"
    #expect(kind.entry.name == "\(kind)")
    check(kind.entry, of: kind.example, named: name, number: kind.rawValue, of: words.words)
  }

  /// The entry has the kind's name and number, and as many fields as the case has values.
  private func check(_ entry: CommandEntry, of example: Any, named name: String, number: UInt32, of words: [UInt32]) {
    #expect(entry.number == number && words.first == number)
    let label = Mirror(reflecting: example).children.first?.label ?? "\(example)"
    #expect(label == name)
    let parts = entry.fields.reduce(0) { $0 + leaves($1.kind) }
    let values = Mirror(reflecting: example).children.first.map { leaves($0.value) } ?? 0
    #expect(parts == values, "\(name) has \(values) values, but visit shows \(parts)")
    for case .list(let fields) in entry.fields.map(\.kind) { #expect(!fields.isEmpty, "\(name) has an empty list") }
    #expect(Set(entry.fields.map(\.name)).count == entry.fields.count)
  }

  private func leaves(_ kind: CommandField.Kind) -> Int {
    switch kind {
    case .list(let fields): fields.reduce(0) { $0 + leaves($1.kind) }
    case .matrix: 16
    default: 1
    }
  }

  /// How many values something consists of: colors, steps, texts and lists of words count as one, other lists by their
  /// first row.
  private func leaves(_ value: Any) -> Int {
    if value is CGColor || value is AddressStep || value is [UInt32] || value is String { return 1 }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { leaves($0.value) } ?? 0 }
    if mirror.displayStyle == .collection { return mirror.children.first.map { leaves($0.value) } ?? 0 }
    if mirror.children.isEmpty { return 1 }
    return mirror.children.reduce(0) { $0 + leaves($1.value) }
  }

  /// The number of values in a line that the fields print.
  private func values(_ fields: [CommandField]) -> String {
    fields.reduce("") { line, field in
      switch field.kind {
      case .list(let fields): line + values(fields)
      case .matrix: line + String(repeating: " .", count: 16)
      case .words: line
      default: line + " ."
      }
    }
  }

  /// A line with a dot for each value after the name and the layer.
  private func masked(_ line: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    let head = LayerCommand.Kind.allCases.contains { "\($0)" == words[0] } && words.dropFirst().first == "7" ? 2 : 1
    return (words.prefix(head) + words.dropFirst(head).map { _ in "." }).joined(separator: " ")
  }

  /// `visit` shows every stored field of an input's record under its own name, and every input has a record.
  @Test(arguments: HostInput.Kind.allCases) func anInputsRecordShowsAllOfItsFields(kind: HostInput.Kind) throws {
    // Zeros represent the empty value of every field type.
    var reader = HostReader([kind.rawValue] + [UInt8](repeating: 0, count: 512))
    let input = try #require(HostInput(from: &reader))
    #expect(input.kind == kind)
    let record = try #require(Mirror(reflecting: input).children.first?.value as? any HostRecord)
    check(record)
  }

  private func check<R: HostRecord>(_ record: R) {
    var record = record
    var printer = HostTablePrinter()
    record.visit(&printer)
    let shown = printer.line.split(separator: " ").map { String($0.prefix { $0 != ":" }) }
    let declared = Mirror(reflecting: record).children.compactMap(\.label)
    #expect(Set(shown) == Set(declared) && shown.count == declared.count, "\(R.self)")
  }
}
