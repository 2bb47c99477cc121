/// A web address, or the name of a file: one in the app's folder `Web`, or one that the user chose, whose text has
/// already been read.
public struct URL: Hashable {
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

  /// The text of a chosen file, or the reason why it has none.
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
public enum CocoaError: Error, Equatable {
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
