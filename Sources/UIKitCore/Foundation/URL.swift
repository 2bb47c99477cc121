/// A web address, or the name of a file: one in the app's folder `Web`, or one that the user chose, whose text has
/// already been read.
public struct URL: Hashable, Sendable {
  /// The text of the address.
  public let absoluteString: String
  private let text: String?
  private let outcome: UInt8

  package static let nothingChosen: UInt8 = 1
  private static let tooLarge: UInt8 = 2

  /// A file that the person chose.
  package init(_ file: FileInput) {
    absoluteString = file.name
    text = file.content
    outcome = file.outcome
  }

  /// Creates an address; nil if the text is empty or contains spaces.
  public init?(string: String) {
    guard !string.utf8.isEmpty, !string.utf8.contains(0x20) else { return nil }
    self.init(fileURLWithPath: string)
  }

  /// Creates the name of a file.
  public init(fileURLWithPath path: String) {
    absoluteString = path
    text = nil
    outcome = 0
  }

  /// The address without its scheme and host.
  public var path: String {
    guard let range = absoluteString.range(of: "://") else { return absoluteString }
    let rest = absoluteString[range.upperBound...]
    guard let slash = rest.utf8.firstIndex(of: 0x2F) else { return "" }
    return String(rest[slash...])
  }

  /// The part after the last slash: the name of the file.
  public var lastPathComponent: String {
    let bytes = Array(absoluteString.utf8)
    guard let slash = bytes.lastIndex(of: 0x2F), slash + 1 < bytes.count else { return absoluteString }
    return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
  }

  /// The extension, after the last period of the name; empty if there is none.
  public var pathExtension: String {
    let bytes = Array(lastPathComponent.utf8)
    guard let dot = bytes.lastIndex(of: 0x2E), dot > 0 else { return "" }
    return String(decoding: bytes[(dot + 1)...], as: UTF8.self)
  }

  /// The address with another component appended.
  public func appendingPathComponent(_ component: String) -> URL {
    URL(
      fileURLWithPath: absoluteString.utf8.last == 0x2F ? absoluteString + component : absoluteString + "/" + component)
  }

  /// The address without its last part, with a slash at the end; the address itself where it has one part.
  public func deletingLastPathComponent() -> URL {
    var bytes = Array(absoluteString.utf8)
    if bytes.last == 0x2F { bytes.removeLast() }
    guard let slash = bytes.lastIndex(of: 0x2F) else { return self }
    return URL(fileURLWithPath: String(decoding: bytes[...slash], as: UTF8.self))
  }

  /// The address without what stands behind the last point of the name.
  public func deletingPathExtension() -> URL {
    let ending = pathExtension.utf8.count
    guard ending > 0 else { return self }
    return URL(fileURLWithPath: String(decoding: Array(absoluteString.utf8.dropLast(ending + 1)), as: UTF8.self))
  }

  /// The address with an ending behind a point.
  public func appendingPathExtension(_ ending: String) -> URL { URL(fileURLWithPath: absoluteString + "." + ending) }

  /// The part before the colon, such as `https`; nil where there is none.
  public var scheme: String? {
    absoluteString.range(of: ":").map { String(absoluteString[..<$0.lowerBound]) }
  }

  /// The name of the server; nil where there is none.
  public var host: String? {
    guard let range = absoluteString.range(of: "://") else { return nil }
    let name = absoluteString[range.upperBound...].utf8.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 && $0 != 0x3A }
    return name.isEmpty ? nil : String(Substring(name))
  }

  /// The part between the question mark and `#`; nil where there is no question mark.
  public var query: String? {
    let address = absoluteString.utf8.prefix { $0 != 0x23 }
    guard let mark = address.firstIndex(of: 0x3F) else { return nil }
    return String(Substring(address[address.index(after: mark)...]))
  }

  /// The part behind `#`; nil where there is none.
  public var fragment: String? {
    let address = absoluteString.utf8
    guard let mark = address.firstIndex(of: 0x23) else { return nil }
    return String(Substring(address[address.index(after: mark)...]))
  }

  /// The text of a file that was chosen, or why there is none.
  fileprivate func content() throws(CocoaError) -> String {
    switch outcome {
    case 0:
      guard let text else { throw .fileReadNoSuchFile }
      return text
    case URL.tooLarge: throw .fileReadTooLarge
    default: throw .fileReadInapplicableStringEncoding
    }
  }
}

/// Why a file could not be read.
public enum CocoaError: Error, Equatable, Sendable {
  /// The file is larger than one mebibyte.
  case fileReadTooLarge
  /// The file does not contain UTF-8 text.
  case fileReadInapplicableStringEncoding
  /// The user has not chosen this file; a page can read no others.
  case fileReadNoSuchFile
}

extension String {
  /// Creates a string with the text of a file that the user chose. Throws if it cannot be read.
  public init(contentsOf url: URL, encoding: Encoding = .utf8) throws(CocoaError) { self = try url.content() }
}
