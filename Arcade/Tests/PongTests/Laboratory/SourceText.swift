import Glibc

/// Reads source files as text.
enum SourceText {
  struct Unreadable: Error { let path: String }

  /// The paths of the Swift files in a folder and in the folders inside it.
  static func files(under folder: String) throws -> [String] {
    guard let listing = opendir(folder) else { throw Unreadable(path: folder) }
    defer { closedir(listing) }
    var files: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let path = folder + "/" + name
      if name.hasSuffix(".swift") {
        files.append(path)
      } else if entry.pointee.d_type == UInt8(DT_DIR), !name.hasPrefix(".") {
        files += try SourceText.files(under: path)
      }
    }
    return files
  }

  static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
