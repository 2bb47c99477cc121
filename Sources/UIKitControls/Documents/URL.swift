import UIKitCore

/// A file that the person chose. A page has no file system: the name is all of its place, and its text is read already.
public struct URL: Equatable {
  /// The file's name.
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

  /// Why there is no text; nil where there is.
  fileprivate var error: CocoaError? {
    switch outcome {
    case 0: nil
    case URL.tooLarge: .fileReadTooLarge
    default: .fileReadInapplicableStringEncoding
    }
  }
}

/// Why a file cannot be read.
public enum CocoaError: Error, Equatable {
  /// It has more than a mebibyte.
  case fileReadTooLarge
  /// Its bytes are no text.
  case fileReadInapplicableStringEncoding
}

extension String {
  /// How texts stand in files.
  public enum Encoding { case utf8 }

  /// The text of a file.
  public init(contentsOf url: URL, encoding: Encoding = .utf8) throws(CocoaError) {
    if let error = url.error { throw error }
    self = url.text
  }
}
