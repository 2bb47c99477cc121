import UIKit

/// The head of a recording that is written while its session is still running. The inputs follow, without a length or
/// an end mark. `CaromReplay` reads it, and `web/session.js` writes the same.
package struct OpenRecordingHead: HostRecord {
  /// The kind of file.
  package static let letters: [UInt8] = Array("COPN".utf8)
  /// The version of the format of all recordings. Increase it with every change of the bytes, including those of
  /// `HostInput`.
  package static let version: UInt8 = 1

  package var app = ""
  package var rulesVersion: Int32 = 0

  /// A head to be filled by `visit(_:)`.
  package init() {}

  /// Visits the fields in the order of their bytes.
  package mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    visitor.text("app", &app)
    visitor.int32("rulesVersion", &rulesVersion)
  }

  /// The letters, the version and the head of an app's recording. The version of its rules is not known here.
  static func bytes(app: String) -> [UInt8] {
    var head = OpenRecordingHead()
    head.app = app
    var writer = HostWriter()
    head.visit(&writer)
    return letters + [version] + writer.bytes
  }
}
