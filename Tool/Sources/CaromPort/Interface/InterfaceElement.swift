import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a storyboard or xib: its name, its attributes, its children, and the line at which it begins.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [InterfaceElement] = []
  private(set) weak var parent: InterfaceElement?
  /// The text between its tags, without surrounding white space.
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String], line: Int, parent: InterfaceElement?) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.parent = parent
    parent?.children.append(self)
  }

  /// Parses a document. Throws `InterfaceFileError` if it is not valid XML.
  static func read(_ data: Data) throws -> InterfaceElement {
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      let line = parser.lineNumber
      throw InterfaceFileError(line: line, reason: "it is no XML from this line on")
    }
    return root
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The identifier by which other elements refer to it; empty if it has none.
  var id: String { self["id"] ?? "" }

  /// Its role in its parent, such as `backgroundColor`.
  var key: String? { self["key"] }

  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child that holds the value of the property with this name.
  func value(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The children of a child, such as those of `subviews`; none if there is no such child.
  func items(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  func number(_ attribute: String) -> Double? { self[attribute].flatMap(Double.init) }

  /// Whether an attribute is YES; nil if it is missing.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// This element and all of its descendants.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }
}

/// Why an interface file could not be read.
struct InterfaceFileError: Error {
  let line: Int
  let reason: String
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var root: InterfaceElement?
  private var open: [InterfaceElement] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let element = InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber, parent: open.last)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
