import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift file of the project with the edits that the rules make.
final class SourceFile {
  /// Its path from the project's folder.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let places: SourceLocationConverter
  private(set) var edits: [SourceEdit] = []
  var report = PortReport()

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The parser's first error, if the file is not valid Swift.
  var parseError: (line: Int, message: String)? {
    guard tree.hasError else { return nil }
    let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
    return first.map { ($0.location(converter: places).line, $0.message) } ?? (1, "it cannot be parsed")
  }

  /// The text with all edits applied.
  var result: String { edits.applied(to: text) }

  func line(of node: some SyntaxProtocol) -> Int {
    places.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  // MARK: Edits

  /// Replaces a node, but not the white space and comments around it.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: range, text: text))
  }

  /// Removes a node and the white space after it, up to the next token. A comment there stays.
  func remove(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if let next = node.nextToken(viewMode: .sourceAccurate) {
      let between = (node.lastToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []) + next.leadingTrivia
      let hasComment = between.contains { piece in
        switch piece {
        case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: false
        default: true
        }
      }
      if !hasComment { end = next.positionAfterSkippingLeadingTrivia.utf8Offset }
    }
    edits.append(SourceEdit(range: start..<end, text: ""))
  }

  /// Removes the lines of a node completely, if they contain nothing else.
  func removeLines(of node: some SyntaxProtocol) {
    let bytes = Array(text.utf8)
    var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    edits.append(SourceEdit(range: start..<end, text: ""))
  }

  /// Removes a range of bytes.
  func cut(_ range: Range<Int>) { edits.append(SourceEdit(range: range, text: "")) }

  /// Replaces a range of bytes.
  func edit(_ range: Range<Int>, _ text: String) { edits.append(SourceEdit(range: range, text: text)) }

  /// Inserts text directly before a node's first character.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(SourceEdit(range: place..<place, text: text))
  }

  /// Inserts text directly after a node's last character.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: place..<place, text: text))
  }

  /// Appends text at the end of the file.
  func append(_ text: String) {
    let end = self.text.utf8.count
    edits.append(SourceEdit(range: end..<end, text: text))
  }

  // MARK: Findings

  func done(_ node: some SyntaxProtocol, _ message: String) {
    report.add(.done, path, line: line(of: node), message)
  }

  func note(_ node: some SyntaxProtocol, _ message: String, remedy: String? = nil) {
    report.add(.note, path, line: line(of: node), message, remedy: remedy)
  }

  func left(_ node: some SyntaxProtocol, _ message: String, remedy: String) {
    report.add(.left, path, line: line(of: node), message, remedy: remedy)
  }
}

extension SyntaxProtocol {
  /// The text of a node without the white space and comments around it.
  var words: String { trimmedDescription }

  /// The class, struct, enum or extension that contains a node.
  var enclosingTypeName: String? {
    var node = Syntax(self).parent
    while let each = node {
      if let type = each.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = each.as(StructDeclSyntax.self) { return type.name.text }
      if let type = each.as(EnumDeclSyntax.self) { return type.name.text }
      if let type = each.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      node = each.parent
    }
    return nil
  }
}
