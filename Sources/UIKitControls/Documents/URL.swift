import UIKitCore

/// A file that the user chose. A page has no file system, so it has only a name, and its text is already read.
public struct URL: Equatable {
  /// The name of the file.
  public let lastPathComponent: String
  fileprivate let text: String
  fileprivate let outcome: UInt8

  static let nothingChosen: UInt8 = 1
  private static let tooLarge: UInt8 = 2

  init(_ file: FileInput) {
    lastPathComponent = file.name
    text = file.content
    outcome = file.outcome
  }

  /// Why there is no text; nil if there is.
  fileprivate var error: CocoaError? {
    switch outcome {
    case 0: nil
    case URL.tooLarge: .fileReadTooLarge
    default: .fileReadInapplicableStringEncoding
    }
  }
}

/// The reasons why a file cannot be read.
public enum CocoaError: Error, Equatable {
  /// The file is larger than one mebibyte.
  case fileReadTooLarge
  /// The file does not contain UTF-8 text.
  case fileReadInapplicableStringEncoding
}

extension String {
  /// The encodings of text in files.
  public enum Encoding {
    /// UTF-8.
    case utf8
  }

  /// Creates a string with the text of a file, or throws why it cannot be read.
  public init(contentsOf url: URL, encoding: Encoding = .utf8) throws(CocoaError) {
    if let error = url.error { throw error }
    self = url.text
  }
}
